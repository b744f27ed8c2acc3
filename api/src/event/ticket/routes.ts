import { ticket } from '@m4u/contract/event/ticket';
import { data, implement, whenDone } from '../../platform/http/operation/implement.ts';
import { exportTickets } from './export.service.ts';
import * as manage from './manage.service.ts';
import * as page from './page.service.ts';
import { printTicket } from './pdf.service.ts';
import { getSignUpPage, signUp } from './signUp.service.ts';

export default implement(ticket, {
  signUpPage: (ctx, { params }) => data(getSignUpPage(ctx, params.id)),
  signUp: (ctx, { body }) => data(signUp(ctx, body)),
  get: (ctx, { params }) => data(page.get(ctx, params.token)),
  qr: (ctx, { params }) => page.drawQr(ctx, params.token),
  calendar: (ctx, { params }) => page.exportCalendar(ctx, params.token),
  pdf: (ctx, { params }) => printTicket(ctx, params.token),
  cancel: (ctx, { params }) => data(page.cancel(ctx, params.token)),
  transfer: (ctx, { params, body }) => data(page.transfer(ctx, params.token, body)),
  setup: (ctx, { params }) => data(manage.getSetup(ctx, params.id)),
  saveSettings: (ctx, { params, body }) => data(manage.saveSettings(ctx, params.id, body)),
  choosePost: (ctx, { params, body }) => data(manage.choosePost(ctx, params.id, body)),
  createKind: (ctx, { body }) => data(manage.createKind(ctx, body)),
  updateKind: (ctx, { params, body }) => data(manage.updateKind(ctx, params.id, body)),
  list: (ctx, { query }) => manage.list(ctx, query),
  exportTickets: (ctx, { query }) => exportTickets(ctx, query),
  cancelByAdmin: (ctx, { params }) => whenDone(manage.cancelByAdmin(ctx, params.id)),
});
