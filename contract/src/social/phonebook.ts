import * as z from 'zod';
import { ById, data, Done, Id } from '../common.ts';
import { endpoints, file } from '../http/endpoint.ts';
import { ExchangeDraft } from './phonebook/exchange.ts';
import { ImportCounts, ImportRequest, ImportRow } from './phonebook/import.ts';
import {
  Counted,
  DeviceRow,
  EntryChanges,
  EntryDraft,
  NoteChanges,
  PhonebookEntry,
  PhonebookQuery,
  PhonebookRow,
} from './phonebook/schema.ts';

/** The reader's phonebook: their friends and other saved people (docs/rules/phonebook.md#entries). */
export const phonebook = endpoints({
  list: {
    method: 'GET',
    path: '/phonebook',
    access: 'member',
    summary:
      'Friends and entries of the reader’s phonebook by name; `q` finds any part of the name, the organization or a ' +
      'phone number; with the first letters and the tags there are',
    query: PhonebookQuery,
    result: z.object({
      data: z.array(PhonebookRow),
      /** Number of rows that match the query. */
      total: z.int(),
      /** First letters of the matching names, regardless of `letter`: `a` to `z`, `#` for all others. */
      letters: z.array(Counted),
      /** Tags of the whole phonebook, most used first, at most fifty. */
      tags: z.array(Counted),
      nextCursor: z.string().nullable(),
    }),
  },
  device: {
    method: 'GET',
    path: '/phonebook/device',
    access: 'member',
    summary:
      'All that a device keeps for use without a network; `rows` is null when `etag` is that of the present state',
    query: z.object({ etag: z.string().max(100).optional() }),
    result: data(z.object({ etag: z.string(), rows: z.array(DeviceRow).nullable() })),
  },
  exportAll: {
    method: 'GET',
    path: '/phonebook/export',
    access: 'member',
    summary: 'The whole phonebook as a file: vCards, or CSV for a table',
    query: z.object({ format: z.enum(['vcf', 'csv'], { error: 'choice' }).default('vcf') }),
    result: file('text/vcard'),
  },
  previewImport: {
    method: 'POST',
    path: '/phonebook/import/preview',
    access: 'member',
    consumes: 'multipart',
    summary: 'What would become of the cards of a .vcf file (2 MiB, 2,000 cards); nothing is kept',
    result: z.object({ data: z.array(ImportRow), counts: ImportCounts }),
    errors: ['too-large', 'vcard-unreadable', 'vcard-too-many'],
  },
  importCards: {
    method: 'POST',
    path: '/phonebook/import',
    access: 'member',
    consumes: 'multipart',
    summary: 'Keeps the cards of a .vcf file; who is there already by number or address is given what is new',
    body: ImportRequest,
    result: data(ImportCounts),
    errors: ['too-large', 'vcard-unreadable', 'vcard-too-many'],
  },
  get: {
    method: 'GET',
    path: '/phonebook/entry/byId/:id',
    access: 'member',
    summary: 'Somebody in the phonebook, by the id of the entry or of a friend',
    params: ById,
    result: data(PhonebookEntry),
    errors: ['not-found'],
  },
  card: {
    method: 'GET',
    path: '/phonebook/card/:id',
    access: 'member',
    summary: 'The vCard of somebody in the phonebook',
    params: ById,
    result: file('text/vcard'),
    errors: ['not-found'],
  },
  insert: {
    method: 'POST',
    path: '/phonebook',
    access: 'member',
    summary: 'Keeps somebody, written by hand or scanned; with `memberId` it is about that member',
    body: EntryDraft,
    result: data(PhonebookEntry),
    errors: ['not-found', 'phonebook-full'],
  },
  update: {
    method: 'PUT',
    path: '/phonebook/:id',
    access: 'member',
    summary: 'Changes an entry',
    params: ById,
    body: EntryChanges,
    result: data(PhonebookEntry),
    errors: ['not-found'],
  },
  updateOfMember: {
    method: 'PUT',
    path: '/phonebook/ofMember/:memberId',
    access: 'member',
    summary: 'Changes what is noted about a friend, or about another member who is kept',
    params: z.object({ memberId: Id }),
    body: NoteChanges,
    result: data(PhonebookEntry),
    errors: ['not-found', 'phonebook-full'],
  },
  remove: {
    method: 'PUT',
    path: '/phonebook/delete/:id',
    access: 'member',
    summary: 'Deletes an entry; it can be restored for 30 days',
    params: ById,
    result: Done,
    errors: ['not-found'],
  },
  restore: {
    method: 'PUT',
    path: '/phonebook/restore/:id',
    access: 'member',
    summary: 'Restores a deleted entry',
    params: ById,
    result: data(PhonebookEntry),
    errors: ['not-found', 'phonebook-full'],
  },
  exchange: {
    method: 'POST',
    path: '/exchange',
    access: 'anyone',
    summary:
      'Leaves one’s card with a member, who keeps it; a member who does so gets theirs in return; needs consent, and ' +
      'of who has no verified account a challenge',
    body: ExchangeDraft,
    result: Done,
    errors: ['not-found', 'account-unverified', 'phonebook-full'],
  },
});
