/** HttpOnly cookies with a session's tokens (docs/rules/screens.md#cookies). */
export const ACCESS_COOKIE = 'snc_token';
export const REFRESH_COOKIE = 'snc_refresh_token';

/** Every cookie of a session: the tokens, and the facts that scripts may read (docs/rules/screens.md#cookies). */
export const SESSION_COOKIES = [
  ACCESS_COOKIE,
  REFRESH_COOKIE,
  'myMemberId',
  'myBrandGroup',
  'agency',
  'userName',
  'myUrlMinify',
] as const;

/**
 * Identifies a browser and the accounts that have signed in with it; HttpOnly, and kept after sign-out. Browsers accept
 * the prefix `__Host-` only from this host and with `Secure`, as all cookies here are.
 */
export const DEVICE_COOKIE = '__Host-m4u_device';
/** Account whose sign-in waits for a code of the second factor, encrypted; HttpOnly, valid for ten minutes. */
export const WAITING_COOKIE = '__Host-m4u_waiting';
/** A provider's person to connect to the account that signs in next, encrypted; HttpOnly, valid for ten minutes. */
export const JOIN_COOKIE = '__Host-m4u_join';
/**
 * Former name, which a neighbouring subdomain can set: it proves an earlier sign-in but does not identify a browser.
 */
export const FORMER_DEVICE_COOKIE = 'm4u_device';
