/** Everybody who can stand before a thing of the world; `owner` has the page, `member` and `groupAdmin` are of the group. */
export const actors = [
  'visitor',
  'stranger',
  'friend',
  'member',
  'groupAdmin',
  'agencyAdmin',
  'owner',
  'staff',
] as const;
export type Actor = (typeof actors)[number];

/** Those who have an account. */
export type Person = Exclude<Actor, 'visitor'>;
