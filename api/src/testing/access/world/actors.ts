/**
 * Actors of a world; `owner` has the page. `member`, `groupAdmin` and the staff belong to the group, which `groupAdmin`
 * owns.
 */
export const actors = [
  'visitor',
  'stranger',
  'friend',
  'member',
  'cashier',
  'editor',
  'door',
  'groupAdmin',
  'agencyAdmin',
  'owner',
  'staff',
] as const;
export type Actor = (typeof actors)[number];

/** Everybody whom the group has accepted. */
export const GROUP_MEMBERS: readonly Actor[] = ['member', 'cashier', 'editor', 'door', 'groupAdmin'];

/** Actors with an account. */
export type Person = Exclude<Actor, 'visitor'>;

/** Actors with an account, in the order of `actors`. */
export const people = actors.filter((actor): actor is Person => actor !== 'visitor');
