import { cv } from '@m4u/contract/content/cv';
import { data, done, implement } from '../../platform/http/operation/implement.ts';
import { fill } from './fill.service.ts';
import { ownPdf, shownPdf } from './print.service.ts';
import * as resume from './resume.service.ts';
import * as service from './service.ts';

export default implement(cv, {
  list: (ctx) => service.list(ctx),
  fill: (ctx, { query }) => data(fill(ctx, query.language)),
  get: (ctx, { params }) => data(service.get(ctx, params.id)),
  save: (ctx, { body }) => data(service.save(ctx, body)),
  duplicate: (ctx, { params }) => data(service.duplicate(ctx, params.id)),
  setVisibility: (ctx, { params, body }) => data(service.setVisibility(ctx, params.id, body.visibility)),
  remove: (ctx, { params }) => done(service.remove(ctx, params.id)),
  restore: (ctx, { params }) => done(service.restore(ctx, params.id)),
  pdf: (ctx, { params }) => ownPdf(ctx, params.id),
  resume: (ctx, { params }) => resume.write(ctx, params.id),
  readResume: (ctx, { file }) => data(resume.read(ctx, file)),
  view: (ctx, { params }) => data(service.view(ctx, params.memberId)),
  viewPdf: (ctx, { params }) => shownPdf(ctx, params.memberId),
});
