import { canChange, type SiteOptions } from '@m4u/contract/http/same-origin';
import type { IncomingMessage } from 'node:http';
import { hasSession } from './cookies.ts';

/** True for a method that may change something. */
export const changesState = (method: string | undefined): boolean => method !== 'GET' && method !== 'HEAD';

/**
 * Whether a state-changing request is allowed (CSRF protection), by the API's rule (contract/src/http/same-origin.ts).
 */
export const isSameOrigin = ({ headers }: Pick<IncomingMessage, 'headers'>, site: SiteOptions): boolean =>
  canChange(headers, site, hasSession(headers.cookie ?? ''));
