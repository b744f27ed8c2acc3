import type { QueueItem } from '@m4u/contract/insight/administration/queue';
import type { Person } from '@m4u/contract/profile/directory/person';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Form, Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { itemPath } from '../../../platform/administration/queuePath.ts';
import { relativeTime } from '../../../platform/language/formats.ts';
import { locale } from '../../../platform/language/language.ts';
import { smallSource } from '../../../profile/upload/StoredPicture.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { type DueTone, dueWords, itemWords, queueKinds } from './queueWords.tsx';

/** Columns of the queue where its card is wide enough for the size of the text. */
export const queueColumns = '@min-[40rem]:grid @min-[40rem]:grid-cols-[6.25rem_minmax(0,1fr)_8rem_6.25rem_3rem]';

const dueLooks: Readonly<Record<DueTone, string>> = {
  overdue: 'bg-danger-soft text-danger',
  near: 'bg-accent-soft text-accent-ink',
  far: 'bg-sunken',
};

const Taker = ({ taker: { name, portrait }, isOwn }: { taker: Person; isOwn: boolean }) => (
  <>
    <Avatar name={name} src={portrait && smallSource(portrait, 28)} size={28} named={!isOwn} />
    {isOwn && <span className="@min-[40rem]:sr-only">{m.admin_queue_yours()}</span>}
  </>
);

const TakeForm = ({ item, isOwn, title }: { item: QueueItem; isOwn: boolean; title: string }) => (
  <Form method="post" preventScrollReset className="relative">
    <input type="hidden" name="kind" value={item.subject.kind} />
    <input type="hidden" name="id" value={item._id} />
    <button
      type="submit"
      name="intent"
      value={isOwn ? 'release' : 'take'}
      className="-mx-2 min-h-11 rounded-md px-2 text-left font-semibold text-accent-ink hover:bg-accent-soft"
    >
      {isOwn ? m.admin_queue_release() : m.admin_queue_take()}
      <span className="sr-only"> {title}</span>
    </button>
  </Form>
);

export interface QueueRowProps {
  item: QueueItem;
  readerId: string;
  /** The time to which ages and due times are told, in milliseconds. */
  now: number;
}

/** One item: a line of the table on wide screens, a card on phones. All of it opens the item. */
export const QueueRow = ({ item, readerId, now }: QueueRowProps) => {
  const { subject, since, due, taker } = item;
  const { name: kindName, icon: Icon } = queueKinds[subject.kind];
  const { title, isOwn: isTheirs, below } = itemWords(item);
  const { words, tone } = dueWords(due, now);
  const isOwn = taker?._id === readerId;
  const isOverdue = tone === 'overdue';
  return (
    <li
      className={classNames(
        'group relative flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 hover:bg-sunken',
        isOverdue && 'bg-danger-soft/40 shadow-[inset_3px_0_0_var(--color-danger)]',
        queueColumns,
      )}
    >
      <span className="flex items-center gap-2 text-sm text-muted @min-[40rem]:text-ink">
        <Icon aria-hidden size={18} className={isOverdue ? 'text-danger' : 'text-accent-ink'} />
        {kindName()}
      </span>
      <span className="order-last min-w-0 basis-full @min-[40rem]:order-none">
        <Link
          to={itemPath(subject.kind, item._id)}
          lang={isTheirs ? '' : undefined}
          className="line-clamp-2 font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {title}
        </Link>
        <span className="line-clamp-2 text-sm wrap-anywhere text-muted @min-[40rem]:line-clamp-1">
          {[...below, relativeTime(since, now, locale())].join(' · ')}
        </span>
      </span>
      <span>
        <span className={classNames('inline-block rounded-full px-2.5 py-1 text-xs font-semibold', dueLooks[tone])}>
          {words}
        </span>
      </span>
      <span className="order-last flex basis-full flex-wrap items-center gap-x-3 text-sm text-muted @min-[40rem]:order-none">
        {taker === null ? (
          <span className="@min-[40rem]:sr-only">{m.admin_queue_untaken()}</span>
        ) : (
          <Taker taker={taker} isOwn={isOwn} />
        )}
        {(taker === null || isOwn) && <TakeForm item={item} isOwn={isOwn} title={title} />}
      </span>
      <span aria-hidden className="hidden justify-self-end @min-[40rem]:block">
        {isOverdue ? (
          <span className="inline-flex min-h-9 items-center rounded-md bg-ink px-3 text-sm font-semibold text-surface">
            {m.admin_queue_open()}
          </span>
        ) : (
          <ChevronRight size={20} className="text-muted" />
        )}
      </span>
    </li>
  );
};
