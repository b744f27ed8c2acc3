import type { OrderLog } from '@m4u/contract/commerce/order/schema';
import { m } from '../../paraglide/messages.js';
import { dateAndTime } from '../../platform/language/formats.ts';
import { Section } from '../../ui/Section.tsx';
import { Timeline, TimelineItem } from '../../ui/Timeline.tsx';
import { type Change, changesOf } from './orderChanges.tsx';

const actWords: Readonly<Record<OrderLog['act'], () => string>> = {
  create: m.point_act_create,
  correct: m.point_act_correct,
  cancel: m.point_act_cancel,
};

const Changed = ({ change: { label, before, after, isTheirs } }: { change: Change }) => (
  <li className="wrap-anywhere">
    {label}:{' '}
    <span translate={isTheirs ? 'no' : undefined}>
      <del className="text-muted no-underline">{before}</del> →{' '}
      <ins className="inline-block font-semibold no-underline">{after}</ins>
    </span>
  </li>
);

/** History of an order, latest change first: author, time, reason, and changed fields. */
export const OrderHistory = ({ logs }: { logs: readonly OrderLog[] }) => (
  <Section id="log" title={m.point_log()}>
    <Timeline label={m.point_log()}>
      {logs.map((log) => (
        <TimelineItem
          key={log._id}
          when={<time dateTime={log.createdAt}>{dateAndTime(log.createdAt)}</time>}
          title={actWords[log.act]()}
        >
          <p className="text-sm text-muted" translate="no">
            {log.actor.name}
          </p>
          {log.reason !== '' && (
            <p className="wrap-anywhere">
              {m.point_reason()}: <span translate="no">{log.reason}</span>
            </p>
          )}
          <ul>
            {changesOf(log).map((change) => (
              <Changed key={change.label} change={change} />
            ))}
          </ul>
        </TimelineItem>
      ))}
    </Timeline>
  </Section>
);
