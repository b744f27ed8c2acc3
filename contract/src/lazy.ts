/**
 * Creates a value at its first use, once. For values that a page may not need: a formatter of `Intl` or a segmenter
 * takes tens of milliseconds on a slow phone.
 */
export const lazy = <T>(make: () => T): (() => T) => {
  let cached: { readonly value: T } | undefined;
  return () => (cached ??= { value: make() }).value;
};
