import type { OwnAddress } from '@m4u/contract/social/phonebook/scan.address';
import Coins from 'lucide-react/icons/coins';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { useEffect, useId, useState } from 'react';
import { VerifyLine, verifyPath } from '../../../identity/auth/VerifyLine.tsx';
import { m } from '../../../paraglide/messages.js';
import { createPointAddress } from '../../../platform/navigation/route-memory.ts';
import { useIsUnverified } from '../../../platform/session/page.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { FieldError } from '../../../ui/fields/FormError.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { befriend, findPage, type LookupResult } from './scannedPage.tsx';
import type { ScannedPage } from './scannedPage.server.ts';

/** Owner of a scanned page; undefined while it loads. The code must not change during the component's life. */
export function useFound(address: OwnAddress): LookupResult | undefined {
  const [found, setFound] = useState<LookupResult>();
  useEffect(() => {
    let cancelled = false;
    void findPage(address).then((answer) => !cancelled && setFound(answer));
    return () => {
      cancelled = true;
    };
  }, [address]);
  return found;
}

const personStateWords = {
  requested: m.scan_requested,
  received: m.scan_received,
  accepted: m.scan_friends,
  blocked: m.scan_blocked,
} as const;

/** Leads a reader without a verified account to the verification and on to the page, with the reason. */
const Verify = ({ to }: { to: string }) => {
  const reasonId = useId();
  return (
    <div className="flex flex-col gap-2">
      <LinkButton to={verifyPath(to)} variant="secondary" icon={UserRoundPlus} block aria-describedby={reasonId}>
        {m.scan_connect()}
      </LinkButton>
      <VerifyLine id={reasonId} reason={m.friend_connect_verify()} />
    </div>
  );
};

/** Button for a friend request, or the present relation. */
const Connect = ({ page, path }: { page: ScannedPage; path: string }) => {
  const isUnverified = useIsUnverified();
  const [status, setStatus] = useState(page.status);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  if (status === null) return null;
  if (status !== 'none' && status !== 'received') return <p className="text-muted">{personStateWords[status]()}</p>;
  if (isUnverified && status === 'none') return <Verify to={path} />;
  const ask = async () => {
    setBusy(true);
    setFailure('');
    const answer = await befriend(page.id);
    setBusy(false);
    if ('status' in answer) setStatus(answer.status);
    else setFailure(answer.message || m.scan_no_answer());
  };
  return (
    <div>
      <Button variant="secondary" icon={UserRoundPlus} busy={busy} onClick={() => void ask()} block>
        {status === 'received' ? m.scan_accept() : m.scan_connect()}
      </Button>
      <FieldError id="scan-connect-error" errors={failure === '' ? [] : [failure]} />
    </div>
  );
};

const Person = ({ page }: { page: ScannedPage }) => (
  <div className="flex items-center gap-4">
    <Avatar name={page.name} src={page.portrait} size={72} />
    <div className="min-w-0 flex-1">
      <p className="text-xl font-bold wrap-anywhere">{page.name}</p>
      {page.headline !== '' && <p className="text-muted wrap-anywhere">{page.headline}</p>}
      {page.isOwn && <p className="text-sm text-muted">{m.scan_own_page()}</p>}
    </div>
  </div>
);

const Waiting = () => (
  <div className="flex items-center gap-4" aria-busy>
    <Skeleton round className="size-18" />
    <div className="flex flex-1 flex-col gap-2">
      <Skeleton className="h-6 w-3/4" />
      <Skeleton className="h-5 w-1/2" />
    </div>
  </div>
);

export interface ScanPersonProps {
  address: OwnAddress;
  /** The code is scanned to give points to the member. */
  isForPoints: boolean;
}

/** A page of this site: its owner and the possible actions. */
export const ScanPerson = ({ address, isForPoints }: ScanPersonProps) => {
  const found = useFound(address);
  return (
    <div className="stack" aria-live="polite">
      {found === undefined && <Waiting />}
      {found === 'absent' && <p>{m.scan_page_absent()}</p>}
      {found === 'unknown' && <p>{m.scan_page_unknown()}</p>}
      {typeof found === 'object' && <Person page={found} />}
      {isForPoints && typeof found === 'object' && found.kind !== 'member' && <p>{m.scan_points_members()}</p>}
      {isForPoints && typeof found === 'object' && found.kind === 'member' && !found.isOwn && (
        <LinkButton to={createPointAddress(found.id)} icon={Coins} block>
          {m.scan_points({ name: found.name })}
        </LinkButton>
      )}
      <LinkButton to={address.path} variant={isForPoints ? 'quiet' : 'primary'} block>
        {m.scan_see_page()}
      </LinkButton>
      {typeof found === 'object' && <Connect key={found.id} page={found} path={address.path} />}
    </div>
  );
};
