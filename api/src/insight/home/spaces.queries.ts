import type { Picture } from '@m4u/contract/common';
import { sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { dueRewardsOf } from '../../commerce/affiliate/reward/reads.ts';
import { waitingRequestsOf } from '../../commerce/order/requests/reads.ts';
import { agencyFactsOf, type AgencyFacts, agencyLogoOf } from '../../profile/directory/agencies/facts.reads.ts';
import { groupCountOf } from '../../profile/directory/groups/membership.reads.ts';
import { newRegistrationsOf } from '../../profile/registration/reads.ts';

const idRows = (ids: readonly string[]) =>
  sql`unnest(${sql.param([...ids])}::uuid[]) with ordinality as requested(id, place)`;

const requestedId = sql`requested.id`;

/** Counts the open work of groups in one statement: requests of customers, and rewards that may be approved. */
export const countWaitingOfGroups = async (
  db: Executor,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: sql<string>`requested.id`,
      requests: waitingRequestsOf(requestedId),
      rewards: dueRewardsOf(requestedId, now),
    })
    .from(idRows(ids));
  return new Map(rows.map(({ id, requests, rewards }) => [id, requests + rewards]));
};

/** An agency with the number of its groups and of its new registrations. */
export interface AgencySpace {
  readonly agency: AgencyFacts;
  readonly logo: Picture | null;
  readonly groups: number;
  readonly registrations: number;
}

/** Reads agencies in one statement, in the order of their ids. */
export const listAgencySpaces = async (db: Executor, ids: readonly string[]): Promise<AgencySpace[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      agency: agencyFactsOf(requestedId),
      logo: agencyLogoOf(requestedId),
      groups: groupCountOf(requestedId),
      registrations: newRegistrationsOf(requestedId),
    })
    .from(idRows(ids))
    .orderBy(sql`requested.place`);
  return rows.flatMap(({ agency, ...figures }) => (agency === null ? [] : [{ agency, ...figures }]));
};
