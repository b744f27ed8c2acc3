import { SEE_AS_OF_PARAM, SEE_AS_PARAM, type Seeing } from '@m4u/contract/insight/privacy/view.rules';

/** Addresses of pages and of what is on them: what can be looked at as others see it. */
const SHOWN = /^\/(?:me|new-me|smc|fme|mbg|new-mbg|blog|links|cv)\/./;

/** Whether what stands at an address can be looked at as others see it. */
export const canBeSeenAs = (pathname: string): boolean => SHOWN.test(pathname);

/**
 * Where a link leads while somebody looks at their page as others do: to the same as these see it. Undefined for what
 * cannot be looked at so, and for an address that says as whom.
 */
export const seenAddress = ({ origin, pathname, searchParams }: URL, { kind, id, as }: Seeing): string | undefined => {
  if (!canBeSeenAs(pathname) || searchParams.has(SEE_AS_PARAM)) return undefined;
  const query = new URLSearchParams(searchParams);
  query.set(SEE_AS_PARAM, as);
  query.set(SEE_AS_OF_PARAM, `${kind}/${id}`);
  return `${origin}${pathname}?${query}`;
};

/** Whether what is shown belongs to the page that is looked at as others see it, by its id or short link. */
export const isSeen = (
  seeing: Seeing,
  kind: Seeing['kind'],
  { id, slug }: { readonly id: string; readonly slug: string },
): boolean => seeing.kind === kind && (seeing.id === id || seeing.id === slug);
