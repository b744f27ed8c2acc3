import type { Picture } from '@m4u/contract/common';
import type { BrandGroup } from '@m4u/contract/identity/auth/result';
import type { Member, MemberView } from '@m4u/contract/profile/member';
import { visibleForm } from '@m4u/contract/profile/member/form.rules';
import { completeSections } from '@m4u/contract/profile/member/sections.rules';
import { lightMode, type Theme } from '@m4u/contract/profile/theme/catalogue';
import { selectTheme, themeTypeOf, type ThemeReader } from '@m4u/contract/profile/theme/rules';
import type { AgencyFacts } from '../directory/agencies/facts.reads.ts';
import type { Relation } from '../friend/visibility.reads.ts';
import type { Membership } from '../directory/groups/membership.reads.ts';
import { nextLinkChange, visibleLinks } from '../page/links/service.ts';
import { visibleContacts } from '../page/contact.service.ts';
import type { Page } from '../page/service.ts';
import { canUpdate } from './policy.ts';
import type { members } from './tables.ts';

/** A profile as one query reads it, with its related data and the reader's relation to its owner. */
export interface Profile {
  readonly row: typeof members.$inferSelect;
  readonly urlMinify: string | null;
  readonly portrait: Picture | null;
  readonly background: Picture | null;
  readonly memberships: readonly Membership[];
  readonly agency: AgencyFacts | null;
  /** The owner's part of the permission for search engines: a verified account and the owner's consent. */
  readonly searchable: boolean;
  readonly relation: Relation;
}

/** The brand group of a member: the first of their groups. */
export const brandGroupOf = (first: Membership | undefined): BrandGroup | null =>
  first
    ? { _id: first._id, name: first.name, layoutPermission: first.layoutPermission, themeStyle: first.themeStyle }
    : null;

/** The agency of a member: their own, otherwise their brand group's. */
export const agencyOfMember = ({ agency, memberships }: Pick<Profile, 'agency' | 'memberships'>): AgencyFacts | null =>
  agency ?? memberships[0]?.agency ?? null;

/** The facts that decide a profile's theme (docs/rules/theme.md#selection). */
export const themeReaderOf = (profile: Profile): ThemeReader => ({
  type: profile.row.type,
  theme: profile.row.theme,
  brandGroup: brandGroupOf(profile.memberships[0]),
  agency: agencyOfMember(profile),
});

/** The theme of a profile's page. */
const appliedTheme = (profile: Profile): Theme => selectTheme(themeReaderOf(profile));

/** Builds the profile as the reader may see it. Only the owner sees gender and birthday. */
export const toMember = (profile: Profile, now: Date): Member => {
  const { row, relation, memberships } = profile;
  const agency = agencyOfMember(profile);
  const isOwner = relation === 'owner';
  return {
    _id: row.id,
    type: row.type,
    name: row.name,
    headline: row.headline,
    aboutMe: row.aboutMe,
    portrait: profile.portrait,
    background: profile.background,
    language: row.language,
    theme: row.theme,
    layout: row.layout,
    themeType: themeTypeOf(themeReaderOf(profile)),
    themeStyle: row.type === 'agency' ? (agency?.themeStyle ?? null) : null,
    brandGroup: brandGroupOf(memberships[0]),
    agencyId: row.agencyId,
    agency: agency ? { _id: agency._id, name: agency.name } : null,
    urlMinify: profile.urlMinify,
    groups: memberships.map(({ _id, name, urlMinify }) => ({ _id, name, urlMinify })),
    contacts: visibleContacts(row.contacts, relation),
    links: visibleLinks(row.links, relation, now),
    career: row.career,
    childCareer: row.childCareer,
    interests: row.interests,
    gender: isOwner ? row.gender : null,
    birthday: isOwner ? row.birthday : null,
    sections: completeSections(row.sections, 'member'),
    can: { update: canUpdate(relation) },
  };
};

/** The profile of a locked account: only its name (docs/rules/member.md#locked-pages). */
const toClosedMember = ({ row, urlMinify }: Profile): Member => ({
  _id: row.id,
  type: row.type,
  name: row.name,
  headline: '',
  aboutMe: '',
  portrait: null,
  background: null,
  language: row.language,
  theme: lightMode.code,
  layout: 'usual',
  themeType: 'member',
  themeStyle: null,
  brandGroup: null,
  agencyId: null,
  agency: null,
  urlMinify,
  groups: [],
  contacts: [],
  links: [],
  career: null,
  childCareer: null,
  interests: [],
  gender: null,
  birthday: null,
  sections: [],
  can: { update: false },
});

/** Builds a member's page as the reader may see it. */
export const toMemberView = (profile: Profile, now: Date): MemberView => {
  const { row } = profile;
  const locked = row.lockedAt !== null;
  return {
    ...(locked ? toClosedMember(profile) : toMember(profile, now)),
    appliedTheme: locked ? lightMode : appliedTheme(profile),
    locked,
    indexed: profile.searchable && !locked,
    updatedAt: row.updatedAt.toISOString(),
    form: locked ? null : visibleForm(row.form),
    changesAt: locked ? null : nextLinkChange(row.links, now),
  };
};

/** Builds the page data that contact cards, QR codes and previews need. */
export const toPage = (profile: Profile, now: Date): Page => {
  const { row, relation, memberships } = profile;
  const locked = row.lockedAt !== null;
  return {
    owner: { kind: 'member', id: row.id },
    isPerson: row.type === 'individual',
    isClosed: locked,
    name: row.name,
    headline: locked ? '' : row.headline,
    about: locked ? '' : row.aboutMe,
    picture: locked ? null : profile.portrait,
    language: row.language,
    urlMinify: profile.urlMinify,
    theme: locked ? lightMode : appliedTheme(profile),
    contacts: locked ? [] : visibleContacts(row.contacts, relation),
    links: locked ? [] : visibleLinks(row.links, relation, now),
    organization: locked ? null : (memberships[0]?.name ?? null),
    form: locked ? null : visibleForm(row.form),
    updatedAt: row.updatedAt,
  };
};
