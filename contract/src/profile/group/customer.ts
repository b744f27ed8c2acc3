import * as z from 'zod';
import { data, Done, Id, line, list, Moment, Paging, Phone, properName, text } from '../../common.ts';
import { endpoints, FACTOR_ERRORS } from '../../http/endpoint.ts';
import { Person } from '../directory/person.ts';

/** Maximum length of a customer's name and note, in characters. */
export const CUSTOMER_NAME = 100;
export const CUSTOMER_NOTE = 500;

/** The fields of a new customer of a group. */
export const CustomerDraft = z.object({
  phone: Phone,
  name: properName(CUSTOMER_NAME, 1),
  note: text(CUSTOMER_NOTE).default(''),
});
export type CustomerDraft = z.output<typeof CustomerDraft>;

/** Changes to a customer. The phone number is fixed, because it identifies the customer. */
export const CustomerChanges = z.object({
  name: properName(CUSTOMER_NAME, 1).optional(),
  note: text(CUSTOMER_NOTE).optional(),
});
export type CustomerChanges = z.output<typeof CustomerChanges>;

/** A customer of a group, as the group registered them (docs/rules/group.md#customers). */
export const Customer = z.object({
  _id: Id,
  name: z.string(),
  /** E.164. */
  phone: z.string(),
  note: z.string(),
  createdAt: Moment,
  updatedAt: Moment,
  /** The member who claimed this customer record; null until then, whether or not the number has an account. */
  member: Person.nullable(),
});
export type Customer = z.output<typeof Customer>;

const OfGroup = z.object({ groupId: Id });
const OfCustomer = OfGroup.extend({ customerId: Id });

/** Customers of groups; spread into the module `group`. */
export const groupCustomer = endpoints({
  createCustomer: {
    method: 'POST',
    path: '/members/createCustomer',
    access: 'member',
    summary: 'Creates a customer of a group by phone number; an existing one is returned unchanged, with `known` true',
    body: CustomerDraft.extend({ groupId: Id }),
    result: data(Customer.extend({ known: z.boolean() })),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'account-unverified'],
  },
  listCustomers: {
    method: 'GET',
    path: '/members/getCustomer/:groupId',
    access: 'member',
    summary:
      'Customers of a group by name; `query` matches any part of a name, ignoring diacritics, or of a phone number in any form',
    params: OfGroup,
    query: Paging.extend({ query: line(100).optional() }),
    result: list(Customer),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  getCustomer: {
    method: 'GET',
    path: '/members/getCustomerById/:groupId/:customerId',
    access: 'member',
    summary: 'A customer of a group',
    params: OfCustomer,
    result: data(Customer),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  updateCustomer: {
    method: 'PUT',
    path: '/members/updateCustomer/:groupId/:customerId',
    access: 'member',
    summary: 'Changes the name or note of a customer',
    params: OfCustomer,
    body: CustomerChanges,
    result: data(Customer),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'account-unverified'],
  },
  removeCustomer: {
    method: 'PUT',
    path: '/members/deleteCustomer/:groupId/:customerId',
    access: 'member',
    summary: 'Removes a customer of a group',
    params: OfCustomer,
    result: Done,
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'account-unverified'],
  },
});
