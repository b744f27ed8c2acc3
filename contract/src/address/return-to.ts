const nowhere = 'http://site.invalid';

/** Screens that would loop; calls and short links, which may lead on to another site. */
const NOT_PAGES = /^\/(?:login|logout|authenticating|api|r)(?:\/|$)/i;

/** A path as routers read it: any letter may be written as `%72`. Undefined for one that cannot be read. */
const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/**
 * Where to go after signing in: the given address when it is a path of a page on this site, else `/`.
 * Refuses other sites in every disguise (`//host`, `/\host`, control characters), and what is no page to return to.
 */
export const safeReturnTo = (address: string | null | undefined): string => {
  // Browsers drop control characters before they read an address.
  if (!address?.startsWith('/') || /[\u0000-\u001f\\]/.test(address)) return '/';
  const url = URL.parse(address, nowhere);
  if (!url || url.origin !== nowhere || url.pathname.startsWith('//')) return '/';
  const read = decoded(url.pathname);
  return read === undefined || NOT_PAGES.test(read) ? '/' : url.pathname + url.search + url.hash;
};
