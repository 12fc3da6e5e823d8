import { LOOKS } from '../../play/settings.ts';
import { SETTINGS_KEY } from '../../ui/storage/settings-key.ts';

/**
 * The script at the head of every page that gives the root element the player's looks, as `data-deck="four"`, before
 * anything is painted; again when another tab changes them, and when a page that was left comes back. Styles know the
 * values, and one they do not know changes nothing.
 */
export const LOOKS_SCRIPT = `{
let look=()=>{try{let s=JSON.parse(localStorage.getItem("${SETTINGS_KEY}"));
if(s.version===1)for(let k of ${JSON.stringify([...LOOKS, 'slash'])})document.documentElement.dataset[k]=s[k]??""}catch{}};
look();for(let e of["storage","pageshow"])addEventListener(e,look)}`.replaceAll('\n', '');
