import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { findLinkedMember } from '../../../identity/auth/provider/linked.reads.ts';
import * as people from '../directory/queries.ts';
import { applyPerson, bindMember, endPerson } from '../directory/service.ts';
import { providerOf } from '../rules.ts';
import { causeOf, type Directory, type Precondition } from './caller.rules.ts';
import { refuse } from './error.rules.ts';
import type { Filter } from './filter.rules.ts';
import { applyPatch, type Operation } from './patch.rules.ts';
import { tagOf, toList, toUser, writableUser } from './resource.rules.ts';
import { isId, readUser, type UserInput, userShape } from './schema.rules.ts';
import * as queries from './user.queries.ts';

type Resource = Readonly<Record<string, unknown>>;
type UserRow = people.UserRow;

const requireUser = async (
  db: Context['db'],
  { groupId }: Directory,
  id: string,
  forUpdate = false,
): Promise<UserRow> =>
  (isId(id) ? await queries.find(db, groupId, id.toLowerCase(), forUpdate) : undefined) ??
  refuse(404, 'There is no such person in this directory.');

/** Refuses a change of a record that has changed meanwhile. */
export const requireVersion = (version: number, { ifMatch }: Precondition): void => {
  if (ifMatch !== undefined && ifMatch !== '*' && ifMatch.replace(/^W\//, '') !== tagOf(version).slice(2))
    refuse(412, 'The record has changed.');
};

const toResource = async (ctx: Context, { base }: Directory, row: UserRow): Promise<Resource> =>
  toUser(row, (await queries.listGroupsOf(ctx.db, [row.id])).get(row.id) ?? [], base);

/** Lists people of the directory. */
export const listUsers = async (
  ctx: Context,
  directory: Directory,
  { startIndex, ...page }: queries.Page & { readonly filter?: Filter | undefined; readonly startIndex: number },
): Promise<Resource> => {
  const { rows, total } = await queries.list(ctx.db, directory.groupId, page);
  const groups = await queries.listGroupsOf(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return toList(
    rows.map((row) => toUser(row, groups.get(row.id) ?? [], directory.base)),
    total,
    startIndex,
  );
};

/** Returns a person of the directory. */
export const getUser = async (ctx: Context, directory: Directory, id: string): Promise<Resource> =>
  toResource(ctx, directory, await requireUser(ctx.db, directory, id));

/** User name and addresses in lower case, each once. */
const addressesOf = ({ userName, emails }: UserInput): string[] => [
  ...new Set([userName, ...emails.map(({ value }) => value)].map((each) => each.toLowerCase())),
];

const refuseTaken = (): never => refuse(409, 'Another person of this directory has this userName.', 'uniqueness');

/** The member who has signed in as a person before the directory named them, or named them again. */
const findFormerMember = async (
  tx: Transaction,
  { groupId }: Directory,
  addresses: readonly string[],
): Promise<{ memberId: string; subject: string | null } | undefined> => {
  const removed = await people.findPerson(tx, { groupId, addresses });
  if (removed?.removedAt && removed.memberId !== null) return { memberId: removed.memberId, subject: removed.subject };
  return findLinkedMember(tx, providerOf(groupId), addresses);
};

/** Adds a person; one who has signed in before becomes a member at once. */
export const createUser = async (ctx: Context, directory: Directory, body: unknown): Promise<Resource> => {
  const input = readUser(body);
  const { groupId } = directory;
  const row = await ctx.transaction(async (tx) => {
    const addresses = addressesOf(input);
    await people.acquirePersonLock(tx, groupId, input.userName.toLowerCase());
    if (await queries.isTaken(tx, groupId, input)) refuseTaken();
    const former = await findFormerMember(tx, directory, addresses);
    const now = ctx.clock.now();
    const active = input.active ?? true;
    const added = await people.insert(tx, {
      ...input,
      active,
      id: uuidv7(),
      groupId,
      addresses,
      createdAt: now,
      updatedAt: now,
    });
    if (!former) return added;
    if (former.subject !== null) await people.releaseSubject(tx, { groupId, subject: former.subject, id: added.id });
    await people.noteSignIn(tx, added.id, { subject: former.subject });
    await bindMember(ctx, tx, added, { ...causeOf(directory, active), memberId: former.memberId });
    return added;
  });
  return toResource(ctx, directory, row);
};

/** Stores a person's new attributes, and gives or ends what follows from them. */
const store = async (
  ctx: Context,
  tx: Transaction,
  directory: Directory,
  { before, input }: { readonly before: UserRow; readonly input: UserInput },
): Promise<UserRow> => {
  const { groupId } = directory;
  if (await queries.isTaken(tx, groupId, { userName: input.userName, id: before.id })) refuseTaken();
  const active = input.active ?? before.active;
  const changes = { ...input, active, addresses: addressesOf(input), updatedAt: ctx.clock.now() };
  const after = (await queries.update(tx, before.id, changes)) ?? refuse(404, 'The person was removed meanwhile.');
  if (active !== before.active) await applyPerson(ctx, tx, after, causeOf(directory, active));
  return after;
};

/** Replaces the attributes of a person; without `active` the state stays. */
export const replaceUser = async (
  ctx: Context,
  directory: Directory,
  { id, body, ...condition }: Precondition & { readonly id: string; readonly body: unknown },
): Promise<Resource> => {
  const input = readUser(body);
  const row = await ctx.transaction(async (tx) => {
    const before = await requireUser(tx, directory, id, true);
    requireVersion(before.version, condition);
    return store(ctx, tx, directory, { before, input });
  });
  return toResource(ctx, directory, row);
};

/** Changes attributes of a person. */
export const patchUser = async (
  ctx: Context,
  directory: Directory,
  { id, operations, ...condition }: Precondition & { readonly id: string; readonly operations: readonly Operation[] },
): Promise<Resource> => {
  const row = await ctx.transaction(async (tx) => {
    const before = await requireUser(tx, directory, id, true);
    requireVersion(before.version, condition);
    const patched = applyPatch({ id: before.id, ...writableUser(before) }, operations, userShape);
    return store(ctx, tx, directory, { before, input: readUser(patched) });
  });
  return toResource(ctx, directory, row);
};

/**
 * Removes a person from the directory: the membership is suspended and sessions of the company end; the person's own
 * account stays. The record keeps the addresses, by which it refuses sign-ins.
 */
export const removeUser = async (
  ctx: Context,
  directory: Directory,
  { id, ...condition }: Precondition & { readonly id: string },
): Promise<void> =>
  ctx.transaction(async (tx) => {
    const before = await requireUser(tx, directory, id, true);
    requireVersion(before.version, condition);
    const now = ctx.clock.now();
    const emptied = { externalId: null, displayName: null, givenName: null, familyName: null, formattedName: null };
    await queries.update(tx, before.id, { ...emptied, emails: [], claimedGroups: [], updatedAt: now, removedAt: now });
    await queries.leaveGroups(tx, before.id);
    await endPerson(ctx, tx, before, causeOf(directory));
  });
