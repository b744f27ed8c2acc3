/** The segments of a path that tell most routes apart: screens for members are at `/action/{name}`. */
type Beginning = readonly [first: string | undefined, second: string | undefined];

const isStatic = (segment: string): boolean => !/[:*?]/.test(segment);

/** The static segments that a pattern begins with, at most two; undefined from the first dynamic segment on. */
const beginningOf = (pattern: string): Beginning => {
  const [first = '', second] = pattern.split('/').slice(1);
  if (!isStatic(first)) return [undefined, undefined];
  return [first.toLowerCase(), second !== undefined && isStatic(second) ? second.toLowerCase() : undefined];
};

/** Decodes a segment of a path for comparison with patterns. */
const decodeSegment = (segment: string): string => {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
};

/**
 * Sorts routes by the static segments that their patterns begin with, and calls `make` with the routes that a path can
 * match. Returns what was made for a path. A route whose static segments differ from those of the path is left out.
 */
export const sortRoutes = <Route, Made>(
  routes: readonly Route[],
  patternOf: (route: Route) => string,
  make: (routes: readonly Route[]) => Made,
): ((path: string) => Made) => {
  const sorted = routes.map((route) => ({ route, beginning: beginningOf(patternOf(route)) }));
  const makeFor = (...segments: readonly (string | undefined)[]): Made =>
    make(
      sorted
        .filter(({ beginning }) => beginning.every((own, at) => own === undefined || own === segments[at]))
        .map(({ route }) => route),
    );
  const others = makeFor();
  const byFirst = Map.groupBy(sorted, ({ beginning: [first] }) => first);
  const branches = new Map(
    [...byFirst].map(([first, within]) => {
      const seconds = new Set(within.map(({ beginning: [, second] }) => second));
      return [
        first,
        { alone: makeFor(first), bySecond: new Map([...seconds].map((each) => [each, makeFor(first, each)])) },
      ];
    }),
  );
  return (path) => {
    const [first = '', second] = path.split('/', 3).slice(1).map(decodeSegment);
    const branch = branches.get(first);
    return branch?.bySecond.get(second) ?? branch?.alone ?? others;
  };
};
