import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import type { Executor } from '../../platform/database/database.ts';
import { type SQL, sql, type SQLWrapper } from '../../platform/database/orm.ts';
import { isToShip, registrations, registrationSteps as steps } from './tables.ts';

/** The most registrations that are counted; a screen says “99+” beyond that. */
const MOST_COUNTED = 100;

/** Number of new registrations of an agency, at most 100, as a value within a larger query. */
export const newRegistrationsOf = (agencyId: SQLWrapper): SQL<number> => {
  const rows = sql`select from ${registrations}
    where ${registrations.agencyId} = ${agencyId} and ${registrations.status} = 'pending' limit ${MOST_COUNTED}`;
  return sql<number>`(select count(*)::int from (${rows}) as waiting)`;
};

/**
 * New and paid registrations, accepted complete ones that are confirmed or need the proof of a designed card, and
 * designed cards that are to be sent; others wait for the applicant, or for nobody.
 */
const isWaiting = sql`(${registrations.status} in ('pending', 'paid') or (${registrations.status} = 'accepted'
  and ${registrations.missingInfo} = '{}' and (${registrations.confirmedAt} is not null
    or (${registrations.proofAt} is null and ${registrations.details} ->> 'finish' is not null)))
  or ${isToShip(registrations)})`;

/** Number of registrations that wait for staff. */
export const countWaitingRegistrations = byProgram((db: Executor): Promise<number> =>
  db.$count(registrations, isWaiting),
);

/** Registrations that wait for staff as rows of their queue. */
export const waitingRegistrations = (type: 'request' | 'agency'): SQL =>
  sql`select ${registrations.id} as id, ${registrations.updatedAt} as since, ${registrations.status} as code,
    ${registrations.name} as name, '' as words from ${registrations}
    where ${registrations.type} = ${type} and ${isWaiting}`;

/** Times of registrations (`since`, `until`) that waited for a first answer at some moment since `from`. */
export const registrationSpells = (from: Date): SQL =>
  sql`select ${registrations.createdAt} as since,
    case when ${registrations.status} <> 'pending' then coalesce(
      (select min(${steps.createdAt}) from ${steps} where ${steps.registrationId} = ${registrations.id}
        and ${steps.kind} in ('accepted', 'cancelled')), ${registrations.updatedAt}) end as until
    from ${registrations}
    where ${registrations.status} = 'pending' or ${registrations.updatedAt} >= ${from}`;
