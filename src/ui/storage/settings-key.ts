/** Where the player's settings are kept on the device. */
export const SETTINGS_KEY = 'lucie.settings';
