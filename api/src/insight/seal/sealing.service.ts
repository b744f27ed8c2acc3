import { HOUR } from '@m4u/contract/durations';
import { randomBytes } from 'node:crypto';
import type { Platform } from '../../platform/context.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import { inTransaction, type Transaction } from '../../platform/events/transaction.ts';
import { deriveSealKeys } from './keys.rules.ts';
import * as queries from './queries.ts';
import { FIRST_LINK, hashLink, hashRow, markOf, type SealedRow } from './rules.ts';

export type SealPlatform = Pick<Platform, 'db' | 'clock' | 'secrets'>;

/** Rows of one transaction. */
const BATCH = 1_000;

/** A transaction commits rows whose ids are at most this much older (ms) than those of rows that are sealed already. */
const LATE = HOUR;

/** An id that sorts before all others. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** An id before those that were made at most `late` ms before this one: both begin with their milliseconds. */
const earlierThan = (id: string, late: number): string => {
  const moment = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
  const digits = Math.max(0, moment - late)
    .toString(16)
    .padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}${FIRST_ID.slice(13)}`;
};

/** Adds seals of rows at the ends of their books, in the order given; the caller has the lock. */
const append = async (
  { clock, secrets }: Pick<SealPlatform, 'clock' | 'secrets'>,
  tx: Transaction,
  rows: readonly SealedRow[],
): Promise<void> => {
  const { markKey } = deriveSealKeys(secrets);
  const heads = new Map(
    (await queries.listHeads(tx, [...new Set(rows.map(({ book }) => book))])).map((head) => [head.book, head]),
  );
  let number = (await queries.findLast(tx))?.number ?? 0;
  const sealedAt = clock.now();
  const made = rows.map((row) => {
    const { id: subjectId, book } = row;
    const before = heads.get(book) ?? { position: 0, link: FIRST_LINK };
    const salt = randomBytes(16).toString('base64url');
    const rowHash = hashRow(markKey, salt, row);
    const link = hashLink(before.link, rowHash);
    number += 1;
    const seal = { number, book, position: before.position + 1, subjectId, salt, rowHash, link, sealedAt };
    heads.set(book, seal);
    return { ...seal, mark: markOf(markKey, seal) };
  });
  await queries.insert(tx, made);
};

/**
 * Seals rows that have no seal yet, in batches of their own transactions, while `mayGoOn`; returns how many. It looks
 * back over `late` ms of ids, so that no run reads the whole books but the first.
 */
export const sealNewRows = async (
  platform: SealPlatform,
  { late = LATE, mayGoOn = () => true }: { readonly late?: number; readonly mayGoOn?: () => boolean } = {},
): Promise<number> => {
  let count = 0;
  for (let found = BATCH; found === BATCH && mayGoOn(); count += found)
    found = await runAsSystem(() =>
      inTransaction(platform.db, async (tx) => {
        await queries.lock(tx);
        const newest = await queries.findNewestSubject(tx);
        const after = newest === undefined ? FIRST_ID : earlierThan(newest, late);
        const rows = await queries.listUnsealed(tx, after, BATCH);
        await append(platform, tx, rows);
        return rows.length;
      }),
    );
  return count;
};

/**
 * Seals rows anew whose names an erasure has just removed: the former content can no longer be guessed, and the row
 * counts as it is now. Rows without a seal are left to the job.
 */
export const resealErased = async (
  platform: Pick<SealPlatform, 'clock' | 'secrets'>,
  tx: Transaction,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return;
  await queries.lock(tx);
  const sealed = await queries.removeSalts(tx, ids);
  await append(platform, tx, await queries.listRows(tx, sealed));
};
