import type { OrderLog } from '@m4u/contract/commerce/order/schema';
import { m } from '../../paraglide/messages.js';
import { dateAndTime } from '../../platform/language/formats.ts';
import { Section } from '../../ui/Section.tsx';
import { Timeline, TimelineItem } from '../../ui/Timeline.tsx';
import { type OrderChange, listChanges } from './orderChanges.tsx';
import { formatReversals } from './reversal.tsx';

/** Labels of the acts in the history of an order. */
export const orderActWords: Readonly<Record<OrderLog['act'], () => string>> = {
  create: m.point_act_create,
  correct: m.point_act_correct,
  cancel: m.point_act_cancel,
};

const Changed = ({ change: { label, before, after, isTheirs } }: { change: OrderChange }) => (
  <li className="wrap-anywhere">
    {label}:{' '}
    <span translate={isTheirs ? 'no' : undefined}>
      <del className="text-muted no-underline">{before}</del> →{' '}
      <ins className="inline-block font-semibold no-underline">{after}</ins>
    </span>
  </li>
);

/** Author, reason and changed fields of a change; of a cancellation also what became of the points. */
export const ChangeDetails = ({ log }: { log: OrderLog }) => {
  const reversals = log.act === 'cancel' ? formatReversals(log.after) : '';
  return (
    <>
      <p className="text-sm text-muted" translate="no">
        {log.actor.name}
      </p>
      {log.reason !== '' && (
        <p className="wrap-anywhere">
          {m.point_reason()}: <span translate="no">{log.reason}</span>
        </p>
      )}
      <ul>
        {listChanges(log).map((change) => (
          <Changed key={change.label} change={change} />
        ))}
        {reversals !== '' && <li>{reversals}</li>}
      </ul>
    </>
  );
};

/** History of an order, latest change first: author, time, reason, and changed fields. */
export const OrderHistory = ({ logs }: { logs: readonly OrderLog[] }) => (
  <Section id="log" title={m.point_log()}>
    <Timeline label={m.point_log()}>
      {logs.map((log) => (
        <TimelineItem
          key={log._id}
          when={<time dateTime={log.createdAt}>{dateAndTime(log.createdAt)}</time>}
          title={orderActWords[log.act]()}
        >
          <ChangeDetails log={log} />
        </TimelineItem>
      ))}
    </Timeline>
  </Section>
);
