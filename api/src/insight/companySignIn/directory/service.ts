import type { Context } from '../../../platform/context.ts';
import { runAsSystem } from '../../../platform/database/row-security/current-actor.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { endSessionsBegunBy } from '../../../identity/auth/session/service.ts';
import { admitByDirectory, suspendByDirectory } from '../../../profile/group/people/directory.writes.ts';
import { providerOf, roleOf } from '../rules.ts';
import { findForSignIn } from '../setting/queries.ts';
import * as queries from './queries.ts';

/** For whom and how a change of the directory is recorded. */
export interface Cause {
  readonly by: string;
  readonly via: 'SSO' | 'SCIM';
  /** The directory has just let the person in again. */
  readonly reinstates?: boolean;
}

/** Whether a person may sign in by the company. */
export const isAllowed = ({ active, removedAt }: queries.UserRow): boolean => active && removedAt === null;

/** The groups that decide about a person's role: those of the directory once it has any, otherwise the token's. */
const groupsOf = async (tx: Transaction, { id, groupId, claimedGroups }: queries.UserRow): Promise<readonly string[]> =>
  (await queries.hasGroups(tx, groupId)) ? queries.listGroupNames(tx, id) : claimedGroups;

/** Ends what a person has by the company: their membership and the sessions that its provider began. */
export const endPerson = async (
  ctx: Context,
  tx: Transaction,
  { groupId, memberId }: Pick<queries.UserRow, 'groupId' | 'memberId'>,
  { by, via }: Cause,
): Promise<void> => {
  if (memberId === null) return;
  await suspendByDirectory(ctx, tx, { groupId, memberId, by, via });
  await endSessionsBegunBy(ctx, tx, { memberId, provider: providerOf(groupId) });
};

/** Makes a person's membership what the directory says; nothing before they have signed in. */
export const applyPerson = async (
  ctx: Context,
  tx: Transaction,
  person: queries.UserRow,
  cause: Cause,
): Promise<void> => {
  if (!isAllowed(person)) return endPerson(ctx, tx, person, cause);
  const { groupId, memberId } = person;
  if (memberId === null) return undefined;
  const { by, via, reinstates = false } = cause;
  const mappings = (await findForSignIn(tx, groupId))?.mappings ?? [];
  const role = roleOf(mappings, await groupsOf(tx, person));
  return admitByDirectory(ctx, tx, { groupId, memberId, by, via, reinstates, ...(role && { role }) });
};

/** Gives the members of a company the roles that its mappings say by now. */
export const applyAll = (ctx: Context, tx: Transaction, groupId: string, cause: Cause): Promise<void> =>
  runAsSystem(async () => {
    for (const person of await queries.listMembers(tx, groupId))
      if (isAllowed(person)) await applyPerson(ctx, tx, person, cause);
  });

/**
 * Connects a person to the member who has signed in as them. Somebody who had the record before is no longer the person
 * of the company's provider, and loses what it gave.
 */
export const bindMember = async (
  ctx: Context,
  tx: Transaction,
  person: queries.UserRow,
  { memberId, ...cause }: Cause & { readonly memberId: string },
): Promise<void> => {
  if (person.memberId !== null && person.memberId !== memberId) await endPerson(ctx, tx, person, cause);
  if (person.memberId !== memberId) await queries.noteSignIn(tx, person.id, { memberId });
  await applyPerson(ctx, tx, { ...person, memberId }, cause);
};
