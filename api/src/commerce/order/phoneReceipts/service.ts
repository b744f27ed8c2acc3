import { dayOf } from '@m4u/contract/days';
import { DAY } from '@m4u/contract/durations';
import type { ClaimPage, PhoneReceipt } from '@m4u/contract/commerce/order/phoneReceipt';
import {
  ASKED_A_DAY,
  CLAIM_LINK_DAYS,
  CLAIM_PAGE_MOVEMENTS,
  MESSAGES_A_DAY,
} from '@m4u/contract/commerce/order/phoneReceipt.rules';
import { requireVerified } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { keyedHash } from '../../../platform/keys/crypto.ts';
import { findEmblem } from '../../../profile/directory/groups/emblem.reads.ts';
import { resolveCustomer } from '../../../profile/group/customers/lookup.reads.ts';
import { findUnclaimedCustomer, type UnclaimedCustomer } from '../../../profile/group/customers/unclaimed.reads.ts';
import { requireGroupRight } from '../../../profile/group/rights.service.ts';
import { findStoredSettings } from '../../point/settings.service.ts';
import * as queries from './queries.ts';
import { maskPhone, type PhoneReceiptFacts, TOKEN_BYTES, writePhoneReceipt } from './rules.ts';

const hashOf = ({ secrets }: Pick<Context, 'secrets'>, token: string): string =>
  keyedHash(secrets.dataKey, 'claim link', token);

/** Queues a message with a new link after the commit. A phone that refused all unasked messages gets none. */
const queueMessage = async (
  ctx: Context,
  tx: Transaction,
  { id: customerId, phone }: UnclaimedCustomer,
  facts: PhoneReceiptFacts,
  once: string,
): Promise<void> => {
  if (await ctx.unasked.isSuppressed(tx, ctx.unasked.hashOf(phone))) return;
  const token = ctx.random.bytes(TOKEN_BYTES).toString('base64url');
  const createdAt = ctx.clock.now();
  const expiresAt = new Date(createdAt.getTime() + CLAIM_LINK_DAYS * DAY);
  await queries.insertLink(tx, { id: uuidv7(), customerId, tokenHash: hashOf(ctx, token), createdAt, expiresAt });
  const language = ctx.locale === 'en' ? 'EN' : 'VN';
  const forms = writePhoneReceipt(language, facts, { token, publicUrl: ctx.config.publicUrl });
  await ctx.messages.send(tx, { kind: 'claim', to: { phone }, ...forms }, { once });
};

/** An order that gave points to a customer record that nobody has claimed. */
interface EarnedOrder extends Omit<PhoneReceiptFacts, 'groupName'> {
  readonly group: { readonly id: string; readonly name: string };
  readonly customerId: string;
  readonly orderId: string;
  /** Whether an account has this number. */
  readonly hasAccount: boolean;
}

/**
 * Sends the receipt of an order to a phone number without an account, in the transaction of the order: the first of each
 * day, unless the customer wants none. A number with an account gets its notification instead, and the group does not
 * learn the difference: the day is taken all the same.
 */
export const sendPhoneReceipt = async (
  ctx: Context,
  tx: Transaction,
  { group, customerId, orderId, hasAccount, ...facts }: EarnedOrder,
): Promise<void> => {
  if (!ctx.messages.reachesPhones('claim')) return;
  const customer = await findUnclaimedCustomer(tx, customerId);
  if (!customer || (await queries.isStopped(tx, customerId))) return;
  const now = ctx.clock.now();
  const day = dayOf(now);
  if ((await queries.countOfDay(tx, group.id, day)) >= MESSAGES_A_DAY) return;
  if (!(await queries.takeDay(tx, { customerId, groupId: group.id, day }, now)) || hasAccount) return;
  await queueMessage(ctx, tx, customer, { groupName: group.name, ...facts }, `${customerId} ${orderId}`);
};

const isOn = async (ctx: Context, db: Executor, groupId: string): Promise<boolean> =>
  ctx.messages.reachesPhones('claim') && (await findStoredSettings(db, groupId)).phoneReceipts;

