import type { Paging } from '@m4u/contract/common';
import type {
  AgencyFilter,
  AgencyMember,
  AgencyTotals,
  GroupChoice,
  GroupFilter,
  ListedAgency,
} from '@m4u/contract/insight/explore';
import type { GroupFace } from '@m4u/contract/profile/group/face';
import * as feed from '../../content/item/feed/service.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail, failField } from '../../platform/errors.ts';
import { toSlice } from '../../platform/database/slice.ts';
import { listAdministeredAgencyIds, isAgencyAdmin } from '../../profile/directory/agencies/admins.reads.ts';
import { findPublicAgency } from '../../profile/agency/summary.service.ts';
import * as agencyLists from '../../profile/agency/list.reads.ts';
import * as groupLists from '../../profile/group/lists/explore.reads.ts';
import { findCareerNames } from '../../profile/term/reads.ts';
import { translateTerms } from '../../profile/directory/terms/translation.service.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';

/** Removes empty fields from a filter. */
const withoutEmpty = <T extends object>(filter: T): T =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')) as T;

/** Names under which groups store a line of business; undefined without a filter. */
const findStoredNames = async ({ db }: Context, name: string | undefined) =>
  name ? findCareerNames(db, name) : undefined;

/** Lists brands and groups by name. */
export const listGroups = async (
  ctx: Context,
  { filter = {}, ...paging }: Paging & { filter?: GroupFilter | undefined },
): Promise<{ data: GroupFace[]; total: number }> => {
  const { career, childCareer, ...plain } = withoutEmpty(filter);
  const [careers, childCareers] = await Promise.all([findStoredNames(ctx, career), findStoredNames(ctx, childCareer)]);
  const listFilter = { ...plain, careers, childCareers };
  const [data, total] = await Promise.all([
    groupLists.list(ctx.db, listFilter, toSlice(paging)),
    groupLists.count(ctx.db, listFilter),
  ]);
  return { data: await translateTerms(ctx, data), total };
};

/** Lists agencies by name. */
export const listAgencies = async (
  ctx: Context,
  { filter = {}, ...paging }: Paging & { filter?: AgencyFilter | undefined },
): Promise<{ data: ListedAgency[]; total: number }> => {
  const { career, ...plain } = withoutEmpty(filter);
  const listFilter = { ...plain, careers: await findStoredNames(ctx, career) };
  const [data, total] = await Promise.all([
    agencyLists.list(ctx.db, listFilter, toSlice(paging)),
    agencyLists.count(ctx.db, listFilter),
  ]);
  return { data: await translateTerms(ctx, data), total };
};

/** Most groups of a select field. */
const MOST_CHOICES = 500;

/** Groups for a select field: those of an agency, or those that the caller administers. */
export const listGroupChoices = (ctx: Context, agencyId: string | undefined): Promise<GroupChoice[]> =>
  groupLists.listChoices(
    ctx.db,
    agencyId === undefined ? { adminId: requireSignedIn(ctx).memberId } : { agencyId },
    MOST_CHOICES,
  );

/** Default agency: the caller's own, or the first one that they administer. Errors: invalid when there is none. */
const requireOwnAgency = async ({ actor, profiles, db }: Context): Promise<string> => {
  const facts = actor.kind === 'member' ? await profiles.sessionFacts(db, actor.memberId) : undefined;
  return (
    facts?.agency?._id ?? (await listAdministeredAgencyIds(db, actor))[0] ?? failField('filter.agencyId', 'required')
  );
};

/** Whether the reader sees the roles of members in the agency's groups: only its admins and staff do. */
const canSeeRoles = async ({ actor, db }: Context, agencyId: string): Promise<boolean> =>
  (actor.kind === 'member' && actor.staff) || isAgencyAdmin(db, actor, agencyId);

/** Members of an agency and its groups, by name. Errors: invalid when no agency is given and the caller has none. */
export const listMembers = async (
  ctx: Context,
  { filter = {}, ...paging }: Paging & { filter?: Partial<groupLists.MemberFilter> | undefined },
): Promise<{ data: AgencyMember[]; total: number }> => {
  const agencyId = filter.agencyId ?? (await requireOwnAgency(ctx));
  const listFilter = { ...withoutEmpty(filter), agencyId };
  const [ids, total, isOffice] = await Promise.all([
    groupLists.listMemberIds(ctx.db, listFilter, toSlice(paging)),
    groupLists.countMembers(ctx.db, listFilter),
    canSeeRoles(ctx, agencyId),
  ]);
  const [person, roles] = await Promise.all([
    personLookup(ctx, ids),
    isOffice && ids.length > 0 ? groupLists.listRoles(ctx.db, agencyId, ids) : [],
  ]);
  return {
    data: ids.map((_id) => ({
      _id,
      person: person(_id),
      groups: isOffice
        ? roles.filter(({ memberId }) => memberId === _id).map(({ memberId: _, ...role }) => role)
        : null,
    })),
    total,
  };
};

/** Counting of pieces stops here. */
const MOST_COUNTED = 100_000;

/** Numbers of groups, members and pieces of an agency that the reader may see. Errors: not-found. */
export const countOfAgency = async (ctx: Context, agencyId: string): Promise<AgencyTotals> => {
  const count = (kind: 'post' | 'product') => feed.count(ctx, { kind, isPublic: false, agencyId }, MOST_COUNTED);
  const [agency, ofGroups, ofMembers, posts, products] = await Promise.all([
    findPublicAgency(ctx.db, agencyId),
    groupLists.count(ctx.db, { agencyId }),
    groupLists.countMembers(ctx.db, { agencyId }),
    count('post'),
    count('product'),
  ]);
  return agency ? { groups: ofGroups, members: ofMembers, posts, products } : fail('not-found');
};
