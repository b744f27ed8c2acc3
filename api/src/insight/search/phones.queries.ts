import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import { sql, type SQL } from '../../platform/database/orm.ts';
import type { Actor } from '../../platform/caller.ts';
import type { Executor } from '../../platform/database/database.ts';
import { agencyIsOpen } from '../../profile/directory/agencies/facts.reads.ts';
import { visibleTo } from '../../profile/friend/visibility.reads.ts';
import { searchPhones as phones } from './tables.ts';

/** Most owners of a phone number that are returned. */
const MOST_PHONE_OWNERS = 50;

/** Everybody sees the public contacts of an agency, and nobody its others. */
const isOfOpenAgency = sql`(${phones.ownerKind} = 'agency' and ${phones.policy} = 'public' and ${agencyIsOpen(phones.ownerId)})`;

/** Owners of a phone number with this prefix that the reader may see. */
export const listPhoneOwners = byProgram(async (db: Executor, actor: Actor, phone: string): Promise<string[]> => {
  const begins = (digits: SQL) => sql`(${phones.digits} >= ${digits} and ${phones.digits} < ${digits} || chr(1114111))`;
  const plain = sql`regexp_replace(${phone}::text, '\\D', '', 'g')`;
  const { rows } = await db.execute<{ id: string }>(
    sql`select distinct ${phones.ownerId} as id from ${phones}
      where (${begins(sql`search_digits(${phone}::text)`)} or ${begins(plain)}) and (${visibleTo(actor, phones)} or ${isOfOpenAgency}) limit ${MOST_PHONE_OWNERS}`,
  );
  return rows.map(({ id }) => id);
});
