import type { IncomingMessage } from 'node:http';
import { hasSession } from './cookies.ts';

/** True for a method that may change something. */
export const changesState = (method: string | undefined): boolean => method !== 'GET' && method !== 'HEAD';

/** Whether an `Origin` names the host that was asked; a request without a host has none that it could name. */
const isOf = (origin: string, host: string | undefined): boolean => {
  const named = URL.parse(origin)?.host;
  return named !== undefined && named === host;
};

/**
 * May a state-changing request go on? Our cookies travel cross-site (SameSite=None), so it must come from our own
 * pages: by `Sec-Fetch-Site`, else by `Origin`; with neither only when it carries no session (decisions §1 "Cookies").
 */
export const isSameOrigin = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (headers.origin !== undefined) return isOf(headers.origin, headers.host);
  return !hasSession(headers.cookie ?? '');
};
