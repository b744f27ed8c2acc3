import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import Undo2 from 'lucide-react/icons/undo-2';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../classNames.ts';

/** A short message about a recent action; the server may send one with a page. */
export interface Flash {
  readonly kind: 'success' | 'error' | 'info';
  readonly message: string;
  /** Shown by the screen in its own place, because a message at the top would cover what the screen begins with. */
  readonly isInPage?: true;
  /** Undo button that posts `fields` to the path `action`. */
  readonly undo?: {
    readonly label: string;
    readonly action: string;
    readonly fields: Readonly<Record<string, string>>;
  };
}

interface Shown extends Flash {
  readonly key: number;
  /** Shown while the browser had no network: the network is what failed. */
  readonly isOffline: boolean;
}

/**
 * Milliseconds for which a message is shown (docs/rules/screens.md#messages). Errors stay until dismissed, those of a
 * lost network until it is back.
 */
const stay = 2000;
/** Longer with a button, for time to read, reach and press it. */
const stayToPress = 10_000;

const looks = {
  success: { icon: CircleCheck, colour: 'bg-success-strong' },
  error: { icon: CircleAlert, colour: 'bg-danger-strong' },
  info: { icon: Info, colour: 'bg-info-strong' },
};

const Context = createContext<(flash: Flash) => void>(() => {});

/** Returns the function that shows a message at the top right. */
export const useToast = (): ((flash: Flash) => void) => useContext(Context);

type Undo = NonNullable<Flash['undo']>;

/** Undo button: an ordinary form, which works without scripts. */
const UndoButton = ({ undo, onUndo }: { undo: Undo; onUndo: () => void }) => (
  <Form method="post" action={undo.action} onSubmit={onUndo} preventScrollReset>
    {Object.entries(undo.fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <button
      type="submit"
      className="-mt-1.5 -ml-2 inline-flex min-h-11 items-center gap-2 rounded-md px-2 font-semibold underline underline-offset-4 outline-on-strong"
    >
      <Undo2 aria-hidden size={18} />
      {undo.label}
    </button>
  </Form>
);

function Toast({ kind, message, undo, dismiss }: Flash & { dismiss: () => void }) {
  const { icon: Icon, colour } = looks[kind];
  // Stays open while it is hovered or focused.
  const [isHeld, setHeld] = useState(false);
  const latestDismiss = useRef(dismiss);
  useEffect(() => {
    latestDismiss.current = dismiss;
  });
  useEffect(() => {
    if (isHeld || kind === 'error') return;
    const timer = setTimeout(() => latestDismiss.current(), undo ? stayToPress : stay);
    return () => clearTimeout(timer);
  }, [isHeld, kind, undo]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only notices that somebody is reading
    <div
      role={kind === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={classNames(
        'pointer-events-auto noscript:pointer-events-none flex animate-rise items-start gap-3 rounded-md py-2 pr-1 pl-4 text-on-strong shadow-md',
        colour,
      )}
    >
      <Icon aria-hidden size={22} className="mt-2.5" />
      <div className="min-w-0 flex-1">
        <p className="py-2.5 wrap-anywhere">{message}</p>
        {undo && <UndoButton undo={undo} onUndo={dismiss} />}
      </div>
      <button type="button" onClick={dismiss} className="hit grid place-items-center rounded-full outline-on-strong">
        <X aria-hidden size={20} />
        <span className="sr-only">{m.ui_close()}</span>
      </button>
    </div>
  );
}

/**
 * Provides toasts; rendered once, at the root. `flash` is the server's message for this page: it is in the HTML
 * already, and each new object is shown once.
 */
export function ToastProvider({ flash, children }: { flash?: Flash | null; children: ReactNode }) {
  const sent = flash?.isInPage ? null : flash;
  const [toasts, setToasts] = useState<readonly Shown[]>(() => (sent ? [{ ...sent, key: 0, isOffline: false }] : []));
  const count = useRef(0);
  const add = useCallback((next: Flash) => {
    count.current += 1;
    const key = count.current;
    // Equal messages are merged, and at most three are shown.
    setToasts((now) =>
      [...now.filter(({ message }) => message !== next.message), { ...next, key, isOffline: !navigator.onLine }].slice(
        -3,
      ),
    );
  }, []);
  useEffect(() => {
    const dismissOffline = () => setToasts((now) => now.filter(({ isOffline }) => !isOffline));
    window.addEventListener('online', dismissOffline);
    return () => window.removeEventListener('online', dismissOffline);
  }, []);
  const last = useRef(sent);
  useEffect(() => {
    if (sent && sent !== last.current) add(sent);
    last.current = sent;
  }, [sent, add]);
  return (
    <Context value={add}>
      {children}
      <section
        aria-label={m.ui_notifications()}
        // Without scripts a message stays: then it lies below the actions of a wide screen, and presses go through it.
        className="no-print pointer-events-none fixed inset-x-4 top-4 z-50 sm:left-auto sm:w-96 lg:noscript:top-auto lg:noscript:bottom-4"
      >
        <div aria-live="polite" className="stack gap-2">
          {toasts.map(({ key, isOffline: _, ...flash }) => (
            <Toast key={key} {...flash} dismiss={() => setToasts((now) => now.filter((toast) => toast.key !== key))} />
          ))}
        </div>
      </section>
    </Context>
  );
}
