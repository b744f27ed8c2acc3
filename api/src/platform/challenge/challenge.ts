import type { Challenge, ChallengePurpose, MetChallenge } from '@m4u/contract/http/challenge';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';
import type { Context } from '../context.ts';
import { failField } from '../errors.ts';
import { keyedHash } from '../keys/crypto.ts';
import { writeQuestion, readNumber } from './question.ts';
import { markUsed } from './use.ts';

/** Lifetime of a challenge (ms): enough to write a long message. */
const LIFETIME = 20 * 60_000;
/** PBKDF2 rounds per try and the number of tries: some tenths of a second on a phone (decision 22). */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, fewest: 60, most: 160 } as const;

/** The signed work; `data` holds our own fields. */
const Work = z.object({
  signature: z.string(),
  parameters: z.looseObject({ data: z.object({ id: z.string(), until: z.number(), sum: z.string() }) }),
});
type Work = z.output<typeof Work>;

/** Purpose of a proof of work for an action on a `subject`, as signing in to an account, instead of a message. */
export interface WorkPurpose {
  readonly purpose: 'login';
  readonly subject: string;
}

/** Derives keys for this purpose only, so that a signature for one purpose is invalid for another. */
const deriveKeys = ({ secrets: { codeKey } }: Context, purpose: ChallengePurpose | WorkPurpose) => {
  const names = typeof purpose === 'string' ? [purpose] : [purpose.purpose, purpose.subject];
  const key = (what: string) => keyedHash(codeKey, 'challenge', ...names, what);
  return {
    hmacSignatureSecret: key('token'),
    hmacKeySignatureSecret: key('solution'),
    sumOf: (id: string, sum: number) => keyedHash(Buffer.from(key('question')), id, String(sum)),
  };
};

const createSigned = async (ctx: Context, purpose: ChallengePurpose | WorkPurpose, effort: number) => {
  const { sumOf, ...keys } = deriveKeys(ctx, purpose);
  const id = ctx.random.bytes(12).toString('base64url');
  const [one, other] = [randomInt(9), randomInt(9)];
  const until = ctx.clock.now().getTime() + LIFETIME;
  const work = await createChallenge({
    ...keys,
    algorithm: WORK.algorithm,
    cost: WORK.cost,
    counter: randomInt(WORK.most * effort, WORK.fewest * effort),
    deriveKey,
    data: { id, until, sum: sumOf(id, one + other) },
  });
  return {
    token: Buffer.from(JSON.stringify(work)).toString('base64url'),
    question: writeQuestion(one, other, ctx.locale),
    expiresAt: new Date(until).toISOString(),
  };
};

/** Creates a challenge in the reader's language. */
export const issueChallenge = (ctx: Context, purpose: ChallengePurpose): Promise<Challenge> =>
  createSigned(ctx, purpose, 1);

/**
 * Creates a challenge that only a proof of work solves, since machines can add. `effort` multiplies the work of a
 * message's challenge.
 */
export const createWork = async (ctx: Context, of: WorkPurpose, effort: number): Promise<Challenge> => ({
  ...(await createSigned(ctx, of, effort)),
  question: '',
});

const readToken = (token: string): Work | undefined => {
  try {
    return Work.safeParse(JSON.parse(Buffer.from(token, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
};

const verifyWork = (ctx: Context, work: Work, solution: string, purpose: ChallengePurpose | WorkPurpose) => {
  const { sumOf: _, ...keys } = deriveKeys(ctx, purpose);
  return verifySolution({
    ...keys,
    challenge: work as unknown as Parameters<typeof verifySolution>[0]['challenge'],
    // The signed key proves the work; the number of tries is not checked.
    solution: { counter: 0, derivedKey: solution },
    deriveKey,
  });
};

const isSolved = async (
  ctx: Context,
  work: Work,
  metChallenge: MetChallenge,
  purpose: ChallengePurpose,
): Promise<boolean> => {
  const { sumOf } = deriveKeys(ctx, purpose);
  const { verified, invalidSignature } = await verifyWork(ctx, work, metChallenge.solution, purpose);
  if (verified || invalidSignature !== false) return verified;
  if (metChallenge.solution !== '' || metChallenge.answer === '') return false;
  // A machine solves a sum easily, so answers are limited per address.
  await ctx.limits.consume('answersByAddress', ctx.request.ip);
  const { id, sum } = work.parameters.data;
  const number = readNumber(metChallenge.answer);
  const isRight = number !== undefined && sumOf(id, number) === sum;
  // One guess per challenge: a wrong answer uses it up.
  if (!isRight) await markUsed(ctx.db, { id, usedFor: '', expiresAt: expiryOf(work) }, ctx.clock.now());
  return isRight;
};

const expiryOf = ({ parameters }: Work): Date => new Date(parameters.data.until);

/** The message that a challenge is solved for: the sender's own id for it, and the id of its receiver. */
interface ChallengedMessage {
  readonly clientId: string | undefined;
  readonly to: string;
}

/**
 * Requires a solved challenge for this purpose; verified members need none. Each can be used once; the same message to
 * the same receiver may be sent again with it.
 * Errors: invalid (field `challenge`), rate-limited.
 */
export const checkChallenge = async (
  ctx: Context,
  metChallenge: MetChallenge | undefined,
  purpose: ChallengePurpose,
  sent?: ChallengedMessage,
): Promise<void> => {
  const usedFor = sent?.clientId === undefined ? undefined : JSON.stringify([sent.to, sent.clientId]);
  if (ctx.actor.kind === 'member' && ctx.actor.verified) return;
  const now = ctx.clock.now();
  const work = metChallenge && readToken(metChallenge.token);
  const isGood =
    work &&
    (await isSolved(ctx, work, metChallenge, purpose)) &&
    expiryOf(work) > now &&
    (await markUsedOnce(ctx, work, usedFor, now));
  if (!isGood) failField('challenge', 'challenge');
};

/** Whether the requested proof of work was done; each counts once. */
export const isWorkDone = async (
  ctx: Context,
  metChallenge: MetChallenge | undefined,
  of: WorkPurpose,
): Promise<boolean> => {
  const work = metChallenge && readToken(metChallenge.token);
  if (!work || expiryOf(work) <= ctx.clock.now()) return false;
  const { verified } = await verifyWork(ctx, work, metChallenge.solution, of);
  return verified && markUsedOnce(ctx, work, undefined, ctx.clock.now());
};

const markUsedOnce = (ctx: Context, work: Work, usedFor: string | undefined, now: Date): Promise<boolean> => {
  const { id } = work.parameters.data;
  const name = keyedHash(ctx.secrets.codeKey, 'challenge used for', usedFor ?? ctx.random.bytes(12).toString('hex'));
  return markUsed(ctx.db, { id, usedFor: name, expiresAt: expiryOf(work) }, now);
};
