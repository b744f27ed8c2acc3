import type { Paging } from '@m4u/contract/common';
import { DAY } from '@m4u/contract/durations';
import type { ReceivedOffer, SentOffer } from '@m4u/contract/profile/agency/schema';
import { findVerifiedAddresses, findMemberByAddress, ownsAddress } from '../../../identity/auth/standing.reads.ts';
import { isSelf, requireGroupFactor, requireSignedIn, requireVerified } from '../../../platform/actor.ts';
import { byOffice } from '../../../platform/database/row-security/current-actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail, failField } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { tryConsume } from '../../../platform/limits/within.ts';
import { agencyLetter } from '../../../platform/mail/agency.templates.ts';
import { hasBlocked } from '../../friend/pair.reads.ts';
import { putIntoAgency, takeOutOfAgency } from '../../group/lifecycle/agency.service.ts';
import { listGroupAdminIds, findAgencyIdOfGroup } from '../../directory/groups/membership.reads.ts';
import { findGroupNames } from '../../group/lists/names.service.ts';
import { findOpenGroupPage } from '../../group/page/lookup.service.ts';
import { joinAgency } from '../../member/account/agency.writes.ts';
import { personLookup } from '../../directory/members/people.reads.ts';
import { findOpenMemberPage } from '../../member/service.ts';
import { memberTag } from '@m4u/contract/tags';
import { toSlice } from '../../../platform/database/slice.ts';
import { addAdmin } from '../admins/queries.ts';
import { isMemberAgencyAdmin, isAgencyAdmin } from '../../directory/agencies/admins.reads.ts';
import { requireAgencyAdmin, requireAgencyAdminOrStaff } from '../../directory/agencies/admins.service.ts';
import { findOwnForUpdate } from '../management/service.ts';
import * as queries from './queries.ts';
import { agencyChanged } from '../events.ts';

const LIFE_DAYS = 30;

/** Offers made before this moment are no longer open. */
const openSince = (ctx: Context): Date => new Date(ctx.clock.now().getTime() - LIFE_DAYS * DAY);

const NO_RECIPIENT: queries.Recipient = { memberId: null, email: null, phone: null, groupId: null };

interface OfferingAgency {
  readonly id: string;
  readonly name: string;
}

/** Notifies members of an offer, except those who have blocked its sender. */
const notifyOffer = async (
  ctx: Context,
  tx: Transaction,
  { id, offeredBy }: queries.OfferRow,
  { to, agency, groupName }: { to: readonly string[]; agency: OfferingAgency; groupName?: string },
): Promise<void> => {
  const receivers: string[] = [];
  // Sequential, because a transaction has one connection. There are few recipients: at most a group's admins.
  for (const memberId of to) if (!(await hasBlocked(tx, memberId, offeredBy))) receivers.push(memberId);
  await ctx.notifier.notify(ctx, tx, {
    to: receivers,
    kind: 'agency-offer',
    cause: id,
    about: agency.id,
    actorId: offeredBy,
    data: { agencyName: agency.name, ...(groupName !== undefined && { groupName }) },
  });
};

/** Stores an offer and records it in the audit log; undefined when there is an open one. */
const storeOffer = async (
  ctx: Context,
  tx: Transaction,
  agency: OfferingAgency,
  to: queries.Recipient,
): Promise<queries.OfferRow | undefined> => {
  const row: queries.OfferRow = {
    ...to,
    id: uuidv7(),
    agencyId: agency.id,
    kind: to.groupId === null ? 'admin' : 'group',
    status: 'sent',
    offeredBy: requireSignedIn(ctx).memberId,
    createdAt: ctx.clock.now(),
    answeredAt: null,
    answeredBy: null,
  };
  if (!(await queries.insert(tx, row, openSince(ctx)))) return undefined;
  await ctx.audit.record(ctx, tx, {
    act: to.groupId === null ? 'agency.admin-add' : 'agency.group-add',
    target: { kind: 'agency', id: agency.id, name: agency.name },
    detail: { offer: row.id, ...(to.groupId !== null && { groupId: to.groupId }) },
  });
  return row;
};

/** Resolves the recipient of an offer: a member by their page, or an address. Errors: not-found, invalid. */
const resolveRecipient = async (
  ctx: Context,
  { member, email, phone }: { member?: string | undefined; email?: string | undefined; phone?: string | undefined },
): Promise<queries.Recipient> => {
  if (member) return { ...NO_RECIPIENT, memberId: (await findOpenMemberPage(ctx, member)).owner.id };
  if (email) return { ...NO_RECIPIENT, email };
  return phone ? { ...NO_RECIPIENT, phone } : failField('member', 'required');
};

/**
 * Offers a person the administration of an agency, by one of its admins. The result does not depend on whether an
 * address has an account; a second offer to it has no effect. Errors: account-unverified, not-found, forbidden,
 * invalid, wrong-state when the member administers it already, rate-limited.
 */
