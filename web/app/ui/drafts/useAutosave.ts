import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../hydrated.ts';
import { contentOf, watchForm } from './watchForm.ts';

/** Milliseconds without a change before a form is saved. */
const pause = 1500;

/** Milliseconds before each further attempt of a save that failed; the last one is repeated. */
const retryDelays = [5000, 15_000, 60_000] as const;

/** What came of saving a form; `incomplete` is not yet enough to be saved, `conflict` was saved elsewhere meanwhile. */
export type SaveOutcome =
  | { readonly state: 'saved'; readonly at: string }
  /** `isTemporary` where the same fields may be saved later. */
  | { readonly state: 'failed'; readonly reason: string; readonly isTemporary: boolean }
  | { readonly state: 'incomplete' | 'conflict' };

/** How far the fields of a form are saved; `untouched` since the screen was opened. */
export type Saving = SaveOutcome | { readonly state: 'untouched' | 'unsaved' | 'saving' };

export interface AutosaveOptions {
  form: RefObject<HTMLFormElement | null>;
  /** Whether the form is saved by itself; otherwise it is only told apart from what was saved. */
  isOn: boolean;
  /** Fields that the form's own sending saves, and those that the screen changes itself. */
  ignored: readonly string[];
  /** Saves the fields. Never throws. */
  save: (fields: FormData) => Promise<SaveOutcome>;
}

/** Repeats failed work after growing delays, until `stop`. */
const useRetry = (work: () => void) => {
  const failures = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    isRetrying: () => failures.current > 0,
    later: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(work, retryDelays[Math.min(failures.current, retryDelays.length - 1)]);
      failures.current += 1;
    },
    stop: () => {
      clearTimeout(timer.current);
      failures.current = 0;
    },
  };
};

/**
 * Saves a form by itself after a pause, when the window or the screen is left, after a failure, and when the network is
 * back; one save at a time. `send` is for the form's own sending: it waits for a save under way, and stops others
 * meanwhile.
 */
export const useAutosave = ({ form, isOn, ignored, save }: AutosaveOptions) => {
  const [saving, setSaving] = useState<Saving>({ state: 'untouched' });
  // React empties `form` before a screen that is left saves the last time.
  const shown = useRef<HTMLFormElement>(null);
  const saved = useRef<string>(undefined);
  const sent = useRef<string>(undefined);
  const running = useRef<Promise<void>>(undefined);
  const isSending = useRef(false);
  const resumed = useRef<() => void>(undefined);
  const isLeft = useRef(false);
  const hydrated = useHydrated();

  const latest = useRef({ isOn, save });
  useEffect(() => {
    latest.current = { isOn, save };
  });

  const run = async (): Promise<void> => {
    const element = shown.current;
    if (!element || isSending.current) return;
    const content = contentOf(element, ignored);
    if (content === saved.current) return;
    if (!latest.current.isOn) {
      setSaving({ state: 'unsaved' });
      return;
    }
    // The failure stays on the screen, and is announced once.
    if (!retry.isRetrying()) setSaving({ state: 'saving' });
    const outcome = await latest.current.save(new FormData(element));
    setSaving(outcome);
    if (outcome.state === 'failed' && outcome.isTemporary && !isLeft.current) retry.later();
    else retry.stop();
    if (outcome.state !== 'saved') return;
    saved.current = content;
    await run();
  };
  const saveNow = () => {
    running.current ??= run().finally(() => {
      running.current = undefined;
    });
  };
  const retry = useRetry(saveNow);

  useEffect(() => {
    const element = form.current;
    // Until then the form has spare rows for browsers without scripts, whose end is no change of the reader's.
    if (!element || !hydrated) return;
    shown.current = element;
    isLeft.current = false;
    saved.current = contentOf(element, ignored);
    const watched = watchForm(element, pause, saveNow);
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('visibilitychange', watched.flush, { signal });
    window.addEventListener('online', saveNow, { signal });
    return () => {
      isLeft.current = true;
      watched.stop();
      listeners.abort();
      retry.stop();
      saveNow();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the names never change, and the rest are references
  }, [form, hydrated]);

  return {
    saving,
    /** Saves what is not saved yet. */
    flush: saveNow,
    /**
     * Whether the form can be sent now, with what it has; otherwise `resume` is called once a save under way is done. Of
     * several that wait for it, only the last is called.
     */
    send: (resume: () => void): boolean => {
      isSending.current = true;
      sent.current = shown.current ? contentOf(shown.current, ignored) : undefined;
      if (running.current === undefined) return true;
      const isFirst = resumed.current === undefined;
      resumed.current = resume;
      if (isFirst)
        void running.current.then(() => {
          const go = resumed.current;
          resumed.current = undefined;
          go?.();
        });
      return false;
    },
    /** Goes on saving after the form was sent; `isSaved` with what it had then. */
    settle: (isSaved: boolean) => {
      if (!isSending.current) return;
      isSending.current = false;
      if (!isSaved) return;
      saved.current = sent.current;
      retry.stop();
      setSaving({ state: 'untouched' });
      saveNow();
    },
  };
};
