import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** A link among words: underlined, so that colour is not all that tells it apart. */
export const TextLink = (props: ComponentProps<typeof Link>) => (
  <Link {...props} className="self-start font-semibold underline underline-offset-4" />
);
