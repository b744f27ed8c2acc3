import * as z from 'zod';
import { Can, data, Id, line, list, Moment, Named, Paging, Picture } from '../common.ts';
import { endpoints } from '../http/endpoint.ts';
import { filterOf } from '../filter.ts';
import { AgencyFace } from '../profile/agency/face.ts';
import { GroupFace } from '../profile/group/face.ts';
import { Person } from '../profile/directory/person.ts';
import { ExploreSection, SectionDraft } from './explore/sections.ts';
import { listKinds, MOST_SECTIONS } from './explore/sections.rules.ts';
import { GroupRole } from '../profile/group/roles.ts';

/** An explore page: an agency's, or the platform's own. */
export const Explore = z.object({
  /** Null on the platform’s own page. */
  agency: AgencyFace.nullable(),
  sections: z.array(ExploreSection),
  /**
   * Time of the last change by the agency's admins; null while nobody has arranged the page, which then shows the
   * newest.
   */
  updatedAt: Moment.nullable(),
  can: Can,
});
export type Explore = z.output<typeof Explore>;

/** First letter of a name, without diacritics (Đ counts as D); `#` is any other character. */
const Letter = z
  .string()
  .regex(/^[A-Za-zĐđ#]$/, { error: 'invalid' })
  .transform((letter) => letter.toLowerCase().replace('đ', 'd'));

/** Filter of a list of groups. */
export const groupFilterFields = {
  agencyId: Id.optional(),
  /** Names of the line of business and of the occupation, as stored on the group. */
  career: line(100).optional(),
  childCareer: line(100).optional(),
  provinceCode: line(20).optional(),
  wardCode: line(20).optional(),
  letter: Letter.optional(),
  /** Words of the name, with or without diacritics. */
  name: line(100).optional(),
};

export type GroupFilter = z.output<z.ZodObject<typeof groupFilterFields>>;

/** Filter of a list of an agency's members. */
const memberFilterFields = {
  /** Defaults to the reader's own agency. */
  agencyId: Id.optional(),
  groupId: Id.optional(),
  letter: Letter.optional(),
  name: line(100).optional(),
};

/** A group as an option of a select field. */
export const GroupChoice = z.object({ _id: Id, name: z.string(), logo: Picture.nullable() });
export type GroupChoice = z.output<typeof GroupChoice>;

/** A member of an agency, with the fields that the reader may see. */
export const AgencyMember = z.object({
  _id: Id,
  person: Person,
  /**
   * The agency's groups that accepted the member, with the role in each; null unless the reader administers the agency.
   */
  groups: z.array(z.object({ _id: Id, name: z.string(), role: GroupRole })).nullable(),
});
export type AgencyMember = z.output<typeof AgencyMember>;

/** An agency in the public list. */
export const ListedAgency = z.object({
  _id: Id,
  name: z.string(),
  headline: z.string(),
  logo: Picture.nullable(),
  urlMinify: z.string().nullable(),
  /** Name of the line of business. */
  career: z.string().nullable(),
  provinceCode: z.string().nullable(),
  groupTotal: z.int(),
});
export type ListedAgency = z.output<typeof ListedAgency>;

/** Filter of the public list of agencies. */
const agencyFilterFields = {
  /** Words of the name, with or without diacritics. */
  name: line(100).optional(),
  /** Name of the line of business, as stored on the agency. */
  career: line(100).optional(),
  provinceCode: line(20).optional(),
};
export type AgencyFilter = z.output<z.ZodObject<typeof agencyFilterFields>>;

/** Numbers of groups, members and pieces of an agency that the reader may see. */
export const AgencyTotals = z.object({
  groups: z.int(),
  members: z.int(),
  posts: z.int(),
  products: z.int(),
});
export type AgencyTotals = z.output<typeof AgencyTotals>;

/** An agency by its name. */
/** An agency’s explore page and lists (docs/rules/explore.md#pages). */
export const explore = endpoints({
  get: {
    method: 'GET',
    path: '/exploreAgency',
    access: 'anyone',
    summary: 'An agency and its explore page, the same for all callers; without `agencyId` the platform’s page',
    query: z.object({ agencyId: Id.optional() }),
    result: data(Explore),
    errors: ['not-found'],
  },
  update: {
    method: 'POST',
    path: '/exploreAgency/update',
    access: 'member',
    summary: 'Changes an agency’s explore page; `updatedAt` must be that of the edited version',
    body: z.object({
      agencyId: Id,
      sections: z.array(SectionDraft).max(MOST_SECTIONS),
      updatedAt: z.union([Moment, z.literal('').transform(() => null), z.null()]).default(null),
    }),
    result: data(Explore),
    errors: ['not-found', 'forbidden', 'conflict'],
  },
  preview: {
    method: 'POST',
    path: '/exploreAgency/preview',
    access: 'member',
    summary: 'Preview of explore sections, not saved; for agency admins',
    body: z.object({ agencyId: Id, sections: z.array(SectionDraft).max(MOST_SECTIONS) }),
    result: data(z.array(ExploreSection)),
    errors: ['not-found', 'forbidden'],
  },
  find: {
    method: 'GET',
    path: '/exploreAgency/find',
    access: 'member',
    summary: 'Up to 20 groups, members, products or posts of an agency that its explore page can show, by words',
    query: z.object({ agencyId: Id, kind: z.enum(listKinds), q: line(100).optional() }),
    result: data(ExploreSection),
    errors: ['not-found', 'forbidden'],
  },
  agencies: {
    method: 'GET',
    path: '/exploreAgency/agencies',
    access: 'member',
    summary: 'The caller’s agency, and the agencies that the caller administers',
    result: data(z.object({ own: Named.nullable(), administered: z.array(Named) })),
  },
  listAgencies: {
    method: 'GET',
    path: '/agencies/getList',
    access: 'anyone',
    session: 'ignored',
    summary: 'Agencies by name; `filter` narrows them by words of the name, line of business and province',
    query: Paging.extend({ filter: filterOf(agencyFilterFields) }),
    result: list(ListedAgency),
  },
  groups: {
    method: 'GET',
    path: '/group-agency/getListGroup',
    access: 'anyone',
    summary: 'Groups by name, of all agencies and of none',
    query: Paging.extend({ filter: filterOf(groupFilterFields) }),
    result: list(GroupFace),
  },
  groupChoices: {
    method: 'GET',
    path: '/group-agency/getGDAll',
    access: 'member',
    summary: 'Up to 500 groups to choose from, by name: of an agency, or administered by the caller',
    query: z.object({ agencyId: Id.optional() }),
    result: data(z.array(GroupChoice)),
  },
  members: {
    method: 'GET',
    path: '/group-agency/getMemberAgency',
    access: 'anyone',
    summary: 'Members of an agency and its groups, by name; with groups and roles for agency admins and staff',
    query: Paging.extend({ filter: filterOf(memberFilterFields) }),
    result: list(AgencyMember),
  },
  totals: {
    method: 'GET',
    path: '/members/totalAgency/:id',
    access: 'anyone',
    summary: 'Numbers of groups, members, posts and products of an agency that the caller can see',
    params: z.object({ id: Id }),
    result: data(AgencyTotals),
    errors: ['not-found'],
  },
});
