import * as z from 'zod';
import { ById, data, Done, IdOrLink, Language, list } from '../common.ts';
import { endpoints, file } from '../http/endpoint.ts';
import { cvApplication } from './cv/application.ts';
import { Cv, CvFilled, CvRow, CvSave, CvVisibility, PublicCv, ReadResume } from './cv/schema.ts';

const OfMember = z.object({ memberId: IdOrLink });

/** CVs of members (docs/rules/cv.md#fields). */
export const cv = endpoints({
  ...cvApplication,
  list: {
    method: 'GET',
    path: '/cv/list',
    access: 'member',
    summary: 'The caller’s CVs, last changed first',
    result: list(CvRow),
  },
  fill: {
    method: 'GET',
    path: '/cv/fill',
    access: 'member',
    summary: 'A new CV filled from the caller’s profile and activities, not saved',
    query: z.object({ language: Language.optional() }),
    result: data(CvFilled),
    errors: ['not-found'],
  },
  get: {
    method: 'GET',
    path: '/cv/getById/:id',
    access: 'member',
    summary: 'A CV of the caller, for editing',
    params: ById,
    result: data(Cv),
    errors: ['not-found'],
  },
  save: {
    method: 'POST',
    path: '/cv/save',
    access: 'member',
    summary:
      'Creates a CV, or replaces the one of `_id`; a CV that others can open makes the caller’s other CVs private',
    body: CvSave,
    result: data(Cv),
    errors: ['not-found', 'cvs-full'],
  },
  duplicate: {
    method: 'POST',
    path: '/cv/duplicate/:id',
    access: 'member',
    summary: 'Copies a CV of the caller; the copy is private',
    params: ById,
    result: data(Cv),
    errors: ['not-found', 'cvs-full', 'cv-versions-full'],
  },
  setVisibility: {
    method: 'PUT',
    path: '/cv/setVisibility/:id',
    access: 'member',
    summary: 'Shows a CV at the caller’s address in place of the current one, or hides it',
    params: ById,
    body: z.object({ visibility: CvVisibility }),
    result: data(Cv),
    errors: ['not-found'],
  },
  remove: {
    method: 'PUT',
    path: '/cv/deleteById/:id',
    access: 'member',
    summary: 'Deletes a CV; it can be restored for 30 days',
    params: ById,
    result: Done,
    errors: ['not-found'],
  },
  restore: {
    method: 'PUT',
    path: '/cv/restoreById/:id',
    access: 'member',
    summary: 'Restores a CV that was deleted less than 30 days ago, as private',
    params: ById,
    result: Done,
    errors: ['not-found', 'cvs-full', 'cv-versions-full'],
  },
  pdf: {
    method: 'GET',
    path: '/cv/pdf/:id',
    access: 'member',
    summary: 'A CV of the caller as PDF, with all contacts',
    params: ById,
    result: file('application/pdf'),
    errors: ['not-found', 'unavailable', 'print-too-long'],
  },
  docx: {
    method: 'GET',
    path: '/cv/docx/:id',
    access: 'member',
    summary: 'A CV of the caller as a document of Word, with all contacts',
    params: ById,
    result: file('application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
    errors: ['not-found', 'document-too-long'],
  },
  resume: {
    method: 'GET',
    path: '/cv/jsonResume/:id',
    access: 'member',
    summary: 'A CV of the caller as JSON Resume, version 1',
    params: ById,
    result: file('application/json'),
    errors: ['not-found'],
  },
  readResume: {
    method: 'POST',
    path: '/cv/readJsonResume',
    access: 'member',
    consumes: 'multipart',
    summary:
      'Converts a JSON Resume (at most 256 KiB) or a LinkedIn data archive (ZIP) into a new CV and lists the dropped fields; saves nothing',
    result: data(ReadResume),
    errors: ['too-large', 'resume-unreadable'],
  },
  view: {
    method: 'GET',
    path: '/cv/member/:memberId',
    access: 'anyone',
    summary: 'The CV that a member shows, with the contacts that the member shows on it',
    params: OfMember,
    result: data(PublicCv),
    errors: ['not-found'],
  },
  viewPdf: {
    method: 'GET',
    path: '/cv/member/:memberId/pdf',
    access: 'anyone',
    summary: 'The CV that a member shows as PDF, with the contacts that the member shows on it',
    params: OfMember,
    result: file('application/pdf'),
    errors: ['not-found', 'unavailable', 'print-too-long'],
  },
});
