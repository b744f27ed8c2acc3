/** Beginning of every API key, by which people and scanners of leaked secrets recognise one. */
export const KEY_PREFIX = 'm4u_';

/** Longest name of a key or an endpoint, in characters. */
export const INTEGRATION_NAME_LENGTH = 60;

/** Most keys of a group that work at a time, and most endpoints. */
export const MAXIMUM_KEYS = 20;
export const MAXIMUM_WEBHOOKS = 10;

/** The scopes of a key. Writing does not include reading: each scope is chosen. */
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

/** Lifetimes of a key to choose from, in days; 0 is a key without end. */
export const KEY_LIVES = ['30', '90', '365', '0'] as const;
export type KeyLife = (typeof KEY_LIVES)[number];

/** States of a key; `orphaned`: its maker is no longer an admin of the group. */
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
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Subjects of a delivery: an event, or the test that an admin sends. */
export const DELIVERY_EVENTS = [...WEBHOOK_EVENTS, 'webhook.test'] as const;
export type DeliveryEvent = (typeof DELIVERY_EVENTS)[number];

/**
 * States of an endpoint; nothing is sent but in the first. `failing`: a delivery has failed for three days; `orphaned`:
 * its maker is no longer an admin of the group.
 */
export const WEBHOOK_STATES = ['active', 'paused', 'failing', 'orphaned'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** States of a delivery. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why an attempt got no answer. */
export const ATTEMPT_FAULTS = ['address', 'name', 'connection', 'certificate', 'timeout'] as const;
export type AttemptFault = (typeof ATTEMPT_FAULTS)[number];
