import { attendance } from '@m4u/contract/event/attendance';
import { data, implement } from '../../platform/http/operation/implement.ts';
import * as manage from './manage.service.ts';
import * as page from './page.service.ts';
import { printCertificate } from './pdf.service.ts';

export default implement(attendance, {
  page: (ctx, { params }) => data(page.verify(ctx, params.number)),
  pdf: (ctx, { params }) => printCertificate(ctx, params.number),
  ofTicket: (ctx, { params }) => data(page.getOfTicket(ctx, params.token)),
  issueForTicket: (ctx, { params }) => data(page.issueForTicket(ctx, params.token)),
  setup: (ctx, { params }) => data(manage.getSetup(ctx, params.id)),
  saveSettings: (ctx, { params, body }) => data(manage.saveSettings(ctx, params.id, body)),
  list: (ctx, { query }) => manage.list(ctx, query),
  issue: (ctx, { body }) => data(manage.issue(ctx, body.eventId)),
  withdraw: (ctx, { params, body }) => data(manage.withdraw(ctx, params.id, body.reason)),
  restore: (ctx, { params }) => data(manage.restore(ctx, params.id)),
  reissue: (ctx, { params, body }) => data(manage.reissue(ctx, params.id, body.holder)),
});
