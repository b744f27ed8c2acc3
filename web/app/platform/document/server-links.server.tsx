import { createElement, type AnchorHTMLAttributes } from 'react';
import { Link as RouterLink, type LinkProps } from 'react-router';

export * from 'react-router';

/** Addresses with a scheme, which stay as they are. */
const absolute = /^[a-z][a-z\d+.-]*:/i;
/** Paths from the root in which there is nothing to resolve. */
const resolved = /^\/(?![/\\])(?!.*\/[./])(?!.*[?#]$)/;

/** Props of a link that only a browser has a use for. */
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
 * A link as the server writes it. React Router's own resolves the address, prepares clicks and prefetching and asks a
 * dozen hooks for it, which is a quarter of a page's time; nobody clicks on the server. The markup is the same.
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
