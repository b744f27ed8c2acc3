import type { Paging } from '@m4u/contract/common';
import type { EventFilter } from '@m4u/contract/event/checkIn';
import type { CheckInChange, CheckInDraft, CheckInEvent } from '@m4u/contract/event/checkIn/schema';
import type { AuditAct } from '@m4u/contract/insight/audit/kinds';
import type { GroupRight } from '@m4u/contract/profile/group/roles.rules';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { beginOfDay, endOfDay } from '../../platform/time/days.ts';
import { fail, failField } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { toSlice } from '../../platform/database/slice.ts';
import { requireGroupRight, requireVerifiedGroupAdmin } from '../../profile/group/rights.service.ts';
import { groupLabelLookup } from '../../profile/group/lists/labels.service.ts';
import { requireManagedEvent, requireDoorAccess, toReader } from './permission.service.ts';
import { toCheckInEvent } from './present.rules.ts';
import * as queries from './queries.ts';

const toCheckInEvents = async (ctx: Context, rows: readonly queries.EventWithRole[]): Promise<CheckInEvent[]> => {
  const faceOf = await groupLabelLookup(
    ctx.db,
    rows.flatMap(({ groupId }) => groupId ?? []),
  );
  const now = ctx.clock.now();
  return rows.map((row) => toCheckInEvent(row, row.groupId === null ? null : (faceOf(row.groupId) ?? null), now));
};

/** Translates a filter for the database. Errors: not-found, forbidden (the caller has no such right in the group). */
export const toConditions = async (
  ctx: Context,
  filter: EventFilter,
  right: GroupRight,
): Promise<queries.EventConditions> => {
  const { from, to, ...rest } = filter ?? {};
  if (rest.groupId !== undefined) await requireGroupRight(ctx, rest.groupId, right);
  return {
    ...rest,
    from: from === undefined ? undefined : beginOfDay(from),
    before: to === undefined ? undefined : endOfDay(to),
  };
};

/** Lists events that the caller manages or helps at, latest start first. Errors: not-found, forbidden. */
export const list = async (
  ctx: Context,
  { filter, ...paging }: Paging & { filter?: EventFilter },
): Promise<{ data: CheckInEvent[]; total: number }> => {
  const conditions = await toConditions(ctx, filter, 'door');
  const reader = toReader(ctx);
  const [rows, total] = await Promise.all([
    queries.list(ctx.db, reader, conditions, toSlice(paging)),
    queries.count(ctx.db, reader, conditions),
  ]);
  return { data: await toCheckInEvents(ctx, rows), total };
};

/** One event that the caller manages or helps at. Errors: not-found. */
export const get = async (ctx: Context, id: string): Promise<CheckInEvent> =>
  (await toCheckInEvents(ctx, [await requireDoorAccess(ctx, id)]))[0] ?? fail('not-found');

/** Records acts of a group's admin in the audit log; acts on a member's own event are not recorded. */
const recordEventAct = async (
  ctx: Context,
  tx: Transaction,
  act: AuditAct,
  { id, title, groupId }: Pick<queries.EventRow, 'id' | 'title' | 'groupId'>,
): Promise<void> => {
  if (groupId !== null) await ctx.audit.record(ctx, tx, { act, target: { kind: 'checkIn', id, name: title } });
};

/** Parses a chosen moment; null for none. */
const parseMoment = (chosen: string | null): Date | null => (chosen === null ? null : new Date(chosen));

/** Creates an event or a place of a group. Errors: account-unverified, not-found, forbidden, invalid. */
export const create = async (ctx: Context, draft: CheckInDraft): Promise<CheckInEvent> => {
  const { id: groupId } = await requireVerifiedGroupAdmin(ctx, draft.groupId);
  const { memberId: createdBy } = requireSignedIn(ctx);
  if (draft.endsAt !== null && draft.endsAt <= draft.startsAt) failField('endsAt', 'end-before-start');
  await ctx.limits.consume('contentByMember', createdBy);
  const [id, now] = [uuidv7(), ctx.clock.now()];
  await ctx.transaction(async (tx) => {
    await queries.insert(tx, {
      ...draft,
      id,
      groupId,
      startsAt: new Date(draft.startsAt),
      endsAt: parseMoment(draft.endsAt),
      createdBy,
      createdAt: now,
      updatedAt: now,
    });
    await recordEventAct(ctx, tx, 'checkIn.create', { id, title: draft.title, groupId });
  });
  return get(ctx, id);
};

const hoursAfterChange = (event: queries.EventRow, { startsAt, endsAt }: CheckInChange) => {
  const starts = startsAt === undefined ? event.startsAt : new Date(startsAt);
  const ends = endsAt === undefined ? event.endsAt : parseMoment(endsAt);
  if (ends !== null && ends <= starts) failField('endsAt', 'end-before-start');
  return { startsAt: starts, endsAt: ends };
};

/** Changes or deletes an event; returns its last state. Errors: not-found, forbidden, invalid. */
export const update = async (
  ctx: Context,
  id: string,
  { deleted, ...changes }: CheckInChange,
): Promise<CheckInEvent> => {
  const reached = await requireManagedEvent(ctx, id);
  const now = ctx.clock.now();
  const after = await ctx.transaction(async (tx) => {
    const previous = (await queries.findForUpdate(tx, id)) ?? fail('not-found');
    const values = { ...changes, ...hoursAfterChange(previous, changes), updatedAt: now };
    const deletion = deleted ? { deletedAt: now, doorCode: null } : {};
    await queries.update(tx, id, { ...values, ...deletion });
    const row = { ...previous, ...values };
    await recordEventAct(ctx, tx, deleted ? 'checkIn.delete' : 'checkIn.update', row);
    return row;
  });
  return (await toCheckInEvents(ctx, [{ ...after, role: reached.role }]))[0] ?? fail('not-found');
};
