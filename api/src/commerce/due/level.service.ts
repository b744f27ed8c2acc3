import type { LevelChange, LevelDraft, LevelSetup, ManagedLevel } from '@m4u/contract/commerce/due/schema';
import { LEVEL_MOST } from '@m4u/contract/commerce/due/rules';
import { dayOf } from '@m4u/contract/days';
import { refuseInGroup, requireSignedIn, requireVerified } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { getGroupRole, requireGroupAdmin, requireVerifiedGroupAdmin } from '../../profile/group/rights.service.ts';
import { hasReceivingAccount } from '../payment/reads.ts';
import * as levels from './level.queries.ts';
import { toManagedLevel } from './present.service.ts';

const today = ({ clock }: Pick<Context, 'clock'>): string => dayOf(clock.now());

/** The levels of a group. Errors: not-found, forbidden. */
export const getSetup = async (ctx: Context, groupId: string): Promise<LevelSetup> => {
  await requireGroupAdmin(ctx, groupId);
  const rows = await levels.list(ctx.db, groupId, today(ctx));
  return { levels: rows.map(toManagedLevel), hasAccount: await hasReceivingAccount(ctx.db, groupId) };
};

/** Finds a level of a group that the caller administers. Errors: not-found, also for other callers. */
const requireManagedLevel = async (ctx: Context, id: string): Promise<levels.LevelRow> => {
  const row = (await levels.find(ctx.db, id)) ?? fail('not-found');
  return (await getGroupRole(ctx, row.groupId)) === 'admin' ? row : refuseInGroup(ctx, row.groupId, 'not-found');
};

const requirePayable = async (ctx: Context, groupId: string, price: number): Promise<void> => {
  if (price > 0 && !(await hasReceivingAccount(ctx.db, groupId))) fail('payment-account-missing');
};

const read = async (ctx: Context, { id, groupId }: Pick<levels.LevelRow, 'id' | 'groupId'>): Promise<ManagedLevel> => {
  const rows = await levels.list(ctx.db, groupId, today(ctx));
  return toManagedLevel(rows.find((row) => row.id === id) ?? fail('not-found'));
};

/**
 * Adds a level to a group. Errors: account-unverified, not-found, forbidden, payment-account-missing, invalid (too many
 * levels), rate-limited.
 */
export const create = async (ctx: Context, { groupId, ...draft }: LevelDraft): Promise<ManagedLevel> => {
  const { name } = await requireVerifiedGroupAdmin(ctx, groupId);
  const { memberId: createdBy } = requireSignedIn(ctx);
  await ctx.limits.consume('contentByMember', createdBy);
  await requirePayable(ctx, groupId, draft.price);
  const [id, now] = [uuidv7(), ctx.clock.now()];
  await ctx.transaction(async (tx) => {
    if ((await levels.countCurrent(tx, groupId)) >= LEVEL_MOST.levels)
      fail('invalid', { fields: [{ field: 'name', code: 'too-many', values: { maximum: LEVEL_MOST.levels } }] });
    await levels.insert(tx, { ...draft, id, groupId, createdBy, createdAt: now, updatedAt: now });
    await ctx.audit.record(ctx, tx, {
      act: 'due.level-create',
      target: { kind: 'group', id: groupId, name },
      detail: { title: draft.name, vnd: String(draft.price) },
    });
  });
  return read(ctx, { id, groupId });
};

/** Changes or archives a level. Errors: account-unverified, not-found, payment-account-missing, rate-limited. */
export const update = async (
  ctx: Context,
  id: string,
  { isArchived, ...change }: LevelChange,
): Promise<ManagedLevel> => {
  const { memberId } = requireVerified(ctx);
  const before = await requireManagedLevel(ctx, id);
  const { name } = await requireGroupAdmin(ctx, before.groupId);
  await ctx.limits.consume('contentByMember', memberId);
  await requirePayable(ctx, before.groupId, change.price ?? 0);
  const now = ctx.clock.now();
  await ctx.transaction(async (tx) => {
    await levels.update(tx, id, {
      ...change,
      ...(isArchived !== undefined && { archivedAt: isArchived ? (before.archivedAt ?? now) : null }),
      updatedAt: now,
    });
    await ctx.audit.record(ctx, tx, {
      act: 'due.level-update',
      target: { kind: 'group', id: before.groupId, name },
      detail: { title: change.name ?? before.name, vnd: String(change.price ?? before.price) },
    });
  });
  return read(ctx, before);
};
