import * as z from 'zod';
import {
  ById,
  ByIdOrLink,
  Can,
  data,
  Id,
  Language,
  line,
  Moment,
  Picture,
  PictureChoice,
  RichText,
} from '../common.ts';
import { endpoints, file } from '../endpoint.ts';
import { SessionAgency } from '../identity/auth.result.ts';
import { AccountLink, AccountLinks, Contact, Contacts } from './member.contact.ts';
import { PageForm, PageFormDraft } from './member.form.ts';
import { OpenedLink, UrlMinify } from './member.link.ts';
import { PageSection, PageSectionsDraft } from './member.sections.ts';
import { Meta, PictureQuery, QrQuery, VcardQuery } from './member.share.ts';
import { Theme, ThemeCode } from './theme.catalogue.ts';

/** A brand or a group as the reader may see it (specification §3 "Brand/group"). */
export const Group = z.object({
  _id: Id,
  kind: z.enum(['brand', 'group']),
  name: z.string(),
  headline: z.string(),
  note: z.string(),
  imagesUrl: z.array(Picture),
  background: Picture.nullable(),
  language: Language,
  theme: z.string(),
  layoutPermission: z.enum(['FREE', 'LIMIT']),
  themeStyle: z.array(z.string()),
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
  updatedAt: Moment,
  /** The group's own form, when it is on. */
  form: PageForm.nullable(),
  /** When what the page shows changes by itself: a link begins or ends. */
  changesAt: Moment.nullable(),
});
export type GroupView = z.output<typeof GroupView>;

/** Everything a group's admin may change; what is left out stays as it is. */
export const GroupChanges = z.object({
  name: line(100, 1).optional(),
  headline: line(120).optional(),
  note: RichText.optional(),
  logo: PictureChoice.optional(),
  background: PictureChoice.optional(),
  language: Language.optional(),
  contacts: Contacts.optional(),
  links: AccountLinks.optional(),
  sections: PageSectionsDraft.optional(),
});
export type GroupChanges = z.output<typeof GroupChanges>;

/** Brands and groups, and their pages (specification §7 "Groups and brands"). */
export const group = endpoints({
  get: {
    method: 'GET',
    path: '/groupAndBrand/getGDUById/:id',
    access: 'member',
    summary: 'The group as its admins edit it',
    params: ById,
    result: data(Group),
    errors: ['not-found', 'forbidden'],
  },
  view: {
    method: 'GET',
    path: '/groupAndBrand/getGDByById/:id',
    access: 'anyone',
    summary: 'A group’s page as the reader may see it, in its theme',
    params: ByIdOrLink,
    result: data(GroupView),
    errors: ['not-found'],
  },
  meta: {
    method: 'GET',
    path: '/groupAndBrand/getMetaGDById/:id',
    access: 'anyone',
    summary: 'Share metadata of a group’s page',
    params: ByIdOrLink,
    result: data(Meta),
    errors: ['not-found'],
  },
  vcard: {
    method: 'GET',
    path: '/groupAndBrand/getVfcGroupId/:id',
    access: 'anyone',
    summary: 'The contact card (.vcf) of a group',
    params: ByIdOrLink,
    query: VcardQuery,
    result: file('text/vcard'),
    errors: ['not-found'],
  },
  updateTheme: {
    method: 'PUT',
    path: '/groupAndBrand/updateTheme/:id',
    access: 'member',
    summary: 'Chooses the theme of the group’s page',
    params: ById,
    body: z.object({ theme: ThemeCode }),
    result: data(Group),
    errors: ['not-found', 'forbidden', 'theme-not-allowed'],
  },
  updateUrlMinify: {
    method: 'PUT',
    path: '/groupAndBrand/updateUrlMinify/:id',
    access: 'member',
    summary: 'Takes a short link for the group',
    params: ById,
    body: z.object({ urlMinify: UrlMinify }),
    result: data(z.object({ urlMinify: z.string() })),
    errors: ['not-found', 'forbidden', 'link-taken'],
  },
  update: {
    method: 'PUT',
    path: '/groupAndBrand/updateUById/:id',
    access: 'member',
    summary: 'Changes the group',
    params: ById,
    body: GroupChanges,
    result: data(Group),
    errors: ['not-found', 'forbidden'],
  },
  openLink: {
    method: 'GET',
    path: '/groupAndBrand/openLink/:id/:link',
    access: 'anyone',
    session: 'ignored',
    summary:
      'Counts that a link of the group’s page was opened, and leads there; to the links’ page when it is not shown',
    params: OpenedLink,
    result: file('text/html'),
    errors: ['not-found'],
  },
  getForm: {
    method: 'GET',
    path: '/groupAndBrand/getFormDataByBrandAndGroupId/:id',
    access: 'anyone',
    summary: 'The group’s own form: as it stands for its admins, for others when it is on',
    params: ById,
    result: data(PageForm),
    errors: ['not-found'],
  },
  updateForm: {
    method: 'PUT',
    path: '/groupAndBrand/updateFormDataBaDbyBaDId/:id',
    access: 'member',
    summary: 'Replaces the group’s form; questions that stay keep their ids',
    params: ById,
    body: PageFormDraft,
    result: data(PageForm),
    errors: ['not-found', 'forbidden'],
  },
  qr: {
    method: 'GET',
    path: '/groupAndBrand/qr/:id',
    access: 'anyone',
    summary: 'QR code of the group’s page, with the logo in the middle',
    params: ByIdOrLink,
    query: QrQuery,
    result: file('image/svg+xml'),
    errors: ['not-found'],
  },
  sharePicture: {
    method: 'GET',
    path: '/groupAndBrand/sharePicture/:id',
    access: 'anyone',
    session: 'ignored',
    summary: 'The picture of a share preview, 1200 × 630',
    params: ByIdOrLink,
    query: PictureQuery,
    result: file('image/jpeg'),
    errors: ['not-found'],
  },
});
