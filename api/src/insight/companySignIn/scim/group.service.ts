import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { applyPerson } from '../directory/service.ts';
import { foldName } from '../rules.ts';
import { findForSignIn } from '../setting/queries.ts';
import { causeOf, type Directory, type Precondition } from './caller.rules.ts';
import { refuse } from './error.rules.ts';
import type { Filter } from './filter.rules.ts';
import * as queries from './group.queries.ts';
import { type MemberChange, splitOperations } from './member.rules.ts';
import { applyPatch, type Operation } from './patch.rules.ts';
import { toGroup, toList } from './resource.rules.ts';
import { groupShape, isId, MOST_MEMBERS, readGroup, readMembers } from './schema.rules.ts';
import type { Page } from './user.queries.ts';
import { requireVersion } from './user.service.ts';

type Resource = Readonly<Record<string, unknown>>;

const requireGroup = async (
  db: Context['db'],
  { groupId }: Directory,
  id: string,
  forUpdate = false,
): Promise<queries.GroupRow> =>
  (isId(id) ? await queries.find(db, groupId, id.toLowerCase(), forUpdate) : undefined) ??
  refuse(404, 'There is no such group in this directory.');

/** Most groups of a directory; each person may be in all of them. */
const MOST_GROUPS = 1_000;

/** Most people of all groups on one page: two hundred groups of ten thousand would fill the memory. */
const MOST_LISTED = 20_000;

/** The first groups whose people fit on one page, one at least. */
const fitPage = async (db: Context['db'], rows: readonly queries.GroupRow[]): Promise<queries.GroupRow[]> => {
  const people = await queries.countMembersOf(
    db,
    rows.map(({ id }) => id),
  );
  let listed = 0;
  return rows.filter(({ id }, at) => (listed += people.get(id) ?? 0) <= MOST_LISTED || at === 0);
};

/**
 * Lists groups of the directory; without their people where the caller does not want them. A page of large groups has
 * fewer than were asked for (RFC 7644, section 3.4.2.4).
 */
export const listGroups = async (
  ctx: Context,
  { groupId, base }: Directory,
  {
    startIndex,
    withMembers,
    ...page
  }: Page & { readonly filter?: Filter | undefined; readonly startIndex: number; readonly withMembers: boolean },
): Promise<Resource> => {
  const { rows: all, total } = await queries.list(ctx.db, groupId, page);
  const rows = withMembers ? await fitPage(ctx.db, all) : all;
  const ids = rows.map(({ id }) => id);
  const members = withMembers ? await queries.listMembersOf(ctx.db, ids) : new Map<string, []>();
  return toList(
    rows.map((row) => toGroup(row, members.get(row.id) ?? [], base)),
    total,
    startIndex,
  );
};

/** Returns a group of the directory. */
export const getGroup = async (ctx: Context, directory: Directory, id: string): Promise<Resource> => {
  const row = await requireGroup(ctx.db, directory, id);
  return toGroup(row, (await queries.listMembersOf(ctx.db, [row.id])).get(row.id) ?? [], directory.base);
};

/** A group by the names that a mapping may have of it. */
const namesOf = ({ id, displayName, externalId }: Pick<queries.GroupRow, 'id' | 'displayName' | 'externalId'>) => [
  id,
  displayName,
  ...(externalId === null ? [] : [externalId]),
];

/** Gives the people of a group the roles that follow from a change; of groups without a role nothing follows. */
const applyRoles = async (
  ctx: Context,
  tx: Transaction,
  directory: Directory,
  { names, userIds }: { readonly names: readonly string[]; readonly userIds: readonly string[] },
): Promise<void> => {
  const mappings = (await findForSignIn(tx, directory.groupId))?.mappings ?? [];
  const mapped = new Set(mappings.map(({ group }) => foldName(group)));
  if (!names.some((name) => mapped.has(foldName(name)))) return;
  for (const person of await queries.listSignedIn(tx, userIds)) await applyPerson(ctx, tx, person, causeOf(directory));
};

const requireKnown = async (tx: Transaction, { groupId }: Directory, ids: readonly string[]): Promise<void> => {
  const known = await queries.listKnown(tx, groupId, ids);
  if (known.length < ids.length) refuse(400, 'members names nobody of this directory.', 'invalidValue');
};

/** The people of a group after changes in their order. */
const after = (present: readonly string[], changes: readonly MemberChange[]): string[] => {
  let ids = new Set(present);
  for (const change of changes) {
    if (change.kind === 'clear') ids = new Set();
    else if (change.kind === 'set') ids = new Set(change.ids);
    else for (const id of change.ids) void (change.kind === 'add' ? ids.add(id) : ids.delete(id));
  }
  return ids.size <= MOST_MEMBERS ? [...ids] : refuse(400, `A group has at most ${MOST_MEMBERS} people.`, 'tooMany');
};

