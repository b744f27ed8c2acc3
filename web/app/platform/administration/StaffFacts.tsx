import { Fragment, type ReactNode } from 'react';

/** A fact and what it is called. */
export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** What is known of somebody or something, a line each; facts without a value are left out. */
export const StaffFacts = ({ facts }: { facts: readonly (Fact | null | false)[] }) => (
  <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)] sm:gap-y-2">
    {facts
      .filter((fact) => fact !== null && fact !== false)
      .map(({ label, value }) => (
        <Fragment key={label}>
          <dt className="text-sm text-muted sm:text-base">{label}</dt>
          <dd className="mb-2 wrap-anywhere sm:mb-0">{value}</dd>
        </Fragment>
      ))}
  </dl>
);
