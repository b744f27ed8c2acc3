import KeyRound from 'lucide-react/icons/key-round';
import { useEffect, useState } from 'react';
import { useSubmit } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import type { Ceremony } from './ceremony.tsx';
import { canSuggest, usePasskeySupport } from './passkeySupport.tsx';

/** Message about an outcome; empty for a passkey, which is posted. */
const wordsOf = (outcome: Ceremony): string => {
  if (outcome.kind === 'done') return '';
  if (outcome.kind === 'refused') return outcome.problem?.detail ?? m.passkey_failed();
  return m.passkey_cancelled();
};

/** Milliseconds after which a waiting suggestion gets new options; the API's are valid for five minutes. */
const RENEWAL = 4 * 60_000;

/** Waits until a passkey is chosen in the field; renews the options before they expire. */
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
 * Signs in with a passkey: by a button, and by the browser's suggestion in the field for the identifier. Posts the
 * intent `passkey`. The server renders the button, so that nothing jumps; it disappears in a browser without passkeys.
 * `refused` is the answer to the last refused sign-in, after which the browser may be asked again.
 */
export const PasskeySignIn = ({ refused }: { refused: object | undefined }) => {
  const isSupported = usePasskeySupport();
  const submit = useSubmit();
  const [isAsking, setAsking] = useState(false);
  const [sentAfter, setSentAfter] = useState<{ readonly refused: object | undefined }>();
  // Busy until the answer or a new refusal comes, so that the browser is not asked for a second passkey meanwhile.
  const isBusy = isAsking || (sentAfter !== undefined && sentAfter.refused === refused);
  const [message, setMessage] = useState('');
  const finish = (outcome: Ceremony) => {
    setMessage(wordsOf(outcome));
    setAsking(false);
    if (outcome.kind !== 'done') return;
    setSentAfter({ refused });
    void submit({ intent: 'passkey', passkey: outcome.passkey }, { method: 'post' });
  };
  useSuggestion(isSupported === true && !isBusy, finish);
  if (isSupported === false) return null;
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
