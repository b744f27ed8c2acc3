/**
 * Push handlers of the service worker: pure functions of their arguments, testable without a worker. In the worker:
 *
 *     self.addEventListener('push', (event) => event.waitUntil(showPush(self, event.data?.text())));
 *     self.addEventListener('notificationclick', (event) => event.waitUntil(openPushed(self, event.notification)));
 */

/** Content of a push message, as `platform/push` of the API sends it. */
export interface Pushed {
  readonly title: string;
  readonly body: string;
  /** Path of the screen that a tap opens. */
  readonly path: string;
  /** Replaces a shown notification with the same tag. */
  readonly tag: string;
  /** An unchanged version updates the notification silently. */
  readonly version: string;
  readonly lang: string;
}

/** A window of this site, as the worker sees it. */
interface PushWindow {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

/** The used parts of the service worker's scope. */
export interface PushScope {
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    getNotifications(filter: { tag: string }): Promise<readonly { readonly data: unknown }[]>;
  };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly unknown[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly location: { readonly origin: string };
}

/** Browsers require a notification for every push, even an invalid one. */
const unreadable: Pushed = { title: 'M4U', body: '', path: '/notifications', tag: 'm4u', version: '', lang: 'vi' };

const parse = (text: string | undefined): Partial<Record<keyof Pushed, unknown>> => {
  try {
    const read: unknown = JSON.parse(text ?? '');
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
};

/** Reads a push message, with defaults for missing fields. */
export const readPush = (text: string | undefined): Pushed => {
  const message = parse(text);
  const textOf = (name: keyof Pushed): string => {
    const value = message[name];
    return typeof value === 'string' && value !== '' ? value : unreadable[name];
  };
  return {
    title: textOf('title'),
    body: textOf('body'),
    path: textOf('path'),
    tag: textOf('tag'),
    version: textOf('version'),
    lang: textOf('lang'),
  };
};

const dataOf = (data: unknown): { readonly path: string; readonly version: string } => {
  const { path, version } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  return {
    path: typeof path === 'string' ? path : unreadable.path,
    version: typeof version === 'string' ? version : '',
  };
};

/** Shows a push message; a repeated one replaces itself silently. */
export const showPush = async ({ registration }: PushScope, text: string | undefined): Promise<void> => {
  const { title, body, path, tag, version, lang } = readPush(text);
  const notifications = await registration.getNotifications({ tag });
  const isNews = !notifications.some(({ data }) => version !== '' && dataOf(data).version === version);
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    tag,
    lang,
    renotify: isNews,
    silent: isNews ? null : true,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { path, version },
  };
  await registration.showNotification(title, options);
};

const isWindow = (client: unknown): client is PushWindow =>
  typeof client === 'object' && client !== null && 'navigate' in client && 'focus' in client;

/** Opens the screen of a tapped message, in an existing window of this site if there is one; never another site. */
export const openPushed = async (
  { clients, location }: PushScope,
  notification: { readonly data: unknown; close(): void },
): Promise<void> => {
  notification.close();
  const target = URL.parse(dataOf(notification.data).path, location.origin);
  const address = target?.origin === location.origin ? target.href : `${location.origin}${unreadable.path}`;
  const windows = (await clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(isWindow);
  const openWindow = windows.find(({ url }) => url === address) ?? windows[0];
  if (!openWindow) return void (await clients.openWindow(address));
  try {
    await openWindow.focus();
    if (openWindow.url !== address) await openWindow.navigate(address);
  } catch {
    // A window that the worker does not control cannot be navigated.
    await clients.openWindow(address);
  }
};
