import * as z from 'zod';
import { Flag, Id, Moment, Named, properName, text, whole } from '../../common.ts';
import { Person } from '../../profile/directory/person.ts';
import { PointGroup } from '../point/schema.ts';
import { DUE_STATES, LEVEL_LENGTH, LEVEL_MOST, PERIOD_STATES } from './rules.ts';

const levelFields = {
  name: properName(LEVEL_LENGTH.name, 1),
  /** VND for one term; 0 is free. */
  price: whole(0, LEVEL_MOST.price),
  /** Length of a term. */
  months: whole(1, LEVEL_MOST.months),
  /** Days after the term in which the level still counts. */
  graceDays: whole(0, LEVEL_MOST.graceDays),
  /** Benefits of the level, in the admins' words. */
  benefits: text(LEVEL_LENGTH.benefits),
  /** Whether members may choose it themselves; another one is offered by admins. */
  isOpen: Flag,
};

/** A new level of a group. */
export const LevelDraft = z.object({
  groupId: Id,
  ...levelFields,
  price: levelFields.price.default(0),
  months: levelFields.months.default(12),
  graceDays: levelFields.graceDays.default(0),
  benefits: levelFields.benefits.default(''),
  isOpen: levelFields.isOpen.default(true),
});
export type LevelDraft = z.output<typeof LevelDraft>;

/** Changed fields of a level; periods keep what they were asked with. */
export const LevelChange = z.object(levelFields).partial().extend({
  /** Archived: nobody new gets it, and who has it keeps and renews it. */
  isArchived: Flag.optional(),
});
export type LevelChange = z.output<typeof LevelChange>;

/** A level as members see it. */
export const DueLevel = z.object({
  _id: Id,
  name: z.string(),
  price: z.int(),
  months: z.int(),
  graceDays: z.int(),
  benefits: z.string(),
});
export type DueLevel = z.output<typeof DueLevel>;

/** A level for the admins of its group. */
export const ManagedLevel = DueLevel.extend({
  isOpen: z.boolean(),
  isArchived: z.boolean(),
  /** Members with a period of it that runs or is in grace. */
  holders: z.int(),
});
export type ManagedLevel = z.output<typeof ManagedLevel>;

/** The levels of a group, for its admins. */
export const LevelSetup = z.object({
  levels: z.array(ManagedLevel),
  /** Whether the group has an account that receives payments. */
  hasAccount: z.boolean(),
});
export type LevelSetup = z.output<typeof LevelSetup>;

/** A period of a member. */
export const DuePeriod = z.object({
  _id: Id,
  level: Named,
  state: z.enum(PERIOD_STATES),
  /** VND; 0 is free. */
  amount: z.int(),
  months: z.int(),
  /** First and last day in Vietnam; null until it is given. */
  startsOn: z.iso.date().nullable(),
  endsOn: z.iso.date().nullable(),
  /** Its payment; null for a free one. */
  paymentId: Id.nullable(),
  /** The random part of the address of its payment's page; null for a free one. */
  payment: z.string().nullable(),
  paidAt: Moment.nullable(),
  createdAt: Moment,
});
export type DuePeriod = z.output<typeof DuePeriod>;

const standing = {
  state: z.enum(DUE_STATES),
  /** The level of the latest period, or of the one that waits for its payment; null for none. */
  level: Named.nullable(),
  /** Last day of the latest period; null for none. */
  endsOn: z.iso.date().nullable(),
  /** Last day on which the level still counts; null for none. */
  graceUntil: z.iso.date().nullable(),
};

/** The dues of one member, as the list for admins shows them. */
export const DueRow = z.object({
  member: Person,
  ...standing,
  /** VND of the payment that waits, or else of the next term; null without a level. */
  amount: z.int().nullable(),
  /** Whether a payment waits. */
  isAsked: z.boolean(),
  /** Whether an admin reminded the member today. */
  isReminded: z.boolean(),
  can: z.object({ remind: z.boolean() }),
});
export type DueRow = z.output<typeof DueRow>;

/** The dues of one member with all periods, for admins. */
export const PersonDues = DueRow.extend({ periods: z.array(DuePeriod) });
export type PersonDues = z.output<typeof PersonDues>;

/** The reader's own dues in one group. */
export const OwnDues = z.object({
  group: PointGroup,
  ...standing,
  /** The period that waits for its payment; null for none. */
  asked: DuePeriod.nullable(),
  /** Levels that the reader can take or renew now. */
  choices: z.array(DueLevel),
  /** Periods that were given or taken back, the latest first. */
  periods: z.array(DuePeriod),
});
export type OwnDues = z.output<typeof OwnDues>;

/** A member of a group whom an admin names. */
export const DuePerson = z.object({ groupId: Id, memberId: Id });

/** A level that an admin gives or offers to a member. */
export const DueGrant = DuePerson.extend({ levelId: Id });
