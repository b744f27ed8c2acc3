import { fetchApi } from '../api/fetch-api.ts';

/**
 * How push stands in this browser: `unsupported` when it cannot, `home` when it can once the app is on the home screen,
 * `denied` when the person told the browser no, `off` and `on` for the reader.
 */
export type PushState = 'unsupported' | 'home' | 'denied' | 'off' | 'on';

/** Whose push this browser shows: it is set up again when they sign in again, and for nobody else. */
const holder = 'm4u-push';
/** In this tab the reader's device has been told to the server since they signed in. */
const told = 'm4u-push-told';

/** A worker that does not come to life in this time (ms) will not. */
const patience = 10_000;

const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);

const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const worker = async (): Promise<ServiceWorkerRegistration> => {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The service worker is not there.')), patience);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
};

const subscription = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
};

/** How push stands for a reader. */
export const pushState = async (memberId: string): Promise<PushState> => {
  if (!canPush()) return isApple() ? 'home' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const isOn = localStorage.getItem(holder) === memberId && Notification.permission === 'granted';
  return isOn && (await subscription()) ? 'on' : 'off';
};

const post = async (method: 'PUT' | 'POST', path: string, body: object): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetchApi(path, { method, headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`The API answered ${response.status}.`);
};

const keyBytes = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const sameKey = ({ options }: PushSubscription, key: Uint8Array): boolean => {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return own.length === key.length && own.every((byte, at) => byte === key[at]);
};

const subscribe = async (publicKey: string): Promise<PushSubscription> => {
  const { pushManager } = await worker();
  const key = keyBytes(publicKey);
  const former = await pushManager.getSubscription();
  if (former && sameKey(former, key)) return former;
  // One that was made by another key can't be written to, and stands in the way of a new one.
  await former?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
};

const register = async (memberId: string, publicKey: string): Promise<void> => {
  const token = JSON.stringify(await subscribe(publicKey));
  await post('PUT', '/fcmToken', { memberId, token });
  localStorage.setItem(holder, memberId);
  sessionStorage.setItem(told, memberId);
};

/**
 * Turns push on in this browser. Only from a press: it asks the person for their permission. Errors: no line, or the
 * browser's push service cannot be reached.
 */
export const turnPushOn = async (memberId: string, publicKey: string): Promise<PushState> => {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  await register(memberId, publicKey);
  return 'on';
};

/** Turns push off in this browser. Errors: no line. */
export const turnPushOff = async (): Promise<PushState> => {
  localStorage.removeItem(holder);
  sessionStorage.removeItem(told);
  const there = await subscription();
  if (there) {
    await post('POST', '/fcmToken/delete', { token: JSON.stringify(there) });
    await there.unsubscribe();
  }
  return 'off';
};

/**
 * Keeps push in step with who is signed in: the one who turned it on is told of again after each sign-in, without being
 * asked; for anybody else, and once nobody is signed in, this browser shows nothing.
 */
export const keepPush = async (memberId: string | undefined): Promise<void> => {
  if (!canPush()) return;
  if (memberId === undefined || memberId !== localStorage.getItem(holder)) {
    sessionStorage.removeItem(told);
    await (await subscription())?.unsubscribe();
    return;
  }
  if (sessionStorage.getItem(told) === memberId || Notification.permission !== 'granted') return;
  const response = await fetchApi('/notifications/pushKey');
  if (!response.ok) return;
  const { data } = (await response.json()) as { data: { publicKey: string } };
  await register(memberId, data.publicKey);
};
