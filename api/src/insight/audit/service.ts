import { PAGE_SIZE } from '@m4u/contract/common';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import type { AuditEntry, AuditFilter } from '@m4u/contract/insight/audit';
import { AuditAct, AuditTarget } from '@m4u/contract/insight/audit/kinds';
import type { Person } from '@m4u/contract/profile/directory/person';
import type { Locale } from '@m4u/contract/words';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { beginOfDay, endOfDay, formatTime } from '../../platform/time/days.ts';
import { csvFile } from '../../platform/http/message/csv.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';
import { findMemberByAnyId } from '../../profile/member/staff/service.ts';
import * as queries from './queries.ts';
import { HEADINGS, TARGETS } from './rules.ts';

/** Resolves a filter for the query; undefined when it names an unknown actor. */
const resolveFilter = async (
  ctx: Context,
  { actor, act, kind, target, from, to }: AuditFilter,
): Promise<queries.AuditRowFilter | undefined> => {
  const actorId = actor ? await findMemberByAnyId(ctx, actor) : undefined;
  if (actor && actorId === undefined) return undefined;
  return {
    actorId,
    act: act || undefined,
    kind: kind || undefined,
    target: target || undefined,
    from: from ? beginOfDay(from) : undefined,
    to: to ? endOfDay(to) : undefined,
  };
};

const toAuditEntry = (row: queries.EntryRow, personOf: (id: string) => Person): AuditEntry => ({
  _id: row.id,
  actor: personOf(row.actorId),
  act: AuditAct.parse(row.act),
  target: { kind: AuditTarget.parse(row.targetKind), id: row.targetId, name: row.targetName },
  detail: { ...row.detail },
  createdAt: row.createdAt.toISOString(),
});

/** Whether this version knows the action and target of an entry; entries of newer versions are left out. */
const isKnownKind = ({ act, targetKind }: queries.EntryRow): boolean =>
  AuditAct.safeParse(act).success && AuditTarget.safeParse(targetKind).success;

/** The audit log, newest first. */
export const list = async (
  ctx: Context,
  { cursor, limit = PAGE_SIZE, ...filter }: AuditFilter & { cursor?: string | undefined; limit?: number | undefined },
): Promise<{ data: AuditEntry[]; nextCursor: string | null }> => {
  const rowFilter = await resolveFilter(ctx, filter);
  const rows = rowFilter ? await queries.list(ctx.db, rowFilter, cursor || undefined, limit + 1) : [];
  const shown = rows.slice(0, limit);
  const personOf = await personLookup(
    ctx,
    shown.map(({ actorId }) => actorId),
  );
  return {
    data: shown.filter(isKnownKind).map((row) => toAuditEntry(row, personOf)),
    nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
};

/** Rows per query. */
const BATCH_SIZE = 500;

const toCsvLine = (entry: AuditEntry, locale: Locale): string[] => [
  formatTime(new Date(entry.createdAt)),
  entry.actor.name,
  entry.actor._id,
  entry.act,
  TARGETS[locale][entry.target.kind],
  entry.target.name,
  entry.target.id,
  Object.entries(entry.detail)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; '),
];

async function* streamLines(ctx: Context, filter: AuditFilter, locale: Locale): AsyncGenerator<string[]> {
  yield [...HEADINGS[locale]];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page = await list(ctx, { ...filter, cursor: cursor ?? undefined, limit: BATCH_SIZE });
    for (const entry of page.data) yield toCsvLine(entry, locale);
    cursor = page.nextCursor;
  }
}

const FILE_NAME = { vi: 'Nhật ký quản trị M4U', en: 'M4U audit log' } as const;

/** The log as a CSV file, read and sent in batches. Errors: rate-limited. */
export const exportCsv = async (
  ctx: Context,
  filter: AuditFilter,
  locale: Locale = ctx.locale,
): Promise<FileAnswer> => {
  await ctx.limits.consume('wholeListsByMember', requireSignedIn(ctx).memberId);
  return csvFile(FILE_NAME[locale], streamLines(ctx, filter, locale));
};
