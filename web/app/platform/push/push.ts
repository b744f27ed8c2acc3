import { fetchApi } from '../api/fetch-api.ts';

/**
 * Push state in this browser: `unsupported`; `home` when it needs the app on the home screen; `denied` by the browser's
 * permission; `off` and `on` for the reader.
 */
export type PushState = 'unsupported' | 'home' | 'denied' | 'off' | 'on';

/**
 * Storage key: the member whose push is enabled in this browser; enabled again when they sign in again, and for no
 * other member.
 */
const holder = 'm4u-push';
/** Session storage key: the device was registered at the server since the sign-in. */
const registeredKey = 'm4u-push-told';

/** Maximum wait (ms) for the service worker. */
const patience = 10_000;

const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);

const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const readyWorker = async (): Promise<ServiceWorkerRegistration> => {
  const timeout = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The service worker is not there.')), patience);
  });
  return Promise.race([navigator.serviceWorker.ready, timeout]);
};

const findSubscription = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
};

/** Push state for a reader. */
export const readPushState = async (memberId: string): Promise<PushState> => {
  if (!canPush()) return isApple() ? 'home' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const isOn = localStorage.getItem(holder) === memberId && Notification.permission === 'granted';
  return isOn && (await findSubscription()) ? 'on' : 'off';
};

const sendSubscription = async (method: 'PUT' | 'POST', path: string, body: object): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetchApi(path, { method, headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`The API answered ${response.status}.`);
};

const keyBytes = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const sameKey = ({ options }: PushSubscription, key: Uint8Array): boolean => {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return own.length === key.length && own.every((byte, index) => byte === key[index]);
};

const subscribe = async (publicKey: string): Promise<PushSubscription> => {
  const { pushManager } = await readyWorker();
  const key = keyBytes(publicKey);
  const former = await pushManager.getSubscription();
  if (former && sameKey(former, key)) return former;
  // A subscription with another key cannot be used, and blocks a new one.
  await former?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
};

const register = async (memberId: string, publicKey: string): Promise<void> => {
  const token = JSON.stringify(await subscribe(publicKey));
  await sendSubscription('PUT', '/fcmToken', { memberId, token });
  localStorage.setItem(holder, memberId);
  sessionStorage.setItem(registeredKey, memberId);
};

/**
 * Enables push in this browser. Call it from a tap only: it requests the permission. Errors: offline, or the push
 * service is unreachable.
 */
export const turnPushOn = async (memberId: string, publicKey: string): Promise<PushState> => {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  await register(memberId, publicKey);
  return 'on';
};

/** Disables push in this browser. Errors: offline. */
export const turnPushOff = async (): Promise<PushState> => {
  localStorage.removeItem(holder);
  sessionStorage.removeItem(registeredKey);
  const subscription = await findSubscription();
  if (subscription) {
    await sendSubscription('POST', '/fcmToken/delete', { token: JSON.stringify(subscription) });
    await subscription.unsubscribe();
  }
  return 'off';
};

/**
 * Keeps push consistent with the signed-in member: registers the device again after each sign-in of the member who
 * enabled it; for another or no member, this browser shows nothing.
 */
export const keepPush = async (memberId: string | undefined): Promise<void> => {
  if (!canPush()) return;
  if (memberId === undefined || memberId !== localStorage.getItem(holder)) {
    sessionStorage.removeItem(registeredKey);
    await (await findSubscription())?.unsubscribe();
    return;
  }
  if (sessionStorage.getItem(registeredKey) === memberId || Notification.permission !== 'granted') return;
  const response = await fetchApi('/notifications/pushKey');
  if (!response.ok) return;
  const { data } = (await response.json()) as { data: { publicKey: string } };
  await register(memberId, data.publicKey);
};
