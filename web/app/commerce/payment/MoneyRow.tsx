import type { ReactNode } from 'react';
import { Link } from 'react-router';

export interface MoneyRowProps {
  to: string;
  /** What it is, as a person wrote it. */
  title: string;
  /** Facts below the title. */
  facts: ReactNode;
  /** The amount in words. */
  amount: string;
  /** The state, as labels. */
  state: ReactNode;
}

/** A row of a list of amounts. */
export const MoneyRow = ({ to, title, facts, amount, state }: MoneyRowProps) => (
  <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-2">
    <span className="text-beside">
      <Link to={to} lang="" className="font-semibold wrap-anywhere text-accent-ink hover:underline">
        {title}
      </Link>
      <span className="block text-sm text-muted">{facts}</span>
    </span>
    <span className="font-bold tabular-nums">{amount}</span>
    {state}
  </li>
);
