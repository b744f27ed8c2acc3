import type { Paging } from '@m4u/contract/common';
import type { Agreed, Consent, ConsentEntry } from '@m4u/contract/identity/consent';
import {
  type ConsentScreen,
  currentVersion,
  isGrantedByDefault,
  type Purpose,
  PURPOSES,
  purposes,
} from '@m4u/contract/identity/consent/words';
import { memberTag } from '@m4u/contract/tags';
import * as z from 'zod';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import type { Executor } from '../../platform/database/database.ts';
import { fail, failField } from '../../platform/errors.ts';
import { eventType } from '../../platform/events/event.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { toSlice } from '../../platform/database/slice.ts';
import * as queries from './queries.ts';

/** Event: a member has answered, which may change pages that show the member. */
const consentChanged = eventType('consent.changed', z.object({ purpose: z.string() }));

const listConsents = async (db: Executor, memberId: string): Promise<Consent[]> => {
  const rows = new Map((await queries.listLatest(db, memberId)).map((row) => [row.purpose, row]));
  return PURPOSES.map((purpose) => {
    const row = rows.get(purpose);
    return {
      purpose,
      basis: purposes[purpose].basis,
      granted: row?.granted ?? isGrantedByDefault(purpose),
      version: currentVersion(purpose),
      answered: row?.version ?? null,
      since: row?.at.toISOString() ?? null,
    };
  });
};

/** The reader's consents, one row per purpose. */
export const get = (ctx: Context): Promise<Consent[]> => listConsents(ctx.db, requireSignedIn(ctx).memberId);

/** The reader's answers, newest first. */
export const history = async (ctx: Context, paging: Paging): Promise<{ data: ConsentEntry[]; total: number }> => {
  const { memberId } = requireSignedIn(ctx);
  const [rows, total] = await Promise.all([
    queries.list(ctx.db, memberId, toSlice(paging)),
    queries.count(ctx.db, memberId),
  ]);
  return {
    data: rows.map(({ id, purpose, version, granted, at, screen }) => ({
      _id: id,
      purpose,
      version,
      granted,
      at: at.toISOString(),
      screen,
    })),
    total,
  };
};

/** An answer and the screen of its form. */
interface ConsentAnswer {
  readonly purpose: Purpose;
  readonly version: string;
  readonly granted: boolean;
  readonly screen: ConsentScreen;
}

/** Applies answers to the accounts of their members. */
export interface ConsentEffects {
  /** Locks the member's consents, so that two answers do not run at once. */
  readonly lock: (tx: Transaction, memberId: string) => Promise<unknown>;
  readonly apply: (tx: Transaction, memberId: string, answers: readonly ConsentAnswer[]) => Promise<void>;
}

const storeAnswers = async (
  ctx: Pick<Context, 'clock' | 'emit'>,
  tx: Transaction,
  { memberId, answers, effects }: { memberId: string; answers: readonly ConsentAnswer[]; effects: ConsentEffects },
): Promise<void> => {
  const now = ctx.clock.now();
  await queries.insert(
    tx,
    answers.map((answer) => ({ id: uuidv7(), memberId, at: now, ...answer })),
  );
  await effects.apply(tx, memberId, answers);
  for (const { purpose } of answers) ctx.emit(tx, consentChanged.create([memberTag(memberId)], { purpose }));
};

/** Stores the consents given at a registration. */
export const recordAtRegistration = async (
  ctx: Context,
  tx: Transaction,
  { memberId, agreed, effects }: { memberId: string; agreed: readonly Agreed[]; effects: ConsentEffects },
): Promise<void> => {
  const answersByPurpose = new Map(
    agreed.map((each) => [each.purpose, { ...each, granted: true, screen: 'register' as const }]),
  );
  // There is no session yet.
  if (answersByPurpose.size > 0)
    await runAsSystem(() => storeAnswers(ctx, tx, { memberId, answers: [...answersByPurpose.values()], effects }));
};

/**
 * Stores an answer to a purpose; idempotent. Errors: invalid (`version`) for an outdated text, wrong-state for
 * withdrawing the terms, which an account requires.
 */
export const choose = async (ctx: Context, answer: ConsentAnswer, effects: ConsentEffects): Promise<Consent[]> => {
  const { memberId } = requireSignedIn(ctx);
  const { purpose, version, granted } = answer;
  if (version !== currentVersion(purpose)) failField('version', 'choice');
  if (!granted && purposes[purpose].basis === 'contract') fail('wrong-state');
  return ctx.transaction(async (tx) => {
    // A concurrent second press finds the first answer.
    await effects.lock(tx, memberId);
    const present = (await queries.listLatest(tx, memberId)).find((row) => row.purpose === purpose);
    const isSame = present?.granted === granted && present.version === version;
    if (!isSame) await storeAnswers(ctx, tx, { memberId, answers: [answer], effects });
    return listConsents(tx, memberId);
  });
};
