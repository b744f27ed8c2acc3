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

/** How pages that were shown are told. */
export type CountVisit = (visit: Visit) => void;

const mark = new RegExp(`(?<=[?&])${SOURCE_MARK}=(?:${TRACKING_SOURCES.join('|')})(?:&|$)`);

/** Longest name of a browser that is looked at, in characters, as at the API. */
const longestAgent = 300;

/**
 * Counts the pages that are shown, also those that are kept: a page that is answered from memory reaches neither a
 * loader nor the API. Nothing is sent to the browser for it, so that who has no scripts is counted too.
 */
export const createVisits = (count: CountVisit | undefined, { publicUrl, trustProxy }: SiteOptions) => {
  const site = publicUrl === undefined ? undefined : new URL(publicUrl).host;
  const asked = new WeakMap<IncomingMessage, string>();

  /** An address without the mark that says how it was handed out: the page is the same by whichever way. */
  const withoutMark = (request: IncomingMessage): void => {
    const { url = '/' } = request;
    if (!url.includes(`${SOURCE_MARK}=`) || !mark.test(url)) return;
    asked.set(request, url);
    request.url = url.replace(mark, '').replace(/[?&]$/, '');
  };

  /** Takes note that the page of a request was shown; `shown` is undefined for what is not counted. */
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
