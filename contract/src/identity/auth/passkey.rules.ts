/** Most passkeys of one account; those that were ended for a clone count too. */
export const MOST_PASSKEYS = 20;
/** Longest name of a passkey, in characters. */
export const PASSKEY_NAME = 60;
