import ChevronRight from 'lucide-react/icons/chevron-right';
import Reply from 'lucide-react/icons/reply';
import { href, Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/classNames.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';

export interface ContactLineProps {
  item: {
    readonly _id: string;
    readonly name: string;
    readonly reach: string;
    readonly beginning: string;
    readonly read: boolean;
    readonly tags: readonly string[];
    readonly isReplied: boolean;
    readonly createdAt: string;
  };
  inbox: string;
  now: number;
}

/** A message in the list: author, contacts and the beginning. */
export const ContactRow = ({ item, inbox, now }: ContactLineProps) => (
  <Link
    to={href('/contacts/:id/:contact', { id: inbox, contact: item._id })}
    className="flex min-h-18 items-center gap-3 px-4 py-3 hover:bg-sunken sm:px-5"
  >
    <span
      aria-hidden
      className={classNames('size-2.5 shrink-0 rounded-full', item.read ? 'bg-transparent' : 'bg-accent')}
    />
    <span className="min-w-0 flex-1">
      <span className="flex items-baseline justify-between gap-3">
        <span className={classNames('min-w-0 truncate', !item.read && 'font-bold')}>
          {item.name}
          {!item.read && <span className="sr-only"> ({m.contact_unread_mark()})</span>}
          {item.isReplied && (
            <>
              <Reply aria-hidden size={16} className="ml-1 inline text-muted" />
              <span className="sr-only"> ({m.contact_replied_mark()})</span>
            </>
          )}
        </span>
        <span className="shrink-0 text-xs text-muted">
          <RelativeTime time={item.createdAt} now={now} />
        </span>
      </span>
      {item.reach !== '' && <span className="block truncate text-sm text-muted">{item.reach}</span>}
      <span className="block truncate text-sm">{item.beginning}</span>
      {item.tags.length > 0 && (
        <span className="block truncate pt-1 text-xs text-muted">{item.tags.map((tag) => `#${tag}`).join(' ')}</span>
      )}
    </span>
    <ChevronRight aria-hidden size={18} className="shrink-0 text-muted" />
  </Link>
);
