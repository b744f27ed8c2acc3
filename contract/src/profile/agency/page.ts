import * as z from 'zod';
import { ById, ByIdOrLink, Can, data, Language, Moment } from '../../common.ts';
import { endpoints, file } from '../../http/endpoint.ts';
import { UrlMinify } from '../member/link.ts';
import { Meta, PictureQuery, QrQuery, VcardQuery } from '../member/share.ts';
import { Theme } from '../theme/catalogue.ts';
import { AgencyFace } from './face.ts';

/** The public page of an agency, in its theme (docs/rules/agency.md#page). */
export const AgencyView = AgencyFace.extend({
  language: Language,
  /** Name of the line of business. */
  career: z.string().nullable(),
  appliedTheme: Theme,
  updatedAt: Moment,
  /** `update` is true for the agency's admins. */
  can: Can,
});
export type AgencyView = z.output<typeof AgencyView>;

/** The public page of an agency, and what is shared of it. */
export const agencyPage = endpoints({
  view: {
    method: 'GET',
    path: '/agencies/getPage/:id',
    access: 'anyone',
    summary: 'The public page of an agency by its id or short link, in its theme',
    params: ByIdOrLink,
    result: data(AgencyView),
    errors: ['not-found'],
  },
  meta: {
    method: 'GET',
    path: '/agencies/getMeta/:id',
    access: 'anyone',
    session: 'ignored',
    summary: 'Share metadata of an agency’s page',
    params: ByIdOrLink,
    result: data(Meta),
    errors: ['not-found'],
  },
  vcard: {
    method: 'GET',
    path: '/agencies/getVfc/:id',
    access: 'anyone',
    session: 'ignored',
    summary: 'The contact card (.vcf) of an agency',
    params: ByIdOrLink,
    query: VcardQuery,
    result: file('text/vcard'),
    errors: ['not-found'],
  },
  qr: {
    method: 'GET',
    path: '/agencies/qr/:id',
    access: 'anyone',
    session: 'ignored',
    summary: 'QR code of an agency’s page, with the logo in the middle; or of the contact card itself',
    params: ByIdOrLink,
    query: QrQuery,
    result: file('image/svg+xml'),
    errors: ['not-found'],
  },
  sharePicture: {
    method: 'GET',
    path: '/agencies/sharePicture/:id',
    access: 'anyone',
    session: 'ignored',
    summary: 'The picture of a share preview, 1200 × 630',
    params: ByIdOrLink,
    query: PictureQuery,
    result: file('image/jpeg'),
    errors: ['not-found'],
  },
  updateUrlMinify: {
    method: 'PUT',
    path: '/agencies/updateUrlMinify/:id',
    access: 'member',
    summary: 'Takes a short link for the agency, by one of its admins; `checkUrlMinify` of members says which are free',
    params: ById,
    body: z.object({ urlMinify: UrlMinify }),
    result: data(z.object({ urlMinify: z.string() })),
    errors: ['not-found', 'forbidden', 'link-taken'],
  },
});
