import { integration } from '@m4u/contract/insight/integration';
import { data, implement } from '../../platform/http/operation/implement.ts';
import * as keys from './key/service.ts';
import * as log from './webhook/log.service.ts';
import * as webhooks from './webhook/service.ts';

export default implement(integration, {
  listKeys: (ctx, { params, query }) => keys.listKeys(ctx, params.groupId, query),
  createKey: (ctx, { params, body }) => data(keys.createKey(ctx, params.groupId, body)),
  revokeKey: (ctx, { params }) => data(keys.revokeKey(ctx, params.groupId, params.id)),
  listWebhooks: (ctx, { params, query }) => webhooks.list(ctx, params.groupId, query),
  createWebhook: (ctx, { params, body }) => data(webhooks.create(ctx, params.groupId, body)),
  getWebhook: (ctx, { params }) => data(webhooks.get(ctx, params.groupId, params.id)),
  updateWebhook: (ctx, { params, body }) => data(webhooks.update(ctx, params.groupId, params.id, body)),
  rotateSecret: (ctx, { params }) => data(webhooks.rotateSecret(ctx, params.groupId, params.id)),
  testWebhook: (ctx, { params }) => data(log.sendTest(ctx, params.groupId, params.id)),
  listDeliveries: (ctx, { params, query }) => log.list(ctx, params, query),
  getDelivery: (ctx, { params }) => data(log.get(ctx, params.groupId, params.id, params.deliveryId)),
  replayDelivery: (ctx, { params }) => data(log.replay(ctx, params.groupId, params.id, params.deliveryId)),
});
