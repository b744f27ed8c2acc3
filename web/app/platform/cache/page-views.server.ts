import type { IncomingMessage } from 'node:http';
import {
  isUncounted,
  SOURCE_MARK,
  type ShownPage,
  sourceOf,
  TRACKING_SOURCES,
  type Visit,
} from '@m4u/contract/insight/tracking/rules';
import type { SiteOptions } from '@m4u/contract/http/same-origin';
import { senderOf } from '@m4u/contract/http/sender';

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
  const asked = new WeakMap<IncomingMessage, string>();

  /** Removes the query parameter that says how a link was shared: the page is the same without it. */
  const withoutMark = (request: IncomingMessage): void => {
    const { url = '/' } = request;
    if (!url.includes(`${SOURCE_MARK}=`) || !mark.test(url)) return;
    asked.set(request, url);
    request.url = url.replace(mark, '').replace(/[?&]$/, '');
  };

  /** Counts the page of a request; nothing when `shown` is undefined. */
  const note = (request: IncomingMessage, shown: ShownPage | undefined): void => {
    if (!count || !shown || request.method !== 'GET' || isUncounted(request.method, request.headers)) return;
    const { headers } = request;
    const agent = (headers['user-agent'] ?? '').slice(0, longestAgent);
    const source = sourceOf({
      address: asked.get(request) ?? '',
      host: site ?? headers.host ?? '',
      referrer: headers.referer ?? '',
      agent,
    });
    count({ ...shown, source, agent, ip: senderOf(request, trustProxy) });
  };

  return { withoutMark, note };
};
