import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../ui/classNames.ts';

/** A theme's fields as CSS variables, computed by the contract's `cssVariables` on the server. */
export type ThemeVariables = Readonly<Record<`--brand-${string}`, string>>;

/** Attributes that apply a theme to an element and its content. */
export const themeProps = (theme: ThemeVariables, className?: string) => {
  const blur = theme['--brand-blur'] ?? '0px';
  // Omitted for 0px, because a filter without effect still creates a layer for each card.
  const frost = blur !== '0px' && { '--brand-frost': `blur(${blur})` };
  return {
    className: classNames('brand', className),
    style: { ...theme, ...frost, colorScheme: theme['--brand-scheme'] } as CSSProperties,
  };
};

export interface ThemedPageProps {
  theme: ThemeVariables;
  /**
   * Id of the page under which visitors' actions are counted (`platform/api/beacon.ts`); null on the reader's own page.
   */
  counted?: string | null | undefined;
  children: ReactNode;
}

/** A page in its owner's theme; the theme's image is fixed behind the content at any width. */
export const ThemedPage = ({ theme, counted, children }: ThemedPageProps) => (
  <div {...themeProps(theme, 'relative isolate min-h-dvh')} data-page={counted ?? undefined}>
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
  /** The owner's edit button, beside the title. */
  edit?: ReactNode;
  /** Uses the background for the owner's text about themselves. */
  about?: boolean;
  children?: ReactNode;
}

/** A section of a themed page: a card with an `h2`. */
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
