import { DAY } from '@m4u/contract/durations';
import type { ImportKind } from '@m4u/contract/profile/group/import';
import { fieldProblems } from '@m4u/contract/http/fields';
import type { Locale } from '@m4u/contract/words';
import type * as z from 'zod';
import { findActor } from '../../../identity/auth/standing.reads.ts';
import type { Actor } from '../../../platform/caller.ts';
import type { Context, Platform, RequestFacts } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { inTransaction, type Transaction } from '../../../platform/events/transaction.ts';
import type { JobRun } from '../../../platform/jobs/job.ts';
import { LimitExceeded } from '../../../platform/limits/limits.ts';
import { findStanding } from '../customers/queries.ts';
import { addOrRestoreCustomer } from '../customers/service.ts';
import { bringIn, forgetImports, watchImports } from './jobs.ts';
import * as queries from './queries.ts';
import { type ImportRow, type LineRefusal, type LineValues, lineSchemas } from './rules.ts';
import { countInvitation, invite } from '../invitations/sending.service.ts';
import { mayUpdate } from '../policy.ts';

/** Creates the context in which a job acts for an actor. */
export type ContextMaker = (actor: Actor, locale: Locale, request: RequestFacts) => Context;

/** Time limit of one job (ms); the next job continues. The queue would consider a longer job dead. */
const SLICE = 10_000;
/** From this attempt on, a line that fails for an internal error is refused, so that it does not block the rest. */
const PATIENCE = 3;

/** A running import without progress for this long (ms) has lost its job. */
const STILL = 60_000;

/** How long unstarted previews, and ended imports, are kept (ms). */
const PREVIEWED_KEPT = 2 * DAY;
const ENDED_KEPT = 30 * DAY;

const requestOf = (id: string): RequestFacts => ({
  id,
  ip: '',
  userAgent: '',
  bearer: undefined,
  refreshToken: undefined,
  cookie: () => undefined,
});

/** Turns an error into the refusals of a line. */
const refusalsBy = (error: AppError): readonly LineRefusal[] =>
  error.details.fields?.map(({ field, code }) => ({ field, code })) ?? [{ field: '', code: error.code }];

type Work = (ctx: Context, tx: Transaction, groupId: string, values: LineValues) => Promise<{ known: boolean }>;

/** Validates a line again: values that were valid at the upload may be refused since. */
const read = <S extends z.ZodType>(schema: S, values: LineValues): z.output<S> => {
  const { data, error } = schema.safeParse(values);
  if (data !== undefined) return data;
  throw new AppError('invalid', { fields: fieldProblems(error?.issues ?? [], 'vi') });
};

/** The work for a line of each kind. */
const works: Readonly<Record<ImportKind, Work>> = {
  customers: (ctx, tx, groupId, values) => addOrRestoreCustomer(ctx, tx, groupId, read(lineSchemas.customers, values)),
  members: async (ctx, tx, groupId, values) => {
    const { phone, email, ...person } = read(lineSchemas.members, values);
    const giveBack = await countInvitation(ctx, groupId);
    // Email is preferred: it holds more text than a text message, and costs nothing.
    const invited = await invite(ctx, tx, { groupId, ...person, ...(email === undefined ? { phone } : { email }) });
    if (invited.known) await giveBack();
    return invited;
  },
};

/**
 * Processes the next line of an import, entirely or not at all. Returns false when no line can be processed now, also
 * when the group has used its invitations of the day; {@link watch} continues the import when there are more.
 */
