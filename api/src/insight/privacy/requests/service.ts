import type { Paging } from '@m4u/contract/common';
import type { DataRequest, DataRequestDraft, OwnDataRequest } from '@m4u/contract/insight/privacy/request';
import {
  confirmBefore,
  dueAt,
  type RequestOutcome,
  type RequestState,
} from '@m4u/contract/insight/privacy/request.rules';
import { findVerifiedEmail } from '../../../identity/auth/standing.reads.ts';
import { requireSignedIn } from '../../../platform/actor.ts';
import { checkChallenge } from '../../../platform/challenge/challenge.ts';
import type { Context, Platform } from '../../../platform/context.ts';
import { fail, failField } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { confirmLetter, requestAnsweredLetter } from '../../../platform/mail/dataRequest.templates.ts';
import { personLookup } from '../../../profile/directory/members/people.reads.ts';
import * as queries from './queries.ts';
import { isRequestKey, toDataRequest, toOwnRequest, requestKey } from './rules.ts';

/** Result of a new request. */
interface RequestInput {
  readonly state: RequestState;
  readonly dueAt: string | null;
}

const askAsMember = async (ctx: Context, memberId: string, draft: DataRequestDraft): Promise<RequestInput> => {
  await ctx.limits.consume('dataRequestsByMember', memberId);
  const person = (await personLookup(ctx, [memberId]))(memberId);
  const createdAt = ctx.clock.now();
  const dueTime = dueAt(createdAt);
  const { kind, words } = draft;
  const language = ctx.locale === 'en' ? 'EN' : 'VN';
  const row = { id: uuidv7(), memberId, name: person.name, kind, words, language, state: 'open', createdAt } as const;
  await queries.insert(ctx.db, { ...row, dueAt: dueTime });
  return { state: 'open', dueAt: dueTime.toISOString() };
};

/**
 * Stores a visitor's request and sends a link to confirm it: without proof of the address, anybody could make requests
 * in another person's name.
 */
const askAsVisitor = async (ctx: Context, draft: DataRequestDraft): Promise<RequestInput> => {
  const { kind, words, name, email, website, challenge } = draft;
  if (name === '') failField('name', 'required');
  if (email === null) return failField('email', 'required');
  const outcome = { state: 'unconfirmed', dueAt: null } as const;
  if (website) return outcome;
  await checkChallenge(ctx, challenge, 'dataRequest');
  await ctx.limits.consume('dataRequestsByAddress', ctx.request.ip);
  await ctx.limits.consume('dataRequestsByRecipient', email);
  const id = uuidv7();
  const language = ctx.locale === 'en' ? 'EN' : 'VN';
  const key = requestKey(ctx.secrets.codeKey, id);
  const link = `${ctx.config.publicUrl}/data-request/${id}?key=${encodeURIComponent(key)}`;
  await ctx.transaction(async (tx) => {
    const createdAt = ctx.clock.now();
    await queries.insertOfVisitor(tx, { id, name, email, kind, words, language, state: 'unconfirmed', createdAt });
    await ctx.mail.send(tx, { to: { address: email }, ...confirmLetter(language, link) });
  });
  return outcome;
};

/**
 * Makes a request about personal data. A filled honeypot field drops the request with the same answer. Errors: invalid
 * (also field `challenge` for visitors), rate-limited.
 */
export const ask = (ctx: Context, draft: DataRequestDraft): Promise<RequestInput> =>
  ctx.actor.kind === 'member' ? askAsMember(ctx, ctx.actor.memberId, draft) : askAsVisitor(ctx, draft);

/**
 * Confirms a request with the key from the e-mail; the time limit starts now. Errors: not-found, also for a wrong key.
 */
export const confirm = async (ctx: Context, id: string, key: string): Promise<{ dueAt: string }> => {
  if (!isRequestKey(ctx.secrets.codeKey, id, key)) fail('not-found');
  const dueTime = dueAt(ctx.clock.now());
  const moved = await queries.changeStateOfAny(ctx.db, id, 'unconfirmed', { state: 'open', dueAt: dueTime });
  const row = moved ?? (await queries.findAny(ctx.db, id));
  return { dueAt: row?.dueAt?.toISOString() ?? fail('not-found') };
};

