import type {
  FailureReason,
  MessageCount,
  MessageKind,
  MessageWay,
} from '@m4u/contract/insight/administration/messages';
import MessageSquare from 'lucide-react/icons/message-square';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/language/formats.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Section } from '../../ui/Section.tsx';
import { FactList } from './FactList.tsx';

/** Names of the ways. */
export const messageWayWords: Readonly<Record<MessageWay, () => string>> = {
  zns: m.status_zns,
  sms: m.status_sms,
  mail: m.status_mail,
};

const kindWords: Readonly<Record<MessageKind, (input: { way: string }) => string>> = {
  code: m.status_message_code,
  receipt: m.status_message_receipt,
  claim: m.status_message_claim,
};

const stateWords = {
  queued: m.status_message_queued,
  sent: m.status_message_sent,
  delivered: m.status_message_delivered,
} as const;

const reasonWords: Readonly<Record<FailureReason, () => string>> = {
  'no-account': m.status_reason_no_account,
  'cannot-receive': m.status_reason_cannot_receive,
  phone: m.status_reason_phone,
  declined: m.status_reason_declined,
  template: m.status_reason_template,
  permission: m.status_reason_permission,
  token: m.status_reason_token,
  balance: m.status_reason_balance,
  quota: m.status_reason_quota,
  hours: m.status_reason_hours,
  unreachable: m.status_reason_unreachable,
  other: m.status_reason_other,
  timeout: m.status_reason_timeout,
  interrupted: m.status_reason_interrupted,
};

const describe = ({ state, reason, count }: MessageCount): string =>
  state === 'failed'
    ? m.status_message_failed({ count: number(count), reason: reasonWords[reason ?? 'other']() })
    : stateWords[state]({ count: number(count) });

/** Codes and receipts of the last days, by way, kind, state and reason. */
export const MessageCounts = ({ counts, days }: { counts: readonly MessageCount[]; days: number }) => {
  const title = m.status_messages({ days: number(days) });
  if (counts.length === 0)
    return (
      <Section title={title}>
        <EmptyState icon={MessageSquare} title={m.status_messages_none()} />
      </Section>
    );
  const groups = Map.groupBy(counts, ({ way, kind }) => kindWords[kind]({ way: messageWayWords[way]() }));
  return (
    <FactList
      title={title}
      facts={[...groups].map(([label, group]) => [
        label,
        <ul key={label}>
          {group.map((one) => (
            <li key={`${one.state} ${one.reason}`}>{describe(one)}</li>
          ))}
        </ul>,
      ])}
    />
  );
};
