import { DAY } from '@m4u/contract/durations';

/** How many invitations a group may send in a day, by hand and from files. */
interface Step {
  /** Days since the group was made. */
  readonly days: number;
  /** People who accepted an invitation of it. */
  readonly accepted: number;
  readonly aDay: number;
}

/**
 * A group earns its invitations: both must hold, the age and the people who accepted. To make a group costs nothing, so
 * age alone says little; and accounts to accept with can be made in an hour, but not be three months old.
 */
const FIRST: Step = { days: 0, accepted: 0, aDay: 20 };
const STEPS: readonly Step[] = [
  FIRST,
  { days: 7, accepted: 10, aDay: 100 },
  { days: 30, accepted: 50, aDay: 1_000 },
  { days: 90, accepted: 200, aDay: 20_000 },
];

/** The last step asks for so many; more need not be counted. */
export const MOST_ACCEPTED = Math.max(...STEPS.map(({ accepted }) => accepted));

/** The trust that a group has earned so far; none for an absent group. */
export interface GroupRecord {
  readonly createdAt: Date;
  readonly accepted: number;
}

/** Invitations a day of a group. */
export const invitationsADay = (shown: GroupRecord | undefined, now: Date): number => {
  if (!shown) return FIRST.aDay;
  const days = (now.getTime() - shown.createdAt.getTime()) / DAY;
  return (STEPS.findLast((step) => days >= step.days && shown.accepted >= step.accepted) ?? FIRST).aDay;
};

/** Points of the limits `invitationsByGroup` and `invitationsByMember`: those of a group that earned everything. */
export const INVITATION_POINTS = 20_000;

/**
 * What an invitation takes of those points. One of a group that has earned little takes more, of its admin's as well: ten
 * new groups of one admin send no more in a day than one does.
 */
export const pointsOf = (aDay: number): number => Math.ceil(INVITATION_POINTS / aDay);
