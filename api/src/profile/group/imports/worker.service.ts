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
import { findGroupWithRole } from '../rights.queries.ts';
import { addOrRestoreCustomer } from '../customers/service.ts';
import { importJob, purgeJob, restartJob } from './jobs.ts';
import * as queries from './queries.ts';
import { type ImportRow, type LineRefusal, type LineValues, lineSchemas } from './rules.ts';
import { countInvitation, invite } from '../invitations/sending.service.ts';

/** Creates the context in which a job acts for an actor. */
export type ContextMaker = (actor: Actor, locale: Locale, request: RequestFacts) => Context;

/** Time limit of one job (ms); the next job continues. The queue would consider a longer job dead. */
const JOB_TIME = 10_000;
/** From this attempt on, a line that fails for an internal error is refused, so that it does not block the rest. */
const LAST_ATTEMPT = 3;

/** A running import without progress for this long (ms) has lost its job. */
const STUCK_AFTER = 60_000;

/** How long unstarted previews, and ended imports, are kept (ms). */
const PREVIEW_RETENTION = 2 * DAY;
const ENDED_RETENTION = 30 * DAY;

/** The facts of a request that a job acts in the place of. */
export const requestFactsOf = (id: string): RequestFacts => ({
  id,
  ip: '',
  userAgent: '',
  bearer: undefined,
  refreshToken: undefined,
  cookie: () => undefined,
});

/** Turns an error into the refusals of a line. */
const toRefusals = (error: AppError): readonly LineRefusal[] =>
  error.details.fields?.map(({ field, code }) => ({ field, code })) ?? [{ field: '', code: error.code }];

type LineWork = (
  ctx: Context,
  tx: Transaction,
  groupId: string,
  values: LineValues,
) => Promise<{ isExisting: boolean }>;

/** Validates a line again: values that were valid at the upload may be refused since. */
const validateLine = <S extends z.ZodType>(schema: S, values: LineValues): z.output<S> => {
  const { data, error } = schema.safeParse(values);
  if (data !== undefined) return data;
  throw new AppError('invalid', { fields: fieldProblems(error?.issues ?? [], 'vi') });
};

/** The work for a line of each kind. */
const workByKind: Readonly<Record<ImportKind, LineWork>> = {
  customers: (ctx, tx, groupId, values) =>
    addOrRestoreCustomer(ctx, tx, groupId, validateLine(lineSchemas.customers, values)),
  members: async (ctx, tx, groupId, values) => {
    const { phone, email, ...person } = validateLine(lineSchemas.members, values);
    const giveBack = await countInvitation(ctx, groupId);
    // Email is preferred: it holds more text than a text message, and costs nothing.
    const invited = await invite(ctx, tx, { groupId, ...person, ...(email === undefined ? { phone } : { email }) });
    if (invited.isExisting) await giveBack();
    return invited;
  },
};

/**
 * Processes the next line of an import, entirely or not at all. Returns false when no line can be processed now, also
 * when the group has used its invitations of the day; {@link restartStuckImports} continues the import when there are
 * more.
 */
const importNextLine = async (ctx: Context, { id, groupId, kind }: ImportRow, attempt: number): Promise<boolean> => {
  let under: number | undefined;
  try {
    return await ctx.transaction(async (tx) => {
      const now = ctx.clock.now();
      const nextLine = await queries.findNextLineForUpdate(tx, id);
      if (nextLine?.status === 'stopping')
        await queries.changeStatus(tx, id, ['stopping'], { status: 'stopped', updatedAt: now });
      if (nextLine?.status !== 'running') return false;
      const { line, values } = nextLine;
      if (line === null || values === null) {
        await queries.changeStatus(tx, id, ['running'], { status: 'done', updatedAt: now });
        return false;
      }
      under = line;
      const { isExisting } = await workByKind[kind](ctx, tx, groupId, values);
      await queries.finishLine(tx, id, line, { status: 'done', known: isExisting, now });
      return true;
    });
  } catch (error) {
    if (error instanceof LimitExceeded) return false;
    const refusals = error instanceof AppError ? toRefusals(error) : attempt >= LAST_ATTEMPT && [INTERNAL_REFUSAL];
    if (under === undefined || !refusals) throw error;
    await refuseLine(ctx, id, under, refusals);
    return true;
  }
};

const INTERNAL_REFUSAL: LineRefusal = { field: '', code: 'internal' };

const refuseLine = (ctx: Context, id: string, line: number, refusals: readonly LineRefusal[]): Promise<void> =>
  ctx.transaction(async (tx) => {
    const nextLine = await queries.findNextLineForUpdate(tx, id);
    // Another worker has processed the line meanwhile.
    if (nextLine?.line !== line) return;
    await queries.finishLine(tx, id, line, { status: 'refused', refusals, now: ctx.clock.now() });
  });

/** The context of the admin on whose behalf an import runs; undefined when they have lost the permission. */
const createAdminContext = async (
  platform: Platform,
  make: ContextMaker,
  { actorId, groupId }: ImportRow,
  run: JobRun,
): Promise<Context | undefined> => {
  const actor = await findActor(platform.db, actorId);
  const facts = actor && (await platform.profiles.sessionFacts(platform.db, actorId));
  if (!actor || !facts) return undefined;
  const group = await findGroupWithRole(platform.db, actor, groupId);
  if (group?.role !== 'admin') return undefined;
  return make(actor, facts.language === 'EN' ? 'en' : 'vi', requestFactsOf(run.id));
};

/** Processes lines of an import for a limited time; finished lines persist when the process ends. */
const runImport = async (platform: Platform, make: ContextMaker, importId: string, run: JobRun): Promise<void> => {
  const row = await queries.findById(platform.db, importId);
  if (!row || (row.status !== 'running' && row.status !== 'stopping')) return;
  const ctx = await createAdminContext(platform, make, row, run);
  if (!ctx) {
    const stopped = { status: 'stopped', updatedAt: platform.clock.now() } as const;
    await inTransaction(platform.db, (tx) => queries.changeStatus(tx, importId, ['running', 'stopping'], stopped));
    return;
  }
  const until = performance.now() + JOB_TIME;
  while (!run.signal.aborted && performance.now() < until) if (!(await importNextLine(ctx, row, run.attempt))) return;
  await ctx.transaction((tx) => platform.jobs.enqueue(tx, importJob, { importId }));
};

/** Restarts imports that are running but make no progress. */
export const restartStuckImports = async (platform: Platform): Promise<void> => {
  for (const importId of await queries.listStuck(platform.db, new Date(platform.clock.now().getTime() - STUCK_AFTER)))
    await inTransaction(platform.db, (tx) => platform.jobs.enqueue(tx, importJob, { importId }));
};

/** Deletes old imports with their personal data. */
export const purgeImports = ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> => {
  const ago = (time: number) => new Date(clock.now().getTime() - time);
  return queries.purge(db, { previewed: ago(PREVIEW_RETENTION), ended: ago(ENDED_RETENTION) });
};

/** Defines the jobs that process imports. Call it before the queue starts. */
export const defineImportJobs = (platform: Platform, make: ContextMaker): void => {
  const { jobs } = platform;
  jobs.define(importJob, {
    handle: ({ importId }, run) => runImport(platform, make, importId, run),
    timeoutSeconds: 45,
    concurrency: 2,
  });
  jobs.define(restartJob, { handle: () => restartStuckImports(platform), concurrency: 1, retries: 0 });
  jobs.schedule(restartJob, '* * * * *', {});
  jobs.define(purgeJob, { handle: () => purgeImports(platform), concurrency: 1 });
  jobs.schedule(purgeJob, '23 4 * * *', {});
};