export const offerAdmin = async (
  ctx: Context,
  id: string,
  draft: Parameters<typeof resolveRecipient>[1],
): Promise<void> => {
  const { memberId } = requireVerified(ctx);
  await ctx.limits.consume('agencyOffersByMember', memberId);
  await requireAgencyAdmin(ctx, ctx.db, id);
  const to = await resolveRecipient(ctx, draft);
  await ctx.transaction(async (tx) => {
    const agency = await findOwnForUpdate(ctx, tx, id);
    if (to.memberId !== null && (await isMemberAgencyAdmin(tx, to.memberId, id))) fail('wrong-state');
    const row = await storeOffer(ctx, tx, agency, to);
    if (!row) return;
    const invitedId = to.memberId ?? (await findMemberByAddress(tx, to));
    if (invitedId !== undefined && !(await isMemberAgencyAdmin(tx, invitedId, id)))
      await notifyOffer(ctx, tx, row, { to: [invitedId], agency });
    if (to.email !== null && !(await tryConsume(ctx.limits, 'agencyLettersByAgency', id))) return;
    // Shares the limit of group invitations: withdrawing and repeating an offer sends one more letter to the same
    // address.
    if (to.email === null || !(await tryConsume(ctx.limits, 'invitationsByRecipient', to.email))) return;
    const by = (await personLookup({ db: tx }, [memberId]))(memberId).name;
    const link = `${ctx.config.publicUrl}/action/company`;
    const language = ctx.locale === 'en' ? 'EN' : 'VN';
    await ctx.mail.sendUnasked(tx, { to: { address: to.email }, by: { kind: 'member', id: memberId } }, (unasked) =>
      agencyLetter(language, { agency: agency.name, by, link, unasked }),
    );
  });
};

/**
 * Invites a group to join an agency, by one of the agency's admins; a second offer has no effect. Errors:
 * account-unverified, not-found, forbidden, wrong-state when the group belongs to an agency, rate-limited.
 */
export const offerGroup = async (ctx: Context, id: string, group: string): Promise<void> => {
  const { memberId } = requireVerified(ctx);
  await ctx.limits.consume('agencyOffersByMember', memberId);
  await requireAgencyAdmin(ctx, ctx.db, id);
  const { owner, name } = await findOpenGroupPage(ctx, group);
  await ctx.transaction(async (tx) => {
    const agency = await findOwnForUpdate(ctx, tx, id);
    if ((await findAgencyIdOfGroup(tx, owner.id)) !== null) fail('wrong-state');
    const row = await storeOffer(ctx, tx, agency, { ...NO_RECIPIENT, groupId: owner.id });
    if (row) await notifyOffer(ctx, tx, row, { to: await listGroupAdminIds(tx, owner.id), agency, groupName: name });
  });
};

const toSentOffers = async (ctx: Context, rows: readonly queries.OfferRow[]): Promise<SentOffer[]> => {
  const [personOf, groups] = await Promise.all([
    personLookup(
      ctx,
      rows.flatMap(({ memberId }) => memberId ?? []),
    ),
    findGroupNames(
      ctx.db,
      rows.flatMap(({ groupId }) => groupId ?? []),
    ),
  ]);
  return rows.map(({ id, kind, memberId, email, phone, groupId, createdAt }) => ({
    _id: id,
    kind,
    person: memberId === null ? null : personOf(memberId),
    email,
    phone,
    group: groupId === null ? null : (groups.get(groupId) ?? null),
    createdAt: createdAt.toISOString(),
  }));
};

/** Lists the open offers of an agency, for its admins and staff. Errors: not-found, forbidden. */
export const listSent = async (ctx: Context, id: string, paging: Paging) => {
  await requireAgencyAdminOrStaff(ctx, ctx.db, id);
  const { data, total } = await byOffice(ctx, queries.listOfAgency)(ctx.db, id, openSince(ctx), toSlice(paging));
  return { data: await toSentOffers(ctx, data), total };
};

/** Lists the open offers to the reader and to the groups that the reader administers. */
export const listReceived = async (ctx: Context, paging: Paging): Promise<{ data: ReceivedOffer[]; total: number }> => {
  const { memberId, withheldGroups = [] } = requireSignedIn(ctx);
  const reader = { memberId, withheldGroups, ...(await findVerifiedAddresses(ctx.db, memberId)) };
  const { data, total } = await queries.listToMember(ctx.db, reader, openSince(ctx), toSlice(paging));
  const personOf = await personLookup(
    ctx,
    data.map(({ row }) => row.offeredBy),
  );
  const groups = await findGroupNames(
    ctx.db,
    data.flatMap(({ row }) => row.groupId ?? []),
  );
  return {
    data: data.map(({ row, agency }) => ({
      _id: row.id,
      kind: row.kind,
      agency,
      group: row.groupId === null ? null : (groups.get(row.groupId) ?? null),
      offeredBy: personOf(row.offeredBy),
      createdAt: row.createdAt.toISOString(),
    })),
    total,
  };
};

