/** Most groups of a person that are read from a token. */
export const MOST_GROUPS = 500;

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether a link may lead to a provider's page: its discovery document could name any address, also of a script. */
export const isSafePage = ({ protocol, hostname }: URL, allowsLoopback: boolean): boolean =>
  protocol === 'https:' || (protocol === 'http:' && allowsLoopback && LOOPBACK.test(hostname));
