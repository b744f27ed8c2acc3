import { dayOf } from '@m4u/contract/days';
import type { DiscountState } from '@m4u/contract/commerce/discount/rules';
import type { DiscountChange, DiscountDraft, GroupDiscount } from '@m4u/contract/commerce/discount/schema';
import type { Paging } from '@m4u/contract/common';
import { requireSignedIn, requireVerified } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail, failField } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { toSlice } from '../../platform/database/slice.ts';
import { requireGroupAdmin, requireVerifiedGroupAdmin, isGroupAdmin } from '../../profile/group/rights.service.ts';
import { groupLabelLookup } from '../../profile/group/lists/labels.service.ts';
import { generateCode } from './code.rules.ts';
import { applyChanges } from './edit.rules.ts';
import { announceDiscounts } from './page/service.ts';
import { toGroupDiscount } from './present.rules.ts';
import * as queries from './queries.ts';
import { ALL } from './service.ts';

const toGroupDiscounts = async (ctx: Context, rows: readonly queries.DiscountRow[]): Promise<GroupDiscount[]> => {
  const faceOf = await groupLabelLookup(
    ctx.db,
    rows.map(({ groupId }) => groupId),
  );
  const day = dayOf(ctx.clock.now());
  return rows.map((row) => toGroupDiscount(row, faceOf(row.groupId) ?? fail('not-found'), day));
};

const loadGroupDiscount = async (ctx: Context, row: queries.DiscountRow): Promise<GroupDiscount> =>
  (await toGroupDiscounts(ctx, [row]))[0] ?? fail('not-found');

/** Filter of the list. */
interface DiscountFilter {
  readonly groupId?: string | undefined;
  readonly state?: DiscountState | undefined;
  readonly q?: string | undefined;
}

/** Lists discounts of a group, or of all groups that the caller administers. Errors: not-found, forbidden. */
export const list = async (
  ctx: Context,
  { filter = {}, ...paging }: Paging & { filter?: DiscountFilter | undefined },
): Promise<{ data: GroupDiscount[]; total: number }> => {
  if (filter.groupId !== undefined) await requireGroupAdmin(ctx, filter.groupId);
  const day = dayOf(ctx.clock.now());
  const slice = toSlice(paging);
  const { rows, total } = await queries.listManaged(ctx.db, requireSignedIn(ctx), { ...filter, day }, slice);
  return { data: await toGroupDiscounts(ctx, rows), total };
};

/** Lists all discounts of a group for its admins. Errors: not-found, forbidden. */
export const listOfGroup = (ctx: Context, groupId: string) => list(ctx, { filter: { groupId }, limit: ALL });

/** Finds a discount of a group that the caller administers. Errors: not-found. */
const requireManagedDiscount = async (ctx: Context, id: string): Promise<queries.DiscountRow> => {
  const row = (await queries.find(ctx.db, id)) ?? fail('not-found');
  return (await isGroupAdmin(ctx, row.groupId)) ? row : fail('not-found');
};

/** One discount with its uses, for admins of its group. Errors: not-found. */
export const get = async (ctx: Context, id: string): Promise<GroupDiscount> =>
  loadGroupDiscount(ctx, await requireManagedDiscount(ctx, id));

/** How many generated codes are tried until one is unused. */
const TRIES = 5;

type Draft = Omit<Parameters<typeof queries.insert>[1], 'code'>;

const insertWithCode = async (ctx: Context, tx: Transaction, row: Draft, chosen: string | undefined) => {
  if (chosen) return (await queries.insert(tx, { ...row, code: chosen })) ?? failField('code', 'discount-taken');
  for (let tries = 0; tries < TRIES; tries += 1) {
    const added = await queries.insert(tx, { ...row, code: generateCode(ctx.random) });
    if (added) return added;
  }
  return fail('conflict');
};

/**
 * Creates a discount of a group; generates its code when none is given. Errors: account-unverified, not-found,
 * forbidden, invalid.
 */
export const create = async (ctx: Context, { groupId, code, ...draft }: DiscountDraft): Promise<GroupDiscount> => {
  const group = await requireVerifiedGroupAdmin(ctx, groupId);
  const now = ctx.clock.now();
  const terms = applyChanges(draft, undefined, dayOf(now));
  const { memberId: createdBy } = requireSignedIn(ctx);
  const row = await ctx.transaction(async (tx) => {
    const draftRow = { ...terms, id: uuidv7(), groupId, createdBy, createdAt: now, updatedAt: now };
    const added = await insertWithCode(ctx, tx, draftRow, code);
    await ctx.audit.record(ctx, tx, {
      act: 'discount.create',
      target: { kind: 'discount', id: added.id, name: added.name },
      detail: { group: group.name, code: added.code },
    });
    announceDiscounts(ctx, tx, groupId);
    return added;
  });
  return loadGroupDiscount(ctx, row);
};

/**
 * Changes a discount, activates or deactivates it, or deletes it. Errors: account-unverified, not-found, invalid,
 * conflict (another change was saved since the caller read it).
 */
export const update = async (
  ctx: Context,
  id: string,
  { version, deleted, code, ...changes }: DiscountChange,
): Promise<GroupDiscount> => {
  requireVerified(ctx);
  await requireManagedDiscount(ctx, id);
  const now = ctx.clock.now();
  const row = await ctx.transaction(async (tx) => {
    const current = (await queries.findForUpdate(tx, id)) ?? fail('not-found');
    if (version !== undefined && version !== current.version) fail('conflict');
    if (code !== undefined && (await queries.isCodeTaken(tx, current, code))) failField('code', 'discount-taken');
    const terms = applyChanges(changes, current, dayOf(now));
    const codeChange = code === undefined ? {} : { code };
    const deletion = deleted ? { deletedAt: now } : {};
    const after =
      (await queries.update(tx, id, { ...terms, ...codeChange, ...deletion, updatedAt: now })) ?? fail('conflict');
    await ctx.audit.record(ctx, tx, {
      act: deleted ? 'discount.delete' : 'discount.update',
      target: { kind: 'discount', id, name: after.name },
      detail: {
        code: after.code,
        changed: [...(code === undefined ? [] : ['code']), ...Object.keys(changes)].join(', '),
      },
    });
    announceDiscounts(ctx, tx, after.groupId);
    return after;
  });
  return loadGroupDiscount(ctx, row);
};
