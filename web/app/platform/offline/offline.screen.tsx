import { safeReturnTo } from '@m4u/contract/address/return-to';
import ScanQrCode from 'lucide-react/icons/scan-qr-code';
import UserRoundX from 'lucide-react/icons/user-round-x';
import Wifi from 'lucide-react/icons/wifi';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect } from 'react';
import { href } from 'react-router';
import type { Route } from './+types/offline.screen';
import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { deleteDraft } from '../../ui/drafts/draftStore.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { type Tab, Tabs } from '../../ui/overlays/Tabs.tsx';
import { OfflineCard } from './OfflineCard.tsx';
import { OfflineDrafts } from './OfflineDrafts.tsx';
import { OfflinePhonebook } from './OfflinePhonebook.tsx';
import { OfflineQueue } from './OfflineQueue.tsx';
import { type OnDevice, useDevice } from './useDevice.tsx';
import { useReach } from './useReach.tsx';
import { outboxOf } from './outbox-store.ts';
import { cacheable } from '../cache/shared.server.ts';

/**
 * Offline screen (docs/web.md "Offline"). The page is equal for everybody and cached by each device; in the browser it
 * shows the data that the device stores for its member.
 */
export const loader = ({ context }: Route.LoaderArgs) => {
  cacheable(context);
  return null;
};

export const meta: Route.MetaFunction = () => [{ title: `${m.offline_title_here()} · M4U` }];

interface LineProps extends ReturnType<typeof useReach> {
  from: string | null;
  memberId: string | undefined;
}

/** Shows whether the server is reachable, and links back to the requested page. */
function Line({ from, memberId, reached, look }: LineProps) {
  useEffect(() => {
    if (reached && memberId !== undefined) void outboxOf(memberId).flush();
  }, [reached, memberId]);
  const onLine = from === null ? m.offline_online() : m.offline_back();
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-accent-soft px-4 py-3 empty:hidden">
      <output className="flex min-w-56 flex-1 items-center gap-3">
        {reached ? <Wifi aria-hidden size={20} /> : <WifiOff aria-hidden size={20} />}
        <span className="flex-1">{reached ? onLine : m.offline_now()}</span>
      </output>
      {reached ? (
        // Not automatic: the reader may be typing here.
        <LinkButton to={from ?? href('/')} reloadDocument>
          {from === null ? m.offline_home() : m.offline_return()}
        </LinkButton>
      ) : (
        <Button variant="secondary" onClick={look}>
          {m.ui_retry()}
        </Button>
      )}
    </div>
  );
}

const tabsOf = ({ memberId, card, phonebook, waiting, drafts }: OnDevice, read: () => void): Tab[] => [
  { value: 'card', label: m.offline_card(), content: <OfflineCard card={card?.value} storedAt={card?.at} /> },
  {
    value: 'phonebook',
    label: m.offline_phonebook(),
    content: <OfflinePhonebook memberId={memberId} people={phonebook?.value.people ?? []} />,
  },
  {
    value: 'queue',
    label: m.offline_queue(),
    ...(waiting.length > 0 && { count: waiting.length }),
    content: <OfflineQueue memberId={memberId} entries={waiting} />,
  },
  {
    value: 'drafts',
    label: m.offline_drafts(),
    ...(drafts.length > 0 && { count: drafts.length }),
    content: (
      <OfflineDrafts
        drafts={drafts}
        drop={(key) => {
          deleteDraft(localStorage, key);
          read();
        }}
      />
    ),
  },
];

/** Content from the device's storage. */
function OnThisDevice(reach: ReturnType<typeof useReach>) {
  const { device, read } = useDevice();
  const requestedPath = new URLSearchParams(window.location.search).get('from');
  const from = requestedPath === null ? null : safeReturnTo(requestedPath);
  if (device === undefined) return <p className="py-10 text-center text-muted">{m.offline_reading()}</p>;
  return (
    <>
      <Line from={from} memberId={device?.memberId} {...reach} />
      {device ? (
        <Tabs
          label={m.offline_use()}
          tabs={tabsOf(device, read)}
          defaultValue={from?.startsWith('/action/phonebook') ? 'phonebook' : 'card'}
        />
      ) : (
        <EmptyState
          icon={UserRoundX}
          title={m.offline_nobody()}
          action={
            <LinkButton to={href('/login')} reloadDocument variant="secondary">
              {m.offline_sign_in()}
            </LinkButton>
          }
        >
          {m.offline_nobody_text()}
        </EmptyState>
      )}
    </>
  );
}

export const handle = { query: [] };

export default function Offline() {
  const scripted = useHydrated();
  const reach = useReach();
  return (
    <main
      id="content"
      className="mx-auto min-h-dvh max-w-column pt-[env(safe-area-inset-top)] pr-[max(1rem,env(safe-area-inset-right))] pb-[calc(env(safe-area-inset-bottom)+2rem)] pl-[max(1rem,env(safe-area-inset-left))]"
    >
      <PageHeader
        title={reach.reached === false ? m.offline_title() : m.offline_title_here()}
        lead={m.offline_lead()}
        actions={
          <LinkButton to={href('/scan-qr')} reloadDocument variant="secondary" icon={ScanQrCode}>
            {m.offline_scan()}
          </LinkButton>
        }
      />
      {scripted ? <OnThisDevice {...reach} /> : <noscript>{m.offline_no_script()}</noscript>}
    </main>
  );
}
