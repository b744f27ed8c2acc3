/** Actors of a world; `owner` has the page, `member` and `groupAdmin` belong to the group. */
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

/** Actors with an account. */
export type Person = Exclude<Actor, 'visitor'>;
