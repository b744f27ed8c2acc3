import type { X509Certificate } from 'node:crypto';
import type { SealTimeStamp } from '@m4u/contract/insight/seal/proof';
import { listBookFaults } from '../../commerce/point/books/faults.reads.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import type { Config } from '../../platform/config.ts';
import type { Platform } from '../../platform/context.ts';
import { loadTrusted } from '../../platform/timestamp/certificates.ts';
import { readTimeStamp, TimeStampError } from '../../platform/timestamp/token.ts';
import { deriveSealKeys, type SealKeys } from './keys.rules.ts';
import * as queries from './queries.ts';
import { formatStatement } from './root.service.ts';
import { digestStatement, FIRST_LINK, hashLink, hashRow, hashStatement, markOf, rootOf } from './rules.ts';
import type { SealPlatform } from './sealing.service.ts';

/**
 * A sign that something was changed around the program:
 *
 * - `gap`: seals are missing before this one.
 * - `mark`: the program did not write this seal.
 * - `link`: the seal does not follow the one before it in its book.
 * - `row`: the sealed row is missing.
 * - `content`: the sealed row has another content.
 * - `root`: a root does not cover its seals, or does not follow the one before.
 * - `signature`: the program did not sign this root.
 * - `time-stamp`: the time stamp of a root is not of its statement, or not of a trusted authority.
 * - `books`: balances, entries or totals are not what the movements make them.
 */
type SealFaultKind = 'gap' | 'mark' | 'link' | 'row' | 'content' | 'root' | 'signature' | 'time-stamp' | 'books';

interface SealFault {
  readonly kind: SealFaultKind;
  /** The movement, entry, day or rule. */
  readonly about: string;
}

export interface SealReport {
  /** The number of seals and roots that were read. */
  readonly seals: number;
  readonly roots: number;
  readonly faults: readonly SealFault[];
}

const BATCH = 2_000;

/** Memory of the check about the seals that it has read. */
interface Trail {
  next: number;
  readonly heads: Map<string, { readonly position: number; readonly link: string }>;
  /** All links, by number; roots cover consecutive ones. */
  readonly links: string[];
}

type Found = (kind: SealFaultKind, about: string) => void;

const checkSeal = (seal: queries.SealRow, { markKey }: SealKeys, trail: Trail, found: Found): void => {
  if (seal.number !== trail.next) found('gap', seal.subjectId);
  if (seal.mark !== markOf(markKey, seal)) found('mark', seal.subjectId);
  const before = trail.heads.get(seal.book) ?? { position: 0, link: FIRST_LINK };
  if (seal.position !== before.position + 1 || seal.link !== hashLink(before.link, seal.rowHash))
    found('link', seal.subjectId);
  trail.next = seal.number + 1;
  trail.heads.set(seal.book, seal);
  trail.links.push(seal.link);
};

/** Compares the rows of seals with what was sealed; only the last seal of a row covers what it is now. */
const checkRows = async (
  db: SealPlatform['db'],
  seals: readonly queries.SealRow[],
  { markKey }: SealKeys,
  found: Found,
): Promise<void> => {
  const ids = seals.map(({ subjectId }) => subjectId);
  const lastNumbers = new Set((await queries.listLast(db, ids)).map(({ number }) => number));
  const rows = new Map((await queries.listRows(db, ids)).map((row) => [row.id, row]));
  for (const { number, subjectId, book, salt, rowHash } of seals) {
    if (!lastNumbers.has(number)) continue;
    const row = rows.get(subjectId);
    if (!row) found('row', subjectId);
    else if (row.book !== book || salt === null || hashRow(markKey, salt, row) !== rowHash) found('content', subjectId);
  }
};

const checkRoots = (
  roots: readonly queries.RootRow[],
  links: readonly string[],
  keys: SealKeys,
  found: Found,
): void => {
  let next = 1;
  let previous = '';
  for (const { day, first, size, root, statement, signature } of roots) {
    if (!keys.isSigned(statement, signature)) found('signature', day);
    const covered = links.slice(first - 1, first - 1 + size);
    const isWhole = first === next && covered.length === size && rootOf(covered) === root;
    if (!isWhole || statement !== formatStatement({ day, first, size, root, previous })) found('root', day);
    next = first + size;
    previous = hashStatement(statement);
  }
};

const isStampRight = (statement: string, stamp: SealTimeStamp, trusted: readonly X509Certificate[]): boolean => {
  try {
    const token = Buffer.from(stamp.token, 'base64');
    const { at, authority } = readTimeStamp(token, { digest: digestStatement(statement), trusted });
    return at.toISOString() === stamp.at && authority === stamp.authority;
  } catch (error) {
    if (error instanceof TimeStampError) return false;
    throw error;
  }
};

const checkStamps = async (
  roots: readonly queries.RootRow[],
  { timestamps }: Pick<Config, 'timestamps'>,
  found: Found,
): Promise<void> => {
  if (!roots.some(({ timeStamp }) => timeStamp)) return;
  const trusted = await loadTrusted(timestamps.certificates);
  for (const { day, statement, timeStamp } of roots)
    if (timeStamp && !isStampRight(statement, timeStamp, trusted)) found('time-stamp', day);
};

/**
 * Reads all seals, their rows and the roots, and says what does not fit (docs/rules/seal.md#check). Reads the whole
 * books, in batches; nothing is changed.
 */
export const checkSeals = ({ db, secrets, config }: Pick<Platform, 'db' | 'secrets' | 'config'>): Promise<SealReport> =>
  runAsSystem(async () => {
    const keys = deriveSealKeys(secrets);
    const faults: SealFault[] = [];
    const found: Found = (kind, about) => faults.push({ kind, about });
    const trail: Trail = { next: 1, heads: new Map(), links: [] };
    for (let count = BATCH; count === BATCH;) {
      const seals = await queries.listFrom(db, trail.next, BATCH);
      for (const seal of seals) checkSeal(seal, keys, trail, found);
      await checkRows(db, seals, keys, found);
      count = seals.length;
    }
    const roots = await queries.listAllRoots(db);
    checkRoots(roots, trail.links, keys, found);
    await checkStamps(roots, config, found);
    for (const { rule, id } of await listBookFaults(db)) found('books', `${rule}: ${id}`);
    return { seals: trail.links.length, roots: roots.length, faults };
  });
