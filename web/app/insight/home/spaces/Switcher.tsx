import type { Space } from '@m4u/contract/insight/home/schema';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { DialogLink } from '../../../ui/overlays/DialogLink.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { SpaceFace } from './SpaceFace.tsx';
import { SpaceList } from './SpaceList.tsx';
import { spaceLine, spaceName, useKindName } from './spaceWords.tsx';
import { useSpaces } from './useSpaces.tsx';

export interface SwitcherLinkProps {
  className?: string;
  children: ReactNode;
}

/** Opens the sheet of spaces; a link to the page that lists them for readers without scripts. */
export const SwitcherLink = ({ className, children }: SwitcherLinkProps) => {
  const found = useSpaces();
  if (!found) return null;
  return (
    <DialogLink
      to={href('/more')}
      className={className}
      title={m.space_title()}
      content={(close) => <SpaceList spaces={found.spaces} current={found.current} onChoose={close} />}
    >
      {children}
      <span className="sr-only">{m.space_switch()}</span>
    </DialogLink>
  );
};

const Face = ({ space, isNarrow }: { space: Space; isNarrow: boolean }) => {
  const nameKind = useKindName();
  return (
    <>
      <SpaceFace space={space} size={isNarrow ? 36 : 44} />
      <span className="min-w-0 flex-1">
        <span
          className={classNames('text-sm font-semibold', isNarrow ? 'block truncate' : 'line-clamp-2 wrap-anywhere')}
          title={space.name || undefined}
          translate={space.name === '' ? undefined : 'no'}
        >
          {space.name === '' ? spaceName(space, nameKind) : space.name}
        </span>
        <span className="block truncate text-sm text-muted">
          {(isNarrow && space.kind !== 'staff') || space.kind === 'personal' ? nameKind(space.kind) : spaceLine(space)}
        </span>
      </span>
    </>
  );
};

const box = 'surface flex min-h-14 shrink-0 items-center gap-3 rounded-md border border-line p-2';

/** The card of the current space, on top of the rail and of “Thêm”; with several spaces it opens the sheet. */
export const SpaceCard = ({ isNarrow = false }: { isNarrow?: boolean }) => {
  const found = useSpaces();
  if (!found) return null;
  const { spaces, current } = found;
  if (spaces.length < 2)
    return (
      <div className={box}>
        <Face space={current} isNarrow={isNarrow} />
      </div>
    );
  return (
    <SwitcherLink className={`${box} shadow-sm hover:bg-sunken`}>
      <Face space={current} isNarrow={isNarrow} />
      <ChevronsUpDown aria-hidden size={20} className="shrink-0 text-muted" />
    </SwitcherLink>
  );
};
