import * as z from 'zod';
import {
  ById,
  ByIdOrLink,
  Can,
  data,
  Day,
  Id,
  IdOrLink,
  Language,
  line,
  Moment,
  Picture,
  PictureChoice,
  properName,
  RichText,
} from '../common.ts';
import { endpoints, file } from '../http/endpoint.ts';
import { BrandGroup, SessionAgency } from '../identity/auth/result.ts';
import { AccountLink, AccountLinks, Contact, Contacts } from './member/contact.ts';
import { PageForm, PageFormDraft } from './member/form.ts';
import { MemberLayout } from './member/layout.ts';
import { OpenedLink, UrlMinify } from './member/link.ts';
import { PageSection, PageSectionsDraft } from './member/sections.ts';
import { LinkTarget, Meta, PictureQuery, QrQuery, VcardQuery } from './member/share.ts';
import { Occupation, Term } from './member/terms.ts';
import { Theme, ThemeCode } from './theme/catalogue.ts';
import { ThemeType } from './theme/shape.ts';

/** The kind of a profile (docs/rules/member.md#profile). */
export const MemberType = z.enum(['individual', 'organization', 'agency']);
export type MemberType = z.output<typeof MemberType>;

/** A member's profile as the reader may see it (docs/rules/member.md#profile). */
export const Member = z.object({
  _id: Id,
  type: MemberType,
  name: z.string(),
  headline: z.string(),
  aboutMe: z.string(),
  portrait: Picture.nullable(),
  background: Picture.nullable(),
  language: Language,
  theme: z.string(),
  layout: MemberLayout,
  themeType: ThemeType,
  /** Theme code of the agency; null for other members. */
  themeStyle: z.string().nullable(),
  brandGroup: BrandGroup.nullable(),
  agencyId: Id.nullable(),
  agency: SessionAgency.nullable(),
  urlMinify: z.string().nullable(),
  groups: z.array(z.object({ _id: Id, name: z.string(), urlMinify: z.string().nullable() })),
  contacts: z.array(Contact),
  links: z.array(AccountLink),
  career: z.string().nullable(),
  childCareer: z.string().nullable(),
  interests: z.array(z.string()),
  gender: z.enum(['female', 'male', 'other']).nullable(),
  birthday: Day.nullable(),
  sections: z.array(PageSection),
  can: Can,
});
export type Member = z.output<typeof Member>;

/** A member's page: the profile and the theme it is shown in (docs/rules/theme.md#selection). */
export const MemberView = Member.extend({
  appliedTheme: Theme,
  /** The account is locked by its owner or by staff: the page shows the name alone (docs/rules/member.md#locked-pages). */
  locked: z.boolean(),
  /** Search engines may index the page: it is open, its account is verified, and its owner agreed. */
  indexed: z.boolean(),
  updatedAt: Moment,
  /** The owner's own form, when it is enabled. */
  form: PageForm.nullable(),
  /** When the page next changes without an edit, because a link begins or ends; null for never. */
  changesAt: Moment.nullable(),
});
export type MemberView = z.output<typeof MemberView>;

/** All profile fields that the owner may change; omitted fields stay unchanged. */
export const MemberChanges = z.object({
  name: properName(100, 1).optional(),
  headline: line(120).optional(),
  aboutMe: RichText.optional(),
  portrait: PictureChoice.optional(),
  background: PictureChoice.optional(),
  language: Language.optional(),
  layout: MemberLayout.optional(),
  contacts: Contacts.optional(),
  career: line(100).optional(),
  childCareer: line(100).optional(),
  interests: z.array(line(60, 1)).max(20).optional(),
  gender: z.enum(['female', 'male', 'other', '']).optional(),
  birthday: z.union([Day, z.literal('')], { error: 'date' }).optional(),
  sections: PageSectionsDraft.optional(),
});
export type MemberChanges = z.output<typeof MemberChanges>;

