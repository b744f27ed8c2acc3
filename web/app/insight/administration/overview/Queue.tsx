import { QUEUE_KINDS } from '@m4u/contract/insight/administration/queue.rules';
import type { QueueCounts, QueueItem } from '@m4u/contract/insight/administration/queue';
import CircleCheck from 'lucide-react/icons/circle-check';
import Play from 'lucide-react/icons/play';
import { Form, href, Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { number } from '../../../platform/language/formats.ts';
import { withQuery } from '../../../platform/search/filter.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { queueColumns, QueueRow } from './QueueRow.tsx';
import { queueKinds } from './queueWords.tsx';

/** Rows per page. */
export const QUEUE_PAGE = 10;

export interface QueueProps {
  items: readonly QueueItem[];
  counts: QueueCounts;
  total: number;
  page: number;
  /** The part that is shown: empty for all of it. */
  show: string;
  days: string;
  readerId: string;
  now: number;
}

const partsOf = ({ all, mine, kinds }: QueueCounts) => [
  { show: '', label: m.admin_queue_all(), count: all },
  ...QUEUE_KINDS.map((kind) => ({ show: kind, label: queueKinds[kind].name(), count: kinds[kind] })),
  { show: 'mine', label: m.admin_queue_mine(), count: mine },
];

const Filters = ({ counts, show, days }: Pick<QueueProps, 'counts' | 'show' | 'days'>) => (
  <nav aria-label={m.admin_queue_filter()}>
    <ul className="flex flex-wrap gap-2">
      {partsOf(counts)
        .filter((part) => part.count > 0 || ['', 'mine', show].includes(part.show))
        .map((part) => (
          <li key={part.show}>
            <Link
              to={withQuery(href('/admin'), { show: part.show, days })}
              aria-current={part.show === show ? 'page' : undefined}
              preventScrollReset
              className={classNames(
                'inline-flex min-h-11 items-center rounded-full border px-4 text-sm font-semibold lg:min-h-9',
                part.show === show ? 'border-transparent bg-ink text-surface' : 'border-control hover:bg-sunken',
              )}
            >
              {part.label} {number(part.count)}
            </Link>
          </li>
        ))}
    </ul>
  </nav>
);

const Head = () => (
  <div
    aria-hidden
    className={classNames('hidden gap-x-3 border-b border-line px-4 py-2 text-sm text-muted', queueColumns)}
  >
    <span>{m.admin_queue_column_kind()}</span>
    <span>{m.admin_queue_column_work()}</span>
    <span>{m.admin_queue_column_due()}</span>
    <span>{m.admin_queue_column_taker()}</span>
  </div>
);

/** Everything that waits for staff, due first, with filters and who has taken what (docs/rules/audit.md#queue). */
export const Queue = ({ items, counts, total, page, show, days, readerId, now }: QueueProps) => (
  <section aria-labelledby="queue-title">
    <Card padded={false} className="@container">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3 border-b border-line p-4">
        <h2 id="queue-title" className="flex-1 text-lg">
          {m.admin_queue()} <span className="font-normal text-muted">{m.admin_queue_total({ count: counts.all })}</span>
        </h2>
        {total > 0 && (
          <Form method="post">
            <input type="hidden" name="queue" value={show || 'all'} />
            <SubmitButton name="intent" value="next" icon={Play}>
              {m.admin_queue_turn()}
            </SubmitButton>
          </Form>
        )}
        {counts.all > 0 && (
          <div className="basis-full">
            <Filters counts={counts} show={show} days={days} />
          </div>
        )}
      </div>
      {items.length === 0 ? (
        <EmptyState icon={CircleCheck} title={counts.all === 0 ? m.admin_queue_empty() : m.admin_queue_none()} />
      ) : (
        <>
          <Head />
          <ul aria-labelledby="queue-title" className="divide-y divide-line">
            {items.map((item) => (
              <QueueRow key={item._id} item={item} readerId={readerId} now={now} />
            ))}
          </ul>
        </>
      )}
    </Card>
    <Pagination page={page} total={total} size={QUEUE_PAGE} />
  </section>
);
