import { Fragment, type ReactNode } from 'react';

/** A fact with its label; null and false for none. */
export type Fact = { readonly label: string; readonly value: ReactNode } | null | false;

/** One fact per line; without room for two columns, its label above it. */
export const AdminFacts = ({ facts, isNarrow = false }: { facts: readonly Fact[]; isNarrow?: boolean }) => (
  <dl
    className={isNarrow ? 'grid gap-y-1' : 'grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)] sm:gap-y-2'}
  >
    {facts.map(
      (fact) =>
        fact && (
          <Fragment key={fact.label}>
            <dt className={isNarrow ? 'text-sm text-muted' : 'text-sm text-muted sm:text-base'}>{fact.label}</dt>
            <dd className={isNarrow ? 'mb-2 wrap-anywhere' : 'mb-2 wrap-anywhere sm:mb-0'}>{fact.value}</dd>
          </Fragment>
        ),
    )}
  </dl>
);
