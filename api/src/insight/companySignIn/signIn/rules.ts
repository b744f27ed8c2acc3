/** Most groups of a person that are read from a token. */
export const MOST_GROUPS = 500;

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether a link may lead to a provider's page: its discovery document could name any address, also of a script. */
export const isSafePage = ({ protocol, hostname }: URL, allowsLoopback: boolean): boolean =>
  protocol === 'https:' || (protocol === 'http:' && allowsLoopback && LOOPBACK.test(hostname));

/**
 * Whether a discovery document is that of the issuer which a company has saved. Without a path, a slash at the end makes
 * no difference. A template of many issuers, as `https://login.microsoftonline.com/{tenantid}/v2.0`, is none.
 */
export const isSameIssuer = (told: string, saved: string): boolean => URL.parse(told)?.href === new URL(saved).href;
