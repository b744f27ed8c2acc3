import * as z from 'zod';
import { ById, data, Day, Done, Flag, Id, line, list, Moment } from '../../common.ts';
import { endpoints, file } from '../../http/endpoint.ts';
import { CvLetter } from './letter.schema.ts';
import { CV_LINK_LIMITS } from './rules.ts';
import { PublicCv, Shown } from './schema.ts';

/** The secret end of a link's address: 24 random bytes. */
export const CvLinkKey = z.string().regex(/^[A-Za-z0-9_-]{32}$/, { error: 'invalid' });

/** Name of the reader or the post; only the owner sees it. */
const Label = line(CV_LINK_LIMITS.label, 1);
/** The last day, in Vietnam, on which a link opens; empty for no end. */
const LastDay = z.union([z.literal(''), Day], { error: 'date' });
/** Empty for none. */
const LinkPassword = z.union([
  z.literal(''),
  z.string().min(CV_LINK_LIMITS.passwordLeast, { error: 'too-short' }).max(CV_LINK_LIMITS.passwordMost),
]);

/** A new link to a CV (docs/rules/cv.md#links). */
export const CvLinkDraft = z.object({
  label: Label,
  /** Contacts that readers of the link see. */
  shown: Shown.default([]),
  /** Whether readers of the link see the cover letter too. */
  letter: Flag.default(false),
  endsOn: LastDay.default(''),
  password: LinkPassword.default(''),
});
export type CvLinkDraft = z.output<typeof CvLinkDraft>;

/** Changes of a link; what is left out stays, and an empty password takes the present one away. */
export const CvLinkChanges = z.object({
  label: Label.optional(),
  shown: Shown.optional(),
  letter: Flag.optional(),
  endsOn: LastDay.optional(),
  password: LinkPassword.optional(),
});
export type CvLinkChanges = z.output<typeof CvLinkChanges>;

/** A link as the owner of its CV sees it. */
export const CvLink = z.object({
  _id: Id,
  key: CvLinkKey,
  label: z.string(),
  shown: Shown,
  letter: z.boolean(),
  endsOn: z.union([z.literal(''), Day]),
  ended: z.boolean(),
  hasPassword: z.boolean(),
  /** How often others opened it, and the last time. */
  views: z.int(),
  openedAt: Moment.nullable(),
  createdAt: Moment,
});
export type CvLink = z.output<typeof CvLink>;

/** The CV that a link opens, without hidden parts and with the contacts of the link. */
export const LinkedCv = PublicCv.omit({ memberId: true, urlMinify: true, listed: true }).extend({
  /** The cover letter; null without one, or where the link does not show it. */
  letter: CvLetter.nullable(),
  /** Opens the PDF for a few minutes, without the password. */
  ticket: z.string(),
});
export type LinkedCv = z.output<typeof LinkedCv>;

/** Proof that the password of a link was given. */
export const CvLinkGrant = z.object({ grant: z.string(), expiresAt: Moment });
export type CvLinkGrant = z.output<typeof CvLinkGrant>;

const ByKey = z.object({ key: CvLinkKey });
/** A proof (`grant`, `ticket`); the owner needs none, and a link without a password neither. */
const Proof = z.string().max(200).optional();

/** Links to CVs for single readers (docs/rules/cv.md#links). */
export const cvLink = endpoints({
  list: {
    method: 'GET',
    path: '/cvLink/list/:id',
    access: 'member',
    summary: 'The links to a CV of the caller, newest first',
    params: ById,
    result: list(CvLink),
    errors: ['not-found'],
  },
  insert: {
    method: 'POST',
    path: '/cvLink/insert/:id',
    access: 'member',
    summary: 'Makes a link to a CV of the caller',
    params: ById,
    body: CvLinkDraft,
    result: data(CvLink),
    errors: ['not-found', 'cv-links-full'],
  },
  update: {
    method: 'PUT',
    path: '/cvLink/updateById/:id',
    access: 'member',
    summary: 'Changes a link to a CV of the caller; its address stays',
    params: ById,
    body: CvLinkChanges,
    result: data(CvLink),
    errors: ['not-found'],
  },
  remove: {
    method: 'PUT',
    path: '/cvLink/deleteById/:id',
    access: 'member',
    summary: 'Removes a link for good; its address leads nowhere from then on',
    params: ById,
    result: Done,
    errors: ['not-found'],
  },
  unlock: {
    method: 'POST',
    path: '/cvLink/unlock',
    access: 'anyone',
    summary: 'Proves the password of a link for twelve hours, or until the password changes',
    body: z.object({ key: CvLinkKey, password: z.string().min(1, { error: 'required' }).max(500) }),
    result: data(CvLinkGrant),
    errors: ['not-found', 'cv-link-ended', 'incorrect-password'],
  },
  opened: {
    method: 'POST',
    path: '/cvLink/opened',
    access: 'anyone',
    summary: 'Counts that somebody else than the owner opened a link',
    body: z.object({ key: CvLinkKey, grant: Proof }),
    result: Done,
    errors: ['not-found', 'cv-link-ended', 'cv-link-locked'],
  },
  view: {
    method: 'GET',
    path: '/cvLink/:key',
    access: 'anyone',
    summary: 'The CV that a link opens',
    params: ByKey,
    query: z.object({ grant: Proof }),
    result: data(LinkedCv),
    errors: ['not-found', 'cv-link-ended', 'cv-link-locked'],
  },
  pdf: {
    method: 'GET',
    path: '/cvLink/:key/pdf',
    access: 'anyone',
    summary: 'The CV that a link opens as PDF',
    params: ByKey,
    query: z.object({ ticket: Proof }),
    result: file('application/pdf'),
    errors: ['not-found', 'cv-link-ended', 'cv-link-locked', 'unavailable', 'print-too-long'],
  },
  letterPdf: {
    method: 'GET',
    path: '/cvLink/:key/letter/pdf',
    access: 'anyone',
    summary: 'The cover letter that a link shows as PDF',
    params: ByKey,
    query: z.object({ ticket: Proof }),
    result: file('application/pdf'),
    errors: ['not-found', 'cv-link-ended', 'cv-link-locked', 'unavailable', 'print-too-long'],
  },
});
