import { findMemos } from '@m4u/contract/commerce/payment/memo.rules';
import { type NoticeFinding, OPEN_FINDINGS, STATEMENT_LIMITS } from '@m4u/contract/commerce/payment/rules';
import type {
  PaymentStatement,
  PaymentStatementDetail,
  StatementCounts,
  StatementTransfer,
} from '@m4u/contract/commerce/payment/statement';
import type { Paging } from '@m4u/contract/common';
import type { UploadedFile } from '@m4u/contract/http/endpoint';
import { fieldProblem } from '@m4u/contract/http/fields';
import type { Person } from '@m4u/contract/profile/directory/person';
import { refuseInGroup, requireVerified } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import { fail } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { fileNameOf } from '../../../platform/text/csv.ts';
import { personLookup } from '../../../profile/directory/members/people.reads.ts';
import { getGroupRole, requireGroupAdmin, requireVerifiedGroupAdmin } from '../../../profile/group/rights.service.ts';
import { takeTransfers } from '../notice/intake.service.ts';
import { listToldIds, listToldKeys, lockNotices } from '../notice/queries.ts';
import * as payments from '../queries.ts';
import { foldAccount, judgeTransfers, transferKey } from '../rules.ts';
import { findAccount } from '../setting/queries.ts';
import { type KeyedLine, keyLines } from './key.rules.ts';
import * as queries from './queries.ts';
import { readStatement } from './reading.rules.ts';

const toStatement = (row: queries.ListedStatement, personOf: (id: string) => Person): PaymentStatement => ({
  _id: row.id,
  groupId: row.groupId,
  fileName: row.fileName,
  bankName: row.bankName,
  accountNumber: row.accountNumber,
  state: row.storedAt === null ? 'read' : 'stored',
  counts: row.counts,
  createdBy: personOf(row.createdBy),
  createdAt: row.createdAt.toISOString(),
  storedAt: row.storedAt?.toISOString() ?? null,
});

/** The account of a statement. Errors: invalid (none is said, or the file says another one). */
const readAccount = (typed: string, inFile: string | null, receiving: string): string => {
  const accountNumber = typed || inFile || receiving;
  const refuse = (code: 'statement-account' | 'statement-account-missing') =>
    fail('invalid', { fields: [{ field: 'accountNumber', code, values: { value: inFile ?? '' } }] });
  if (accountNumber === '') return refuse('statement-account-missing');
  return inFile === null || foldAccount(inFile) === foldAccount(accountNumber)
    ? accountNumber
    : refuse('statement-account');
};

interface Source {
  readonly groupId: string;
  readonly provider: 'statement';
}

/** Lines with a code of the group. */
const withCode = async (db: Executor, groupId: string, keyed: readonly KeyedLine[]): Promise<KeyedLine[]> => {
  const memosOf = ({ transfer }: KeyedLine) => findMemos(transfer.content);
  const named = new Set((await payments.listByMemos(db, groupId, keyed.flatMap(memosOf))).map(({ memo }) => memo));
  return keyed.filter((each) => memosOf(each).some((memo) => named.has(memo)));
};

/** Lines that no statement told a group of before. */
const withoutKnown = async (db: Executor, source: Source, keyed: readonly KeyedLine[]): Promise<KeyedLine[]> => {
  const ids = keyed.map(({ transfer }) => transfer.providerId);
  const known = await listToldIds(db, source, ids);
  return keyed.filter(({ transfer }) => !known.has(transfer.providerId));
};

const countFindings = (findings: readonly NoticeFinding[]): StatementCounts['findings'] => {
  const sums: StatementCounts['findings'] = {};
  for (const finding of findings) sums[finding] = (sums[finding] ?? 0) + 1;
  return sums;
};