/** Members' profiles and pages (docs/rules/member.md). */
export const member = endpoints({
  get: {
    method: 'GET',
    path: '/members/getMemberId/:id',
    access: 'member',
    summary: 'A member’s profile for editing, with the audience of each contact; for its owner',
    params: ById,
    result: data(Member),
    errors: ['not-found', 'forbidden'],
  },
  view: {
    method: 'GET',
    path: '/members/getMemberIdView/:id',
    access: 'anyone',
    summary: 'A member’s page as the caller can see it, in its theme',
    params: ByIdOrLink,
    result: data(MemberView),
    errors: ['not-found'],
  },
  update: {
    method: 'PUT',
    path: '/members/updateMemberById/:id',
    access: 'member',
    summary: 'Changes a member’s profile',
    params: ById,
    body: MemberChanges,
    result: data(Member),
    errors: ['not-found', 'forbidden'],
  },
  updateTheme: {
    method: 'PUT',
    path: '/members/updateMemberTheme/:id',
    access: 'member',
    summary: 'Sets the theme of a member’s page',
    params: ById,
    body: z.object({ theme: ThemeCode }),
    result: data(Member),
    errors: ['not-found', 'forbidden', 'theme-not-allowed'],
  },
  updateUrlMinify: {
    method: 'PUT',
    path: '/members/updateUrlMinify/:id',
    access: 'member',
    summary: 'Sets the short link of a member; the former one redirects for 90 days',
    params: ById,
    body: z.object({ urlMinify: UrlMinify }),
    result: data(z.object({ urlMinify: z.string() })),
    errors: ['not-found', 'forbidden', 'link-taken'],
  },
  checkUrlMinify: {
    method: 'GET',
    path: '/members/checkUrlMinify/:id',
    access: 'anyone',
    summary: 'Whether a short link is free, and a similar free one',
    params: z.object({ id: z.string().max(100) }),
    result: data(z.object({ available: z.boolean(), suggestion: z.string() })),
  },
  updateAccountLink: {
    method: 'PUT',
    path: '/members/updateAccountLinkById/:id',
    access: 'member',
    summary: 'Replaces the links of a member’s page',
    params: ById,
    body: z.object({ links: AccountLinks }),
    result: data(z.object({ links: z.array(AccountLink) })),
    errors: ['not-found', 'forbidden'],
  },
  openLink: {
    method: 'GET',
    path: '/members/openLink/:id/:link',
    access: 'anyone',
    session: 'ignored',
    summary:
      'Counts the opening of a link of a member’s page and redirects to it, or to the page of links if it is not shown',
    params: OpenedLink,
    result: file('text/html'),
    errors: ['not-found'],
  },
  getForm: {
    method: 'GET',
    path: '/members/getFormDataByMemberId/:id',
    access: 'anyone',
    summary: 'Form of a member’s page: always for its owner, for others while it is enabled',
    params: ById,
    result: data(PageForm),
    errors: ['not-found'],
  },
  updateForm: {
    method: 'PUT',
    path: '/members/updateFormDataByMemberId/:id',
    access: 'member',
    summary: 'Replaces the form of a member’s page; existing questions keep their ids',
    params: ById,
    body: PageFormDraft,
    result: data(PageForm),
    errors: ['not-found', 'forbidden'],
  },
  vcard: {
    method: 'GET',
    path: '/members/getVfcMemberId/:id',
    access: 'anyone',
    summary: 'Contact card (.vcf) of a member, with the contacts that the caller can see',
    params: ByIdOrLink,
    query: VcardQuery,
    result: file('text/vcard'),
    errors: ['not-found'],
  },
  meta: {
    method: 'GET',
    path: '/members/getMetaMemberId/:id',
    access: 'anyone',
    summary: 'Share metadata of a member’s page',
    params: ByIdOrLink,
    result: data(Meta),
    errors: ['not-found'],
  },
  metaByUrlMinify: {
    method: 'GET',
    path: '/members/getMetaMemberByUrlMinify/:urlMinify',
    access: 'anyone',
    summary: 'Share metadata of a member’s page, by short link',
    params: z.object({ urlMinify: IdOrLink }),
    result: data(Meta),
    errors: ['not-found'],
  },
  infoByLink: {
    method: 'GET',
    path: '/members/getInfoMemberAndGroupByLink/:id',
    access: 'anyone',
    summary: 'Target of a shared link: kind, id, owner and theme',
    params: ByIdOrLink,
    query: z.object({ path: z.string().max(300).optional() }),
    result: data(LinkTarget),
    errors: ['not-found'],
  },
  styles: {
    method: 'GET',
    path: '/members/getStylesListByActive',
    access: 'anyone',
    session: 'ignored',
    summary: 'The catalogue of themes',
    result: data(z.array(Theme)),
  },
  themesForReader: {
    method: 'GET',
    path: '/members/getThemeCheckAuth',
    access: 'member',
    summary: 'Themes that the caller can choose',
    result: data(z.array(Theme)),
  },
  careers: {
    method: 'GET',
    path: '/members/careers',
    access: 'anyone',
    session: 'ignored',
    summary: 'Lines of business',
    result: data(z.array(Term)),
  },
  childCareers: {
    method: 'GET',
    path: '/members/childCareers',
    access: 'anyone',
    session: 'ignored',
    summary: 'Occupations of a line of business, by its name; without a name all',
    query: z.object({ name: line(100).optional() }),
    result: data(z.array(Occupation)),
  },
  interests: {
    method: 'GET',
    path: '/members/interest',
    access: 'anyone',
    session: 'ignored',
    summary: 'Interests to choose from',
    result: data(z.array(Term)),
  },
  qr: {
    method: 'GET',
    path: '/members/qr/:id',
    access: 'anyone',
    summary: 'QR code of a member’s page with the portrait in the middle, or of the contact card with public contacts',
    params: ByIdOrLink,
    query: QrQuery,
    result: file('image/svg+xml'),
    errors: ['not-found'],
  },
  sharePicture: {
    method: 'GET',
    path: '/members/sharePicture/:id',
    access: 'anyone',
    session: 'ignored',
    summary: 'Share picture of a member’s page, 1200 × 630',
    params: ByIdOrLink,
    query: PictureQuery,
    result: file('image/jpeg'),
    errors: ['not-found'],
  },
});
