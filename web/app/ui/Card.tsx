import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './classNames.ts';

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'article' | 'li' | 'section';
  /** Inner padding; false for pictures that reach the edge. */
  padded?: boolean;
}

const look = 'surface block rounded-lg border border-line shadow-sm';
/** Without padding, content is clipped to the corners; otherwise menus may overflow. */
const inside = (padded: boolean) => (padded ? 'p-4 sm:p-5' : 'overflow-hidden');

/** Container for related content. */
export function Card({ as: Tag = 'div', padded = true, className, ...rest }: CardProps) {
  const Any = Tag as 'div';
  return <Any {...rest} className={classNames(look, inside(padded), className)} />;
}

export interface CardLinkProps extends ComponentProps<typeof Link> {
  padded?: boolean;
  children: ReactNode;
}

/** A card that is one link. Put no other links or buttons inside. */
export const CardLink = ({ padded = true, className, ...rest }: CardLinkProps) => (
  <Link
    {...rest}
    className={classNames(look, 'transition hover:-translate-y-0.5 hover:shadow-md', inside(padded), className)}
  />
);
