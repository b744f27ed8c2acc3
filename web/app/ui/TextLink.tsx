import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from './classNames.ts';

/** A link within text: underlined, so that colour is not its only mark. */
export const TextLink = ({ className, ...props }: ComponentProps<typeof Link>) => (
  <Link {...props} className={classNames('self-start font-semibold underline underline-offset-4', className)} />
);
