import { createHash, randomBytes } from 'node:crypto';
import type { Executor } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/events/transaction.ts';
import { findPublicPieces } from '../../content/item/piece.service.ts';
import { findGroupAdmins, findLinkIdsOfGroups } from '../../profile/group/lists/tracking.reads.ts';
import { findLinkIdsOfMembers } from '../../profile/member/tracking.reads.ts';
import * as queries from './queries.ts';
import { type TrackedAction, isItemOfAction, toItemRows, OPENING_KINDS, trackedItemId, type Visitor } from './rules.ts';

const unique = <T>(values: Iterable<T>): T[] => [...new Set(values)];

/** Returns whether an action was done by an admin of the page. */
const readAdmins = async (db: Executor, rows: readonly Pick<TrackedAction, 'actorId' | 'ownerId'>[]) => {
  const admins = await findGroupAdmins(
    db,
    unique(rows.flatMap(({ actorId, ownerId }) => (actorId === null ? [] : ownerId))),
  );
  return ({ actorId, ownerId }: Pick<TrackedAction, 'actorId' | 'ownerId'>) =>
    actorId !== null && (admins.get(ownerId)?.has(actorId) ?? false);
};

/** Returns whether a page is visible; entries with `exists` are not checked. */
const readOpen = async (db: Executor, rows: readonly Pick<TrackedAction, 'exists' | 'ownerId'>[]) => {
  const unchecked = unique(rows.flatMap(({ exists, ownerId }) => (exists ? [] : ownerId)));
  const open = await queries.filterOpenPages(db, unchecked);
  return ({ exists, ownerId }: Pick<TrackedAction, 'exists' | 'ownerId'>) => exists || open.has(ownerId);
};

/** Returns whether the item of an action is on the page and public. */
const readPublicItems = async (db: Executor, entries: readonly TrackedAction[]) => {
  const unchecked = entries.filter(({ exists }) => !exists);
  const about = (row: 'link' | 'piece') => unchecked.filter((entry) => trackedItemId(entry) === row);
  const pages = unique(about('link').map(({ ownerId }) => ownerId));
  const [pieces, ofMembers, ofGroups] = await Promise.all([
    findPublicPieces(db, unique(about('piece').map(({ value }) => value))),
    findLinkIdsOfMembers(db, pages),
    findLinkIdsOfGroups(db, pages),
  ]);
  return (entry: TrackedAction): boolean => {
    const { ownerId, kind, value } = entry;
    switch (trackedItemId(entry)) {
      case 'word':
        return true;
      case 'link':
        return (ofMembers.get(ownerId) ?? ofGroups.get(ownerId) ?? []).includes(value);
      case 'piece': {
        const piece = pieces.get(value);
        return piece?.owner.id === ownerId && isItemOfAction(kind, piece.kind);
      }
      default:
        return false;
    }
  };
};

const salts = new WeakMap<Executor, Map<string, string>>();

/** The salt of a day, the same for all processes. */
const findSalt = async (db: Executor, day: string): Promise<string> => {
  const cached = salts.get(db)?.get(day);
  if (cached !== undefined) return cached;
  const salt = await queries.findOrStoreSalt(db, day, randomBytes(24).toString('base64url'));
  // Only one day's salt is cached.
  salts.set(db, new Map([[day, salt]]));
  return salt;
};

/** Hashes visitors per page, so that the same visitor of two pages cannot be recognised. */
const hashVisitors = async (db: Executor, visitors: readonly Visitor[]): Promise<queries.HashedVisitor[]> => {
  const rows: queries.HashedVisitor[] = [];
  for (const [day, ofDay] of Map.groupBy(visitors, ({ day }) => day)) {
    const salt = await findSalt(db, day);
    for (const { ownerId, network, agent } of ofDay) {
      const hash = createHash('sha256').update(`${salt}\n${ownerId}\n${network}\n${agent}`).digest('base64url');
      rows.push({ ownerId, day, visitor: hash.slice(0, 16) });
    }
  }
  return rows;
};

/**
 * Adds entries to the counters of their days, in one transaction. Entries about items that are not public, and actions
 * of the page's admins, are left out.
 */
export const storeActions = async (
  db: Executor,
  entries: readonly TrackedAction[],
  visitors: readonly Visitor[],
): Promise<void> => {
  const [isOpen, isThere, isAdmins] = await Promise.all([
    readOpen(db, entries),
    readPublicItems(db, entries),
    readAdmins(db, [...entries, ...visitors]),
  ]);
  const counted = entries.filter((entry) => isOpen(entry) && (entry.exists || isThere(entry)) && !isAdmins(entry));
  // An opening counts as a visit only if the opened thing exists.
  const openedPages = new Set(
    counted.flatMap(({ kind, ownerId, day }) => (OPENING_KINDS.includes(kind) ? `${ownerId} ${day}` : [])),
  );
  const met = await hashVisitors(
    db,
    visitors.filter(
      ({ ownerId, day, ...visitor }) => openedPages.has(`${ownerId} ${day}`) && !isAdmins({ ownerId, ...visitor }),
    ),
  );
  if (counted.length === 0 && met.length === 0) return;
  await inTransaction(db, async (tx) => {
    await queries.addDays(tx, counted);
    await queries.addItems(tx, counted.flatMap(toItemRows));
    await queries.addVisitors(tx, met);
  });
};
