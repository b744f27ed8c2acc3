const PLACEHOLDER_ORIGIN = 'http://site.invalid';

/** Paths to refuse: sign-in screens would loop, `/api` has no pages, and short links may redirect to another site. */
const REFUSED_PATHS = /^\/(?:login|logout|authenticating|api|r)(?:\/|$)/i;

/** Decodes a path as routers do (`%72` is `r`). Returns undefined for a malformed one. */
const decodePath = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/**
 * Returns the address to open after sign-in: the given one when it is a path of a page on this site, else `/`. Refuses
 * other sites in every disguise (`//host`, `/\host`, control characters) and paths that are no pages.
 */
export const safeReturnTo = (address: string | null | undefined): string => {
  // Browsers drop control characters before they read an address.
  if (!address?.startsWith('/') || /[\u0000-\u001f\\]/.test(address)) return '/';
  const url = URL.parse(address, PLACEHOLDER_ORIGIN);
  if (!url || url.origin !== PLACEHOLDER_ORIGIN || url.pathname.startsWith('//')) return '/';
  const read = decodePath(url.pathname);
  return read === undefined || REFUSED_PATHS.test(read) ? '/' : url.pathname + url.search + url.hash;
};
