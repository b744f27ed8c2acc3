import { SOURCE_MARK } from '@m4u/contract/insight/tracking/rules';
import Nfc from 'lucide-react/icons/nfc';
import { useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';

/** The part of Web NFC that is used here, because the browser types do not have it yet. */
interface CardWriter {
  write(
    message: { records: readonly { recordType: 'url'; data: string }[] },
    options: { overwrite: boolean; signal: AbortSignal },
  ): Promise<void>;
}
declare global {
  interface Window {
    readonly NDEFReader?: new () => CardWriter;
  }
}

/** State of writing: waiting for a card, a card with data was found, or the result. */
type State = 'closed' | 'awaited' | 'awaited-again' | 'written-before' | 'done' | 'failed' | 'denied';

const nfcStateWords: Readonly<Record<Exclude<State, 'closed'>, () => string>> = {
  awaited: m.nfc_hold,
  'awaited-again': m.nfc_hold_again,
  'written-before': m.nfc_written_before,
  done: m.nfc_done,
  failed: m.nfc_failed,
  denied: m.nfc_denied,
};

const isDenied = async (): Promise<boolean> => {
  try {
    return (await navigator.permissions.query({ name: 'nfc' as PermissionName })).state === 'denied';
  } catch {
    return false;
  }
};

/** Why a card was not written. Browsers report a card with data and a missing permission by the same error name. */
const failureReason = async (error: unknown, overwrite: boolean): Promise<State> => {
  if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return 'failed';
  if (await isDenied()) return 'denied';
  return overwrite ? 'failed' : 'written-before';
};

/** Writes a URL to a card held to the phone, and tracks the state. */
function useWriting(address: string) {
  const [state, setState] = useState<State>('closed');
  const attempt = useRef<AbortController | undefined>(undefined);
  const write = async (overwrite: boolean) => {
    const Writer = window.NDEFReader;
    if (!Writer) return;
    attempt.current?.abort();
    const { signal } = (attempt.current = new AbortController());
    setState(overwrite ? 'awaited-again' : 'awaited');
    try {
      await new Writer().write({ records: [{ recordType: 'url', data: address }] }, { overwrite, signal });
      if (!signal.aborted) setState('done');
    } catch (error) {
      const reason = await failureReason(error, overwrite);
      if (!signal.aborted) setState(reason);
    }
  };
  const close = () => {
    attempt.current?.abort();
    setState('closed');
  };
  return { state, write, close };
}

/** Button to write the page's URL to an NFC card; in browsers without Web NFC it names those that have it. */
export const NfcWriter = ({ address }: { address: string }) => {
  const scripted = useHydrated();
  const { state, write, close } = useWriting(`${address}?${SOURCE_MARK}=nfc`);
  if (!scripted) return null;
  if (!window.NDEFReader) return <p className="text-sm text-muted sm:col-span-full">{m.nfc_unsupported()}</p>;
  const isOver = state === 'done' || state === 'denied';
  return (
    <>
      <Button variant="secondary" icon={Nfc} onClick={() => void write(false)}>
        {m.nfc_write()}
      </Button>
      <Dialog
        title={m.nfc_write()}
        open={state !== 'closed'}
        onClose={close}
        actions={
          <>
            <Button variant={isOver ? 'primary' : 'secondary'} onClick={close}>
              {isOver ? m.ui_close() : m.ui_cancel()}
            </Button>
            {state === 'written-before' && (
              <Button variant="danger" onClick={() => void write(true)}>
                {m.nfc_overwrite()}
              </Button>
            )}
            {state === 'failed' && <Button onClick={() => void write(false)}>{m.nfc_again()}</Button>}
          </>
        }
      >
        <output className="block">{state === 'closed' ? '' : nfcStateWords[state]()}</output>
        <p className="rounded-sm bg-sunken px-3 py-2 text-sm break-all">{address}</p>
      </Dialog>
    </>
  );
};
