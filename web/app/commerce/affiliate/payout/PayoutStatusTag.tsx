import type { PayoutItem, PayoutRow } from '@m4u/contract/commerce/affiliate/payout';
import Banknote from 'lucide-react/icons/banknote';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import { m } from '../../../paraglide/messages.js';
import { Tag } from '../../../ui/Tag.tsx';

const marks = {
  made: { icon: CircleDashed, label: m.affiliate_payout_open },
  ready: { icon: CircleDashed, label: m.affiliate_item_ready },
  waiting: { icon: Clock, label: m.affiliate_item_waiting },
  paid: { icon: Banknote, label: m.affiliate_status_paid },
  cancelled: { icon: CircleX, label: m.affiliate_payout_cancelled },
} as const;

/** Tag with the status of a payout or of one of its items. */
export const PayoutStatusTag = ({ status }: { status: PayoutRow['status'] | PayoutItem['status'] }) => (
  <Tag icon={marks[status].icon}>{marks[status].label()}</Tag>
);