/**
 * Removes the notifications of an offer that is no longer open, from all who could answer it and from `by`, who just
 * did.
 */
const removeNotices = async (ctx: Context, tx: Transaction, offer: queries.OfferRow, by: readonly string[] = []) => {
  const { memberId, groupId, agencyId, ...address } = offer;
  const receivers =
    groupId === null
      ? [memberId ?? (await findMemberByAddress(tx, address))].flatMap((id) => id ?? [])
      : await listGroupAdminIds(tx, groupId);
  await ctx.notifier.settle(ctx, tx, {
    to: [...new Set([...receivers, ...by])],
    kind: 'agency-offer',
    about: agencyId,
  });
};

/** Withdraws an offer. Errors: not-found, also when the caller does not administer the agency; wrong-state. */
export const withdraw = async (ctx: Context, id: string): Promise<void> => {
  requireSignedIn(ctx);
  await ctx.transaction(async (tx) => {
    const offer = await queries.find(tx, id);
    if (!offer || !(await isAgencyAdmin(tx, ctx.actor, offer.agencyId))) return fail('not-found');
    const ended = {
      status: 'withdrawn',
      answeredAt: ctx.clock.now(),
      answeredBy: null,
      since: openSince(ctx),
    } as const;
    if (!(await queries.endOpen(tx, id, ended))) fail('wrong-state');
    await removeNotices(ctx, tx, offer);
    await ctx.audit.record(ctx, tx, {
      act: offer.kind === 'admin' ? 'agency.admin-remove' : 'agency.group-remove',
      target: { kind: 'agency', id: offer.agencyId, name: offer.agencyName },
      detail: { offer: id },
    });
  });
};

/** Whether the reader may answer an offer. */
const canAnswer = async (ctx: Context, tx: Transaction, { memberId, groupId, ...address }: queries.OfferRow) => {
  if (memberId !== null) return isSelf(ctx.actor, memberId);
  const reader = requireSignedIn(ctx).memberId;
  if (groupId === null) return ownsAddress(tx, reader, address);
  requireGroupFactor(ctx, groupId);
  return (await listGroupAdminIds(tx, groupId)).includes(reader);
};

/** Applies an accepted offer. Errors: not-found, wrong-state, groups-full. */
const applyOffer = async (ctx: Context, tx: Transaction, offer: queries.OfferRow & { agencyName: string }) => {
  const { agencyId, groupId, offeredBy } = offer;
  const { memberId } = requireSignedIn(ctx);
  const now = ctx.clock.now();
  const target = { kind: 'agency', id: agencyId, name: offer.agencyName } as const;
  const detail = { offer: offer.id, offeredBy, accepted: 'true' };
  if (groupId !== null) {
    const name = await putIntoAgency(ctx, tx, { groupId, agencyId });
    return ctx.audit.record(ctx, tx, { act: 'agency.group-add', target, detail: { ...detail, groupId, name } });
  }
  await addAdmin(tx, { agencyId, memberId, addedBy: offeredBy, createdAt: now });
  await joinAgency(tx, memberId, agencyId, now);
  ctx.emit(tx, agencyChanged(agencyId, memberTag(memberId)));
  return ctx.audit.record(ctx, tx, { act: 'agency.admin-add', target, detail: { ...detail, memberId } });
};

/**
 * Accepts or declines an offer to the reader or a group that they administer. Errors: account-unverified, not-found for
 * everyone else, wrong-state when it was answered or is over, or the group belongs to an agency already, groups-full.
 */
export const answer = async (ctx: Context, id: string, accept: boolean): Promise<void> => {
  const { memberId } = requireVerified(ctx);
  await ctx.transaction(async (tx) => {
    const offer = await queries.find(tx, id);
    if (!offer || offer.status === 'withdrawn' || !(await canAnswer(ctx, tx, offer))) return fail('not-found');
    const status = accept ? 'accepted' : 'declined';
    const ended = { status, answeredAt: ctx.clock.now(), answeredBy: memberId, since: openSince(ctx) } as const;
    if (!(await queries.endOpen(tx, id, ended))) fail('wrong-state');
    if (accept) await applyOffer(ctx, tx, offer);
    await removeNotices(ctx, tx, offer, [memberId]);
  });
};

/** Removes a group from an agency, by an admin of either. Errors: not-found, forbidden, wrong-state. */
export const releaseGroup = async (ctx: Context, agencyId: string, groupId: string): Promise<void> => {
  requireSignedIn(ctx);
  await ctx.transaction(async (tx) => {
    const isOfAgency = await isAgencyAdmin(tx, ctx.actor, agencyId);
    const name = await takeOutOfAgency(ctx, tx, { groupId, agencyId, isOfAgency });
    await ctx.audit.record(ctx, tx, {
      act: 'agency.group-remove',
      target: { kind: 'agency', id: agencyId },
      detail: { groupId, name },
    });
  });
};
