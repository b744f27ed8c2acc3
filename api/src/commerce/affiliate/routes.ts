import { affiliate } from '@m4u/contract/commerce/affiliate';
import { data, whenDone, implement } from '../../platform/http/operation/implement.ts';
import { listOnPage } from './campaign/page.service.ts';
import * as account from './payout/account.service.ts';
import * as click from './link/click.service.ts';
import * as reward from './reward/service.ts';
import * as service from './service.ts';

export default implement(affiliate, {
  list: (ctx, { query }) => service.list(ctx, query),
  top: (ctx, { query }) => data(service.listTop(ctx, query)),
  onPage: (ctx, { params }) => listOnPage(ctx, params.groupId),
  get: (ctx, { params }) => data(service.get(ctx, params.id)),
  join: (ctx, { body }) => data(service.join(ctx, body.campaignId)),
  listOwn: (ctx, { query }) => service.listOwn(ctx, query),
  ownRewards: (ctx, { query }) => reward.listOwn(ctx, query),
  account: (ctx) => data(account.get(ctx)),
  saveAccount: (ctx, { body }) => data(account.save(ctx, body)),
  click: (ctx, { body }) => data(click.followLink(ctx, body)),
  attribute: (ctx, { body }) => whenDone(click.attributeClicks(ctx, body.visitor)),
});
