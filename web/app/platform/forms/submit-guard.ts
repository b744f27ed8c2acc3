/** A navigation or fetcher of the router. */
interface Flight {
  readonly state: 'idle' | 'loading' | 'submitting';
}

/** State of the router: its navigation, and its fetchers by their keys. */
export interface Flights {
  readonly navigation: Flight;
  readonly fetchers: ReadonlyMap<string, Flight>;
}

/** Time (ms) for which a form that the browser sends by itself is not sent again. */
export const NATIVE_PAUSE = 2_000;

/** Identifies what sent a form: the router's navigation, the key of a fetcher, or the browser at a time. */
type Sender = { readonly key: string } | { readonly at: number };

const NAVIGATION = 'navigation';

const inFlight = ({ navigation, fetchers }: Flights): ReadonlyMap<string, Flight> =>
  new Map(
    [
      [NAVIGATION, navigation] as const,
      ...[...fetchers].map(([key, fetcher]) => [`fetcher ${key}`, fetcher] as const),
    ].filter(([, { state }]) => state !== 'idle'),
  );

const isSameFlight = (before: ReadonlyMap<string, Flight>, [key, flight]: readonly [string, Flight]): boolean =>
  before.get(key) === flight;

/** Refuses submissions of forms that are under way. */
export interface SubmitGuard {
  /** Says whether a form is under way; asked before its submission is handled. */
  readonly isUnderWay: (form: object) => boolean;
  /** Notes a form that was handled: `isNative` where the browser sends it. */
  readonly note: (form: object, isNative: boolean) => void;
  /** Releases forms whose answer came or failed. */
  readonly release: () => void;
}

/**
 * Makes a guard that reads the router by `read`, undefined before hydration. It acts at the event, because buttons learn
 * of a submission only as they render again. A form that its screen holds back, such as for a question, is not under way.
 */
export const createSubmitGuard = (read: () => Flights | undefined, now: () => number = Date.now): SubmitGuard => {
  const senders = new Map<object, Sender>();
  let before: ReadonlyMap<string, Flight> = new Map();
  const flights = () => {
    const state = read();
    return state ? inFlight(state) : new Map<string, Flight>();
  };
  return {
    isUnderWay: (form) => {
      before = flights();
      const sender = senders.get(form);
      return sender !== undefined && ('key' in sender || now() - sender.at < NATIVE_PAUSE);
    },
    note: (form, isNative) => {
      const started = [...flights()].find((flight) => !isSameFlight(before, flight));
      if (started) senders.set(form, { key: started[0] });
      else if (isNative) senders.set(form, { at: now() });
    },
    release: () => {
      const running = flights();
      for (const [form, sender] of senders) {
        if ('key' in sender ? !running.has(sender.key) : now() - sender.at >= NATIVE_PAUSE) senders.delete(form);
      }
    },
  };
};
