import type { FrameItem } from '../../../ui/AppFrame.tsx';

const pathOf = ({ to }: FrameItem): string => to.split(/[?#]/)[0] ?? to;

const isAtOrUnder = (pathname: string, path: string): boolean =>
  pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));

const queryOf = ({ to }: FrameItem): URLSearchParams => new URL(to, 'http://path').searchParams;

/** The number of parameters of an entry that the shown query has too; -1 where it lacks one. */
const countShared = (item: FrameItem, search: URLSearchParams): number => {
  const query = [...queryOf(item)];
  return query.every(([name, value]) => search.get(name) === value) ? query.length : -1;
};

/**
 * Marks the one entry whose address is nearest above the shown one; none where no address fits. Of entries with the same
 * path, which are tabs of one screen, the one whose query is nearest.
 */
export const markCurrent = (
  { pathname, search }: { readonly pathname: string; readonly search: string },
  items: readonly FrameItem[],
): FrameItem[] => {
  const fitting = items.map(pathOf).filter((path) => isAtOrUnder(pathname, path));
  const nearest = fitting.toSorted((a, b) => b.length - a.length)[0];
  const shown = new URLSearchParams(search);
  const [best] = items
    .filter((item) => pathOf(item) === nearest)
    .toSorted((a, b) => countShared(b, shown) - countShared(a, shown));
  const marked = best === undefined ? -1 : items.indexOf(best);
  return items.map((item, index) => ({ ...item, isCurrent: index === marked }));
};