/** Finds out what the transfers of a statement would change, without changing anything. */
const preview = async (
  db: Executor,
  groupId: string,
  keyed: readonly KeyedLine[],
): Promise<{ findings: StatementCounts['findings']; known: number; transfers: StatementTransfer[] }> => {
  const source = { groupId, provider: 'statement' } as const;
  const fresh = await withoutKnown(db, source, keyed);
  const keys = fresh.map(({ transfer }) => transferKey(transfer));
  const told = await listToldKeys(db, source, keys);
  const memos = fresh.flatMap(({ transfer }) => findMemos(transfer.content));
  const named = await payments.listByMemos(db, groupId, memos);
  const arrivals = fresh.map(({ transfer }, index) => ({
    transfer,
    at: transfer.at,
    isRepeated: told.has(keys[index] ?? ''),
  }));
  const judgements = judgeTransfers(arrivals, named);
  const byId = new Map(named.map(({ id: _id, title, memo }) => [_id, { _id, title, memo }]));
  const transfers = fresh.flatMap(({ line: { raw: _raw, ...line } }, index): StatementTransfer[] => {
    const { finding = 'other', paymentId = null } = judgements[index] ?? {};
    const isShown = finding === 'matched' || finding === 'repeated' || OPEN_FINDINGS.includes(finding);
    return isShown ? [{ ...line, finding, payment: byId.get(paymentId ?? '') ?? null }] : [];
  });
  const findings = countFindings(judgements.map(({ finding }) => finding));
  return { findings, known: keyed.length - fresh.length, transfers };
};

/** Most characters of a line of headings that are kept. */
const HEADING_LENGTH = 2_000;

/**
 * Reads a bank's statement and keeps it until an admin has it stored; no transfer is stored yet. Errors:
 * account-unverified, not-found, forbidden, rate-limited, invalid (the account), and those of {@link readStatement}.
 */
export const upload = async (
  ctx: Context,
  { groupId, accountNumber: typed }: { readonly groupId: string; readonly accountNumber: string },
  file: UploadedFile,
): Promise<PaymentStatement> => {
  await requireVerifiedGroupAdmin(ctx, groupId);
  const { memberId } = requireVerified(ctx);
  await ctx.limits.consume('importFilesByMember', memberId);
  const read = await readStatement(file.bytes);
  const receiving = await findAccount(ctx.db, groupId);
  const accountNumber = readAccount(typed, read.accountNumber, receiving?.accountNumber ?? '');
  const { keyed, repeated } = keyLines(read.lines, accountNumber);
  const { findings, known } = await preview(ctx.db, groupId, keyed);
  const problems = [...read.problems, ...repeated].toSorted((a, b) => a.line - b.line);
  const isReceiving = receiving && foldAccount(receiving.accountNumber) === foldAccount(accountNumber);
  const row = {
    id: uuidv7(),
    groupId,
    fileName: fileNameOf(file),
    bankName: isReceiving ? receiving.bankName : '',
    accountNumber,
    // It stands above each line that is stored, so a huge one is cut.
    heading: read.heading.replaceAll('\0', '').slice(0, HEADING_LENGTH).toWellFormed(),
    lines: keyed.map(({ line }) => line),
    problems,
    counts: { findings, known, unreadable: problems.length, ignored: read.ignored },
    createdBy: memberId,
    createdAt: ctx.clock.now(),
    storedAt: null,
    storedBy: null,
  };
  await ctx.transaction((tx) => queries.insert(tx, row));
  return toStatement(row, await personLookup(ctx, [memberId]));
};

/** Lists the statements of a group, newest first. Errors: not-found, forbidden. */
export const list = async (
  ctx: Context,
  { groupId, ...paging }: Paging & { readonly groupId: string },
): Promise<{ data: PaymentStatement[]; total: number }> => {
  await requireGroupAdmin(ctx, groupId);
  const { rows, total } = await queries.list(ctx.db, groupId, toSlice(paging));
  const personOf = await personLookup(
    ctx,
    rows.map(({ createdBy }) => createdBy),
  );
  return { data: rows.map((row) => toStatement(row, personOf)), total };
};

