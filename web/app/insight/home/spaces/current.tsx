import type { FrameItem } from '../../../ui/AppFrame.tsx';

const pathOf = ({ to }: FrameItem): string => to.split(/[?#]/)[0] ?? to;

const isAtOrUnder = (pathname: string, path: string): boolean =>
  pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));

/** Marks the one entry whose address is nearest above the shown one; none where no address fits. */
export const markCurrent = (pathname: string, items: readonly FrameItem[]): FrameItem[] => {
  const fitting = items.map(pathOf).filter((path) => isAtOrUnder(pathname, path));
  const nearest = fitting.toSorted((a, b) => b.length - a.length)[0];
  const marked = nearest === undefined ? -1 : items.findIndex((item) => pathOf(item) === nearest);
  return items.map((item, index) => ({ ...item, isCurrent: index === marked }));
};
