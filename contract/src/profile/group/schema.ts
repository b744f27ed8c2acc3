import * as z from 'zod';
import {
  Can,
  Flag,
  Id,
  Language,
  line,
  Moment,
  Named,
  Picture,
  PictureChoice,
  properName,
  RichText,
} from '../../common.ts';
import { filterOf } from '../../filter.ts';
import { SessionAgency } from '../../identity/auth/result.ts';
import { GroupFace } from './face.ts';
import { GroupRole } from './roles.ts';
import { AccountLink, AccountLinks, Contact, Contacts } from '../member/contact.ts';
import { GroupLayout } from '../member/layout.ts';
import { PageForm } from '../member/form.ts';
import { Person } from '../directory/person.ts';
import { PageSection, PageSectionsDraft } from '../member/sections.ts';
import { Theme, ThemeCode } from '../theme/catalogue.ts';

/** Kinds of organization pages: a brand that is sold under a name, or a group of people. */
export const GroupKind = z.enum(['brand', 'group']);
export type GroupKind = z.output<typeof GroupKind>;

/** A brand or group as the reader may see it (docs/rules/group.md#profile). */
export const Group = z.object({
  _id: Id,
  kind: GroupKind,
  name: z.string(),
  headline: z.string(),
  note: z.string(),
  imagesUrl: z.array(Picture),
  background: Picture.nullable(),
  language: Language,
  theme: z.string(),
  layout: GroupLayout,
  layoutPermission: z.enum(['FREE', 'LIMIT']),
  themeStyle: z.array(z.string()),
  /** Names of the line of business and of the occupation within it. */
  career: z.string().nullable(),
  childCareer: z.string().nullable(),
  urlMinify: z.string().nullable(),
  agency: SessionAgency.nullable(),
  contacts: z.array(Contact),
  links: z.array(AccountLink),
  memberTotal: z.int(),
  sections: z.array(PageSection),
  /** `update`: admins and editors of the page; `administer`: admins. */
  can: Can.extend({ administer: z.boolean() }),
});
export type Group = z.output<typeof Group>;

/** A group's page: the group and its theme. */
export const GroupView = Group.extend({
  appliedTheme: Theme,
  /** Staff have locked the page, so only its name is shown. */
  locked: z.boolean(),
  updatedAt: Moment,
  /** The group's own form, when it is enabled. */
  form: PageForm.nullable(),
  /** When the page next changes without an edit, because a link begins or ends; null for never. */
  changesAt: Moment.nullable(),
});
export type GroupView = z.output<typeof GroupView>;

/** Theme codes, each at most once. The first is the default when a page's own choice is not in the list. */
const ThemeList = z
  .array(ThemeCode)
  .max(20)
  .transform((codes) => [...new Set(codes)]);

/** All fields that a group's admin may change; omitted fields stay unchanged. */
export const GroupChanges = z.object({
  name: properName(100, 1).optional(),
  headline: line(120).optional(),
  note: RichText.optional(),
  logo: PictureChoice.optional(),
  background: PictureChoice.optional(),
  language: Language.optional(),
  layout: GroupLayout.optional(),
  contacts: Contacts.optional(),
  links: AccountLinks.optional(),
  sections: PageSectionsDraft.optional(),
  career: line(100).optional(),
  childCareer: line(100).optional(),
  /**
   * LIMIT restricts the pages of the group's members to the themes in `themeStyle`, or to OrganizationMode when it is
   * empty.
   */
  layoutPermission: z.enum(['FREE', 'LIMIT']).optional(),
  themeStyle: ThemeList.optional(),
});
export type GroupChanges = z.output<typeof GroupChanges>;

/** A new brand or group; with the agency in which its admin creates it. */
export const GroupDraft = z.object({
  kind: GroupKind,
  name: properName(100, 1),
  headline: line(120).optional(),
  language: Language.optional(),
  logo: PictureChoice.optional(),
  career: line(100).optional(),
  childCareer: line(100).optional(),
  agencyId: Id.optional(),
});
export type GroupDraft = z.output<typeof GroupDraft>;

/** A group as its own admins and members, and the admins of its agency, see it. */
export const RunGroup = GroupFace.extend({
  layoutPermission: z.enum(['FREE', 'LIMIT']),
  locked: z.boolean(),
  deletedAt: Moment.nullable(),
  /** Until when a deleted group can be restored; null when it is not deleted. */
  restorableUntil: Moment.nullable(),
  createdAt: Moment,
});
export type RunGroup = z.output<typeof RunGroup>;

/** A group that the reader administers or belongs to. */
export const OwnGroup = RunGroup.extend({ role: GroupRole });
export type OwnGroup = z.output<typeof OwnGroup>;

/** Fields by which lists of groups are filtered. */
export const groupFilterFields = {
  /** Any part of the name, without diacritics. */
  name: line(100).optional(),
  kind: GroupKind.optional(),
  /** First letter of the name, without diacritics. */
  letter: line(1).optional(),
  career: line(100).optional(),
};
export const GroupFilter = filterOf(groupFilterFields);

/** Filter of the reader's own groups: by role, or those that are deleted and can still be restored. */
export const OwnGroupFilter = filterOf({
  ...groupFilterFields,
  role: GroupRole.optional(),
  deleted: Flag.optional(),
});

/** A member who administers groups of an agency, and those groups. */
export const OrganizeAdmin = Person.extend({ groups: z.array(Named) });
export type OrganizeAdmin = z.output<typeof OrganizeAdmin>;
