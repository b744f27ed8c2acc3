import {
  type NoticeFinding,
  type NoticeSettlement,
  type NoticeSource,
  OPEN_FINDINGS,
  type PaymentProvider,
  type PaymentState,
  type PaymentStep,
} from '@m4u/contract/commerce/payment/rules';
import type { PaymentRow, PaymentTrailStep, TransferNotice } from '@m4u/contract/commerce/payment/schema';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Hourglass from 'lucide-react/icons/hourglass';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Undo2 from 'lucide-react/icons/undo-2';
import { m } from '../../paraglide/messages.js';
import { money } from '../../platform/language/formats.ts';
import { Tag } from '../../ui/Tag.tsx';

/** Words of the states of a payment. */
export const paymentStateWords: Readonly<Record<PaymentState, () => string>> = {
  waiting: m.payment_state_waiting,
  paid: m.payment_state_paid,
  refunded: m.payment_state_refunded,
  cancelled: m.payment_state_cancelled,
};

const stateIcons: Readonly<Record<PaymentState, LucideIcon>> = {
  waiting: Hourglass,
  paid: CircleCheck,
  refunded: Undo2,
  cancelled: CircleX,
};

/** The state of a payment as a label. */
export const PaymentStateTag = ({
  payment: { state, isOverdue },
}: {
  payment: Pick<PaymentRow, 'state' | 'isOverdue'>;
}) => (
  <Tag icon={isOverdue ? TriangleAlert : stateIcons[state]}>
    {isOverdue ? m.payment_overdue() : paymentStateWords[state]()}
  </Tag>
);

/** Words of what a transfer was found to be. */
export const findingWords: Readonly<Record<NoticeFinding, () => string>> = {
  matched: m.payment_finding_matched,
  'too-little': m.payment_finding_too_little,
  'too-much': m.payment_finding_too_much,
  twice: m.payment_finding_twice,
  late: m.payment_finding_late,
  'wrong-account': m.payment_finding_wrong_account,
  unknown: m.payment_finding_unknown,
  outgoing: m.payment_finding_outgoing,
  repeated: m.payment_finding_repeated,
  other: m.payment_finding_other,
};

const settlementWords: Readonly<Record<NoticeSettlement, () => string>> = {
  accepted: m.payment_settled_accepted,
  assigned: m.payment_settled_assigned,
  refunded: m.payment_settled_refunded,
  dismissed: m.payment_settled_dismissed,
  joined: m.payment_settled_joined,
};

/** The finding about a transfer as a label; `isOpen` where a person has still to settle it. */
export const FindingTag = ({ finding, isOpen }: { finding: NoticeFinding; isOpen: boolean }) => {
  const openIcon = isOpen && OPEN_FINDINGS.includes(finding) ? TriangleAlert : undefined;
  return <Tag icon={finding === 'matched' ? CircleCheck : openIcon}>{findingWords[finding]()}</Tag>;
};

/** An amount with the sign of its direction; empty without one. */
export const signedMoney = ({ direction, amount }: Pick<TransferNotice, 'direction' | 'amount'>): string => {
  if (amount === null) return '';
  return direction === 'in' ? `+${money(amount)}` : `−${money(amount)}`;
};

/** What a transfer was found to be, and how it was settled, as labels. */
export const TransferTags = ({
  transfer: { finding, settlement },
}: {
  transfer: Pick<TransferNotice, 'finding' | 'settlement'>;
}) => (
  <span className="flex flex-wrap gap-2">
    <FindingTag finding={finding} isOpen={settlement === null} />
    {settlement !== null && <Tag icon={CircleCheck}>{settlementWords[settlement]()}</Tag>}
  </span>
);

const stepWords: Readonly<Record<PaymentStep, () => string>> = {
  asked: m.payment_step_asked,
  matched: m.payment_step_matched,
  noticed: m.payment_finding_other,
  accepted: m.payment_step_accepted,
  assigned: m.payment_step_assigned,
  paid: m.payment_step_paid,
  refunded: m.payment_step_refunded,
  dismissed: m.payment_step_dismissed,
  cancelled: m.payment_step_cancelled,
};

/** A step of the trail in words: a transfer that arrived says what it was found to be. */
export const describeStep = ({ kind, finding }: PaymentTrailStep): string =>
  kind === 'noticed' && finding !== null ? findingWords[finding]() : stepWords[kind]();

/** Names of the services that tell of transfers. */
export const providerNames: Readonly<Record<PaymentProvider, () => string>> = {
  sepay: () => 'SePay',
  casso: () => 'Casso',
  payos: () => 'payOS',
  standard: () => 'Standard Webhooks',
};

/** Names of what tells of transfers: a service, or a statement of a bank. */
export const sourceNames: Readonly<Record<NoticeSource, () => string>> = {
  ...providerNames,
  statement: m.payment_statement,
};
