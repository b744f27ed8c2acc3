import type { Paging } from '@m4u/contract/common';
import type { UploadedFile } from '@m4u/contract/http/endpoint';
import type { AuditAct } from '@m4u/contract/insight/audit/kinds';
import type { GroupImport, ImportKind, ImportLine } from '@m4u/contract/profile/group/import';
import { requireVerified } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { fileNameOf } from '../../../platform/text/csv.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import { requireGroupAdmin, requireVerifiedGroupAdmin } from '../rights.service.ts';
import { importJob } from './jobs.ts';
import * as queries from './queries.ts';
import { type ImportRow, toGroupImport, toImportLine } from './rules.ts';
import { readPeople } from './file.rules.ts';

/**
 * Parses a file and stores it for the preview. Errors: account-unverified, not-found, forbidden, rate-limited,
 * too-large, csv-unreadable, csv-columns, csv-empty, csv-too-many.
 */
export const upload = async (
  ctx: Context,
  groupId: string,
  kind: ImportKind,
  file: UploadedFile,
): Promise<GroupImport> => {
  const group = await requireVerifiedGroupAdmin(ctx, groupId);
  const { memberId } = requireVerified(ctx);
  await ctx.limits.consume('importFilesByMember', memberId);
  const { lines, ignoredColumns } = await readPeople(kind, file.bytes);
  const now = ctx.clock.now();
  const refused = lines.filter(({ refusals }) => refusals.length > 0).length;
  const row: ImportRow = {
    id: uuidv7(),
    groupId: group.id,
    kind,
    actorId: memberId,
    fileName: fileNameOf(file),
    status: 'previewed',
    ignored: ignoredColumns,
    total: lines.length,
    refused,
    done: 0,
    createdAt: now,
    updatedAt: now,
  };
  await ctx.transaction((tx) =>
    queries.insert(
      tx,
      row,
      lines.map((line) => ({ ...line, status: line.refusals.length > 0 ? 'refused' : 'waiting' })),
    ),
  );
  return toGroupImport(row);
};

/** Reads an import of a group that the caller administers. Errors: not-found, forbidden. */
export const findImport = async (ctx: Context, groupId: string, id: string): Promise<ImportRow> => {
  await requireGroupAdmin(ctx, groupId);
  return (await queries.find(ctx.db, groupId, id)) ?? fail('not-found');
};

/** Returns the state of an import. Errors: not-found, forbidden. */
export const get = async (ctx: Context, groupId: string, id: string): Promise<GroupImport> =>
  toGroupImport(await findImport(ctx, groupId, id));

/** Lists the imports of a group, latest first. Errors: not-found, forbidden. */
export const list = async (
  ctx: Context,
  groupId: string,
  paging: Paging,
): Promise<{ data: GroupImport[]; total: number }> => {
  const group = await requireGroupAdmin(ctx, groupId);
  const { rows, total } = await queries.list(ctx.db, group.id, toSlice(paging));
  return { data: rows.map(toGroupImport), total };
};

/** Lists the lines of an import, in order. Errors: not-found, forbidden. */
export const listLines = async (
  ctx: Context,
  { groupId, importId }: { groupId: string; importId: string },
  { status, ...paging }: Paging & { status?: ImportLine['status'] | undefined },
): Promise<{ data: ImportLine[]; total: number }> => {
  const { id } = await findImport(ctx, groupId, importId);
  const { rows, total } = await queries.listLines(ctx.db, id, status, toSlice(paging));
  return { data: rows.map((row) => toImportLine(row, ctx.locale)), total };
};

/**
 * Changes an import, enqueues its job and records the act, in one transaction. Errors: account-unverified, not-found,
 * forbidden; wrong-state when `change` returns undefined.
 */
const changeImport = async (
  ctx: Context,
  groupId: string,
  importId: string,
  act: AuditAct,
  change: (tx: Transaction, now: Date) => Promise<ImportRow | undefined>,
): Promise<GroupImport> => {
  const group = await requireVerifiedGroupAdmin(ctx, groupId);
  const { kind, fileName } = (await queries.find(ctx.db, groupId, importId)) ?? fail('not-found');
  return ctx.transaction(async (tx) => {
    const row = (await change(tx, ctx.clock.now())) ?? fail('wrong-state');
    await ctx.jobs.enqueue(tx, importJob, { importId });
    await ctx.audit.record(ctx, tx, {
      act,
      target: { kind: 'group', id: group.id, name: group.name },
      detail: { kind, file: fileName, lines: String(row.total - row.refused) },
    });
    return toGroupImport(row);
  });
};

/**
 * Starts or resumes an import, on behalf of the caller from now on. An import of members processes as many lines a day
 * as the group may invite; the rest wait for the next day. Errors: account-unverified, not-found, forbidden,
 * wrong-state, import-running.
 */
export const start = (ctx: Context, groupId: string, id: string): Promise<GroupImport> =>
  changeImport(ctx, groupId, id, 'group.import', async (tx, now) => {
    await queries.acquireGroupLock(tx, groupId);
    if (await queries.isRunning(tx, groupId)) fail('import-running');
    const change = { status: 'running', updatedAt: now, actorId: requireVerified(ctx).memberId } as const;
    const started = await queries.changeStatus(tx, id, ['previewed'], change);
    return started ?? queries.changeStatus(tx, id, ['stopped'], change);
  });

/** Stops an import after the current line. Errors: account-unverified, not-found, forbidden, wrong-state. */
export const stop = (ctx: Context, groupId: string, id: string): Promise<GroupImport> =>
  changeImport(ctx, groupId, id, 'group.import-stop', (tx, now) =>
    queries.changeStatus(tx, id, ['running'], { status: 'stopping', updatedAt: now }),
  );
