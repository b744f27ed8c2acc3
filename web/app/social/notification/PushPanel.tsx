import BellOff from 'lucide-react/icons/bell-off';
import BellRing from 'lucide-react/icons/bell-ring';
import { useEffect, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { readPushState, type PushState, turnPushOff, turnPushOn } from '../../platform/push/push.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/sharing/CopyButton.tsx';
import { useHydrated } from '../../ui/hydrated.ts';

export interface PushPanelProps {
  memberId: string;
  /** Key that the browser needs to subscribe. */
  publicKey: string;
  /** Name of the app whose built-in browser shows the page, where push does not work; undefined in a real browser. */
  inApp: string | undefined;
  /** Absolute address of the page, for another browser. */
  address: string;
}

const Elsewhere = ({ app, address }: { app: string; address: string }) => (
  <>
    <p>{m.notice_push_in_app({ app })}</p>
    <ol className="list-decimal space-y-2 pl-5">
      <li>{m.profile_in_app_step_menu()}</li>
      <li>{m.profile_in_app_step_open()}</li>
      <li>{m.notice_push_step_on()}</li>
    </ol>
    <CopyButton text={address} variant="secondary" className="self-start">
      {m.profile_copy_page_link()}
    </CopyButton>
  </>
);

const pushStateWords: Readonly<Record<PushState, () => string>> = {
  unsupported: m.notice_push_unsupported,
  home: m.notice_push_home,
  denied: m.notice_push_denied,
  off: m.notice_push_off_text,
  on: m.notice_push_on_text,
};

/** Turns push on and off in this browser; the permission is requested only after a button press. */
const Here = ({ memberId, publicKey }: Pick<PushPanelProps, 'memberId' | 'publicKey'>) => {
  const [state, setState] = useState<PushState>();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    readPushState(memberId).then(
      (found) => {
        if (!isGone) setState(found);
      },
      () => {
        if (!isGone) setState('unsupported');
      },
    );
    return () => {
      isGone = true;
    };
  }, [memberId]);
  const turn = async (change: () => Promise<PushState>) => {
    setBusy(true);
    setFailed(false);
    try {
      setState(await change());
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  if (state === undefined) return <p className="text-muted">{m.ui_loading()}</p>;
  return (
    <>
      <output className="block">{pushStateWords[state]()}</output>
      {hasFailed && (
        <p role="alert" className="text-danger">
          {m.notice_push_failed()}
        </p>
      )}
      {state === 'off' && (
        <Button
          icon={BellRing}
          busy={isBusy}
          className="self-start"
          onClick={() => void turn(() => turnPushOn(memberId, publicKey))}
        >
          {m.notice_push_turn_on()}
        </Button>
      )}
      {state === 'on' && (
        <Button
          icon={BellOff}
          variant="secondary"
          busy={isBusy}
          className="self-start"
          onClick={() => void turn(turnPushOff)}
        >
          {m.notice_push_turn_off()}
        </Button>
      )}
    </>
  );
};

/** State of push in this browser, or the reason why it is not available. */
export const PushPanel = ({ inApp, address, ...here }: PushPanelProps) => {
  const scripted = useHydrated();
  if (inApp !== undefined) return <Elsewhere app={inApp} address={address} />;
  return scripted ? <Here {...here} /> : <p>{m.notice_push_no_script()}</p>;
};
