import type { Picture } from '@m4u/contract/common';
import { dueRewardsOf } from '../../commerce/affiliate/reward/reads.ts';
import { waitingRequestsOf } from '../../commerce/order/requests/reads.ts';
import { type CurrentEvent, currentEventsOf } from '../../event/checkIn/reads.ts';
import { type CurrentWedding, currentWeddingsOf } from '../../event/wedding/reads.ts';
import type { Executor } from '../../platform/database/database.ts';
import { type SQL, sql, type SQLWrapper } from '../../platform/database/orm.ts';
import { prepareOnce } from '../../platform/database/prepared.ts';
import { administeredAgencies } from '../../profile/directory/agencies/admins.reads.ts';
import { agencyFactsOf, type AgencyFacts, agencyLogoOf } from '../../profile/directory/agencies/facts.reads.ts';
import { groupCountOf, type RoleHolder } from '../../profile/directory/groups/membership.reads.ts';
import { openPersonOf } from '../../profile/directory/members/people.reads.ts';
import { staffedGroupsOf, type StaffedGroup } from '../../profile/group/people/staffed.reads.ts';
import { newRegistrationsOf } from '../../profile/registration/reads.ts';
import { unreadContactsOf } from '../../social/contact/unread.reads.ts';
import { waitingConversationsOf } from '../../social/message/list.reads.ts';

/** The most weddings and events among the spaces; the others stand in their lists. */
const MOST_OF_EACH = 5;

/** An agency with the number of its groups and of its new registrations. */
interface AgencySpace extends AgencyFacts {
  readonly logo: Picture | null;
  readonly groups: number;
  readonly registrations: number;
}

/** Facts of which the spaces of a reader are made. */
export interface SpaceFacts {
  /** Null for a closed page. */
  readonly person: {
    readonly name: string;
    readonly portrait: Picture | null;
    readonly urlMinify: string | null;
  } | null;
  readonly conversations: { readonly unread: number; readonly requests: number };
  /** Unread messages on the reader's page. */
  readonly contacts: number;
  readonly groups: readonly StaffedGroup[];
  readonly agencies: readonly AgencySpace[];
  readonly weddings: readonly CurrentWedding[];
  readonly events: readonly CurrentEvent[];
}

/** Moments from which weddings (a day) and events are current, and the present. */
export interface SpaceMoments {
  readonly weddingsSince: string;
  readonly eventsSince: Date;
  readonly now: Date;
}

const agencySpacesOf = (memberId: SQLWrapper): SQL<AgencySpace[]> => {
  const id = sql`administered.id`;
  const rows = sql`select administered.place, ${agencyFactsOf(id)} as facts, ${agencyLogoOf(id)} as logo,
      ${groupCountOf(id)} as groups, ${newRegistrationsOf(id)} as registrations
    from ${administeredAgencies(memberId)}`;
  return sql`(select coalesce(json_agg(json_build_object('_id', space.facts -> '_id', 'name', space.facts -> 'name',
      'themeStyle', space.facts -> 'themeStyle', 'logo', space.logo, 'groups', space.groups,
      'registrations', space.registrations) order by space.place), '[]'::json) from (${rows}) as space)`;
};

const preparedSpaces = prepareOnce((db, name: 'spaces of a reader') => {
  const reader = sql`reader.id`;
  const { placeholder } = sql;
  const holder = { memberId: reader, withheldGroups: placeholder('withheldGroups') };
  const now = sql`${placeholder('now')}::timestamptz`;
  return db
    .select({
      person: openPersonOf(reader),
      conversations: waitingConversationsOf(db, reader),
      contacts: unreadContactsOf(reader),
      groups: staffedGroupsOf(reader, (id) => sql`${waitingRequestsOf(id)} + ${dueRewardsOf(id, now)}`),
      agencies: agencySpacesOf(reader),
      weddings: currentWeddingsOf(reader, sql`${placeholder('weddingsSince')}::date`, MOST_OF_EACH),
      events: currentEventsOf(holder, sql`${placeholder('eventsSince')}::timestamptz`, MOST_OF_EACH),
    })
    .from(sql`(select ${placeholder('reader')}::uuid as id) as reader`)
    .prepare(name);
});

/**
 * Reads what a reader's spaces are made of, in one prepared statement: every page of a signed-in reader has them in its
 * frame.
 */
export const findSpaceFacts = async (
  db: Executor,
  { memberId, withheldGroups }: RoleHolder & { readonly withheldGroups: readonly string[] },
  { weddingsSince, eventsSince, now }: SpaceMoments,
): Promise<SpaceFacts | undefined> => {
  const moments = { weddingsSince, eventsSince: eventsSince.toISOString(), now: now.toISOString() };
  const [row] = await preparedSpaces(db, 'spaces of a reader').execute({
    reader: memberId,
    withheldGroups,
    ...moments,
  });
  return row;
};
