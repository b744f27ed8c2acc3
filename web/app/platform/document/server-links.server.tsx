import { createElement, type AnchorHTMLAttributes } from 'react';
import { Link as RouterLink, type LinkProps } from 'react-router';

export * from 'react-router';

/** Addresses with a scheme are not resolved. */
const absolute = /^[a-z][a-z\d+.-]*:/i;
/** Absolute paths that need no resolution. */
const resolved = /^\/(?![/\\])(?!.*\/[./])(?!.*[?#]$)/;

/** Link props that only a browser needs. */
const browserOnly: ReadonlySet<string> = new Set([
  'to',
  'discover',
  'prefetch',
  'relative',
  'reloadDocument',
  'replace',
  'state',
  'preventScrollReset',
  'viewTransition',
  'defaultShouldRevalidate',
]);

/**
 * Server version of a link. React Router's own resolves the address, prepares clicks and prefetching and uses a dozen
 * hooks, a quarter of a page's render time. The markup is identical.
 */
export const Link = (props: LinkProps) => {
  const { to, discover = 'render', prefetch, mask } = props;
  const isAbsolute = typeof to === 'string' && absolute.test(to);
  const asItIs = typeof to === 'string' && (isAbsolute || resolved.test(to));
  if (!asItIs || mask || prefetch === 'render') return <RouterLink {...props} />;
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) if (!browserOnly.has(name)) attributes[name] = value;
  attributes['href'] = to;
  attributes['data-discover'] = !isAbsolute && discover === 'render' ? 'true' : undefined;
  return createElement('a', attributes satisfies AnchorHTMLAttributes<HTMLAnchorElement>);
};
