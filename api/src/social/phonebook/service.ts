import { PAGE_SIZE } from '@m4u/contract/common';
import type { Person } from '@m4u/contract/profile/directory/person';
import {
  type EntryChanges,
  type EntryDraft,
  MAXIMUM_ENTRIES,
  type NoteChanges,
  type PhonebookEntry,
  type PhonebookQuery,
} from '@m4u/contract/social/phonebook/schema';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail, failField } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { today } from '../../content/item/facets.service.ts';
import { areFriends } from '../../profile/friend/pair.reads.ts';
import { findPage } from '../../profile/group/page/anyPage.service.ts';
import { pageUrl, type Page } from '../../profile/page/service.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';
import { findOpenMemberPage } from '../../profile/member/service.ts';
import * as book from './list.queries.ts';
import * as queries from './queries.ts';
import { writeCursor, toFilter, readCursor, toPhonebookEntry, toPhonebookRow } from './rules.ts';

/** Looks up the members of rows in one query. */
export const rowPersonLookup = async (
  ctx: Context,
  rows: readonly book.BookRow[],
): Promise<(row: book.BookRow) => Person | null> => {
  const ids = rows.flatMap(({ memberId }) => memberId ?? []);
  const of = await personLookup(ctx, ids);
  return ({ memberId }) => (memberId === null ? null : of(memberId));
};