/** Finds a statement of a group that the caller administers. Errors: not-found, also for other callers. */
const requireManaged = async (ctx: Context, id: string) => {
  const row = (await queries.find(ctx.db, id)) ?? fail('not-found');
  return (await getGroupRole(ctx, row.groupId)) === 'admin' ? row : refuseInGroup(ctx, row.groupId, 'not-found');
};

/** A statement with the first of its lines, by the present state of payments. Errors: not-found. */
export const get = async (ctx: Context, id: string): Promise<PaymentStatementDetail> => {
  const row = await requireManaged(ctx, id);
  const { keyed } = keyLines(row.lines, row.accountNumber);
  const { findings, known, transfers } = await preview(ctx.db, row.groupId, keyed);
  const counts = row.storedAt === null ? { ...row.counts, findings, known } : row.counts;
  const { shown } = STATEMENT_LIMITS;
  return {
    ...toStatement({ ...row, counts }, await personLookup(ctx, [row.createdBy])),
    transfers: transfers.slice(0, shown),
    unreadable: row.problems.slice(0, shown).map(({ line, code }) => ({
      line,
      message: fieldProblem('', code, ctx.locale).message,
    })),
  };
};

/** Transfers of one transaction: so many that few are needed, so few that notices of services wait shortly. */
const PART = 250;

/**
 * Stores some transfers of a statement, in one transaction; returns how many were left out. Errors: wrong-state (stored
 * already).
 */
const storePart = (
  ctx: Context,
  { id, groupId, heading, actorId }: { id: string; groupId: string; heading: string; actorId: string },
  { part, keepUnknown }: { part: readonly KeyedLine[]; keepUnknown: boolean },
): Promise<number> =>
  ctx.transaction(async (tx) => {
    if (!(await queries.lockRead(tx, id))) fail('wrong-state');
    await lockNotices(tx, groupId, 'alone');
    const source = { groupId, provider: 'statement', statementId: id, actorId } as const;
    const fresh = await withoutKnown(tx, source, part);
    const kept = keepUnknown ? fresh : await withCode(tx, groupId, fresh);
    const taken = kept.map(({ line, transfer }) => ({ transfer, body: `${heading}\n${line.raw}`, headers: {} }));
    if (taken.length > 0) await takeTransfers(ctx, tx, source, taken);
    return fresh.length - kept.length;
  });

/**
 * Stores the transfers of a statement in the caller's name. It goes on where it was broken off: what is stored counts as
 * known. Errors: account-unverified, not-found, wrong-state (stored already).
 */
export const store = async (
  ctx: Context,
  id: string,
  { keepUnknown }: { readonly keepUnknown: boolean },
): Promise<PaymentStatementDetail> => {
  const { memberId: actorId } = requireVerified(ctx);
  const row = await requireManaged(ctx, id);
  const { groupId, heading, lines, accountNumber, fileName, groupName } = row;
  if (row.storedAt !== null) fail('wrong-state');
  const { keyed } = keyLines(lines, accountNumber);
  let leftOut = 0;
  for (let from = 0; from < keyed.length; from += PART) {
    const part = keyed.slice(from, from + PART);
    leftOut += await storePart(ctx, { id, groupId, heading, actorId }, { part, keepUnknown });
  }
  await ctx.transaction(async (tx) => {
    if (!(await queries.lockRead(tx, id))) fail('wrong-state');
    const findings = await queries.countFindings(tx, id);
    const stored = Object.values(findings).reduce((sum, count) => sum + count, 0);
    const counts = { ...row.counts, findings, known: keyed.length - stored - leftOut };
    await queries.update(tx, id, { lines: [], counts, storedAt: ctx.clock.now(), storedBy: actorId });
    await ctx.audit.record(ctx, tx, {
      act: 'payment.statement',
      target: { kind: 'group', id: groupId, name: groupName },
      detail: { file: fileName, lines: String(keyed.length), matched: String(findings.matched ?? 0) },
    });
  });
  return get(ctx, id);
};
