import * as z from 'zod';
import { Id, Moment } from '../../common.ts';
import { Person } from '../../profile/directory/person.ts';
import { OrderFacts } from '../order/schema.ts';
import { Buyer, MovementKind, PointGroup } from '../point/schema.ts';

/** Points that a group has for the caller's phone number and the caller has not claimed. */
export const WaitingPoints = z.object({ group: PointGroup, points: z.int() });
export type WaitingPoints = z.output<typeof WaitingPoints>;

/** A movement in a statement or a list. */
export const Movement = z.object({
  _id: Id,
  kind: MovementKind,
  /** Points given to the buyer, negative when taken (1 point is 1,000 VND). */
  points: z.int(),
  note: z.string(),
  /** The order of the movement. Once it is cancelled, another movement takes this one back. */
  order: z.object({ _id: Id, invoiceNumber: z.string().nullable(), status: OrderFacts.shape.status }).nullable(),
  /** The movement that this one reverses. */
  reverses: Id.nullable(),
  /** The other member of a gift: the receiver where points are negative, else the giver. */
  gift: Person.nullable(),
  /** Moment at which unspent points of this movement expire; null for never. */
  expiresAt: Moment.nullable(),
  /** The member who caused the movement; null for expiry, and for readers who may not see the author. */
  actor: Person.nullable(),
  createdAt: Moment,
});
export type Movement = z.output<typeof Movement>;

/** A movement within a group’s or a buyer’s list, with the other side. */
export const ListedMovement = Movement.extend({
  group: PointGroup,
  buyer: Buyer,
});
export type ListedMovement = z.output<typeof ListedMovement>;

/** A line of a statement: the movement and the balance after it. */
export const StatementLine = Movement.extend({ balance: z.int() });
export type StatementLine = z.output<typeof StatementLine>;

/** The account of a buyer at a group; points = added − spent − expired. */
export const PointAccount = z.object({
  group: PointGroup,
  buyer: Buyer,
  points: z.int(),
  added: z.int(),
  spent: z.int(),
  expired: z.int(),
  /** The next expiry: how many points, and when. */
  expiring: z.object({ points: z.int(), at: Moment }).nullable(),
});
export type PointAccount = z.output<typeof PointAccount>;
