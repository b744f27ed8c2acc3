import { ById, data, Done } from '../../common.ts';
import { endpoints, file } from '../../http/endpoint.ts';
import { CvLetterDraft } from './letter.schema.ts';
import { Cv, CvApplicationDraft } from './schema.ts';

/** Versions of CVs for applications, and cover letters (docs/rules/cv.md#versions); part of `cv`. */
export const cvApplication = endpoints({
  makeVersion: {
    method: 'POST',
    path: '/cv/version/:id',
    access: 'member',
    summary: 'Copies a CV of the caller, with its letter, into a private version for an application',
    params: ById,
    body: CvApplicationDraft,
    result: data(Cv),
    errors: ['not-found', 'cv-versions-full'],
  },
  setApplication: {
    method: 'PUT',
    path: '/cv/application/:id',
    access: 'member',
    summary: 'Changes the name of a version and the application that it is for',
    params: ById,
    body: CvApplicationDraft,
    result: data(Cv),
    errors: ['not-found', 'wrong-state'],
  },
  saveLetter: {
    method: 'PUT',
    path: '/cv/letter/:id',
    access: 'member',
    summary: 'Saves the cover letter of a CV or version of the caller as a whole',
    params: ById,
    body: CvLetterDraft,
    result: data(Cv),
    errors: ['not-found', 'conflict'],
  },
  removeLetter: {
    method: 'PUT',
    path: '/cv/letter/deleteById/:id',
    access: 'member',
    summary: 'Removes the cover letter of a CV of the caller for good',
    params: ById,
    result: Done,
    errors: ['not-found'],
  },
  letterPdf: {
    method: 'GET',
    path: '/cv/letter/:id/pdf',
    access: 'member',
    summary: 'The cover letter of a CV of the caller as PDF, with the contacts of the CV',
    params: ById,
    result: file('application/pdf'),
    errors: ['not-found', 'unavailable', 'print-too-long'],
  },
  letterDocx: {
    method: 'GET',
    path: '/cv/letter/:id/docx',
    access: 'member',
    summary: 'The cover letter of a CV of the caller as a document of Word',
    params: ById,
    result: file('application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
    errors: ['not-found', 'document-too-long'],
  },
});
