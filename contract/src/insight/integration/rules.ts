/** Prefix of every API key, by which people and scanners for leaked secrets recognize one. */
export const KEY_PREFIX = 'm4u_';

/** Maximum length of a key's name, in characters. */
export const KEY_NAME_LENGTH = 60;

/** Maximum number of keys of a group that are neither revoked nor expired. */
export const MAXIMUM_KEYS = 20;
/** Maximum number of endpoints of a group. */
export const MAXIMUM_WEBHOOKS = 10;

/** The scopes of a key. Writing does not include reading: each scope is chosen by itself. */
export const KEY_SCOPES = [
  'contacts.read',
  'contacts.write',
  'customers.read',
  'customers.write',
  'members.read',
  'points.read',
  'points.write',
  'orders.read',
  'orders.write',
  'check-ins.read',
  'check-ins.write',
] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** Lifetimes of a key to choose from, in days; 0 for a key that does not expire. */
export const KEY_LIVES = ['30', '90', '365', '0'] as const;
export type KeyLife = (typeof KEY_LIVES)[number];

/** States of a key. `orphaned`: its maker is no longer an admin of the group, or the group is closed. */
export const KEY_STATES = ['active', 'expired', 'revoked', 'orphaned'] as const;
export type KeyState = (typeof KEY_STATES)[number];

/** Events that an endpoint can receive, as `module.verb`. */
export const WEBHOOK_EVENTS = [
  'contact.created',
  'order.created',
  'order.changed',
  'points.changed',
  'check-in.recorded',
  'member.joined',
  'member.requested',
  'seals.signed',
  'payment.paid',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Subjects of a delivery: an event, or the test that an admin sends. */
export const DELIVERY_EVENTS = [...WEBHOOK_EVENTS, 'webhook.test'] as const;
export type DeliveryEvent = (typeof DELIVERY_EVENTS)[number];

/**
 * States of an endpoint; only an active one receives. `failing`: a delivery has failed for three days. `orphaned`: its
 * maker is no longer an admin of the group, or the group is closed.
 */
export const WEBHOOK_STATES = ['active', 'paused', 'failing', 'orphaned'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** States of a delivery. `waiting`: further attempts follow; `failed`: the last one has failed. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * Why an attempt got no answer: the address is not public, the name is unknown to DNS, the connection failed, the TLS
 * certificate is invalid, or the time was over.
 */
export const ATTEMPT_FAULTS = ['address', 'name', 'connection', 'certificate', 'timeout'] as const;
export type AttemptFault = (typeof ATTEMPT_FAULTS)[number];