/** The reader's requests, newest first. */
export const listOwn = async (ctx: Context, paging: Paging): Promise<{ data: OwnDataRequest[]; total: number }> => {
  const { memberId } = requireSignedIn(ctx);
  const [rows, total] = await Promise.all([
    queries.listOfMember(ctx.db, memberId, paging),
    queries.countOfMember(ctx.db, memberId),
  ]);
  return { data: rows.map((row) => toOwnRequest(row, ctx.clock.now())), total };
};

/** Withdraws a request of the reader. Errors: not-found, wrong-state when it was answered. */
export const withdraw = async (ctx: Context, id: string): Promise<void> => {
  const row = await queries.find(ctx.db, id);
  if (row?.memberId !== requireSignedIn(ctx).memberId) return fail('not-found');
  const closedAt = ctx.clock.now();
  if (!(await queries.changeState(ctx.db, id, 'open', { state: 'withdrawn', closedAt }))) fail('wrong-state');
};

const toDataRequests = async (ctx: Context, rows: readonly queries.RequestRow[]): Promise<DataRequest[]> => {
  const ids = rows.flatMap(({ memberId, answeredBy }) => [memberId, answeredBy]).filter((id) => id !== null);
  const personOf = await personLookup(ctx, [...new Set(ids)]);
  return rows.map((row) => toDataRequest(row, ctx.clock.now(), personOf));
};

/** Requests for staff: open ones by due time, or the latest closed ones. With `id`, only that one, in any state. */
export const list = async (
  ctx: Context,
  {
    state,
    id,
    ...paging
  }: Paging & queries.RequestSorting & { readonly state: 'open' | 'closed'; readonly id?: string | undefined },
) => {
  const [rows, totals] = await Promise.all([
    id === undefined ? queries.list(ctx.db, state, paging) : queries.findForStaff(ctx.db, id),
    queries.countByState(ctx.db, state, ctx.clock.now()),
  ]);
  return { data: await toDataRequests(ctx, rows), ...totals, ...(id !== undefined && { total: rows.length }) };
};

/** Numbers of open and of overdue requests. */
export const countOpenRequests = ({ db, clock }: Pick<Context, 'db' | 'clock'>) =>
  queries.countByState(db, 'open', clock.now());

const send = async (
  ctx: Context,
  tx: Transaction,
  row: queries.RequestRow,
  { outcome, answer }: { readonly outcome: RequestOutcome; readonly answer: string },
): Promise<void> => {
  const { id, memberId, name, words, language } = row;
  const address = row.email ?? (memberId === null ? undefined : await findVerifiedEmail(tx, memberId));
  if (memberId !== null)
    await ctx.notifier.notify(ctx, tx, { to: [memberId], kind: 'data-request', cause: id, about: id });
  if (address === undefined) return;
  const letter = requestAnsweredLetter(language, { name, requestText: words, answer, outcome });
  await ctx.mail.send(tx, { to: { name, address }, ...letter });
};

/**
 * Answers a request by e-mail, and for a member also on the site. Errors: not-found, also for unconfirmed requests;
 * wrong-state when it is already closed.
 */
export const answer = (
  ctx: Context,
  id: string,
  reply: { readonly outcome: RequestOutcome; readonly answer: string },
): Promise<DataRequest> =>
  ctx.transaction(async (tx) => {
    const { memberId: answeredBy } = requireSignedIn(ctx);
    const closed = { state: reply.outcome, answer: reply.answer, answeredBy, closedAt: ctx.clock.now() };
    const row = await queries.changeStateOfAny(tx, id, 'open', closed);
    if (!row) {
      const found = await queries.findAny(tx, id);
      return fail(!found || found.state === 'unconfirmed' ? 'not-found' : 'wrong-state');
    }
    await send(ctx, tx, row, reply);
    const detail = { outcome: reply.outcome, kind: row.kind, due: row.dueAt?.toISOString() ?? '' };
    await ctx.audit.record(ctx, tx, { act: 'dataRequest.answer', target: { kind: 'dataRequest', id }, detail });
    return (await toDataRequests(ctx, [row]))[0] ?? fail('not-found');
  });

/** Deletes requests that were not confirmed in time. */
export const purgeUnconfirmed = async ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> => {
  await queries.purge(db, confirmBefore(clock.now()));
};
