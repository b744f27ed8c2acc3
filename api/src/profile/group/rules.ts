import { Id, type Picture } from '@m4u/contract/common';
import type { Group, GroupView } from '@m4u/contract/profile/group';
import { shownForm } from '@m4u/contract/profile/member.form.rules';
import { arranged } from '@m4u/contract/profile/member.sections.rules';
import { selectTheme, type ThemeReader } from '@m4u/contract/profile/theme.rules';
import * as z from 'zod';
import { eventType } from '../../platform/events/event.ts';
import type { AgencyFacts } from '../agency/service.ts';
import type { Relation } from '../friend/service.ts';
import { nextChange, seenLinks } from '../member/bioLink.service.ts';
import { seenContacts } from '../member/contact.service.ts';
import type { Page } from '../member/page.service.ts';
import { mayUpdate } from './policy.ts';
import type { groups } from './tables.ts';

/** Something of a group that others see has changed. */
export const groupChanged = eventType('group.changed', z.object({ groupId: Id }));

/** A group as one query reads it, with what stands around it and what the reader is to it. */
export interface GroupProfile {
  readonly row: typeof groups.$inferSelect;
  readonly urlMinify: string | null;
  readonly logo: Picture | null;
  readonly background: Picture | null;
  readonly agency: AgencyFacts | null;
  readonly memberTotal: number;
  readonly relation: Relation;
}

/** What decides a group's theme: a group is an organization under its own limits (specification §4). */
export const themeReaderOf = ({ row }: GroupProfile): ThemeReader => ({
  type: 'organization',
  theme: row.theme,
  brandGroup: { layoutPermission: row.layoutPermission, themeStyle: row.themeStyle },
});

/** The group as the reader may see it. */
export const present = (group: GroupProfile, now: Date): Group => {
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
    layoutPermission: row.layoutPermission,
    themeStyle: row.themeStyle,
    urlMinify: group.urlMinify,
    agency: agency ? { _id: agency._id, name: agency.name } : null,
    contacts: seenContacts(row.contacts, relation),
    links: seenLinks(row.links, relation, now),
    memberTotal: group.memberTotal,
    sections: arranged(row.sections, 'group'),
    can: { update: mayUpdate(relation) },
  };
};

/** A group's page as the reader may see it. */
export const presentView = (group: GroupProfile, now: Date): GroupView => ({
  ...present(group, now),
  appliedTheme: selectTheme(themeReaderOf(group)),
  updatedAt: group.row.updatedAt.toISOString(),
  form: shownForm(group.row.form),
  changesAt: nextChange(group.row.links, now),
});

/** The group as cards, codes and previews need it. */
export const pageOf = (group: GroupProfile, now: Date): Page => ({
  owner: { kind: 'group', id: group.row.id },
  isPerson: false,
  isClosed: false,
  name: group.row.name,
  headline: group.row.headline,
  about: group.row.note,
  picture: group.logo,
  language: group.row.language,
  urlMinify: group.urlMinify,
  theme: selectTheme(themeReaderOf(group)),
  contacts: seenContacts(group.row.contacts, group.relation),
  links: seenLinks(group.row.links, group.relation, now),
  organization: null,
  form: shownForm(group.row.form),
  updatedAt: group.row.updatedAt,
});
