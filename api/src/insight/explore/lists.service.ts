import type { Paging } from '@m4u/contract/common';
import type { AgencyMember, AgencyTotals, GroupChoice, GroupFilter } from '@m4u/contract/insight/explore';
import type { GroupFace } from '@m4u/contract/profile/group/face';
import * as feed from '../../content/item/feed/service.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail, failField } from '../../platform/errors.ts';
import { toSlice } from '../../platform/database/slice.ts';
import { agenciesOf, isAgencyAdmin } from '../../profile/directory/agencies/admins.reads.ts';
import { findPublicAgency } from '../../profile/agency/summary.service.ts';
import * as groupLists from '../../profile/group/lists/explore.reads.ts';
import { careerNames } from '../../profile/term/reads.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';

/** Removes empty fields from a filter. */
const given = <T extends object>(filter: T): T =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')) as T;

/** Names under which groups store a line of business; undefined without a filter. */
const namesOf = async ({ db }: Context, name: string | undefined) => (name ? careerNames(db, name) : undefined);

/** Lists brands and groups by name. */
export const groups = async (
  ctx: Context,
  { filter = {}, ...paging }: Paging & { filter?: GroupFilter | undefined },
): Promise<{ data: GroupFace[]; total: number }> => {
  const { career, childCareer, ...plain } = given(filter);
  const [careers, childCareers] = await Promise.all([namesOf(ctx, career), namesOf(ctx, childCareer)]);
  const asked = { ...plain, careers, childCareers };
  const [data, total] = await Promise.all([
    groupLists.list(ctx.db, asked, toSlice(paging)),
    groupLists.total(ctx.db, asked),
  ]);
  return { data, total };
};

/** Most groups of a select field. */
const CHOICES = 500;

/** Groups for a select field: those of an agency, or those that the caller administers. */
export const groupChoices = (ctx: Context, agencyId: string | undefined): Promise<GroupChoice[]> =>
  groupLists.choices(
    ctx.db,
    agencyId === undefined ? { adminId: requireSignedIn(ctx).memberId } : { agencyId },
    CHOICES,
  );

/** Default agency: the caller's own, or the first one that they administer. Errors: invalid when there is none. */
const ownAgency = async ({ actor, profiles, db }: Context): Promise<string> => {
  const facts = actor.kind === 'member' ? await profiles.sessionFacts(db, actor.memberId) : undefined;
  return facts?.agency?._id ?? (await agenciesOf(db, actor))[0] ?? failField('filter.agencyId', 'required');
};

/** Whether the reader sees the roles of members in the agency's groups: only its admins and staff do. */
const seesRoles = async ({ actor, db }: Context, agencyId: string): Promise<boolean> =>
  (actor.kind === 'member' && actor.staff) || isAgencyAdmin(db, actor, agencyId);

/** Members of an agency and its groups, by name. Errors: invalid when no agency is given and the caller has none. */
export const members = async (
  ctx: Context,
  { filter = {}, ...paging }: Paging & { filter?: Partial<groupLists.MemberFilter> | undefined },
): Promise<{ data: AgencyMember[]; total: number }> => {
  const agencyId = filter.agencyId ?? (await ownAgency(ctx));
  const asked = { ...given(filter), agencyId };
  const [ids, total, isOffice] = await Promise.all([
    groupLists.memberIds(ctx.db, asked, toSlice(paging)),
    groupLists.memberTotalOf(ctx.db, asked),
    seesRoles(ctx, agencyId),
  ]);
  const [person, roles] = await Promise.all([
    personLookup(ctx, ids),
    isOffice && ids.length > 0 ? groupLists.rolesIn(ctx.db, agencyId, ids) : [],
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
const COUNTED = 100_000;

/** Numbers of groups, members and pieces of an agency that the reader may see. Errors: not-found. */
export const totals = async (ctx: Context, agencyId: string): Promise<AgencyTotals> => {
  const count = (kind: 'post' | 'product') => feed.count(ctx, { kind, isPublic: false, agencyId }, COUNTED);
  const [agency, ofGroups, ofMembers, posts, products] = await Promise.all([
    findPublicAgency(ctx.db, agencyId),
    groupLists.total(ctx.db, { agencyId }),
    groupLists.memberTotalOf(ctx.db, { agencyId }),
    count('post'),
    count('product'),
  ]);
  return agency ? { groups: ofGroups, members: ofMembers, posts, products } : fail('not-found');
};
