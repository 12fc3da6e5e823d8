import { needFirefox, openFirefox } from './firefox.ts';
import { testPlays } from './plays.ts';

testPlays(() => openFirefox(needFirefox(), 1280, 800));
