import { saleStateOf } from '@m4u/contract/event/ticket/rules';
import type { ManagedKind, Ticket, TicketEvent, TicketKind, TicketRow } from '@m4u/contract/event/ticket/schema';
import { findPageToken } from '../../commerce/payment/reads.ts';
import type { Context } from '../../platform/context.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';
import { groupLabelLookup } from '../../profile/group/lists/labels.service.ts';
import { type GroupEvent, hasArrived } from '../checkIn/reads.ts';
import * as kinds from './kind.queries.ts';
import * as queries from './queries.ts';
import { canCancel, canCancelAsAdmin, canTransfer } from './rules.ts';

const toIso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** Presents events with their groups; an event whose group is gone is left out. */
export const toTicketEvents = async (
  { db }: Pick<Context, 'db'>,
  events: readonly GroupEvent[],
): Promise<TicketEvent[]> => {
  const labelOf = await groupLabelLookup(
    db,
    events.map(({ groupId }) => groupId),
  );
  return events.flatMap(({ id, groupId, title, place, startsAt, endsAt }) => {
    const group = labelOf(groupId);
    return group ? [{ _id: id, group, title, place, startsAt: startsAt.toISOString(), endsAt: toIso(endsAt) }] : [];
  });
};

/** Presents a kind of tickets as the sign-up shows it. */
export const toKind = (
  { clock }: Pick<Context, 'clock'>,
  row: kinds.KindRow,
  { startsAt }: Pick<GroupEvent, 'startsAt'>,
): TicketKind => {
  const left = row.capacity - row.taken;
  const term = { saleFrom: toIso(row.saleFrom), saleTo: toIso(row.saleTo) };
  const facts = { ...term, startsAt: startsAt.toISOString(), left, waiting: row.waiting };
  return {
    _id: row.id,
    name: row.name,
    price: row.price,
    mostPerPerson: row.mostPerPerson,
    ...term,
    sale: saleStateOf(facts, clock.now().toISOString()),
    forHolders: row.forHolders,
    left,
    waiting: row.waiting,
  };
};

/** Presents a kind of tickets to the admins of its event. */
export const toManagedKind = (
  ctx: Pick<Context, 'clock'>,
  row: kinds.KindRow,
  event: Pick<GroupEvent, 'startsAt'>,
): ManagedKind => ({
  ...toKind(ctx, row, event),
  capacity: row.capacity,
  taken: row.taken,
  isOpen: row.isOpen,
});

/** Reads the facts that decide what can be done to a ticket. */
export const readTicketFacts = async (
  { db }: Pick<Context, 'db'>,
  { state, code, eventId }: queries.TicketRow,
  event: Pick<GroupEvent, 'startsAt'>,
) => ({
  state,
  cancelUntil: (await kinds.findSettings(db, eventId))?.cancelUntil ?? event.startsAt,
  hasArrived: code !== null && (await hasArrived(db, eventId, code)),
});

/** Presents a ticket to whoever has its address; undefined when its event is gone. */
export const toTicket = async (
  ctx: Context,
  row: queries.TicketRow,
  event: GroupEvent,
): Promise<Ticket | undefined> => {
  const kind = await kinds.findPublic(ctx.db, row.kindId);
  const [shown] = await toTicketEvents(ctx, [event]);
  if (!kind || !shown) return undefined;
  const facts = await readTicketFacts(ctx, row, event);
  const isHeld = row.state === 'held';
  const now = ctx.clock.now();
  return {
    token: row.token,
    state: row.state,
    event: shown,
    kind: { _id: kind.id, name: kind.name },
    name: row.name,
    seats: row.seats,
    amount: row.amount,
    isPaid: row.paidAt !== null,
    code: row.code,
    payment: isHeld && row.paymentId !== null ? ((await findPageToken(ctx.db, row.paymentId)) ?? null) : null,
    heldUntil: toIso(row.heldUntil),
    ahead: row.state === 'waiting' ? await queries.countAhead(ctx.db, row) : null,
    cancelUntil: facts.cancelUntil.toISOString(),
    can: { cancel: canCancel(facts, now), transfer: canTransfer(facts, now) },
  };
};

/** Presents tickets to the admins of their event. */
export const toTicketRows = async (
  ctx: Pick<Context, 'db'>,
  rows: readonly queries.TicketRow[],
  eventKinds: readonly kinds.KindRow[],
): Promise<TicketRow[]> => {
  const personOf = await personLookup(
    ctx,
    rows.flatMap(({ memberId }) => memberId ?? []),
  );
  const nameOf = new Map(eventKinds.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    _id: row.id,
    number: row.number,
    state: row.state,
    kind: { _id: row.kindId, name: nameOf.get(row.kindId) ?? '' },
    name: row.name,
    phone: row.phone,
    email: row.email,
    member: row.memberId === null ? null : personOf(row.memberId),
    seats: row.seats,
    amount: row.amount,
    isPaid: row.paidAt !== null,
    paymentId: row.paymentId,
    answers: [...row.answers],
    createdAt: row.createdAt.toISOString(),
    // Whether the holder has come is asked when it is cancelled.
    can: { cancel: canCancelAsAdmin({ state: row.state, hasArrived: false }) },
  }));
};
