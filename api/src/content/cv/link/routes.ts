import { cvLink } from '@m4u/contract/content/cv/link';
import { data, implement, whenDone } from '../../../platform/http/operation/implement.ts';
import * as service from './service.ts';

export default implement(cvLink, {
  list: (ctx, { params }) => service.list(ctx, params.id),
  insert: (ctx, { params, body }) => data(service.insert(ctx, params.id, body)),
  update: (ctx, { params, body }) => data(service.update(ctx, params.id, body)),
  remove: (ctx, { params }) => whenDone(service.remove(ctx, params.id)),
  unlock: (ctx, { body }) => data(service.unlock(ctx, body)),
  opened: (ctx, { body }) => whenDone(service.noteOpened(ctx, body.key, body.grant)),
  view: (ctx, { params, query }) => data(service.view(ctx, params.key, query.grant)),
  letterPdf: (ctx, { params, query }) => service.pdf(ctx, 'letter', { ...params, ...query }),
  pdf: (ctx, { params, query }) => service.pdf(ctx, 'cv', { ...params, ...query }),
});
