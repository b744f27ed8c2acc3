import type { Paging } from '@m4u/contract/common';
import type { TicketFilter } from '@m4u/contract/event/ticket';
import { HOLD_HOURS, TICKET_MOST } from '@m4u/contract/event/ticket/rules';
import type {
  ManagedKind,
  TicketKindChange,
  TicketKindDraft,
  TicketPostChoice,
  TicketRow,
  TicketSettings,
  TicketSetup,
} from '@m4u/contract/event/ticket/schema';
import type { AuditAct } from '@m4u/contract/insight/audit/kinds';
import { hasReceivingAccount } from '../../commerce/payment/reads.ts';
import { requireVerified } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import { toSlice } from '../../platform/database/slice.ts';
import { fail, failField } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { requireManagedEvent } from '../checkIn/permission.service.ts';
import { findGroupEvent, type GroupEvent, hasArrived } from '../checkIn/reads.ts';
import { announceIn, listPosts } from './announcement.service.ts';
import * as kinds from './kind.queries.ts';
import { tellHolder } from './message.service.ts';
import { toManagedKind, toTicketEvents, toTicketRows } from './present.service.ts';
import * as queries from './queries.ts';
import { canCancelAsAdmin } from './rules.ts';
import { giveBack, lockTicket, promoteWaiting } from './seat.service.ts';

/**
 * Requires an event of a group that the caller manages. Errors: not-found (also for places and weddings), forbidden,
 * second-factor-required, second-factor-missing.
 */
export const requireTicketedEvent = async (ctx: Context, eventId: string): Promise<GroupEvent> => {
  await requireManagedEvent(ctx, eventId);
  return (await findGroupEvent(ctx.db, eventId)) ?? fail('not-found');
};

/** Kinds and settings of the tickets of an event. Errors: not-found, forbidden. */
export const getSetup = async (ctx: Context, eventId: string): Promise<TicketSetup> => {
  const { openTo } = await requireManagedEvent(ctx, eventId);
  const event = (await findGroupEvent(ctx.db, eventId)) ?? fail('not-found');
  const [shown] = await toTicketEvents(ctx, [event]);
  const settings = await kinds.findSettings(ctx.db, eventId);
  const rows = await kinds.list(ctx.db, eventId);
  return {
    event: shown ?? fail('not-found'),
    kinds: rows.map((row) => toManagedKind(ctx, row, event)),
    questions: [...(settings?.questions ?? [])],
    holdHours: settings?.holdHours ?? HOLD_HOURS.usual,
    cancelUntil: settings?.cancelUntil?.toISOString() ?? null,
    posts: await listPosts(ctx, event),
    hasAccount: await hasReceivingAccount(ctx.db, event.groupId),
    openTo,
  };
};

const recordAct = (
  ctx: Context,
  tx: Transaction,
  act: Extract<AuditAct, `ticket.${string}`>,
  { id, title }: GroupEvent,
  detail: Readonly<Record<string, string>> = {},
) => ctx.audit.record(ctx, tx, { act, target: { kind: 'checkIn', id, name: title }, detail });

/** Saves the settings of the tickets of an event. Errors: account-unverified, not-found, forbidden. */
export const saveSettings = async (
  ctx: Context,
  eventId: string,
  { questions, holdHours, cancelUntil }: TicketSettings,
): Promise<TicketSetup> => {
  const { memberId: updatedBy } = requireVerified(ctx);
  const event = await requireTicketedEvent(ctx, eventId);
  await ctx.limits.consume('contentByMember', updatedBy);
  await ctx.transaction(async (tx) => {
    await kinds.saveSettings(tx, {
      eventId,
      groupId: event.groupId,
      questions,
      holdHours,
      cancelUntil: cancelUntil === null ? null : new Date(cancelUntil),
      updatedBy,
      updatedAt: ctx.clock.now(),
    });
    await recordAct(ctx, tx, 'ticket.settings', event);
  });
  return getSetup(ctx, eventId);
};

/**
 * Chooses the post that announces the tickets of an event. Errors: account-unverified, not-found (also for a post of
 * another group or type), forbidden.
 */
export const choosePost = async (ctx: Context, eventId: string, { postId }: TicketPostChoice): Promise<TicketSetup> => {
  requireVerified(ctx);
  const event = await requireTicketedEvent(ctx, eventId);
  await announceIn(ctx, event, postId);
  await ctx.transaction((tx) => recordAct(ctx, tx, 'ticket.settings', event));
  return getSetup(ctx, eventId);
};

/** The term of sale after a change. Errors: invalid (the end is before the start). */
const readTerm = (
  { saleFrom, saleTo }: Pick<TicketKindChange, 'saleFrom' | 'saleTo'>,
  before?: Pick<kinds.KindRow, 'saleFrom' | 'saleTo'>,
) => {
  const read = (chosen: string | null | undefined, present: Date | null = null): Date | null => {
    if (chosen === undefined) return present;
    return chosen === null ? null : new Date(chosen);
  };
  const term = { saleFrom: read(saleFrom, before?.saleFrom), saleTo: read(saleTo, before?.saleTo) };
  if (term.saleFrom !== null && term.saleTo !== null && term.saleTo <= term.saleFrom)
    failField('saleTo', 'end-before-start');
  return term;
};