/** Reads the state of a customer within the counter's rights, which the caller has checked. */
const readState = async (ctx: Context, db: Executor, groupId: string, customerId: string): Promise<PhoneReceipt> => {
  const customer = await findUnclaimedCustomer(db, customerId);
  if (customer?.groupId !== groupId) {
    if (!(await resolveCustomer(db, groupId, customerId))) fail('not-found');
    return { state: 'member', sentAt: null, left: 0 };
  }
  const last = await queries.findLastDay(db, customerId);
  const sentAt = last?.sentAt.toISOString() ?? null;
  if (!(await isOn(ctx, db, groupId))) return { state: 'off', sentAt, left: 0 };
  if (await queries.isStopped(db, customerId)) return { state: 'stopped', sentAt, left: 0 };
  const asked = last?.day === dayOf(ctx.clock.now()) ? last.asked : 0;
  return { state: 'ready', sentAt, left: Math.max(0, ASKED_A_DAY - asked) };
};

/** Whether a customer gets receipts by phone, for the counter of the group. Errors: not-found, forbidden. */
export const getState = async (ctx: Context, groupId: string, customerId: string): Promise<PhoneReceipt> => {
  await requireGroupRight(ctx, groupId, 'counter');
  return readState(ctx, ctx.db, groupId, customerId);
};

/**
 * Sends the receipt of the last order again, since the customer asks for it at the counter. Errors: account-unverified,
 * not-found, forbidden; wrong-state for a customer who gets none, has no points from an order, or has asked three times
 * today.
 */
export const sendAgain = async (ctx: Context, groupId: string, customerId: string): Promise<PhoneReceipt> => {
  const group = await requireGroupRight(ctx, groupId, 'counter');
  requireVerified(ctx);
  return ctx.transaction(async (tx) => {
    const { state } = await readState(ctx, tx, groupId, customerId);
    const customer = await findUnclaimedCustomer(tx, customerId);
    const order = await queries.findLastEarning(tx, customerId);
    if (state !== 'ready' || !customer || !order) return fail('wrong-state');
    const sentAt = ctx.clock.now();
    const of = { customerId, groupId, day: dayOf(sentAt) };
    if ((await queries.countOfDay(tx, groupId, of.day)) >= MESSAGES_A_DAY) fail('wrong-state');
    if (!(await queries.takeAsked(tx, of, { sentAt, most: ASKED_A_DAY }))) fail('wrong-state');
    const { id: _id, ...facts } = order;
    await queueMessage(ctx, tx, customer, { groupName: group.name, ...facts }, uuidv7());
    return readState(ctx, tx, groupId, customerId);
  });
};

/** Finds the customer of a link. Who has the link may see it. Errors: not-found. */
const requireLinked = async (ctx: Context, token: string): Promise<UnclaimedCustomer> => {
  const id = await queries.findCustomerOfToken(ctx.db, hashOf(ctx, token), ctx.clock.now());
  return (await findUnclaimedCustomer(ctx.db, id ?? fail('not-found'))) ?? fail('not-found');
};

/** The points of a customer without an account, by the link of a message. Changes nothing. Errors: not-found. */
export const getPage = async (ctx: Context, token: string): Promise<ClaimPage> => {
  const { id, groupId, phone } = await requireLinked(ctx, token);
  const { name, logo } = (await findEmblem(ctx.db, groupId)) ?? fail('not-found');
  const { points, movements } = await queries.readStatement(ctx.db, id, CLAIM_PAGE_MOVEMENTS);
  return {
    group: { name, logo },
    phone: maskPhone(phone),
    points,
    movements: movements.map(({ balance, createdAt, ...row }) => ({
      ...row,
      balance: balance ?? 0,
      createdAt: createdAt.toISOString(),
    })),
    isStopped: await queries.isStopped(ctx.db, id),
  };
};

/** Ends the messages of a group to a customer, or allows them again; by the link. Errors: not-found, rate-limited. */
export const setStopped = async (ctx: Context, token: string, stop: boolean): Promise<ClaimPage> => {
  const { id: customerId, groupId } = await requireLinked(ctx, token);
  await ctx.limits.consume('phoneReceiptStops', customerId);
  await ctx.transaction((tx) =>
    stop
      ? queries.insertStop(tx, { customerId, groupId, stoppedAt: ctx.clock.now() })
      : queries.deleteStop(tx, customerId),
  );
  return getPage(ctx, token);
};
