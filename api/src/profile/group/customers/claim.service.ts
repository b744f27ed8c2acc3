import type { ClaimedPlace } from '@m4u/contract/profile/group/claim';
import { CUSTOMER_NOTE } from '@m4u/contract/profile/group/customer';
import { groupTag } from '@m4u/contract/tags';
import * as codes from '../../../identity/auth/code/service.ts';
import { requireSignedIn, requireVerified } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import * as queries from './claim.queries.ts';
import { countClaimable, findProvenPhone } from './claim.reads.ts';
import type { CustomerRow } from './list.reads.ts';
import { acquireMemberLock, acquirePhoneLock } from './queries.ts';
import { groupChanged } from '../events.ts';

/**
 * Counts the groups that have a customer with the caller's own phone number; 0 without a number or a verified account.
 */
export const getClaimable = async (ctx: Context): Promise<{ places: number; needsCode: boolean }> => {
  const { memberId } = requireSignedIn(ctx);
  const [places, proven] = await Promise.all([
    countClaimable(ctx.db, memberId),
    findProvenPhone(ctx, ctx.db, memberId),
  ]);
  return { places, needsCode: proven === undefined };
};

/**
 * Sends a code to a phone number that the caller claims to own. The answer does not depend on whether a group has it.
 * Errors: account-unverified, rate-limited.
 */
export const sendCode = async (ctx: Context, phone: string) => {
  const { memberId } = requireVerified(ctx);
  // Any number gets a real message, so the limits by number do not limit the total.
  await ctx.limits.consume('claimCodesByMember', memberId);
  await codes.countSending(ctx, 'claim', { phone });
  await ctx.limits.consume('claimCodes', 'all');
  await ctx.transaction((tx) =>
    codes.sendCode(ctx, tx, 'claim', { phone }, { delivered: true, language: ctx.locale === 'en' ? 'EN' : 'VN' }),
  );
  return codes.codeSent;
};

const mergeNotes = (kept: CustomerRow, dropped: CustomerRow): string =>
  dropped.deletedAt === null
    ? [kept.note, `${dropped.phone} ${dropped.name}`, dropped.note].filter(Boolean).join('\n').slice(0, CUSTOMER_NOTE)
    : kept.note;

/** Merges the customer records of groups that have both members as customers, with both notes; returns the kept ids. */
const mergeSharedCustomers = async (
  ctx: Context,
  tx: Transaction,
  from: string,
  into: string,
  now: Date,
): Promise<string[]> => {
  const merged: string[] = [];
  for (const { one, other } of await queries.findSharedForUpdate(tx, from, into)) {
    const [kept, dropped] = other.deletedAt !== null && one.deletedAt === null ? [one, other] : [other, one];
    const ids = { kept: kept.id, dropped: dropped.id };
    await ctx.customerClaims.claim(ctx, tx, [kept.id, dropped.id], into);
    await ctx.customerClaims.mergeCustomers(tx, ids);
    await queries.mergeCustomers(tx, ids, {
      memberId: into,
      note: mergeNotes(kept, dropped),
      claimedAt: now,
      updatedAt: now,
    });
    merged.push(kept.id);
  }
  return merged;
};

/** Transfers everything of an unclaimed member to a member; returns the ids of the customer records. */
const moveCustomerData = async (
  ctx: Context,
  tx: Transaction,
  from: string,
  into: string,
  now: Date,
): Promise<string[]> => {
  const merged = await mergeSharedCustomers(ctx, tx, from, into, now);
  const moved = await queries.moveCustomers(tx, from, into, now);
  for (const groupId of await queries.moveMemberships(tx, from, into))
    ctx.emit(tx, groupChanged.create([groupTag(groupId)], { groupId }));
  return [...merged, ...moved];
};

/**
 * Claims the customer records of a phone number for a member who has just proven to own it, by a code that was sent to
 * it; returns their ids. The groups then see the member.
 */
export const claimNumber = async (
  ctx: Context,
  tx: Transaction,
  phone: string,
  memberId: string,
): Promise<string[]> => {
  const now = ctx.clock.now();
  await acquirePhoneLock(tx, phone);
  await acquireMemberLock(tx, memberId);
  const unclaimed = await queries.markMemberClaimed(tx, phone, memberId, now);
  const moved = unclaimed === undefined ? [] : await moveCustomerData(ctx, tx, unclaimed, memberId, now);
  const marked = await queries.markCustomersClaimed(tx, memberId, phone, now);
  await ctx.customerClaims.claim(ctx, tx, [...moved, ...marked], memberId);
  return [...moved, ...marked];
};

/**
 * Claims the customer records of the caller's own number, whose verification is recent. The groups then see the member.
 * Errors: account-unverified, rate-limited; wrong-state without a number, or when its verification is too old.
 */
export const claimOwn = async (ctx: Context): Promise<{ places: ClaimedPlace[] }> => {
  const { memberId } = requireVerified(ctx);
  await ctx.limits.consume('ownClaimsByMember', memberId);
  return ctx.transaction(async (tx) => {
    const phone = (await findProvenPhone(ctx, tx, memberId)) ?? fail('wrong-state');
    return { places: await queries.listGroupsOfCustomers(tx, await claimNumber(ctx, tx, phone, memberId)) };
  });
};

/**
 * Claims the customer records of a phone number for the caller, by the code that was sent to it. The groups then see
 * the member. Errors: account-unverified, code-invalid, rate-limited.
 */
export const claim = async (
  ctx: Context,
  { phone, otp }: { phone: string; otp: string },
): Promise<{ places: ClaimedPlace[] }> => {
  const { memberId } = requireVerified(ctx);
  return codes.redeemCode(ctx, { purpose: 'claim', from: { phone }, code: otp }, async (tx) => ({
    places: await queries.listGroupsOfCustomers(tx, await claimNumber(ctx, tx, phone, memberId)),
  }));
};
