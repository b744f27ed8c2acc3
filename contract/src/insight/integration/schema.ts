import * as z from 'zod';
import { Id, line, Moment } from '../../common.ts';
import { Person } from '../../profile/directory/person.ts';
import {
  ATTEMPT_FAULTS,
  DELIVERY_EVENTS,
  DELIVERY_STATES,
  KEY_NAME_LENGTH,
  KEY_LIVES,
  KEY_SCOPES,
  KEY_STATES,
  WEBHOOK_EVENTS,
  WEBHOOK_STATES,
} from './rules.ts';

const Name = line(KEY_NAME_LENGTH, 1);

const choices = <const T extends readonly string[]>(values: T) =>
  z
    .array(z.enum(values, { error: 'choice' }))
    .min(1, { error: 'required' })
    .transform((chosen) => values.filter((value) => (chosen as readonly string[]).includes(value)) as T[number][]);

/** A new key. */
export const ApiKeyDraft = z.object({
  name: Name,
  scopes: choices(KEY_SCOPES),
  /** Days until it expires; 0 for never. */
  days: z.enum(KEY_LIVES, { error: 'choice' }).default('90'),
});
export type ApiKeyDraft = z.output<typeof ApiKeyDraft>;

/** A key of a group, without its secret. */
export const ApiKey = z.object({
  _id: Id,
  name: z.string(),
  /** The last four characters of the key. */
  ending: z.string(),
  scopes: z.array(z.enum(KEY_SCOPES)),
  state: z.enum(KEY_STATES),
  /** The admin who created it, and for whom it acts. */
  maker: Person,
  createdAt: Moment,
  expiresAt: Moment.nullable(),
  /** Updated at most once a minute. */
  lastUsedAt: Moment.nullable(),
});
export type ApiKey = z.output<typeof ApiKey>;

/** URL of an endpoint: https, or http where the server allows it for tests; without credentials and fragment. */
const EndpointUrl = line(500, 1).refine(
  (address) => {
    const url = URL.parse(address);
    return (
      url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' && url.hash === ''
    );
  },
  { error: 'link' },
);

/** A new endpoint. */
export const WebhookDraft = z.object({ url: EndpointUrl, events: choices(WEBHOOK_EVENTS) });
export type WebhookDraft = z.output<typeof WebhookDraft>;

/** Changes of an endpoint. `isActive` also restarts a failing or orphaned one, and makes the caller its maker. */
export const WebhookChange = z.object({
  url: EndpointUrl.optional(),
  events: choices(WEBHOOK_EVENTS).optional(),
  isActive: z.boolean().optional(),
  deleted: z.literal(true).optional(),
});
export type WebhookChange = z.output<typeof WebhookChange>;

/** An endpoint of a group, without its secret. */
export const Webhook = z.object({
  _id: Id,
  groupId: Id,
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  state: z.enum(WEBHOOK_STATES),
  failingSince: Moment.nullable(),
  maker: Person,
  createdAt: Moment,
});
export type Webhook = z.output<typeof Webhook>;

/** One attempt to deliver. */
export const DeliveryAttempt = z.object({
  at: Moment,
  /** HTTP status of the answer; null when there was none. */
  status: z.int().nullable(),
  fault: z.enum(ATTEMPT_FAULTS).nullable(),
  /** Duration of the attempt, in milliseconds. */
  took: z.int(),
  /** The first 4 kB of the answer. */
  answer: z.string(),
});
export type DeliveryAttempt = z.output<typeof DeliveryAttempt>;

/** An event on its way to an endpoint; `_id` is the header `webhook-id`. */
export const Delivery = z.object({
  _id: Id,
  event: z.enum(DELIVERY_EVENTS),
  state: z.enum(DELIVERY_STATES),
  createdAt: Moment,
  /** Number of attempts since the event, or since it was last sent again. */
  attempts: z.int(),
  last: DeliveryAttempt.nullable(),
  /** When the next attempt follows; null when it is due now or none follows. */
  nextAt: Moment.nullable(),
});
export type Delivery = z.output<typeof Delivery>;
