import type { Space, SpaceKind } from '@m4u/contract/insight/home/schema';
import { href } from 'react-router';

/** Cookie with the key of the space that was used last (docs/rules/home.md#spaces). */
export const spaceCookie = 'm4u_space';

/** Kinds of spaces that are run for customers or members: brands and groups. */
export const isGroup = ({ kind }: { readonly kind: SpaceKind }): boolean => kind === 'brand' || kind === 'group';

/** The address of a space's home, which does not depend on the cookie. Staff's is the administration. */
export const spacePath = ({ key }: Pick<Space, 'key'>): string =>
  key === 'staff' ? href('/admin') : `${href('/')}?${new URLSearchParams({ space: key })}`;
