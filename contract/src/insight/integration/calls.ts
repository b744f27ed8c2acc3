import type { Contract } from '../../api.ts';
import type { KeyScope } from './rules.ts';

/** The name of a call, as `module.call`. */
export type CallName = { [M in keyof Contract]: `${M}.${keyof Contract[M] & string}` }[keyof Contract];

/** A call that keys may make. */
export interface KeyCall {
  readonly scope: KeyScope;
  /** Path in the input of the id that names the group, such as `query.filter.groupId`. */
  readonly at: string;
  /** Meaning of that id: the group itself, or a row of the group. */
  readonly of: 'group' | 'contact' | 'order' | 'checkIn';
}

const of =
  (kind: KeyCall['of']) =>
  (scope: KeyScope, at: string): KeyCall => ({ scope, at, of: kind });
const group = of('group');
const contact = of('contact');
const order = of('order');
const checkIn = of('checkIn');

/**
 * Every call that keys may make. All others are refused with `key-scope`, and rows of another group than the key's with
 * `not-found`. The description of the API marks the calls from this table.
 */
export const keyCalls = {
  'contact.list': group('contacts.read', 'params.memberId'),
  'contact.get': contact('contacts.read', 'params.id'),
  'contact.tags': group('contacts.read', 'params.memberId'),
  'contact.setRead': contact('contacts.write', 'params.id'),
  'contact.update': contact('contacts.write', 'params.id'),
  'group.listCustomers': group('customers.read', 'params.groupId'),
  'group.getCustomer': group('customers.read', 'params.groupId'),
  'group.createCustomer': group('customers.write', 'body.groupId'),
  'group.updateCustomer': group('customers.write', 'params.groupId'),
  'group.people': group('members.read', 'params.groupId'),
  'group.requests': group('members.read', 'params.groupId'),
  'group.memberOf': group('members.read', 'params.groupId'),
  'point.balance': group('points.read', 'query.groupId'),
  'point.settings': group('points.read', 'params.groupId'),
  'pointBook.statement': group('points.read', 'query.groupId'),
  'order.createPlain': group('points.write', 'body.sellerGroupId'),
  'order.list': group('orders.read', 'query.groupId'),
  'order.get': order('orders.read', 'params.id'),
  'order.create': group('orders.write', 'body.groupId'),
  'order.change': order('orders.write', 'body._id'),
  'checkIn.listEvents': group('check-ins.read', 'query.filter.groupId'),
  'checkIn.get': checkIn('check-ins.read', 'params.id'),
  'checkIn.listLogs': checkIn('check-ins.read', 'query.filter.history'),
  'checkIn.listGuests': checkIn('check-ins.read', 'params.id'),
  'checkIn.record': checkIn('check-ins.write', 'body.history'),
  'checkIn.addGuests': checkIn('check-ins.write', 'params.id'),
  'checkIn.updateGuest': checkIn('check-ins.write', 'params.id'),
} as const satisfies Partial<Record<CallName, KeyCall>>;

/** Finds the entry of a call, by its name `module.call`; undefined for a call that is closed to keys. */
export const findKeyCall = (name: string): KeyCall | undefined =>
  Object.hasOwn(keyCalls, name) ? keyCalls[name as keyof typeof keyCalls] : undefined;
