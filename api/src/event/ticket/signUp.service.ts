import { TICKET_MOST } from '@m4u/contract/event/ticket/rules';
import type { SignUp, SignUpPage, TicketAnswer } from '@m4u/contract/event/ticket/schema';
import { dayOf } from '@m4u/contract/days';
import { holdsLevel } from '../../commerce/due/reads.ts';
import { checkChallenge } from '../../platform/challenge/challenge.ts';
import type { Context } from '../../platform/context.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import { fail, failField } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { findGroupEvent, type GroupEvent } from '../checkIn/reads.ts';
import * as kinds from './kind.queries.ts';
import { toKind, toTicketEvents } from './present.service.ts';
import * as queries from './queries.ts';
import { TOKEN_BYTES } from './rules.ts';
import { takeSeat } from './seat.service.ts';

const drawToken = ({ random }: Pick<Context, 'random'>): string => random.bytes(TOKEN_BYTES).toString('base64url');

/** The sign-up of an event. Errors: not-found, also for an event without tickets. */
export const getSignUpPage = async (ctx: Context, eventId: string): Promise<SignUpPage> => {
  const event = (await findGroupEvent(ctx.db, eventId)) ?? fail('not-found');
  const rows = await kinds.listOpen(ctx.db, eventId);
  if (rows.length === 0) return fail('not-found');
  const settings = await kinds.findSettings(ctx.db, eventId);
  const [shown] = await toTicketEvents(ctx, [event]);
  return {
    event: shown ?? fail('not-found'),
    kinds: rows.map((row) => toKind(ctx, row, event)),
    questions: [...(settings?.questions ?? [])],
    cancelUntil: (settings?.cancelUntil ?? event.startsAt).toISOString(),
  };
};

/** Takes the answers to the event's questions. Errors: invalid (a required one is missing). */
const readAnswers = (settings: kinds.SettingsRow | undefined, sent: readonly TicketAnswer[]): TicketAnswer[] => {
  const answerTo = new Map(sent.map(({ question, answer }) => [question, answer]));
  return (settings?.questions ?? []).map(({ text, isRequired }, index) => {
    const answer = answerTo.get(text) ?? '';
    if (isRequired && answer === '') failField(`answers.${index}.answer`, 'required');
    return { question: text, answer };
  });
};

/** Requires valid dues of a person who signs up for a kind that is for members who pay them. Errors: dues-required. */
const requireDues = async (
  ctx: Context,
  { forHolders, groupId }: kinds.KindRow,
  memberId: string | null,
): Promise<void> => {
  if (!forHolders) return;
  const day = dayOf(ctx.clock.now());
  if (memberId === null || !(await holdsLevel(ctx.db, { groupId, memberId, day }))) fail('dues-required');
};

/** Requires that a kind is on sale, and that the sign-up is within its bounds. Errors: wrong-state, invalid. */
const requireSale = async (
  ctx: Context,
  tx: Transaction,
  { kind, event }: { readonly kind: kinds.KindRow; readonly event: GroupEvent },
  { seats, ...applicant }: queries.Applicant & { readonly seats: number },
): Promise<void> => {
  const { sale } = toKind(ctx, kind, event);
  if (sale === 'soon' || sale === 'over' || !kind.isOpen) fail('wrong-state');
  const maximum = Math.min(kind.mostPerPerson, kind.capacity);
  if (seats > maximum) fail('invalid', { fields: [{ field: 'seats', code: 'too-big', values: { maximum } }] });
  const others = await queries.countSeatsOf(tx, kind.id, applicant);
  if (others + seats > kind.mostPerPerson)
    fail('invalid', { fields: [{ field: 'seats', code: 'tickets-limit', values: { maximum: kind.mostPerPerson } }] });
};

/** Gives a seat to a new ticket, or a place in the waiting list. Errors: guests-full, payment-account-missing. */
const placeNew = async (
  ctx: Context,
  tx: Transaction,
  ticket: queries.TicketRow,
  of: { readonly kind: kinds.KindRow; readonly event: GroupEvent },
): Promise<void> => {
  const { kind } = of;
  if (!(await queries.insert(tx, ticket))) fail('wrong-state');
  const hasSeat = kind.waiting === 0 && ticket.seats <= kind.capacity - kind.taken;
  if (!hasSeat && kind.waiting >= TICKET_MOST.waiting) fail('guests-full');
  await kinds.addToCounts(tx, kind.id, { numbered: 1, ...(!hasSeat && { waiting: 1 }) });
  if (hasSeat) await takeSeat(ctx, tx, ticket, of);
};

/** Adds a ticket, or finds that of a repeated sign-up, while its kind is locked; returns its token. */
const addTicket = async (
  ctx: Context,
  tx: Transaction,
  { kindId, clientId, seats, name, phone, email }: SignUp,
  { memberId, answers, event }: { memberId: string | null; answers: TicketAnswer[]; event: GroupEvent },
): Promise<string> => {
  const kind = (await kinds.findForUpdate(tx, kindId)) ?? fail('not-found');
  const repeated = await queries.findByClientId(tx, event.id, clientId);
  if (repeated) return repeated.token;
  await requireSale(ctx, tx, { kind, event }, { seats, memberId, phone, email });
  const now = ctx.clock.now();
  const ticket: queries.TicketRow = {
    id: uuidv7(),
    eventId: event.id,
    groupId: event.groupId,
    kindId,
    number: kind.numbered + 1,
    // A seat, if there is one, follows in this transaction.
    state: 'waiting',
    seats,
    amount: kind.price * seats,
    token: drawToken(ctx),
    code: null,
    name,
    phone,
    email,
    memberId,
    answers,
    language: ctx.locale === 'vi' ? 'VN' : 'EN',
    clientId,
    paymentId: null,
    paidAt: null,
    heldUntil: null,
    createdAt: now,
    updatedAt: now,
  };
  await placeNew(ctx, tx, ticket, { kind, event });
  return ticket.token;
};

/**
 * Signs up for tickets of one kind: a free one is issued at once, a paid one holds its seat for its payment, and without
 * a seat, or behind others who wait, it joins the waiting list. A repeated sign-up is the same ticket. Sign-ups with a
 * filled honeypot field (bots) are dropped with a normal answer. Errors: not-found, wrong-state (not on sale),
 * guests-full, payment-account-missing, dues-required, invalid, rate-limited.
 */
export const signUp = async (ctx: Context, draft: SignUp): Promise<{ token: string }> => {
  const kind = await kinds.findPublic(ctx.db, draft.kindId);
  if (!kind?.isOpen) return fail('not-found');
  const event = (await findGroupEvent(ctx.db, kind.eventId)) ?? fail('not-found');
  if (draft.website) return { token: drawToken(ctx) };
  const memberId = ctx.actor.kind === 'member' ? ctx.actor.memberId : null;
  if (memberId === null && draft.phone === null && draft.email === null) failField('phone', 'identifier');
  await requireDues(ctx, kind, memberId);
  const answers = readAnswers(await kinds.findSettings(ctx.db, event.id), draft.answers);
  await checkChallenge(ctx, draft.challenge, 'ticket', { clientId: draft.clientId, to: event.id });
  if (memberId === null) await ctx.limits.consume('ticketsByAddress', ctx.request.ip);
  else await ctx.limits.consume('ticketsByMember', memberId);
  // Nobody has a right to the seats that they sign up for: the program gives them.
  const token = await runAsSystem(() =>
    ctx.transaction((tx) => addTicket(ctx, tx, draft, { memberId, answers, event })),
  );
  return { token };
};
