import type { FrameItem } from '../../../ui/layout/AppFrame.tsx';

/** Somebody or something with an address by id and one by short link. */
export interface Named {
  readonly id: string;
  readonly urlMinify: string | null;
}

/** The path with ids in place of short links, and one address for all views of a member's page. */
const normalizePath = (path: string, named: readonly Named[]): string =>
  path
    .split('/')
    .map((part) => named.find(({ urlMinify }) => urlMinify !== null && urlMinify === part.toLowerCase())?.id ?? part)
    .join('/')
    .replace(/^\/(?:smc|new-me)\//, '/me/');

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
  named: readonly Named[] = [],
): FrameItem[] => {
  const place = normalizePath(pathname, named);
  /** Length of the address of an entry that is nearest above the shown one; 0 for none. */
  const nearness = (item: FrameItem): number =>
    Math.max(
      0,
      ...[pathOf(item), ...(item.screens ?? [])]
        .map((path) => normalizePath(path, named))
        .filter((path) => isAtOrUnder(place, path))
        .map(({ length }) => length),
    );
  const nearnesses = items.map(nearness);
  const nearest = Math.max(0, ...nearnesses);
  const shown = new URLSearchParams(search);
  const [best] = items
    .filter((_item, index) => nearest > 0 && nearnesses[index] === nearest)
    .toSorted((a, b) => countShared(b, shown) - countShared(a, shown));
  const marked = best === undefined ? -1 : items.indexOf(best);
  return items.map((item, index) => ({ ...item, isCurrent: index === marked }));
};
