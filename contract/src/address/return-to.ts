const nowhere = 'http://site.invalid';

/**
 * Where to go after signing in: the given address when it is a path on this site, else `/`.
 * Refuses other sites in every disguise (`//host`, `/\host`, control characters), the screens that would loop, and calls
 * and short links, which may lead on to another site.
 */
export const safeReturnTo = (address: string | null | undefined): string => {
  // Browsers drop control characters before they read an address.
  if (!address?.startsWith('/') || /[\u0000-\u001f\\]/.test(address)) return '/';
  const url = URL.parse(address, nowhere);
  if (!url || url.origin !== nowhere || url.pathname.startsWith('//')) return '/';
  if (/^\/(?:login|logout|authenticating|api|r)(?:\/|$)/.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
};
