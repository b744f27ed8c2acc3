import type { ContentHead } from '@m4u/contract/content/item/schema';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { smallSource } from '../../../profile/upload/StoredPicture.tsx';
import { describeVisibility } from '../../item/visibility.tsx';

/** A piece in the list that its owner arranges. */
export const ArrangedRow = ({ row, view }: { row: ContentHead; view: string }) => {
  const { icon: Icon, label } = describeVisibility(row.policy, row.owner.kind);
  return (
    <Link to={view} className="flex min-h-11 items-center gap-3">
      {row.cover && (
        <img
          src={smallSource(row.cover, 44)}
          alt=""
          width={44}
          height={44}
          className="size-11 shrink-0 rounded-sm object-cover"
        />
      )}
      <span className="min-w-0">
        <span className="line-clamp-3 font-semibold wrap-anywhere">{row.title || m.content_untitled()}</span>
        <span className="flex items-center gap-1 text-xs text-muted">
          <Icon aria-hidden size={14} />
          {label}
        </span>
      </span>
    </Link>
  );
};
