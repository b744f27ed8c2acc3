/** The parts of a location that matter for scrolling. */
export interface Place {
  readonly key: string;
  readonly pathname: string;
}

/**
 * Creates the function that keys scroll positions. Every navigation gets a new key, so it starts at the top, and going
 * back restores the position; a change of only the query shares the previous key, so the page stays in place
 * (docs/rules/screens.md#addresses).
 */
export const scrollKeys = (): ((location: Place) => string) => {
  const keys = new Map<string, string>();
  let last: { pathname: string; key: string } | undefined;
  return ({ key, pathname }) => {
    const scrollKey = keys.get(key) ?? (last?.pathname === pathname ? last.key : key);
    keys.set(key, scrollKey);
    last = { pathname, key: scrollKey };
    return scrollKey;
  };
};
