import type { PerkState, VoucherState } from '@m4u/contract/commerce/perk/rules';
import type { Perk, Voucher } from '@m4u/contract/commerce/perk/schema';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import Hourglass from 'lucide-react/icons/hourglass';
import TimerOff from 'lucide-react/icons/timer-off';
import Undo2 from 'lucide-react/icons/undo-2';
import { m } from '../../paraglide/messages.js';
import { date, number } from '../../platform/language/formats.ts';
import { Tag } from '../../ui/Tag.tsx';

/** Words of the states of a voucher. */
export const voucherStateWords: Readonly<Record<VoucherState, () => string>> = {
  taken: m.perk_voucher_taken,
  handed: m.perk_voucher_handed,
  returned: m.perk_voucher_returned,
  expired: m.perk_voucher_expired,
};

const voucherStateIcons: Readonly<Record<VoucherState, LucideIcon>> = {
  taken: Hourglass,
  handed: CircleCheck,
  returned: Undo2,
  expired: TimerOff,
};

/** The state of a voucher as a label. */
export const VoucherStateTag = ({ state }: { state: VoucherState }) => (
  <Tag icon={voucherStateIcons[state]}>{voucherStateWords[state]()}</Tag>
);

const stateWords: Readonly<Record<PerkState, (perk: Pick<Perk, 'from' | 'left'>) => string>> = {
  open: ({ left }) => (left === null ? m.perk_left_endless() : m.perk_left({ count: number(left) })),
  soon: ({ from }) => m.perk_soon({ date: date(from ?? '') }),
  gone: m.perk_gone,
  over: m.perk_over,
  archived: m.perk_archived,
};

/** Says whether a perk can be taken, and what is left of it. */
export const describePerk = (perk: Pick<Perk, 'state' | 'from' | 'left'>): string => stateWords[perk.state](perk);

/** The terms of a perk: last day, limit, and days for which its code is kept. */
export const describeTerms = ({
  to,
  perCustomer,
  keepDays,
  returnsExpired,
}: Pick<Perk, 'to' | 'perCustomer' | 'keepDays' | 'returnsExpired'>): string =>
  [
    ...(to === null ? [] : [m.perk_until({ date: date(to) })]),
    ...(perCustomer === null ? [] : [m.perk_limit({ count: number(perCustomer) })]),
    m.perk_keep({ count: number(keepDays) }),
    returnsExpired ? m.perk_expired_back() : m.perk_expired_kept(),
  ].join(' · ');

/** The last day on which a voucher can be handed over. */
export const lastDayOf = ({ expiresAt }: Pick<Voucher, 'expiresAt'>): string =>
  date(new Date(Date.parse(expiresAt) - 1).toISOString());
