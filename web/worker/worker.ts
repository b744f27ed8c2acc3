/**
 * The service worker (docs/web.md "Offline"): the offline page when the network fails, files of the build from the
 * device, and what is sent or told while no page is open. Pages and answers of the API are never kept.
 */
import { addPlugins, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { readLanguage } from '../app/platform/offline/device.ts';
import { openPushed, showPush } from '../app/platform/push/push-events.ts';
import { bounded } from './bounded.ts';
import { sendWhatWaits } from './outbox.ts';
import { documentOf, documents, keptPageOf, languages, offlineAddress, strangersIn, type Shell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;
declare const SHELL: Shell;
const own = SHELL;

const isDocument = ({ url }: Request): boolean => keptPageOf(new URL(url)) !== undefined;

// All or nothing: when one of these cannot be had, the worker is not installed, and the former one stays.
addPlugins([
  {
    // Nobody's page: it is kept for whoever uses this device.
    requestWillFetch: async ({ request }) =>
      isDocument(request) ? new Request(request.url, { credentials: 'omit', cache: 'no-store' }) : request,
    cacheWillUpdate: async ({ request, response }) => {
      if (response.status !== 200) return null;
      if (!isDocument(request)) return response;
      // A document of another build, while a new one is being rolled out, would ask for files that are not kept.
      return strangersIn(await response.clone().text(), own).length === 0 ? response : null;
    },
  },
]);
precache([
  ...own.files,
  ...documents.flatMap((path) =>
    languages.map((language) => ({ url: documentOf(path, language), revision: own.version })),
  ),
]);

/** What is shown at an address without a network. */
const withoutNetwork = async (url: URL): Promise<Response> => {
  // What is no page is answered here nonetheless: left to the browser it would be asked for twice, and counted twice.
  if (/^\/(?:api|dev)\//.test(url.pathname)) return Response.error();
  const path = keptPageOf(url);
  if (!path) return Response.redirect(offlineAddress(url));
  const language = url.searchParams.get('lang') ?? (await readLanguage());
  return (await matchPrecache(documentOf(path, language === 'en' ? 'en' : 'vi'))) ?? Response.error();
};

/** A page from the network, which may have been requested while the worker was starting. */
const fromNetwork = async (event: ExtendableEvent, request: Request): Promise<Response> => {
  const preloaded =
    'preloadResponse' in event ? await (event.preloadResponse as Promise<Response | undefined>) : undefined;
  return preloaded ?? fetch(request);
};

registerRoute(
  new NavigationRoute(async ({ event, request, url }) => {
    // Whoever was led here a moment ago need not wait for the network a second time.
    if (url.pathname === '/offline' && url.searchParams.has('from')) return withoutNetwork(url);
    try {
      return await fromNetwork(event, request);
    } catch {
      return withoutNetwork(url);
    }
  }),
);

// Names carry a hash of what is in them: what is kept under one is right for good, whichever build asks.
const files = new CacheFirst({ cacheName: 'm4u-files', plugins: [bounded(200)] });
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async (options) => (await matchPrecache(options.url.href)) ?? files.handle(options),
);

self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
});

// A new worker waits until the pages of the former one are gone, or somebody asks for it.
self.addEventListener('message', ({ data, ports }: ExtendableMessageEvent) => {
  if (data === 'version') ports[0]?.postMessage(own.version);
  if (data === 'take over') void self.skipWaiting();
});

self.addEventListener('sync', (event: Event) => {
  const { tag, waitUntil } = event as ExtendableEvent & { readonly tag: string };
  if (tag === 'm4u-outbox') waitUntil.call(event, sendWhatWaits());
});

self.addEventListener('push', (event) => event.waitUntil(showPush(self, event.data?.text())));
self.addEventListener('notificationclick', (event) => event.waitUntil(openPushed(self, event.notification)));
