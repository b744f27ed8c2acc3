import type { Space } from '@m4u/contract/insight/home/schema';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { href, Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { spacePath } from './space.tsx';
import { SpaceFace } from './SpaceFace.tsx';
import { spaceLine, spaceName, useKindName } from './spaceWords.tsx';

export interface SpaceListProps {
  spaces: readonly Space[];
  /** The current space, which is ticked. */
  current: Space;
  /** Called when a space is chosen. */
  onChoose?: () => void;
}

const Row = ({ space, current, onChoose }: { space: Space } & Omit<SpaceListProps, 'spaces'>) => {
  const nameKind = useKindName();
  const isCurrent = space.key === current.key;
  return (
    <li>
      <Link
        to={spacePath(space)}
        aria-current={isCurrent || undefined}
        onClick={onChoose}
        className={classNames(
          'flex min-h-16 items-center gap-3 rounded-md px-3 py-2',
          isCurrent ? 'bg-accent-soft' : 'hover:bg-sunken',
        )}
      >
        <SpaceFace space={space} />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold wrap-anywhere" translate={space.name === '' ? undefined : 'no'}>
            {spaceName(space, nameKind)}
          </span>
          <span className="block text-sm wrap-anywhere text-muted">{spaceLine(space)}</span>
        </span>
        {isCurrent ? (
          <Check aria-hidden size={20} className="text-accent-ink" />
        ) : (
          <Badge count={space.waiting} tone={space.kind === 'personal' ? 'message' : 'work'} />
        )}
      </Link>
    </li>
  );
};

/** The reader's spaces in groups: the personal one, what is run, what is on, staff's. */
export const SpaceList = ({ spaces, ...rest }: SpaceListProps) => {
  const of = (...kinds: readonly Space['kind'][]) => spaces.filter(({ kind }) => kinds.includes(kind));
  const groups = [
    { title: null, rows: of('personal') },
    { title: m.space_run(), rows: of('brand', 'group', 'agency') },
    { title: m.space_on(), rows: of('wedding', 'event') },
    { title: m.space_staff_title(), rows: of('staff') },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <div className="stack gap-3">
      {groups.map(({ title, rows }) => (
        <div key={title ?? ''}>
          {title !== null && <h3 className="px-1 pb-1 text-sm text-muted">{title}</h3>}
          <ul className="-mx-2">
            {rows.map((space) => (
              <Row key={space.key} space={space} {...rest} />
            ))}
          </ul>
        </div>
      ))}
      <Link
        to={`${href('/more')}?all=1`}
        onClick={rest.onChoose}
        className="flex min-h-13 items-center justify-center gap-2 rounded-md border border-dashed border-control px-4 py-2 text-center font-semibold hover:bg-sunken"
      >
        <Plus aria-hidden size={20} />
        {m.space_create()}
      </Link>
    </div>
  );
};
