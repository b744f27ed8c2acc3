import KeyRound from 'lucide-react/icons/key-round';
import { useEffect, useState } from 'react';
import { useSubmit } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import type { Ceremony } from './ceremony.tsx';
import { canSuggest, usePasskeySupport } from './passkeySupport.tsx';

/** Words about an outcome; none for a passkey, which is sent. */
const wordsOf = (outcome: Ceremony): string => {
  if (outcome.kind === 'done') return '';
  if (outcome.kind === 'refused') return outcome.problem?.detail ?? m.passkey_failed();
  return m.passkey_cancelled();
};

/** Milliseconds after which a waiting suggestion gets new options: those of the API are valid for five minutes. */
const RENEWAL = 4 * 60_000;

/** Waits for a passkey that is chosen in the field, with new options before the old ones expire. */
const useSuggestion = (isOn: boolean, onDone: (outcome: Ceremony) => void) => {
  useEffect(() => {
    if (!isOn) return;
    let isGone = false;
    let end: (() => void) | undefined;
    let timer: number | undefined;
    const wait = async (): Promise<void> => {
      if (!(await canSuggest())) return;
      const { endSuggestion, provePasskey } = await import('./ceremony.tsx');
      if (isGone) return;
      end = endSuggestion;
      timer = window.setTimeout(() => void wait().catch(() => {}), RENEWAL);
      // New options end the former wait, which then resolves as cancelled.
      const outcome = await provePasskey(true);
      if (!isGone && outcome.kind === 'done') onDone(outcome);
    };
    // Signing in by password works without it.
    void wait().catch(() => {});
    return () => {
      isGone = true;
      window.clearTimeout(timer);
      end?.();
    };
    // `onDone` submits, and may differ in each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOn]);
};

/**
 * Signs in with a passkey: a button, and the browser's own suggestion in the field for the identifier. Posts the intent
 * `passkey`. The button stands in the server's page, so that nothing jumps; it goes where the browser turns out to be
 * unable. `refused` is the last refused sign-in, after which the browser may be asked again.
 */
export const PasskeySignIn = ({ refused }: { refused: object | undefined }) => {
  const can = usePasskeySupport();
  const submit = useSubmit();
  const [asking, setAsking] = useState(false);
  const [sentAfter, setSentAfter] = useState<{ readonly refused: object | undefined }>();
  // Until the answer comes, or another refusal: a second passkey would be asked of the browser otherwise.
  const isBusy = asking || (sentAfter !== undefined && sentAfter.refused === refused);
  const [message, setMessage] = useState('');
  const finish = (outcome: Ceremony) => {
    setMessage(wordsOf(outcome));
    setAsking(false);
    if (outcome.kind !== 'done') return;
    setSentAfter({ refused });
    void submit({ intent: 'passkey', passkey: outcome.passkey }, { method: 'post' });
  };
  useSuggestion(can === true && !isBusy, finish);
  if (can === false) return null;
  const ask = async () => {
    setAsking(true);
    setMessage('');
    try {
      const { provePasskey } = await import('./ceremony.tsx');
      finish(await provePasskey(false));
    } catch {
      finish({ kind: 'refused', problem: undefined });
    }
  };
  return (
    <div className="stack gap-2 noscript:hidden">
      <Button variant="secondary" block icon={KeyRound} busy={isBusy} onClick={() => void ask()}>
        {m.passkey_sign_in()}
      </Button>
      <output className="text-sm text-muted empty:hidden">{message}</output>
    </div>
  );
};
