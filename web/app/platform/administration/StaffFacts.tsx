import { Fragment, type ReactNode } from 'react';

/** A fact with its label. */
export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** List of facts, one per line; facts without a value are omitted. */
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
