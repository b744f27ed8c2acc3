import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { LinkButton } from './Button.tsx';
import { classNames } from './classNames.ts';

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'article' | 'li' | 'section';
  /** Inner padding; false for pictures that reach the edge. */
  padded?: boolean;
}

const look = 'surface rounded-lg border border-line shadow-sm';
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
    className={classNames(look, 'block transition hover:-translate-y-0.5 hover:shadow-md', inside(padded), className)}
  />
);

export interface StepCardProps {
  /** Name of the card for screen readers. */
  label: string;
  icon: LucideIcon;
  title: string;
  /** Reason for the step. */
  text: string;
  /** Words of the button. */
  action: string;
  to: string;
}

/** One step that the reader should take, with its reason and one button. */
export const StepCard = ({ label, icon: Icon, title, text, action, to }: StepCardProps) => (
  <section aria-label={label} className="my-4 flex flex-wrap items-center gap-3 rounded-lg bg-accent-soft p-3">
    <span aria-hidden className="surface grid size-10 shrink-0 place-items-center rounded-md text-accent-ink">
      <Icon size={20} />
    </span>
    <div className="min-w-0 flex-1 basis-36">
      <h2 className="text-base font-semibold wrap-anywhere">{title}</h2>
      <p className="text-sm wrap-anywhere text-muted">{text}</p>
    </div>
    <LinkButton to={to} variant="secondary">
      {action}
    </LinkButton>
  </section>
);
