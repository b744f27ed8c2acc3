import type {
  AttemptFault,
  DeliveryEvent,
  DeliveryState,
  KeyLife,
  KeyScope,
  KeyState,
  WebhookState,
} from '@m4u/contract/insight/integration/rules';
import type { DeliveryAttempt } from '@m4u/contract/insight/integration/schema';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import PowerOff from 'lucide-react/icons/power-off';
import UserX from 'lucide-react/icons/user-x';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/language/formats.ts';

/** Labels of scopes: what a key may do. */
export const scopeWords: Readonly<Record<KeyScope, () => string>> = {
  'contacts.read': m.developer_scope_contacts_read,
  'contacts.write': m.developer_scope_contacts_write,
  'customers.read': m.developer_scope_customers_read,
  'customers.write': m.developer_scope_customers_write,
  'members.read': m.developer_scope_members_read,
  'points.read': m.developer_scope_points_read,
  'points.write': m.developer_scope_points_write,
  'orders.read': m.developer_scope_orders_read,
  'orders.write': m.developer_scope_orders_write,
  'check-ins.read': m.developer_scope_check_ins_read,
  'check-ins.write': m.developer_scope_check_ins_write,
};

/** Labels of a key's lifetimes. */
export const lifeWords: Readonly<Record<KeyLife, () => string>> = {
  '30': m.developer_life_30,
  '90': m.developer_life_90,
  '365': m.developer_life_365,
  '0': m.developer_life_endless,
};

/** Labels of a key's states. */
export const keyStateWords: Readonly<Record<KeyState, () => string>> = {
  active: m.developer_key_active,
  expired: m.developer_key_expired,
  revoked: m.developer_key_revoked,
  orphaned: m.developer_key_orphaned,
};

/** Labels of events. */
export const eventWords: Readonly<Record<DeliveryEvent, () => string>> = {
  'contact.created': m.developer_event_contact,
  'order.created': m.developer_event_order,
  'order.changed': m.developer_event_order_changed,
  'points.changed': m.developer_event_points,
  'check-in.recorded': m.developer_event_check_in,
  'member.joined': m.developer_event_member,
  'member.requested': m.developer_event_request,
  'seals.signed': m.developer_event_seals,
  'payment.paid': m.developer_event_payment,
  'webhook.test': m.developer_event_test,
};

/** Labels of a webhook's states. */
export const webhookStateWords: Readonly<Record<WebhookState, () => string>> = {
  active: m.developer_webhook_active,
  paused: m.developer_webhook_paused,
  failing: m.developer_webhook_failing,
  orphaned: m.developer_webhook_orphaned,
};

/** Labels of a delivery's states. */
export const deliveryStateWords: Readonly<Record<DeliveryState, () => string>> = {
  waiting: m.developer_delivery_waiting,
  delivered: m.developer_delivery_delivered,
  failed: m.developer_delivery_failed,
};

/** Icons of the states of keys, webhooks and deliveries. */
export const stateIcons: Readonly<Record<KeyState | WebhookState | DeliveryState, LucideIcon>> = {
  active: CircleCheck,
  expired: Clock,
  revoked: PowerOff,
  orphaned: UserX,
  paused: PowerOff,
  failing: CircleX,
  waiting: Clock,
  delivered: CircleCheck,
  failed: CircleX,
};

const faultWords: Readonly<Record<AttemptFault, () => string>> = {
  address: m.developer_fault_address,
  name: m.developer_fault_name,
  connection: m.developer_fault_connection,
  certificate: m.developer_fault_certificate,
  timeout: m.developer_fault_timeout,
};

/** Describes an attempt: the HTTP status or the fault, and its duration. */
export const describeAttempt = ({ status, fault, took }: DeliveryAttempt): string =>
  m.developer_attempt({
    outcome: fault === null ? String(status ?? '') : faultWords[fault](),
    took: number(took),
  });
