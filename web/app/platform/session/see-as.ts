import { SEE_AS_OF_PARAM, SEE_AS_PARAM, type PagePreview } from '@m4u/contract/insight/privacy/view.rules';

/** Paths of pages and their content: those that can be previewed. */
const SHOWN = /^\/(?:me|new-me|smc|fme|mbg|new-mbg|blog|links|cv)\/./;

/** Whether a path can be previewed. */
export const canBeSeenAs = (pathname: string): boolean => SHOWN.test(pathname);

/**
 * Target of a link during a preview: the same address as the audience sees it. Undefined for an address that cannot be
 * previewed, or that names an audience itself.
 */
export const previewAddress = (
  { origin, pathname, searchParams }: URL,
  { kind, id, as }: PagePreview,
): string | undefined => {
  if (!canBeSeenAs(pathname) || searchParams.has(SEE_AS_PARAM)) return undefined;
  const query = new URLSearchParams(searchParams);
  query.set(SEE_AS_PARAM, as);
  query.set(SEE_AS_OF_PARAM, `${kind}/${id}`);
  return `${origin}${pathname}?${query}`;
};

/** Whether an owner, by id or short link, is the previewed page. */
export const isSeen = (
  seeing: PagePreview,
  kind: PagePreview['kind'],
  { id, slug }: { readonly id: string; readonly slug: string },
): boolean => seeing.kind === kind && (seeing.id === id || seeing.id === slug);
