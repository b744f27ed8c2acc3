import type { Space } from '@m4u/contract/insight/home/schema';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { type MouseEvent, type ReactNode } from 'react';
import { href, Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Dialog, useDialog } from '../../../ui/overlays/Dialog.tsx';
import { isPlainPress } from '../../../ui/plainPress.ts';
import { SpaceFace } from './SpaceFace.tsx';
import { SpaceList } from './SpaceList.tsx';
import { spaceKindWords, spaceLine, spaceName } from './spaceWords.tsx';
import { useSpaces } from './useSpaces.tsx';

export interface SwitcherLinkProps {
  className?: string;
  children: ReactNode;
}

/** Opens the sheet of spaces; a link to the page that lists them for readers without scripts. */
export const SwitcherLink = ({ className, children }: SwitcherLinkProps) => {
  const found = useSpaces();
  const { id, open, show, onClose } = useDialog();
  if (!found) return null;
  const choose = (event: MouseEvent) => {
    if (!isPlainPress(event.nativeEvent)) return;
    event.preventDefault();
    show();
  };
  return (
    <>
      <Link to={href('/more')} onClick={choose} aria-haspopup="dialog" className={className}>
        {children}
        <span className="sr-only">{m.space_switch()}</span>
      </Link>
      <Dialog id={id} title={m.space_title()} open={open} onClose={onClose}>
        <SpaceList spaces={found.spaces} current={found.current} onChoose={onClose} />
      </Dialog>
    </>
  );
};

const Face = ({ space, isNarrow }: { space: Space; isNarrow: boolean }) => (
  <>
    <SpaceFace space={space} size={isNarrow ? 36 : 44} />
    <span className="min-w-0 flex-1">
      <span
        className="line-clamp-2 text-sm font-semibold wrap-anywhere"
        translate={space.name === '' ? undefined : 'no'}
      >
        {space.name === '' ? spaceName(space) : space.name}
      </span>
      <span className="block truncate text-sm text-muted">
        {(isNarrow && space.kind !== 'staff') || space.kind === 'personal'
          ? spaceKindWords[space.kind]()
          : spaceLine(space)}
      </span>
    </span>
  </>
);

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