/** The reader's phonebook ordered by name, in five queries. Errors: invalid for an invalid cursor. */
export const list = async (ctx: Context, query: PhonebookQuery) => {
  const { memberId } = requireSignedIn(ctx);
  const { cursor, limit = PAGE_SIZE } = query;
  const after = cursor === undefined ? undefined : (readCursor(cursor) ?? failField('cursor', 'invalid'));
  const { letter, ...filter } = toFilter(query, today(ctx));
  const [rows, letters, tags] = await Promise.all([
    book.list(ctx.db, memberId, { ...filter, letter }, { limit: limit + 1, after }),
    book.listLetters(ctx.db, memberId, filter),
    book.listTags(ctx.db, memberId),
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const personOf = await rowPersonLookup(ctx, shown);
  return {
    data: shown.map((row) => toPhonebookRow(row, personOf(row))),
    total: letters
      .filter(({ value }) => letter === undefined || value === letter)
      .reduce((sum, { count }) => sum + count, 0),
    letters,
    tags,
    nextCursor: last ? writeCursor(last) : null,
  };
};

/** The row of an entry or of a friend. Errors: not-found. */
export const requireRow = async (ctx: Context, id: string): Promise<book.BookRow> => {
  const [row] = await book.list(ctx.db, requireSignedIn(ctx).memberId, { id }, { limit: 1 });
  return row ?? fail('not-found');
};

/** One person in the reader's phonebook. Errors: not-found. */
export const get = async (ctx: Context, id: string): Promise<PhonebookEntry> => {
  const row = await requireRow(ctx, id);
  return toPhonebookEntry(row, (await rowPersonLookup(ctx, [row]))(row));
};

/** Locks a phonebook and checks that it has space for `more` entries. Errors: phonebook-full. */
export const requireCapacity = async (tx: Transaction, memberId: string, more = 1): Promise<void> => {
  await queries.acquirePhonebookLock(tx, memberId);
  if ((await queries.count(tx, memberId)) + more > MAXIMUM_ENTRIES) fail('phonebook-full');
};

/** Name of an entry without one: organization, number or address. Errors: invalid when all are missing. */
const entryName = ({ name, organization, phones, emails }: EntryChanges): string =>
  name || organization || phones?.[0] || emails?.[0] || failField('name', 'required');

/** Adds an entry about a member, or changes the existing one, deleted or not. */
export const upsertMemberEntry = async (
  tx: Transaction,
  row: queries.NewEntry & { contactMemberId: string },
  changes: Partial<queries.NewEntry>,
): Promise<string> => {
  const existing = await queries.findOfMember(tx, row.memberId, row.contactMemberId);
  if (!existing) {
    await queries.insert(tx, [row]);
    return row.id;
  }
  await queries.update(tx, existing.id, { ...changes, deletedAt: null, updatedAt: row.updatedAt });
  return existing.id;
};

/** The page of an id or short link. Errors: not-found, also for a closed one. */
const requirePage = async (ctx: Context, idOrLink: string): Promise<Page> => {
  const page = await findPage(ctx, idOrLink);
  return page.isClosed ? fail('not-found') : page;
};

/**
 * Adds an entry; a repeat with the same `clientId` returns the stored one. A member has one entry: adding them again
 * updates it. Errors: invalid, not-found (no such member), phonebook-full, rate-limited.
 */
export const insert = async (ctx: Context, draft: EntryDraft): Promise<PhonebookEntry> => {
  const { memberId } = requireSignedIn(ctx);
  const { memberId: about, clientId = null, source, name: _, ...fields } = draft;
  const page = about === undefined ? undefined : await requirePage(ctx, about);
  if (page?.owner.id === memberId) failField('memberId', 'invalid');
  const name = page?.name ?? entryName(draft);
  await ctx.limits.consume('phonebookByMember', memberId);
  const id = await ctx.transaction(async (tx) => {
    await queries.acquirePhonebookLock(tx, memberId);
    const sent = clientId === null ? undefined : await queries.findByClientId(tx, memberId, clientId);
    if (sent) return sent.id;
    await requireCapacity(tx, memberId);
    const now = ctx.clock.now();
    const row = { ...fields, id: uuidv7(), memberId, clientId, source, name, createdAt: now, updatedAt: now };
    if (page?.owner.kind === 'member')
      return upsertMemberEntry(tx, { ...row, contactMemberId: page.owner.id }, { ...fields, clientId });
    await queries.insert(tx, [{ ...row, ...(page && { website: pageUrl(ctx, page) }) }]);
    return row.id;
  });
  return get(ctx, id);
};

/** Changes an entry. Errors: not-found, rate-limited. */
export const update = async (ctx: Context, id: string, changes: EntryChanges): Promise<PhonebookEntry> => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('phonebookByMember', memberId);
  await ctx.transaction(async (tx) => {
    const row = await queries.findForUpdate(tx, memberId, id);
    if (!row || row.deletedAt) fail('not-found');
    await queries.update(tx, id, { ...changes, updatedAt: ctx.clock.now() });
  });
  return get(ctx, id);
};

/** Changes the notes about a friend or another saved member. Errors: not-found, phonebook-full, rate-limited. */
export const updateOfMember = async (ctx: Context, about: string, notes: NoteChanges): Promise<PhonebookEntry> => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('phonebookByMember', memberId);
  const existing = await queries.findOfMember(ctx.db, memberId, about);
  const isKept = existing !== undefined && existing.deletedAt === null;
  if (!isKept && !(await areFriends(ctx.db, memberId, about))) fail('not-found');
  const { name } = isKept ? existing : await findOpenMemberPage(ctx, about);
  const id = await ctx.transaction(async (tx) => {
    await requireCapacity(tx, memberId, isKept ? 0 : 1);
    const now = ctx.clock.now();
    const row = { id: uuidv7(), memberId, contactMemberId: about, source: 'friend' as const, name };
    // Notes of a deleted entry are not restored by a new note.
    const newFields = { tags: [], note: '', followUpOn: null, ...notes };
    return upsertMemberEntry(tx, { ...row, ...notes, createdAt: now, updatedAt: now }, isKept ? notes : newFields);
  });
  return get(ctx, id);
};

/** Deletes an entry; a friend stays in the phonebook without notes. Errors: not-found, rate-limited. */
export const remove = async (ctx: Context, id: string): Promise<void> => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('phonebookByMember', memberId);
  await ctx.transaction(async (tx) => {
    const row = await queries.findForUpdate(tx, memberId, id);
    if (!row || row.deletedAt) fail('not-found');
    const now = ctx.clock.now();
    await queries.update(tx, id, { deletedAt: now, updatedAt: now });
  });
};

/** Restores a deleted entry; no effect if it is not deleted. Errors: not-found, phonebook-full, rate-limited. */
export const restore = async (ctx: Context, id: string): Promise<PhonebookEntry> => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('phonebookByMember', memberId);
  await ctx.transaction(async (tx) => {
    // Locks the phonebook before its rows, in the same order as all other calls, to avoid deadlocks.
    await queries.acquirePhonebookLock(tx, memberId);
    const row = (await queries.findForUpdate(tx, memberId, id)) ?? fail('not-found');
    if (!row.deletedAt) return;
    await requireCapacity(tx, memberId);
    await queries.update(tx, id, { deletedAt: null, updatedAt: ctx.clock.now() });
  });
  return get(ctx, id);
};
