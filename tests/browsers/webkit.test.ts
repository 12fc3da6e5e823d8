import { testPlays } from './plays.ts';
import { needWebkit, openWebkit } from './webkit.ts';

testPlays(() => openWebkit(needWebkit(), 1280, 800));
