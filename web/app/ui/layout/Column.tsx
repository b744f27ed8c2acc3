import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';

const widths = {
  /** A form, a choice, or one thing to read: a column that the eye follows. */
  form: 'mx-auto max-w-column in-data-frame:mx-0',
  /** One thing with its parts, or a short list of settings: wider than a form beside the rail. */
  detail: 'max-w-column lg:max-w-180',
  /** A list or a table: the whole grid. On phones a column. */
  list: 'max-w-column lg:max-w-none',
} as const;

export interface ColumnProps {
  kind: keyof typeof widths;
  className?: string;
  children: ReactNode;
}

/**
 * Content of a screen: beside the rail every kind begins at the same left edge and has one width. Visitors, who have no
 * rail, get a form in the middle.
 */
export const Column = ({ kind, className, children }: ColumnProps) => (
  <div className={classNames(widths[kind], className)}>{children}</div>
);
