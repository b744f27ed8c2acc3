import type { Paging } from '@m4u/contract/common';
import { MOST_PERKS } from '@m4u/contract/commerce/perk/rules';
import type { ManagedPerk, PerkChange, PerkDraft } from '@m4u/contract/commerce/perk/schema';
import { requireVerified } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { toSlice } from '../../platform/database/slice.ts';
import { fail, failField } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { isGroupAdmin, requireGroupAdmin, requireVerifiedGroupAdmin } from '../../profile/group/rights.service.ts';
import { requireOwnUploads } from '../../profile/upload/service.ts';
import { toManagedPerk } from './present.service.ts';
import * as queries from './queries.ts';

/** Lists perks of a group for its admins. Errors: not-found, forbidden. */
export const list = async (
  ctx: Context,
  { groupId, ...paging }: Paging & { groupId: string },
): Promise<{ data: ManagedPerk[]; total: number }> => {
  await requireGroupAdmin(ctx, groupId);
  const rows = await queries.listManaged(ctx.db, groupId, toSlice(paging));
  return { data: rows.map((row) => toManagedPerk(ctx, row)), total: await queries.countManaged(ctx.db, groupId) };
};

/** Refuses a last day before the first, and more perks than a group can have. Errors: invalid. */
const requireTerm = ({ fromDay, toDay }: Pick<queries.PerkRow, 'fromDay' | 'toDay'>): void => {
  if (fromDay !== null && toDay !== null && toDay < fromDay) failField('to', 'end-before-start');
};

const requireRoom = async (tx: Transaction, groupId: string): Promise<void> => {
  if ((await queries.countActive(tx, groupId)) >= MOST_PERKS)
    fail('invalid', { fields: [{ field: 'name', code: 'too-many', values: { maximum: MOST_PERKS } }] });
};

/** Adds a perk to a group. Errors: account-unverified, not-found, forbidden, invalid (also a picture of another member). */
export const create = async (
  ctx: Context,
  { groupId, from: fromDay, to: toDay, picture, ...draft }: PerkDraft,
): Promise<ManagedPerk> => {
  const group = await requireVerifiedGroupAdmin(ctx, groupId);
  const { memberId: createdBy } = requireVerified(ctx);
  await ctx.limits.consume('contentByMember', createdBy);
  requireTerm({ fromDay, toDay });
  const now = ctx.clock.now();
  const id = uuidv7();
  const dates = { createdAt: now, updatedAt: now };
  const of = { id, groupId, fromDay, toDay, pictureId: picture, given: 0, archivedAt: null, createdBy };
  const row = await ctx.transaction(async (tx) => {
    await requireRoom(tx, groupId);
    await requireOwnUploads(tx, createdBy, { picture: { chosen: picture, present: null } });
    await queries.insert(tx, { ...draft, ...dates, ...of });
    await ctx.audit.record(ctx, tx, {
      act: 'perk.create',
      target: { kind: 'group', id: groupId, name: group.name },
      detail: { title: draft.name, points: `${draft.points}` },
    });
    return (await queries.find(tx, id)) ?? fail('not-found');
  });
  return toManagedPerk(ctx, row);
};

const archiving = (isArchived: boolean | undefined, now: Date): Partial<queries.PerkRow> =>
  isArchived === undefined ? {} : { archivedAt: isArchived ? now : null };

/**
 * Changes a perk, or archives it. Errors: account-unverified, not-found, invalid (fewer pieces than are given, a last day
 * before the first, too many perks).
 */
export const update = async (
  ctx: Context,
  id: string,
  { from, to, isArchived, picture, ...change }: PerkChange,
): Promise<ManagedPerk> => {
  const { memberId } = requireVerified(ctx);
  const { groupId } = (await queries.find(ctx.db, id)) ?? fail('not-found');
  if (!(await isGroupAdmin(ctx, groupId))) fail('not-found');
  const group = await requireGroupAdmin(ctx, groupId);
  await ctx.limits.consume('contentByMember', memberId);
  const now = ctx.clock.now();
  const after = await ctx.transaction(async (tx) => {
    const before = (await queries.findForUpdate(tx, id)) ?? fail('not-found');
    const days = { fromDay: from === undefined ? before.fromDay : from, toDay: to === undefined ? before.toDay : to };
    requireTerm(days);
    const { stock } = change;
    if (stock !== undefined && stock !== null && stock < before.given)
      fail('invalid', { fields: [{ field: 'stock', code: 'too-small', values: { minimum: before.given } }] });
    if (isArchived === false && before.archivedAt !== null) await requireRoom(tx, groupId);
    if (picture !== undefined)
      await requireOwnUploads(tx, memberId, { picture: { chosen: picture, present: before.pictureId } });
    const pictureId = picture === undefined ? before.pictureId : picture;
    const changes = { ...change, ...days, pictureId, ...archiving(isArchived, now), updatedAt: now };
    await queries.update(tx, id, changes);
    await ctx.audit.record(ctx, tx, {
      act: 'perk.update',
      target: { kind: 'group', id: groupId, name: group.name },
      detail: { title: change.name ?? before.name, points: `${change.points ?? before.points}` },
    });
    return (await queries.find(tx, id)) ?? fail('not-found');
  });
  return toManagedPerk(ctx, after);
};
