import { Readable } from 'node:stream';
import { DAY } from '@m4u/contract/durations';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { type DataExport, EXPORT_DAYS } from '@m4u/contract/insight/privacy/export';
import * as z from 'zod';
import { requireSignedIn } from '../../../platform/actor.ts';
import type { Context, Platform } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { inTransaction } from '../../../platform/events/transaction.ts';
import { disposition } from '../../../platform/http/message/disposition.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { job, type JobRun } from '../../../platform/jobs/job.ts';
import { partKey, readParts } from '../../../platform/storage/parts.ts';
import { findDeletionState } from '../../../profile/member/account/deletion.reads.ts';
import { deleteFilesAfterCommit } from '../../../profile/upload/remove.service.ts';
import * as queries from './queries.ts';
import { exportFolder, writeExport } from './archive.service.ts';
import { formatDay } from '../rules.ts';

/** Job that makes an export. */
export const exportJob = job('privacy.export', z.object({ id: z.uuid() }));

/** Attempts to make an export before it counts as failed. */
export const MOST_ATTEMPTS = 3;

const RETENTION = EXPORT_DAYS * DAY;

const toDataExport = ({ id, status, askedAt, readyAt, bytes }: queries.ExportRow): DataExport => ({
  _id: id,
  status,
  askedAt: askedAt.toISOString(),
  readyAt: readyAt?.toISOString() ?? null,
  expiresAt: readyAt && new Date(readyAt.getTime() + RETENTION).toISOString(),
  bytes,
});

const expiredBefore = ({ clock }: Pick<Platform, 'clock'>): Date => new Date(clock.now().getTime() - RETENTION);

/** The caller's exports that are in progress or can be downloaded, newest first. */
export const list = async (ctx: Context): Promise<DataExport[]> =>
  (await queries.listRecent(ctx.db, requireSignedIn(ctx).memberId, expiredBefore(ctx))).map(toDataExport);

/**
 * Requests an export of all data of the caller. Errors: wrong-state while one is in progress, rate-limited after three
 * per day.
 */
export const requestExport = async (ctx: Context): Promise<DataExport> => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('exportsByMember', memberId);
  return ctx.transaction(async (tx) => {
    const row = { id: uuidv7(), memberId, askedAt: ctx.clock.now() };
    const exportRow = (await queries.insert(tx, row)) ?? fail('wrong-state');
    await ctx.jobs.enqueue(tx, exportJob, { id: exportRow.id });
    return toDataExport(exportRow);
  });
};

/** File of one of the caller's exports. Errors: not-found, also for exports of others and after seven days. */
export const download = async (ctx: Context, id: string): Promise<FileAnswer> => {
  const row = await queries.find(ctx.db, id);
  if (
    row?.memberId !== requireSignedIn(ctx).memberId ||
    row.status !== 'ready' ||
    !row.readyAt ||
    row.readyAt <= expiredBefore(ctx)
  )
    return fail('not-found');
  return {
    body: Readable.from(readParts(ctx.storage, exportFolder(id), row.parts)),
    headers: {
      'content-type': 'application/zip',
      'content-length': String(row.bytes),
      'content-disposition': disposition(`m4u ${formatDay(row.readyAt)}`, 'zip'),
      'cache-control': 'private, no-store',
    },
  };
};

/** Makes a requested export and notifies its owner; after the last failed attempt it is marked as failed. */
export const makeExportFile = async (
  platform: Platform,
  { id }: { readonly id: string },
  run: Pick<JobRun, 'attempt'>,
) => {
  const row = await queries.find(platform.db, id);
  if (row?.status !== 'waiting') return;
  const { memberId } = row;
  try {
    const member = await inTransaction(platform.db, (tx) => findDeletionState(tx, memberId));
    const file = await writeExport(platform, { id, memberId, language: member?.language ?? 'VN' });
    await inTransaction(platform.db, async (tx) => {
      const changes = file ? ({ status: 'ready', readyAt: platform.clock.now(), ...file } as const) : undefined;
      if (!(await queries.settleExport(tx, id, changes ?? { status: 'failed' })) || !changes) return;
      const notice = { to: [memberId], kind: 'privacy', cause: id, about: id, data: { news: 'export' } } as const;
      await platform.notifier.notify(platform, tx, notice);
    });
  } catch (error) {
    if (run.attempt >= MOST_ATTEMPTS) await queries.settleExport(platform.db, id, { status: 'failed' });
    throw error;
  }
};

const storageKeys = ({ id, parts }: queries.ExportRow): string[] =>
  Array.from({ length: parts }, (_, part) => partKey(exportFolder(id), part));

/** Deletes expired exports with their files. */
export const purgeExports = (platform: Pick<Platform, 'db' | 'clock' | 'jobs'>): Promise<void> =>
  inTransaction(platform.db, async (tx) => {
    const removed = await queries.removeOld(tx, expiredBefore(platform));
    await deleteFilesAfterCommit(platform, tx, removed.flatMap(storageKeys));
  });

/** Storage keys of a member's exports. */
export const listExportKeys = async (tx: Platform['db'], memberId: string): Promise<string[]> =>
  (await queries.listAll(tx, memberId)).flatMap(storageKeys);
