import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import * as directory from '../directory/queries.ts';

/** A person whom a company's provider has confirmed. */
interface SigningPerson {
  readonly groupId: string;
  readonly subject: string;
  /** In lower case, at a domain of the company. */
  readonly email: string;
  readonly name: string | undefined;
  readonly groups: readonly string[];
}

/** Longest name that is kept, and most characters of a group's name; PostgreSQL has no NUL in texts. */
const clean = (text: string, most: number): string => text.toWellFormed().replaceAll('\0', '').slice(0, most);

/**
 * The record of a person in the company's directory, with what this sign-in tells; a new one where the directory has
 * none. A record that was removed stays as it is, and refuses the sign-in.
 */
export const findOrAddPerson = async (
  ctx: Context,
  tx: Transaction,
  { groupId, subject, email, name, groups }: SigningPerson,
): Promise<directory.UserRow> => {
  await directory.acquirePersonLock(tx, groupId, email);
  const claimedGroups = groups.map((group) => clean(group, 200));
  const found = await directory.findPerson(tx, { groupId, subject, addresses: [email] });
  if (found && found.removedAt !== null) return found;
  if (found) {
    await directory.releaseSubject(tx, { groupId, subject, id: found.id });
    await directory.noteSignIn(tx, found.id, { subject, claimedGroups });
    return { ...found, subject, claimedGroups };
  }
  const now = ctx.clock.now();
  return directory.insert(tx, {
    id: uuidv7(),
    groupId,
    userName: email,
    displayName: name === undefined ? null : clean(name, 200),
    emails: [{ value: email, primary: true }],
    addresses: [email],
    subject,
    claimedGroups,
    createdAt: now,
    updatedAt: now,
  });
};
