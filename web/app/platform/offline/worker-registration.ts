/** Registers the service worker, and finds out when a new one waits that belongs to a newer build than the page. */
import { pageBuild } from '../document/page-build.ts';

/** Interval (ms) of update checks on an open page. */
const hour = 60 * 60_000;

const versionOf = (worker: ServiceWorker): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
    port1.start();
    worker.postMessage('version', [port2]);
    setTimeout(() => resolve(undefined), 5_000);
  });

/** Whether the browser's data saver is on. */
const isSavingData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Registers the service worker. Calls `offer` each time a newer build than this page's is ready. Undefined when the
 * browser lacks service workers, or refuses.
 */
export const registerWorker = async (offer: () => void): Promise<ServiceWorkerRegistration | undefined> => {
  if (!('serviceWorker' in navigator) || isSavingData()) return undefined;
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if (!registration) return undefined;
  const look = async () => {
    const version = registration.waiting && (await versionOf(registration.waiting));
    if (version && version !== pageBuild()) offer();
  };
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => installing.state === 'installed' && void look());
  });
  // Another tab has activated the new worker.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const { active } = registration;
    if (active) void versionOf(active).then((version) => version && version !== pageBuild() && offer());
  });
  setInterval(() => void registration.update().catch(() => {}), hour);
  await look();
  return registration;
};

/** Activates the new worker and reloads this page. */
export const takeOver = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration();
  const reload = () => window.location.reload();
  if (!registration?.waiting) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  registration.waiting.postMessage('take over');
  // A page without a controlling worker gets no `controllerchange` event.
  setTimeout(reload, 3_000);
};
