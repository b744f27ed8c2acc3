import * as z from 'zod';
import { data, Flag, Id, Moment, Picture } from '../../common.ts';
import { endpoints, FACTOR_ERRORS } from '../../http/endpoint.ts';
import { MovementKind } from '../point/schema.ts';
import { PHONE_RECEIPT_STATES } from './phoneReceipt.rules.ts';

/** Token of a link: 24 random bytes in base64url. A word of that length is masked in the log. */
const ClaimToken = z.string().regex(/^[A-Za-z0-9_-]{32}$/, { error: 'invalid' });

/** A movement of points as the page of a link shows it. */
export const ClaimMovement = z.object({
  kind: MovementKind,
  /** Whole points into the account, negative out of it. */
  points: z.int(),
  /** Balance in points afterwards. */
  balance: z.int(),
  createdAt: Moment,
});
export type ClaimMovement = z.output<typeof ClaimMovement>;

/** Points of a customer without an account, for whoever has the link of a message. */
export const ClaimPage = z.object({
  group: z.object({ name: z.string(), logo: Picture.nullable() }),
  /** The phone number with all but its last digits masked. */
  phone: z.string(),
  /** Balance in points. */
  points: z.int(),
  /** The last movements, newest first. */
  movements: z.array(ClaimMovement),
  /** Whether the customer wants no more messages of this group. */
  isStopped: z.boolean(),
});
export type ClaimPage = z.output<typeof ClaimPage>;

/** Messages to a customer of a group, for its counter. */
export const PhoneReceipt = z.object({
  /** `off`: the group sends none; `member`: the customer has an account; `stopped`: the customer wants none. */
  state: z.enum(PHONE_RECEIPT_STATES),
  /** Moment of the last message; null without one. */
  sentAt: Moment.nullable(),
  /** Messages that the customer may still ask for today. */
  left: z.int(),
});
export type PhoneReceipt = z.output<typeof PhoneReceipt>;

const OfToken = z.object({ token: ClaimToken });
const OfCustomer = z.object({ customerId: Id });

/** Receipts by phone for customers without an account (docs/rules/point.md#receipts-by-phone). */
export const phoneReceipt = endpoints({
  page: {
    method: 'GET',
    path: '/phoneReceipts/pages/:token',
    access: 'anyone',
    session: 'ignored',
    summary: 'Points of a customer without an account, by the link of a message; `not-found` once they are claimed',
    params: OfToken,
    result: data(ClaimPage),
    errors: ['not-found'],
  },
  stop: {
    method: 'POST',
    path: '/phoneReceipts/pages/:token/stop',
    access: 'anyone',
    session: 'ignored',
    summary: 'Ends the messages of the group to this phone number, or allows them again',
    params: OfToken,
    body: z.object({ stop: Flag }),
    result: data(ClaimPage),
    errors: ['not-found'],
  },
  state: {
    method: 'GET',
    path: '/phoneReceipts/customers/:customerId',
    access: 'member',
    summary: 'Whether a customer of a group gets receipts by phone; for its counter',
    params: OfCustomer,
    query: z.object({ groupId: Id }),
    result: data(PhoneReceipt),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  send: {
    method: 'POST',
    path: '/phoneReceipts/customers/:customerId/send',
    access: 'member',
    summary:
      'Sends the last receipt again because the customer asks for it, three times a day at most; for the counter',
    params: OfCustomer,
    body: z.object({ groupId: Id }),
    result: data(PhoneReceipt),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'account-unverified', 'wrong-state', 'rate-limited'],
  },
});
