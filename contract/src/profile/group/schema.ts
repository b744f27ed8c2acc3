import * as z from 'zod';
import { Can, Flag, Id, Language, line, Moment, Picture, PictureChoice, properName, RichText } from '../../common.ts';
import { filterOf } from '../../filter.ts';
import { SessionAgency } from '../../identity/auth/result.ts';
import { GroupFace } from './face.ts';
import { AccountLink, AccountLinks, Contact, Contacts } from '../member/contact.ts';
import { PageForm } from '../member/form.ts';
import { Person } from '../directory/person.ts';
import { PageSection, PageSectionsDraft } from '../member/sections.ts';
import { Theme, ThemeCode } from '../theme/catalogue.ts';

/** What a page of an organization stands for: something that is sold under a name, or people who belong together. */
export const GroupKind = z.enum(['brand', 'group']);
export type GroupKind = z.output<typeof GroupKind>;

/** A brand or a group as the reader may see it (docs/rules/group.md#profile). */
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
  layoutPermission: z.enum(['FREE', 'LIMIT']),
  themeStyle: z.array(z.string()),
  /** Names of the line of business and the occupation in it. */
  career: z.string().nullable(),
  childCareer: z.string().nullable(),
  urlMinify: z.string().nullable(),
  agency: SessionAgency.nullable(),
  contacts: z.array(Contact),
  links: z.array(AccountLink),
  memberTotal: z.int(),
  sections: z.array(PageSection),
  can: Can,
});
export type Group = z.output<typeof Group>;

/** A group's page: the group and the theme it is shown in. */
export const GroupView = Group.extend({
  appliedTheme: Theme,
  /** Staff keep it locked: only its name is shown. */
  locked: z.boolean(),
  updatedAt: Moment,
  /** The group's own form, when it is on. */
  form: PageForm.nullable(),
  /** When what the page shows changes by itself: a link begins or ends. */
  changesAt: Moment.nullable(),
});
export type GroupView = z.output<typeof GroupView>;

/** Codes of themes, each once; the first is what a page wears whose own choice is not among them. */
const ThemeList = z
  .array(ThemeCode)
  .max(20)
  .transform((codes) => [...new Set(codes)]);

/** Everything a group's admin may change; what is left out stays as it is. */
export const GroupChanges = z.object({
  name: properName(100, 1).optional(),
  headline: line(120).optional(),
  note: RichText.optional(),
  logo: PictureChoice.optional(),
  background: PictureChoice.optional(),
  language: Language.optional(),
  contacts: Contacts.optional(),
  links: AccountLinks.optional(),
  sections: PageSectionsDraft.optional(),
  career: line(100).optional(),
  childCareer: line(100).optional(),
  /** LIMIT binds the pages of its members to `themeStyle`, and to OrganizationMode while that is empty. */
  layoutPermission: z.enum(['FREE', 'LIMIT']).optional(),
  themeStyle: ThemeList.optional(),
});
export type GroupChanges = z.output<typeof GroupChanges>;

/** A new brand or group; within an agency where its admin makes it there. */
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

/** A group as those see it who run it. */
export const RunGroup = GroupFace.extend({
  layoutPermission: z.enum(['FREE', 'LIMIT']),
  locked: z.boolean(),
  deletedAt: Moment.nullable(),
  /** Until when it can be restored; null while it is there. */
  restorableUntil: Moment.nullable(),
  createdAt: Moment,
});
export type RunGroup = z.output<typeof RunGroup>;

/** A group that the reader administers or belongs to. */
export const OwnGroup = RunGroup.extend({ role: z.enum(['admin', 'member']) });
export type OwnGroup = z.output<typeof OwnGroup>;

/** What narrows a list of groups. */
export const groupFilterFields = {
  /** Any part of a name, without diacritics. */
  name: line(100).optional(),
  kind: GroupKind.optional(),
  /** The letter a name begins with, without its marks. */
  letter: line(1).optional(),
  career: line(100).optional(),
};
export const GroupFilter = filterOf(groupFilterFields);

/** What narrows the reader's own groups: those they administer, those that were deleted and can be restored. */
export const OwnGroupFilter = filterOf({
  ...groupFilterFields,
  role: z.enum(['admin', 'member']).optional(),
  deleted: Flag.optional(),
});

/** Somebody who administers groups of an agency, and which. */
export const OrganizeAdmin = Person.extend({ groups: z.array(z.object({ _id: Id, name: z.string() })) });
export type OrganizeAdmin = z.output<typeof OrganizeAdmin>;
