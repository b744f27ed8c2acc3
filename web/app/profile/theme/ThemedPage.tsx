import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../ui/classNames.ts';

/** A theme's fields as CSS variables, as the contract's `cssVariables` makes them on the server. */
export type ThemeVariables = Readonly<Record<`--brand-${string}`, string>>;

/** The attributes that dress an element, and all that stands in it, in a theme. */
export const dressed = (theme: ThemeVariables, className?: string) => {
  const blur = theme['--brand-blur'] ?? '0px';
  // A filter that does nothing is a layer all the same, for each card.
  const frost = blur !== '0px' && { '--brand-frost': `blur(${blur})` };
  return {
    className: classNames('brand', className),
    style: { ...theme, ...frost, colorScheme: theme['--brand-scheme'] } as CSSProperties,
  };
};

export interface ThemedPageProps {
  theme: ThemeVariables;
  /** Whose page it is, under which is counted what others do on it (`platform/api/beacon.ts`); null on one's own. */
  counted?: string | null | undefined;
  children: ReactNode;
}

/** A page in its owner's theme: the theme's image lies still behind everything, at any width. */
export const ThemedPage = ({ theme, counted, children }: ThemedPageProps) => (
  <div {...dressed(theme, 'relative isolate min-h-dvh')} data-page={counted ?? undefined}>
    <div
      aria-hidden
      className="no-print fixed inset-x-0 top-0 -z-10 h-lvh bg-(image:--brand-background-image) bg-size-(--brand-background-size) bg-center"
    />
    {children}
  </div>
);

export interface BlockProps {
  title: ReactNode;
  id: string;
  /** Beside the title: the owner's pencil. */
  edit?: ReactNode;
  /** What an owner wrote of themselves stands on a ground of its own. */
  about?: boolean;
  children: ReactNode;
}

/** A part of a themed page: a card under an `h2`. */
export const Block = ({ title, id, edit, about, children }: BlockProps) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className={classNames(
      'surface below-fold scroll-mt-4 rounded-lg border border-line p-4 shadow-sm frosted sm:p-5',
      about && 'bg-(--brand-about-me-bg) text-(color:--brand-about-me-text)',
    )}
  >
    <div className="flex items-center gap-2">
      <h2 id={`${id}-title`} className="min-w-0 flex-1 py-1 text-lg">
        {title}
      </h2>
      {edit}
    </div>
    {children}
  </section>
);
