/**
 * A value that is made when it is first asked for, and once. For what a page may never need: a formatter of `Intl` or a
 * segmenter takes a slow phone tens of milliseconds to make.
 */
export const lazy = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};
