import type { AuditAct } from '@m4u/contract/insight/audit/kinds';
import type { StaffTerm, TermKind } from '@m4u/contract/profile/member/terms';
import { groupTag, memberTag } from '@m4u/contract/tags';
import type { Context } from '../../platform/context.ts';
import { fail, failField } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { agencyChanged } from '../agency/events.ts';
import { groupChanged } from '../group/events.ts';
import { memberChanged } from '../member/events.ts';
import * as queries from './administration.queries.ts';
import type { TermRow } from './administration.queries.ts';

type Names = Pick<TermRow, 'nameVi' | 'nameEn'>;

const present = (
  { id, kind, parentId, nameVi, nameEn }: TermRow,
  counts: { used: number; children: number },
): StaffTerm => ({
  _id: id,
  kind,
  parentId,
  nameVi,
  nameEn,
  ...counts,
});

const counted = async (ctx: Context, kind: TermKind, parentId: string | null): Promise<StaffTerm[]> => {
  const rows = await queries.listCounted(ctx.db, kind, parentId);
  return rows.map(({ row, used, children }) => present(row, { used, children }));
};

/**
 * Lists the terms of a kind in order; occupations need `parentId`, their line of business. Errors: invalid without it.
 */
export const list = async (ctx: Context, kind: TermKind, parentId: string | undefined): Promise<StaffTerm[]> => {
  if (kind === 'childCareer' && parentId === undefined) failField('parentId', 'required');
  return counted(ctx, kind, kind === 'childCareer' ? (parentId ?? null) : null);
};

const folded = (name: string): string => name.normalize('NFC').toLowerCase();

/** Rejects a name that another term of the list has in the same language. Errors: invalid. */
const requireFree = (others: readonly TermRow[], { nameVi, nameEn }: Names): void => {
  if (others.some((each) => folded(each.nameVi) === folded(nameVi))) failField('nameVi', 'taken');
  if (others.some((each) => folded(each.nameEn) === folded(nameEn))) failField('nameEn', 'taken');
};

/** Changes a term under the lock of all terms, and records it in the audit log. */
const act = <T extends TermRow>(
  ctx: Context,
  name: AuditAct,
  work: (tx: Transaction) => Promise<{ row: T; detail?: Readonly<Record<string, string>> }>,
): Promise<T> =>
  ctx.transaction(async (tx) => {
    await queries.holdTerms(tx);
    const { row, detail = {} } = await work(tx);
    const target = { kind: 'term', id: row.id, name: row.nameVi } as const;
    await ctx.audit.record(ctx, tx, { act: name, target, detail: { ...detail, kind: row.kind } });
    return row;
  });

const one = async (ctx: Context, { id, kind, parentId }: TermRow): Promise<StaffTerm> =>
  (await counted(ctx, kind, parentId)).find(({ _id }) => _id === id) ?? fail('not-found');

/**
 * Adds a term at the end of its list. Errors: invalid for a duplicate name, not-found without the line of business,
 * conflict when the list is full.
 */
export const insert = async (
  ctx: Context,
  { kind, parentId, ...names }: Names & { kind: TermKind; parentId?: string | undefined },
): Promise<StaffTerm> => {
  if (kind === 'childCareer' && parentId === undefined) failField('parentId', 'required');
  const parent = kind === 'childCareer' ? (parentId ?? null) : null;
  const row = await act(ctx, 'term.create', async (tx) => {
    if (parent !== null && (await queries.find(tx, parent))?.kind !== 'career') fail('not-found');
    const others = await queries.listOf(tx, kind, parent);
    if (others.length >= queries.MOST_TERMS) fail('conflict');
    requireFree(others, names);
    const added = { id: uuidv7(), kind, parentId: parent, ...names, position: (others.at(-1)?.position ?? 0) + 1 };
    await queries.insert(tx, added);
    return { row: added };
  });
  return one(ctx, row);
};

const renameEverywhere = async (
  tx: Transaction,
  row: TermRow,
  renaming: queries.Renaming,
): Promise<queries.Renamed> => {
  if (row.kind === 'career') return queries.renameCareer(tx, renaming);
  if (row.kind === 'interest') return queries.renameInterest(tx, renaming);
  const parent = row.parentId === null ? undefined : await queries.find(tx, row.parentId);
  return parent ? queries.renameChildCareer(tx, renaming, parent) : { members: [], groups: [], agencies: [] };
};

/** Renames a term, also in every profile that uses it. Errors: not-found, invalid for a duplicate name. */
export const update = async (ctx: Context, id: string, after: Names): Promise<StaffTerm> => {
  const row = await act(ctx, 'term.update', async (tx) => {
    const before = (await queries.find(tx, id)) ?? fail('not-found');
    const others = await queries.listOf(tx, before.kind, before.parentId);
    requireFree(
      others.filter((each) => each.id !== id),
      after,
    );
    await queries.update(tx, id, after);
    const { members, groups, agencies } = await renameEverywhere(tx, before, { before, after });
    for (const memberId of members) ctx.emit(tx, memberChanged.create([memberTag(memberId)], { memberId }));
    for (const groupId of groups) ctx.emit(tx, groupChanged.create([groupTag(groupId)], { groupId }));
    for (const agencyId of agencies) ctx.emit(tx, agencyChanged(agencyId));
    return { row: { ...before, ...after }, detail: { before: before.nameVi, beforeEn: before.nameEn } };
  });
  return one(ctx, row);
};

/** Deletes a term, and for a line of business its occupations; profiles keep the name as text. Errors: not-found. */
export const remove = (ctx: Context, id: string): Promise<unknown> =>
  act(ctx, 'term.delete', async (tx) => {
    const row = (await queries.find(tx, id)) ?? fail('not-found');
    await queries.remove(tx, id);
    return { row };
  });

/** Moves a term before another of its list, or to the end without one. Errors: not-found. */
export const arrange = (ctx: Context, id: string, beforeId: string | null): Promise<unknown> =>
  act(ctx, 'term.update', async (tx) => {
    const row = (await queries.find(tx, id)) ?? fail('not-found');
    const others = (await queries.listOf(tx, row.kind, row.parentId)).filter((each) => each.id !== id);
    const at = beforeId === null ? others.length : others.findIndex((each) => each.id === beforeId);
    if (at < 0) fail('not-found');
    for (const [index, each] of others.toSpliced(at, 0, row).entries())
      if (each.position !== index + 1) await queries.update(tx, each.id, { position: index + 1 });
    return { row };
  });
