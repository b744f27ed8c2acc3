/** Maximum number of passkeys of one account; those that ended because they may have been copied count too. */
export const MOST_PASSKEYS = 20;
/** Maximum length of a passkey's name, in characters. */
export const PASSKEY_NAME = 60;
