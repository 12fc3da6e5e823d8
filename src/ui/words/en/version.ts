/** What is said of the copy of the site that is kept on the device. */
export const VERSION = {
  name: 'New version',
  ready: 'A new version of this site is ready. Reload when it suits you; your game stays.',
  elsewhere:
    'Another tab has changed to a new version of this site. Reload here when it suits you; your game stays.',
  changing: 'Changing to the new version …',
  reload: 'Reload now',
  later: 'Later',
  sparing:
    'Your device asks to save data, so this site is not stored on it. If you store it, all of it works without network.',
  keep: 'Keep the whole site, about 6 MB',
  keeping: 'The site is being kept. It works without network in a minute or so.',
  refused: 'The browser does not let the site be kept.',
} as const;
