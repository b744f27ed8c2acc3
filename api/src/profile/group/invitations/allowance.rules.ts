import { DAY } from '@m4u/contract/durations';

/** A step of the number of invitations that a group may send per day, single ones and imports together. */
interface Step {
  /** Days since the group was created. */
  readonly days: number;
  /** Number of people who accepted its invitations. */
  readonly accepted: number;
  readonly aDay: number;
}

/**
 * The daily invitations grow with trust: both the age and the acceptances of a step are required. Creating a group is
 * free, so age alone proves little; accounts that accept can be made in an hour, but a group cannot be made three
 * months old.
 */
const FIRST: Step = { days: 0, accepted: 0, aDay: 20 };
const STEPS: readonly Step[] = [
  FIRST,
  { days: 7, accepted: 10, aDay: 100 },
  { days: 30, accepted: 50, aDay: 1_000 },
  { days: 90, accepted: 200, aDay: 20_000 },
];

/** The highest number of acceptances that any step requires; counting stops there. */
export const MOST_ACCEPTANCES = Math.max(...STEPS.map(({ accepted }) => accepted));

/** The facts that decide a group's daily invitations. */
export interface GroupRecord {
  readonly createdAt: Date;
  readonly accepted: number;
}

/** Number of invitations that a group may send per day. */
export const invitationsADay = (record: GroupRecord | undefined, now: Date): number => {
  if (!record) return FIRST.aDay;
  const days = (now.getTime() - record.createdAt.getTime()) / DAY;
  return (STEPS.findLast((step) => days >= step.days && record.accepted >= step.accepted) ?? FIRST).aDay;
};

/**
 * Points of the limits `invitationsByGroup` and `invitationsByMember`: the daily invitations of a fully trusted group.
 */
export const INVITATION_POINTS = 20_000;

/**
 * Points that one invitation costs. Less trusted groups pay more, and so do their admins: ten new groups of one admin
 * together send no more per day than one.
 */
export const invitationCost = (aDay: number): number => Math.ceil(INVITATION_POINTS / aDay);