const doNext = async (ctx: Context, { id, groupId, kind }: ImportRow, attempt: number): Promise<boolean> => {
  let under: number | undefined;
  try {
    return await ctx.transaction(async (tx) => {
      const now = ctx.clock.now();
      const held = await queries.holdNext(tx, id);
      if (held?.status === 'stopping') await queries.move(tx, id, ['stopping'], { status: 'stopped', updatedAt: now });
      if (held?.status !== 'running') return false;
      const { line, values } = held;
      if (line === null || values === null) {
        await queries.move(tx, id, ['running'], { status: 'done', updatedAt: now });
        return false;
      }
      under = line;
      const { known } = await works[kind](ctx, tx, groupId, values);
      await queries.finishLine(tx, id, line, { status: 'done', known, now });
      return true;
    });
  } catch (error) {
    if (error instanceof LimitExceeded) return false;
    const refusals = error instanceof AppError ? refusalsBy(error) : attempt >= PATIENCE && [OURS];
    if (under === undefined || !refusals) throw error;
    await refuse(ctx, id, under, refusals);
    return true;
  }
};

const OURS: LineRefusal = { field: '', code: 'internal' };

const refuse = (ctx: Context, id: string, line: number, refusals: readonly LineRefusal[]): Promise<void> =>
  ctx.transaction(async (tx) => {
    const held = await queries.holdNext(tx, id);
    // Another worker has processed the line meanwhile.
    if (held?.line !== line) return;
    await queries.finishLine(tx, id, line, { status: 'refused', refusals, now: ctx.clock.now() });
  });

/** The context of the admin on whose behalf an import runs; undefined when they have lost the permission. */
const contextFor = async (
  platform: Platform,
  make: ContextMaker,
  { actorId, groupId }: ImportRow,
  run: JobRun,
): Promise<Context | undefined> => {
  const actor = await findActor(platform.db, actorId);
  const facts = actor && (await platform.profiles.sessionFacts(platform.db, actorId));
  if (!actor || !facts) return undefined;
  const group = await findStanding(platform.db, actor, groupId);
  if (!group || !mayUpdate(group.relation)) return undefined;
  return make(actor, facts.language === 'EN' ? 'en' : 'vi', requestOf(run.id));
};

/** Processes lines of an import for a limited time; finished lines persist when the process ends. */
const work = async (platform: Platform, make: ContextMaker, importId: string, run: JobRun): Promise<void> => {
  const row = await queries.findById(platform.db, importId);
  if (!row || (row.status !== 'running' && row.status !== 'stopping')) return;
  const ctx = await contextFor(platform, make, row, run);
  if (!ctx) {
    const stopped = { status: 'stopped', updatedAt: platform.clock.now() } as const;
    await inTransaction(platform.db, (tx) => queries.move(tx, importId, ['running', 'stopping'], stopped));
    return;
  }
  const until = performance.now() + SLICE;
  while (!run.signal.aborted && performance.now() < until) if (!(await doNext(ctx, row, run.attempt))) return;
  await ctx.transaction((tx) => platform.jobs.enqueue(tx, bringIn, { importId }));
};

/** Restarts imports that are running but make no progress. */
export const watch = async (platform: Platform): Promise<void> => {
  for (const importId of await queries.stuck(platform.db, new Date(platform.clock.now().getTime() - STILL)))
    await inTransaction(platform.db, (tx) => platform.jobs.enqueue(tx, bringIn, { importId }));
};

/** Deletes old imports with their personal data. */
export const forget = ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> => {
  const ago = (time: number) => new Date(clock.now().getTime() - time);
  return queries.forget(db, { previewed: ago(PREVIEWED_KEPT), ended: ago(ENDED_KEPT) });
};

/** Defines the jobs that process imports. Call it before the queue starts. */
export const runImports = (platform: Platform, make: ContextMaker): void => {
  const { jobs } = platform;
  jobs.define(bringIn, {
    handle: ({ importId }, run) => work(platform, make, importId, run),
    timeoutSeconds: 45,
    concurrency: 2,
  });
  jobs.define(watchImports, { handle: () => watch(platform), concurrency: 1, retries: 0 });
  jobs.schedule(watchImports, '* * * * *', {});
  jobs.define(forgetImports, { handle: () => forget(platform), concurrency: 1 });
  jobs.schedule(forgetImports, '23 4 * * *', {});
};
