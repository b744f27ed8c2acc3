import type { IncomingMessage } from 'node:http';
import {
  isLeftOut,
  SOURCE_MARK,
  type ShownPage,
  sourceOf,
  TRACKING_SOURCES,
  type Visit,
} from '@m4u/contract/insight/tracking/rules';
import type { SiteOptions } from '@m4u/contract/http/same-origin';
import { findSender } from '@m4u/contract/http/sender';

/** Receives page views. */
export type CountVisit = (visit: Visit) => void;

const mark = new RegExp(`(?<=[?&])${SOURCE_MARK}=(?:${TRACKING_SOURCES.join('|')})(?:&|$)`);

/** Maximum characters of a User-Agent that are read, as in the API. */
const longestAgent = 300;

/**
 * Counts page views on the server, including answers from the cache, which reach neither a loader nor the API. Works
 * without scripts in the browser.
 */
export const createVisits = (count: CountVisit | undefined, { publicUrl, trustProxy }: SiteOptions) => {
  const site = publicUrl === undefined ? undefined : new URL(publicUrl).host;
  const requestedUrls = new WeakMap<IncomingMessage, string>();

  /** Removes the query parameter that says how a link was shared: the page is the same without it. */
  const withoutMark = (request: IncomingMessage): void => {
    const { url = '/' } = request;
    if (!url.includes(`${SOURCE_MARK}=`) || !mark.test(url)) return;
    requestedUrls.set(request, url);
    request.url = url.replace(mark, '').replace(/[?&]$/, '');
  };

  /** Counts the page of a request; nothing when `pageView` is undefined. */
  const note = (request: IncomingMessage, pageView: ShownPage | undefined): void => {
    if (!count || !pageView || request.method !== 'GET' || isLeftOut(request.method, request.headers)) return;
    const { headers } = request;
    const agent = (headers['user-agent'] ?? '').slice(0, longestAgent);
    const source = sourceOf({
      address: requestedUrls.get(request) ?? '',
      host: site ?? headers.host ?? '',
      referrer: headers.referer ?? '',
      agent,
    });
    count({ ...pageView, source, agent, ip: findSender(request, trustProxy) });
  };

  return { withoutMark, note };
};
