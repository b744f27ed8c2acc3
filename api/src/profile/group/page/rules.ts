import type { Picture } from '@m4u/contract/common';
import type { Group, GroupView } from '@m4u/contract/profile/group';
import { visibleForm } from '@m4u/contract/profile/member/form.rules';
import { completeSections } from '@m4u/contract/profile/member/sections.rules';
import { lightMode } from '@m4u/contract/profile/theme/catalogue';
import { selectTheme, type ThemeReader } from '@m4u/contract/profile/theme/rules';
import type { AgencyFacts } from '../../directory/agencies/facts.reads.ts';
import type { Relation } from '../../friend/visibility.reads.ts';
import { nextLinkChange, visibleLinks } from '../../page/links/service.ts';
import { visibleContacts } from '../../page/contact.service.ts';
import type { Page } from '../../page/service.ts';
import { canUpdate } from '../policy.ts';
import type { groups } from '../tables.ts';

/** A group as one query reads it, with its related data and the reader's relation to it. */
export interface GroupProfile {
  readonly row: typeof groups.$inferSelect;
  readonly urlMinify: string | null;
  readonly logo: Picture | null;
  readonly background: Picture | null;
  readonly agency: AgencyFacts | null;
  readonly memberTotal: number;
  readonly relation: Relation;
  /** Whether the reader is an admin, beside editors, whose relation is the same. */
  readonly administers: boolean;
}

/**
 * The facts that decide a group's theme: it counts as an organization with limits of its own
 * (docs/rules/theme.md#selection).
 */
export const themeReaderOf = ({ row }: GroupProfile): ThemeReader => ({
  type: 'organization',
  theme: row.theme,
  brandGroup: { layoutPermission: row.layoutPermission, themeStyle: row.themeStyle },
});

/** Builds the group as the reader may see it. */
export const toGroup = (group: GroupProfile, now: Date): Group => {
  const { row, relation, agency } = group;
  return {
    _id: row.id,
    kind: row.kind,
    name: row.name,
    headline: row.headline,
    note: row.note,
    imagesUrl: group.logo ? [group.logo] : [],
    background: group.background,
    language: row.language,
    theme: row.theme,
    layout: row.layout,
    layoutPermission: row.layoutPermission,
    themeStyle: row.themeStyle,
    career: row.career,
    childCareer: row.childCareer,
    urlMinify: group.urlMinify,
    agency: agency ? { _id: agency._id, name: agency.name } : null,
    contacts: visibleContacts(row.contacts, relation),
    links: visibleLinks(row.links, relation, now),
    memberTotal: group.memberTotal,
    sections: completeSections(row.sections, 'group'),
    can: { update: canUpdate(relation), administer: group.administers },
  };
};

/** The public rest of a group that staff have locked: its name. */
const toClosedGroup = ({ row, urlMinify }: GroupProfile): Group => ({
  _id: row.id,
  kind: row.kind,
  name: row.name,
  headline: '',
  note: '',
  imagesUrl: [],
  background: null,
  language: row.language,
  theme: lightMode.code,
  layout: 'usual',
  layoutPermission: 'FREE',
  themeStyle: [],
  career: null,
  childCareer: null,
  urlMinify,
  agency: null,
  contacts: [],
  links: [],
  memberTotal: 0,
  sections: [],
  can: { update: false, administer: false },
});

/** Builds a group's page as the reader may see it. */
export const toGroupView = (group: GroupProfile, now: Date): GroupView => {
  const { row } = group;
  const locked = row.lockedAt !== null;
  return {
    ...(locked ? toClosedGroup(group) : toGroup(group, now)),
    appliedTheme: locked ? lightMode : selectTheme(themeReaderOf(group)),
    locked,
    updatedAt: row.updatedAt.toISOString(),
    form: locked ? null : visibleForm(row.form),
    changesAt: locked ? null : nextLinkChange(row.links, now),
  };
};

/** Builds the page data that contact cards, QR codes and previews need. */
export const toPage = (group: GroupProfile, now: Date): Page => {
  const { row, relation } = group;
  const locked = row.lockedAt !== null;
  return {
    owner: { kind: 'group', id: row.id },
    isPerson: false,
    isClosed: locked,
    name: row.name,
    headline: locked ? '' : row.headline,
    about: locked ? '' : row.note,
    picture: locked ? null : group.logo,
    language: row.language,
    urlMinify: group.urlMinify,
    theme: locked ? lightMode : selectTheme(themeReaderOf(group)),
    contacts: locked ? [] : visibleContacts(row.contacts, relation),
    links: locked ? [] : visibleLinks(row.links, relation, now),
    organization: null,
    form: locked ? null : visibleForm(row.form),
    updatedAt: row.updatedAt,
  };
};
