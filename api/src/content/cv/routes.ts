import { cv } from '@m4u/contract/content/cv';
import { data, whenDone, implement } from '../../platform/http/operation/implement.ts';
import * as application from './application/service.ts';
import { exportDocx } from './docx.service.ts';
import { prefill } from './prefill.service.ts';
import { printOwn, printShown } from './pdf.service.ts';
import * as resume from './resume/service.ts';
import * as service from './service.ts';

export default implement(cv, {
  makeVersion: (ctx, { params, body }) => data(application.makeVersion(ctx, params.id, body)),
  setApplication: (ctx, { params, body }) => data(application.setApplication(ctx, params.id, body)),
  saveLetter: (ctx, { params, body }) => data(application.saveLetter(ctx, params.id, body)),
  removeLetter: (ctx, { params }) => whenDone(application.removeLetter(ctx, params.id)),
  letterPdf: (ctx, { params }) => printOwn(ctx, params.id, 'letter'),
  letterDocx: (ctx, { params }) => exportDocx(ctx, params.id, 'letter'),
  list: (ctx) => service.list(ctx),
  fill: (ctx, { query }) => data(prefill(ctx, query.language)),
  get: (ctx, { params }) => data(service.get(ctx, params.id)),
  save: (ctx, { body }) => data(service.save(ctx, body)),
  duplicate: (ctx, { params }) => data(service.duplicate(ctx, params.id)),
  setVisibility: (ctx, { params, body }) => data(service.setVisibility(ctx, params.id, body.visibility)),
  remove: (ctx, { params }) => whenDone(service.remove(ctx, params.id)),
  restore: (ctx, { params }) => whenDone(service.restore(ctx, params.id)),
  pdf: (ctx, { params }) => printOwn(ctx, params.id, 'cv'),
  docx: (ctx, { params }) => exportDocx(ctx, params.id, 'cv'),
  resume: (ctx, { params }) => resume.exportResume(ctx, params.id),
  readResume: (ctx, { file }) => data(resume.importResume(ctx, file)),
  view: (ctx, { params }) => data(service.view(ctx, params.memberId)),
  viewPdf: (ctx, { params }) => printShown(ctx, params.memberId),
});
