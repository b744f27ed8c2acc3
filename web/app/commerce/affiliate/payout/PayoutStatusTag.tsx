import type { PayoutItem, PayoutRow } from '@m4u/contract/commerce/affiliate/payout';
import type { LucideIcon } from 'lucide-react';
import Banknote from 'lucide-react/icons/banknote';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { m } from '../../../paraglide/messages.js';
import { Tag } from '../../../ui/Tag.tsx';

type Status = PayoutRow['status'] | PayoutItem['status'];

const payoutStatusWords: Readonly<Record<Status, () => string>> = {
  made: m.affiliate_payout_open,
  ready: m.affiliate_item_ready,
  waiting: m.affiliate_item_waiting,
  paid: m.affiliate_status_paid,
  cancelled: m.affiliate_payout_cancelled,
};

const payoutStatusIcons: Readonly<Record<Status, LucideIcon>> = {
  made: CircleDashed,
  ready: CircleDashed,
  waiting: Clock,
  paid: Banknote,
  cancelled: CircleX,
};

export interface PayoutStatusTagProps {
  status: Status;
  /** The part of a payout that was transferred so far, in VND. */
  paidVnd?: number;
  /** A second person must approve the payout before anything of it is paid. */
  isHeld?: boolean;
}

/** Tag with the status of a payout or of one of its items. */
export const PayoutStatusTag = ({ status, paidVnd, isHeld = false }: PayoutStatusTagProps) => {
  if (isHeld && (status === 'made' || status === 'ready'))
    return <Tag icon={ShieldCheck}>{m.affiliate_payout_held()}</Tag>;
  return (
    <Tag icon={payoutStatusIcons[status]}>
      {status === 'made' && paidVnd === 0 ? m.affiliate_payout_unpaid() : payoutStatusWords[status]()}
    </Tag>
  );
};
