import type { groupClaim } from '@m4u/contract/profile/group/claim';
import type { groupCustomer } from '@m4u/contract/profile/group/customer';
import type { groupImport } from '@m4u/contract/profile/group/import';
import { data, whenDone, type Handlers } from '../../../platform/http/operation/implement.ts';
import * as claims from './claim.service.ts';
import * as customers from './service.ts';
import * as imports from '../imports/service.ts';
import * as reports from '../imports/report.service.ts';

/** Handlers of calls about customers of groups. */
export const customerHandlers: Handlers<typeof groupCustomer> = {
  createCustomer: (ctx, { body }) => data(customers.create(ctx, body)),
  listCustomers: (ctx, { params, query }) => customers.list(ctx, params.groupId, query),
  getCustomer: (ctx, { params }) => data(customers.get(ctx, params.groupId, params.customerId)),
  updateCustomer: (ctx, { params, body }) => data(customers.update(ctx, params.groupId, params.customerId, body)),
  removeCustomer: (ctx, { params }) => whenDone(customers.remove(ctx, params.groupId, params.customerId)),
};

/** Handlers of calls by which members claim customer records. */
export const claimHandlers: Handlers<typeof groupClaim> = {
  claimable: (ctx) => data(claims.getClaimable(ctx)),
  sendClaimCode: (ctx, { body }) => data(claims.sendCode(ctx, body.phone)),
  claimOwn: (ctx) => data(claims.claimOwn(ctx)),
  claim: (ctx, { body }) => data(claims.claim(ctx, body)),
};

/** Handlers of calls about imports of people from files. */
export const importHandlers: Handlers<typeof groupImport> = {
  uploadImport: (ctx, { params, body, file }) => data(imports.upload(ctx, params.groupId, body.kind, file)),
  listImports: (ctx, { params, query }) => imports.list(ctx, params.groupId, query),
  getImport: (ctx, { params }) => data(imports.get(ctx, params.groupId, params.importId)),
  importLines: (ctx, { params, query }) => imports.listLines(ctx, params, query),
  startImport: (ctx, { params }) => data(imports.start(ctx, params.groupId, params.importId)),
  stopImport: (ctx, { params }) => data(imports.stop(ctx, params.groupId, params.importId)),
  importReport: (ctx, { params }) => reports.report(ctx, params.groupId, params.importId),
  importTemplate: (ctx, { params }) => reports.template(ctx, params.kind),
};
