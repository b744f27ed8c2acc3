import { fetchApi } from '../api/fetch-api.ts';
import { liveTypes, type LiveHearer, type LiveNeeds, startClient } from './live-client.ts';
import { hearing } from './live.ts';

/** After being hidden this long (ms) the connection may have broken silently. */
const longHidden = 60_000;

const openSource = (after: number | undefined, { onOpen, onBreak, onEvent }: LiveHearer): { close(): void } => {
  const source = new EventSource(`/api/events${after === undefined ? '' : `?after=${after}`}`);
  source.addEventListener('open', onOpen);
  source.addEventListener('error', () => onBreak(source.readyState === EventSource.CLOSED));
  for (const type of liveTypes) {
    source.addEventListener(type, ({ data, lastEventId }: MessageEvent<string>) => onEvent(type, data, lastEventId));
  }
  return source;
};

const openChannel = (name: string): LiveNeeds['channel'] => {
  const channel = new BroadcastChannel(name);
  return {
    post: (word) => channel.postMessage(word),
    hear: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
    close: () => channel.close(),
  };
};

/** Refreshes the session by `fetchApi`, which reloads the page for a visitor when the session has ended. */
const renew = async (): Promise<boolean> => {
  try {
    return (await fetchApi('/auth/profile')).ok;
  } catch {
    return false;
  }
};

/** A sign-in changes the reader of all tabs: reloads tabs that show another reader's data. */
const watchReader = (memberId: string): (() => void) => {
  const channel = new BroadcastChannel('m4u-reader');
  channel.addEventListener('message', ({ data }) => data !== memberId && window.location.reload());
  channel.postMessage(memberId);
  return () => channel.close();
};

/** Starts the live stream of the reader; returns the function that stops it. */
export const startLive = (memberId: string): (() => void) => {
  const name = `m4u-live ${memberId}`;
  // Locks exist only in secure contexts; without them tabs cannot share a connection.
  const { locks } = navigator;
  const client = startClient({
    open: openSource,
    ...(locks && { hold: (work, options) => locks.request(name, options, work), channel: openChannel(name) }),
    renew,
    isOnline: () => navigator.onLine,
    later: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    tell: (event) => hearing.hear(event),
    turn: (state) => hearing.turn(state),
  });
  const stopWatching = watchReader(memberId);
  let hidden = 0;
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') hidden = Date.now();
    else if (Date.now() - hidden > longHidden) client.wake();
  };
  const onOffline = () => hearing.turn('offline');
  const parts = new AbortController();
  document.addEventListener('visibilitychange', onVisibility, parts);
  window.addEventListener('online', () => client.wake(), parts);
  window.addEventListener('offline', onOffline, parts);
  return () => {
    parts.abort();
    stopWatching();
    client.close();
    hearing.forget();
  };
};
