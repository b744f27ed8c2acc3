/** The reader's live stream: one open connection shared by all tabs of a browser. */
import type { LiveEvent } from '@m4u/contract/social/notification/live';
import type { LiveState } from './live.ts';

/** Callbacks of a connection. */
export interface LiveHearer {
  onOpen(): void;
  /** The connection broke; `over` when the browser will not reopen it. */
  onBreak(over: boolean): void;
  onEvent(type: string, data: string, id: string): void;
}

/** Messages between tabs. */
type Word =
  | { readonly say: 'hello' }
  | {
      readonly say: 'here';
      readonly state: LiveState;
      /** The stream is established: from now on no event is missed. */
      readonly isReady: boolean;
      readonly last: number | undefined;
      readonly counts?: string;
    }
  | { readonly say: 'told'; readonly type: string; readonly data: string; readonly id: string };

/** Dependencies on the browser; tests pass their own. */
export interface LiveNeeds {
  /** Opens the stream, after the given event when known. */
  readonly open: (after: number | undefined, hearer: LiveHearer) => { close(): void };
  /**
   * Runs `work` while it holds the lock; `steal` takes the lock from its holder, whose call then fails. Absent: single
   * tab.
   */
  readonly hold?: (work: () => Promise<void>, options: { steal: true } | { signal: AbortSignal }) => Promise<unknown>;
  readonly channel?: { post(word: Word): void; hear(listener: (word: Word) => void): void; close(): void };
  /** Refreshes an expired session; false when the server was not reached. */
  readonly renew: () => Promise<boolean>;
  readonly isOnline: () => boolean;
  readonly later: (run: () => void, milliseconds: number) => () => void;
  readonly tell: (event: LiveEvent) => void;
  readonly turn: (state: LiveState) => void;
}

const firstPause = 1_000;
const longestPause = 60_000;
/** A leading tab that is silent for this time (ms) was suspended by its browser. */
const patience = 3_000;

/** The names of the stream's events. */
export const liveTypes = [
  'message',
  'conversation',
  'notification',
  'friend',
  'contact',
  'gone',
  'counts',
  'ready',
  'reload',
];

const readEvent = (type: string, data: string): LiveEvent | undefined => {
  if (type === 'ready' || type === 'reload') return { type };
  try {
    return { type, row: JSON.parse(data) as unknown } as LiveEvent;
  } catch {
    return undefined;
  }
};

/** A running client. */
export interface LiveClient {
  /** Call when the page becomes visible or the network returns: makes sure that a tab is connected. */
  wake(): void;
  close(): void;
}

/**
 * Starts the client. One leading tab has the connection and forwards events to the others; when it closes, another
 * leads from the last event. The browser reopens a broken stream; when it gives up (expired session, busy server), the
 * session is refreshed and the stream reopened after a growing pause.
 */
export const startClient = (needs: LiveNeeds): LiveClient => {
  const { open, hold, channel, renew, isOnline, later, tell, turn } = needs;
  let ended = false;
  let attempt = new AbortController();
  let isStealing = false;
  let source: { close(): void } | undefined;
  let leave: (() => void) | undefined;
  let last: number | undefined;
  let counts: string | undefined;
  let state: LiveState = 'connecting';
  let isReady = false;
  let pause = firstPause;
  let cancel: (() => void) | undefined;
  let unanswered: (() => void) | undefined;

  const here = () => channel?.post({ say: 'here', state, isReady, last, ...(counts !== undefined && { counts }) });
  const become = (next: LiveState) => {
    state = next;
    turn(next);
    if (leave) here();
  };

  const receive = (type: string, data: string, id: string) => {
    if (/^\d+$/.test(id)) last = Math.max(last ?? 0, Number(id));
    const event = readEvent(type, data);
    if (!event) return;
    if (event.type === 'counts') counts = data;
    if (event.type === 'ready') isReady = true;
    tell(event);
  };

  const reopen = () => {
    cancel?.();
    source?.close();
    // Ignore events of a replaced connection.
    const isCurrent = () => source === current;
    const current = open(last, {
      onOpen: () => {
        pause = firstPause;
        if (isCurrent()) become('online');
      },
      onBreak: (over) => {
        if (!isCurrent()) return;
        become(isOnline() ? 'connecting' : 'offline');
        if (over) reopenLater();
      },
      onEvent: (type, data, id) => {
        if (!isCurrent()) return;
        receive(type, data, id);
        channel?.post({ say: 'told', type, data, id });
      },
    });
    source = current;
    become(isOnline() ? 'connecting' : 'offline');
  };
  const reopenLater = () => {
    cancel?.();
    cancel = later(() => void renew().then((reached) => leave && (reached ? reopen() : reopenLater())), pause);
    pause = Math.min(pause * 2, longestPause);
  };

  const lead = () =>
    new Promise<void>((resolve) => {
      leave = resolve;
      unanswered?.();
      reopen();
    });
  const follow = () => {
    cancel?.();
    source?.close();
    source = undefined;
    leave = undefined;
  };
  /** Waits for the lead, repeatedly. */
  const stand = async (): Promise<void> => {
    if (!hold || !channel) return lead();
    while (!ended) {
      attempt = new AbortController();
      const how = isStealing ? ({ steal: true } as const) : { signal: attempt.signal };
      isStealing = false;
      try {
        await hold(lead, how);
      } catch {
        // Another tab stole the lead, or this tab is about to steal it.
        if (!isStealing && !ended) await new Promise<void>((resolve) => void later(resolve, firstPause));
      }
      follow();
    }
  };

  channel?.hear((word) => {
    if (word.say === 'hello') {
      if (leave) here();
      return;
    }
    unanswered?.();
    unanswered = undefined;
    if (leave) return;
    if (word.say === 'told') {
      receive(word.type, word.data, word.id);
      return;
    }
    become(word.state);
    last = Math.max(last ?? 0, word.last ?? 0) || undefined;
    // This tab's lists may be older than the stream's start.
    if (word.isReady && !isReady) receive('ready', '', '');
    if (word.counts !== undefined && word.counts !== counts) receive('counts', word.counts, '');
  });

  void stand();
  channel?.post({ say: 'hello' });

  return {
    wake: () => {
      if (leave) {
        pause = firstPause;
        // A silently broken connection looks open for minutes.
        reopen();
        return;
      }
      unanswered?.();
      unanswered = later(() => {
        isStealing = true;
        attempt.abort();
      }, patience);
      channel?.post({ say: 'hello' });
    },
    close: () => {
      ended = true;
      unanswered?.();
      const release = leave;
      follow();
      release?.();
      attempt.abort();
      channel?.close();
    },
  };
};
