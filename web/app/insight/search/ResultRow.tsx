import type { Found } from '@m4u/contract/insight/search';
import { highlightParts } from '@m4u/contract/insight/search/rules';
import FileText from 'lucide-react/icons/file-text';
import Landmark from 'lucide-react/icons/landmark';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { HighlightedText } from '../../platform/search/HighlightedText.tsx';
import { smallSource } from '../../profile/upload/StoredPicture.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { resultPath } from './resultPaths.tsx';

const icons = { post: FileText, product: ShoppingBag, relic: Landmark } as const;
const side = 56;

const Face = ({ found: { kind, name, picture } }: { found: Found }) => {
  const source = picture && smallSource(picture, side);
  if (kind === 'member' || kind === 'group' || kind === 'agency')
    return <Avatar name={name || '?'} src={source} size={side} />;
  if (source)
    return (
      <img
        src={source}
        alt=""
        width={side}
        height={side}
        loading="lazy"
        className="size-14 shrink-0 rounded-sm object-cover"
      />
    );
  const Icon = icons[kind];
  return (
    <span className="grid size-14 shrink-0 place-items-center rounded-sm bg-sunken text-muted">
      <Icon aria-hidden size={24} />
    </span>
  );
};

const formatRelation = ({ kind, tie }: Found): string | undefined => {
  if (tie === 'self') return m.search_tie_self();
  if (tie === 'friend') return m.search_tie_friend();
  if (tie === 'group') return kind === 'member' ? m.search_tie_group() : m.search_tie_own_group();
  return undefined;
};

/** A search result: kind, owner and link. */
export const ResultRow = ({ found, q }: { found: Found; q: string }) => {
  const { name, line, owner, byPhone, reason } = found;
  const relation = formatRelation(found);
  const under = owner ? owner.name : line;
  const reasonText =
    reason && (reason.kind === 'formerPlace' ? m.search_formerly({ place: reason.text }) : reason.text);
  // The reason takes the place of a text that it is a part of, as a headline of its own.
  const isOwnLine = !owner && reason?.text === line;
  return (
    <li>
      <Link
        to={resultPath(found)}
        className="-mx-2 flex min-h-16 flex-wrap items-center gap-3 rounded-md px-2 py-2.5 hover:bg-sunken"
      >
        <Face found={found} />
        <span className="min-w-0 grow basis-40">
          <span lang="" className="line-clamp-2 font-semibold wrap-anywhere">
            <HighlightedText stretches={highlightParts(name, q, reason ? 'beginnings' : 'anywhere')} />
          </span>
          {under !== '' && !isOwnLine && (
            <span lang="" className="line-clamp-1 text-sm text-muted">
              {under}
            </span>
          )}
          {reasonText && (
            <span lang="" className="line-clamp-2 text-sm wrap-anywhere">
              <HighlightedText stretches={highlightParts(reasonText, q, 'beginnings')} />
            </span>
          )}
          {owner && !reasonText && line !== '' && (
            <span lang="" className="line-clamp-1 text-sm text-muted">
              {line}
            </span>
          )}
        </span>
        {byPhone && <Tag>{m.search_by_phone()}</Tag>}
        {relation !== undefined && <Tag>{relation}</Tag>}
      </Link>
    </li>
  );
};
