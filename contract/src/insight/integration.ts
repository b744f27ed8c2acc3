import * as z from 'zod';
import { data, Id, list, Paging } from '../common.ts';
import { filterOf } from '../filter.ts';
import { endpoints, FACTOR_ERRORS } from '../http/endpoint.ts';
import { DELIVERY_STATES } from './integration/rules.ts';
import {
  ApiKey,
  ApiKeyDraft,
  Delivery,
  DeliveryAttempt,
  Webhook,
  WebhookChange,
  WebhookDraft,
} from './integration/schema.ts';

const OfGroup = z.object({ groupId: Id });
const ById = OfGroup.extend({ id: Id });
const OfDelivery = ById.extend({ deliveryId: Id });

/** A secret is only in the answer of the call that creates it. */
const Secret = { secret: z.string() };

const FORBIDDEN = [...FACTOR_ERRORS, 'not-found', 'forbidden'] as const;
const CHANGES = [...FORBIDDEN, 'account-unverified'] as const;

/** API keys and webhooks of groups, for companies’ own programs (docs/rules/integration.md). */
export const integration = endpoints({
  listKeys: {
    method: 'GET',
    path: '/integration/:groupId/keys',
    access: 'member',
    summary: 'API keys of a group, newest first; for group admins',
    params: OfGroup,
    query: Paging,
    result: list(ApiKey),
    errors: FORBIDDEN,
  },
  createKey: {
    method: 'POST',
    path: '/integration/:groupId/keys',
    access: 'member',
    summary: 'Creates an API key of a group; only this answer contains the key itself; for group admins',
    params: OfGroup,
    body: ApiKeyDraft,
    result: data(ApiKey.extend(Secret)),
    errors: [...CHANGES, 'integrations-full'],
  },
  revokeKey: {
    method: 'PUT',
    path: '/integration/:groupId/keys/:id/revoke',
    access: 'member',
    summary: 'Revokes an API key at once; for group admins',
    params: ById,
    result: data(ApiKey),
    errors: [...CHANGES],
  },
  listWebhooks: {
    method: 'GET',
    path: '/integration/:groupId/webhooks',
    access: 'member',
    summary: 'Webhook endpoints of a group, newest first; for group admins',
    params: OfGroup,
    query: Paging,
    result: list(Webhook),
    errors: FORBIDDEN,
  },
  createWebhook: {
    method: 'POST',
    path: '/integration/:groupId/webhooks',
    access: 'member',
    summary: 'Adds a webhook endpoint of a group; only this answer contains its signing secret; for group admins',
    params: OfGroup,
    body: WebhookDraft,
    result: data(Webhook.extend(Secret)),
    errors: [...CHANGES, 'integrations-full'],
  },
  getWebhook: {
    method: 'GET',
    path: '/integration/:groupId/webhooks/:id',
    access: 'member',
    summary: 'A webhook endpoint of a group; for group admins',
    params: ById,
    result: data(Webhook),
    errors: FORBIDDEN,
  },
  updateWebhook: {
    method: 'PUT',
    path: '/integration/:groupId/webhooks/:id',
    access: 'member',
    summary: 'Changes, pauses, starts or deletes a webhook endpoint; for group admins',
    params: ById,
    body: WebhookChange,
    result: data(Webhook),
    errors: [...CHANGES],
  },
  rotateSecret: {
    method: 'PUT',
    path: '/integration/:groupId/webhooks/:id/secret',
    access: 'member',
    summary: 'Replaces the signing secret; for a day deliveries are signed with the former one too; for group admins',
    params: ById,
    result: data(Webhook.extend(Secret)),
    errors: [...CHANGES],
  },
  testWebhook: {
    method: 'POST',
    path: '/integration/:groupId/webhooks/:id/test',
    access: 'member',
    summary: 'Sends a test event to a webhook endpoint; for group admins',
    params: ById,
    result: data(Delivery),
    errors: [...FORBIDDEN, 'account-unverified', 'wrong-state'],
  },
  listDeliveries: {
    method: 'GET',
    path: '/integration/:groupId/webhooks/:id/deliveries',
    access: 'member',
    summary: 'Deliveries to a webhook endpoint in the last 30 days, newest first; for group admins',
    params: ById,
    query: Paging.extend({ filter: filterOf({ state: z.enum(DELIVERY_STATES, { error: 'choice' }).optional() }) }),
    result: list(Delivery),
    errors: FORBIDDEN,
  },
  getDelivery: {
    method: 'GET',
    path: '/integration/:groupId/webhooks/:id/deliveries/:deliveryId',
    access: 'member',
    summary: 'A delivery with its payload and its latest 50 attempts; for group admins',
    params: OfDelivery,
    result: data(Delivery.extend({ payload: z.string(), log: z.array(DeliveryAttempt) })),
    errors: FORBIDDEN,
  },
  replayDelivery: {
    method: 'POST',
    path: '/integration/:groupId/webhooks/:id/deliveries/:deliveryId/replay',
    access: 'member',
    summary: 'Sends a delivery once more, with the same id and payload; for group admins',
    params: OfDelivery,
    result: data(Delivery),
    errors: [...FORBIDDEN, 'account-unverified', 'wrong-state'],
  },
});
