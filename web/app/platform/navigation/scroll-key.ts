/** The part of a location that scrolling looks at. */
export interface Place {
  readonly key: string;
  readonly pathname: string;
}

/**
 * Makes the key under which a place's scroll position is kept. Every navigation gets a key of its own, so it starts
 * at the top and going back returns to where one was; one that changes only the query shares the key of the place
 * it came from, so the page stays where it is (docs/rules/screens.md#addresses).
 */
export const scrollKeys = (): ((place: Place) => string) => {
  const keys = new Map<string, string>();
  let last: { pathname: string; key: string } | undefined;
  return ({ key, pathname }) => {
    const known = keys.get(key) ?? (last?.pathname === pathname ? last.key : key);
    keys.set(key, known);
    last = { pathname, key: known };
    return known;
  };
};