/** Changes the people of a group; returns those whose groups have changed. */
const changeMembers = async (
  tx: Transaction,
  directory: Directory,
  id: string,
  changes: readonly MemberChange[],
): Promise<{ readonly all: string[]; readonly changed: string[] }> => {
  const present = await queries.listMemberIds(tx, id);
  const next = after(present, changes);
  const [had, has] = [new Set(present), new Set(next)];
  const added = next.filter((each) => !had.has(each));
  const removed = present.filter((each) => !has.has(each));
  await requireKnown(tx, directory, added);
  await queries.addMembers(tx, id, added);
  await queries.removeMembers(tx, id, removed);
  return { all: [...new Set([...present, ...next])], changed: [...added, ...removed] };
};

const refuseTaken = (): never => refuse(409, 'Another group of this directory has this displayName.', 'uniqueness');

/** Adds a group with its people. */
export const createGroup = async (ctx: Context, directory: Directory, body: unknown): Promise<Resource> => {
  const input = readGroup(body);
  const ids = readMembers((body as Resource)['members']);
  const { groupId } = directory;
  const id = uuidv7();
  await ctx.transaction(async (tx) => {
    if (await queries.isTaken(tx, groupId, input)) refuseTaken();
    if ((await queries.countAll(tx, groupId)) >= MOST_GROUPS)
      refuse(403, `A directory has at most ${MOST_GROUPS} groups.`);
    const now = ctx.clock.now();
    await queries.insert(tx, { ...input, id, groupId, createdAt: now, updatedAt: now });
    await changeMembers(tx, directory, id, [{ kind: 'set', ids }]);
    await applyRoles(ctx, tx, directory, { names: namesOf({ ...input, id }), userIds: ids });
  });
  return getGroup(ctx, directory, id);
};

/** Writes the attributes and people of a group, and gives the roles that follow. */
const store = async (
  ctx: Context,
  tx: Transaction,
  directory: Directory,
  {
    before,
    body,
    changes,
  }: { readonly before: queries.GroupRow; readonly body: unknown; readonly changes: readonly MemberChange[] },
): Promise<void> => {
  const input = readGroup(body);
  if (await queries.isTaken(tx, directory.groupId, { displayName: input.displayName, id: before.id })) refuseTaken();
  await queries.update(tx, before.id, { ...input, updatedAt: ctx.clock.now() });
  const { all, changed } = await changeMembers(tx, directory, before.id, changes);
  const isRenamed = input.displayName !== before.displayName || input.externalId !== before.externalId;
  const names = [...namesOf(before), ...namesOf({ ...input, id: before.id })];
  await applyRoles(ctx, tx, directory, { names, userIds: isRenamed ? all : changed });
};

/** Replaces a group with its people. */
export const replaceGroup = async (
  ctx: Context,
  directory: Directory,
  { id, body, ...condition }: Precondition & { readonly id: string; readonly body: unknown },
): Promise<Resource> => {
  readGroup(body);
  const ids = readMembers((body as Resource)['members']);
  await ctx.transaction(async (tx) => {
    const before = await requireGroup(tx, directory, id, true);
    requireVersion(before.version, condition);
    await store(ctx, tx, directory, { before, body, changes: [{ kind: 'set', ids }] });
  });
  return getGroup(ctx, directory, id);
};

/** Changes a group or its people. */
export const patchGroup = async (
  ctx: Context,
  directory: Directory,
  { id, operations, ...condition }: Precondition & { readonly id: string; readonly operations: readonly Operation[] },
): Promise<void> => {
  const { changes, others } = splitOperations(operations);
  await ctx.transaction(async (tx) => {
    const before = await requireGroup(tx, directory, id, true);
    requireVersion(before.version, condition);
    const { displayName, externalId } = before;
    const body = applyPatch({ id: before.id, displayName, externalId }, others, groupShape);
    await store(ctx, tx, directory, { before, body, changes });
  });
};

/** Removes a group; its people lose what it gave them. */
export const removeGroup = async (
  ctx: Context,
  directory: Directory,
  { id, ...condition }: Precondition & { readonly id: string },
): Promise<void> =>
  ctx.transaction(async (tx) => {
    const before = await requireGroup(tx, directory, id, true);
    requireVersion(before.version, condition);
    const userIds = await queries.listMemberIds(tx, before.id);
    await queries.remove(tx, before.id);
    await applyRoles(ctx, tx, directory, { names: namesOf(before), userIds });
  });