/** Requires an account to pay to for tickets that cost something. Errors: payment-account-missing. */
const requirePayable = async (ctx: Context, groupId: string, price: number): Promise<void> => {
  if (price > 0 && !(await hasReceivingAccount(ctx.db, groupId))) fail('payment-account-missing');
};

/**
 * Adds a kind of tickets to an event. Errors: account-unverified, not-found, forbidden, payment-account-missing, invalid
 * (too many kinds, or an end of sale before its start).
 */
export const createKind = async (ctx: Context, { eventId, ...draft }: TicketKindDraft): Promise<ManagedKind> => {
  const { memberId: createdBy } = requireVerified(ctx);
  const event = await requireTicketedEvent(ctx, eventId);
  await ctx.limits.consume('contentByMember', createdBy);
  await requirePayable(ctx, event.groupId, draft.price);
  const term = readTerm(draft);
  const [id, now] = [uuidv7(), ctx.clock.now()];
  await ctx.transaction(async (tx) => {
    if ((await kinds.list(tx, eventId)).length >= TICKET_MOST.kinds)
      fail('invalid', { fields: [{ field: 'name', code: 'too-many', values: { maximum: TICKET_MOST.kinds } }] });
    const row = {
      ...draft,
      ...term,
      id,
      eventId,
      groupId: event.groupId,
      createdBy,
      createdAt: now,
      updatedAt: now,
    };
    await kinds.insert(tx, row);
    await recordAct(ctx, tx, 'ticket.kind-create', event, { title: draft.name });
  });
  return toManagedKind(ctx, (await kinds.find(ctx.db, id)) ?? fail('not-found'), event);
};

/**
 * Changes a kind of tickets; more seats go to the waiting list at once. Errors: account-unverified, not-found, forbidden,
 * payment-account-missing, invalid (fewer seats than are taken, or an end of sale before its start).
 */
export const updateKind = async (ctx: Context, id: string, change: TicketKindChange): Promise<ManagedKind> => {
  const { memberId } = requireVerified(ctx);
  const { eventId } = (await kinds.find(ctx.db, id)) ?? fail('not-found');
  const event = await requireTicketedEvent(ctx, eventId);
  await ctx.limits.consume('contentByMember', memberId);
  await requirePayable(ctx, event.groupId, change.price ?? 0);
  // Seats that become free are given to others, which the admin has no right to do alone.
  await runAsSystem(() =>
    ctx.transaction(async (tx) => {
      const before = (await kinds.findForUpdate(tx, id)) ?? fail('not-found');
      const term = readTerm(change, before);
      if (change.capacity !== undefined && change.capacity < before.taken)
        fail('invalid', { fields: [{ field: 'capacity', code: 'too-small', values: { minimum: before.taken } }] });
      await kinds.update(tx, id, { ...change, ...term, updatedAt: ctx.clock.now() });
      await recordAct(ctx, tx, 'ticket.kind-update', event, { title: change.name ?? before.name });
      await promoteWaiting(ctx, tx, id);
    }),
  );
  return toManagedKind(ctx, (await kinds.find(ctx.db, id)) ?? fail('not-found'), event);
};

/** Lists tickets of an event, newest first. Errors: not-found, forbidden. */
export const list = async (
  ctx: Context,
  { eventId, filter = {}, ...paging }: Paging & { eventId: string; filter?: TicketFilter },
): Promise<{ data: TicketRow[]; total: number }> => {
  await requireTicketedEvent(ctx, eventId);
  const rows = await queries.list(ctx.db, eventId, filter, toSlice(paging));
  const total = await queries.count(ctx.db, eventId, filter);
  return { data: await toTicketRows(ctx, rows, await kinds.list(ctx.db, eventId)), total };
};

/**
 * Cancels a ticket in the name of the organiser, and tells its holder. Money that was paid is theirs to return. Errors:
 * account-unverified, not-found, forbidden, wrong-state (its holder has come, or it is void).
 */
export const cancelByAdmin = async (ctx: Context, id: string): Promise<void> => {
  const { memberId } = requireVerified(ctx);
  const row = (await queries.find(ctx.db, id)) ?? fail('not-found');
  const event = await requireTicketedEvent(ctx, row.eventId);
  await ctx.limits.consume('contentByMember', memberId);
  await runAsSystem(() =>
    ctx.transaction(async (tx) => {
      const { ticket } = await lockTicket(tx, row);
      const isThere = ticket.code !== null && (await hasArrived(tx, ticket.eventId, ticket.code));
      if (!canCancelAsAdmin({ state: ticket.state, hasArrived: isThere })) fail('wrong-state');
      await giveBack(ctx, tx, ticket, 'cancelled');
      await tellHolder(ctx, tx, ticket, { event, news: 'cancelled' });
      await recordAct(ctx, tx, 'ticket.cancel', event, { title: ticket.name });
    }),
  );
};
