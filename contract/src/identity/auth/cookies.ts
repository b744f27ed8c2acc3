/** The cookies that hold a session's tokens, out of scripts' reach (docs/rules/screens.md#cookies). */
export const ACCESS_COOKIE = 'snc_token';
export const REFRESH_COOKIE = 'snc_refresh_token';

/** Every cookie of a session: the tokens, and what scripts may read of it (docs/rules/screens.md#cookies). */
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
 * Names a browser to us, and the accounts that it has signed in to; out of scripts' reach, and kept after signing out.
 * Browsers take a name that begins with `__Host-` from this host alone and only with `Secure`, as all cookies here are.
 */
export const DEVICE_COOKIE = '__Host-m4u_device';
/** Its name before, under which a neighbouring site can set one: it proves an earlier sign-in and names no browser. */
export const FORMER_DEVICE_COOKIE = 'm4u_device';
