import type { Paging } from '@m4u/contract/common';
import type { OwnSupport, SupportDraft, SupportMessage } from '@m4u/contract/social/contact/support';
import type { SupportStatus, SupportTopic } from '@m4u/contract/social/contact/support.rules';
import { findVerifiedEmail } from '../../identity/auth/standing.reads.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import { checkChallenge } from '../../platform/challenge/challenge.ts';
import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail, failField } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { supportLetter } from '../../platform/mail/support.templates.ts';
import { toSlice } from '../../platform/database/slice.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';
import * as queries from './support.queries.ts';
import { canReachAuthor, toSupportMessage, toOwnSupport } from './support.rules.ts';

/** Checks the challenge and the rate limits of a new message. Errors: invalid (field `challenge`), rate-limited. */
const checkChallengeAndLimits = async (ctx: Context, draft: SupportDraft): Promise<void> => {
  if (ctx.actor.kind === 'member') return ctx.limits.consume('supportByMember', ctx.actor.memberId);
  await checkChallenge(ctx, draft.challenge, 'support');
  return ctx.limits.consume('supportByAddress', ctx.request.ip);
};

/**
 * Writes a message to support. A filled honeypot field drops it with the same answer. Errors: invalid, rate-limited.
 */
export const create = async (ctx: Context, draft: SupportDraft): Promise<void> => {
  const { topic, name, email, phone, words, website } = draft;
  const memberId = ctx.actor.kind === 'member' ? ctx.actor.memberId : null;
  if (memberId === null && email === null && phone === null) failField('email', 'reach');
  if (website) return;
  await checkChallengeAndLimits(ctx, draft);
  await ctx.transaction((tx) =>
    queries.insert(tx, {
      id: uuidv7(),
      memberId,
      topic,
      name,
      email,
      phone,
      words,
      language: ctx.locale === 'en' ? 'EN' : 'VN',
      createdAt: ctx.clock.now(),
    }),
  );
};

/** The reader's messages to support with their answers, newest first. */
export const listOwn = async (ctx: Context, paging: Paging): Promise<{ data: OwnSupport[]; total: number }> => {
  const filter = { memberId: requireSignedIn(ctx).memberId };
  const [rows, total] = await Promise.all([
    queries.list(ctx.db, filter, toSlice(paging)),
    queries.count(ctx.db, filter),
  ]);
  return { data: rows.map(toOwnSupport), total };
};

const toSupportMessages = async (ctx: Context, rows: readonly queries.SupportRow[]): Promise<SupportMessage[]> => {
  const ids = rows.flatMap(({ memberId, answeredBy }) => [memberId, answeredBy]).filter((id) => id !== null);
  const personOf = await personLookup(ctx, [...new Set(ids)]);
  return rows.map((row) => toSupportMessage(row, personOf));
};

/** Messages of all authors, for staff. */
const listAll = byProgram(queries.list);
const countAll = byProgram(queries.count);

/** Number of open messages. */
export const countOpenSupport = ({ db }: Pick<Context, 'db'>): Promise<number> => countAll(db, { status: 'open' });

/** Messages to support, for staff. With `id`, only that one, in any state. */
export const list = async (
  ctx: Context,
  {
    status,
    topic,
    id,
    ...paging
  }: Paging &
    queries.SupportSorting & { status: SupportStatus; topic?: SupportTopic | '' | undefined; id?: string | undefined },
) => {
  const filter = id === undefined ? { status, topic: topic || undefined } : { id };
  const [rows, total, totalOpen] = await Promise.all([
    listAll(ctx.db, filter, toSlice(paging), paging),
    countAll(ctx.db, filter),
    countOpenSupport(ctx),
  ]);
  return { data: await toSupportMessages(ctx, rows), total, totalOpen };
};

/** E-mail address for an answer: the one in the message, else the member's verified address. */
const findAnswerAddress = async (
  tx: Transaction,
  { email, memberId }: queries.SupportRow,
): Promise<string | undefined> => email ?? (memberId === null ? undefined : await findVerifiedEmail(tx, memberId));

/** Sends the answer by e-mail, or notifies the member. */
const sendAnswer = async (ctx: Context, tx: Transaction, row: queries.SupportRow, answer: string): Promise<void> => {
  const address = await findAnswerAddress(tx, row);
  if (address === undefined) return;
  const letter = supportLetter(row.language, {
    name: row.name,
    question: row.words,
    answer,
    link: `${ctx.config.publicUrl}/action/support`,
  });
  await ctx.mail.send(tx, { to: { name: row.name, address }, ...letter });
};

/**
 * Answers a message, or closes it without an answer. Of two concurrent calls one is refused. Errors: not-found,
 * wrong-state, invalid (`answer` when it cannot reach the author).
 */
export const closeSupport = (ctx: Context, id: string, answer: string | undefined): Promise<SupportMessage> =>
  ctx.transaction(async (tx) => {
    const found = (await queries.find(tx, id)) ?? fail('not-found');
    if (answer && !canReachAuthor(found)) failField('answer', 'no-email');
    const now = ctx.clock.now();
    const row =
      (await queries.close(tx, id, {
        closedAt: now,
        ...(answer && { answer, answeredAt: now, answeredBy: requireSignedIn(ctx).memberId }),
      })) ?? fail('wrong-state');
    if (answer) await sendAnswer(ctx, tx, row, answer);
    await ctx.audit.record(ctx, tx, {
      act: answer ? 'support.answer' : 'support.close',
      target: { kind: 'support', id, name: row.topic },
    });
    const [message] = await toSupportMessages(ctx, [row]);
    return message ?? fail('not-found');
  });
