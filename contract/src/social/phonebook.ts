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
      'Friends and entries of the caller’s phonebook by name, with first letters and tags; `q` matches any part of a name, organization or phone number',
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
    summary: 'All rows that a device keeps for offline use; `rows` is null if `etag` is current',
    query: z.object({ etag: z.string().max(100).optional() }),
    result: data(z.object({ etag: z.string(), rows: z.array(DeviceRow).nullable() })),
  },
  exportAll: {
    method: 'GET',
    path: '/phonebook/export',
    access: 'member',
    summary: 'The whole phonebook as vCards or CSV',
    query: z.object({ format: z.enum(['vcf', 'csv'], { error: 'choice' }).default('vcf') }),
    result: file('text/vcard'),
  },
  previewImport: {
    method: 'POST',
    path: '/phonebook/import/preview',
    access: 'member',
    consumes: 'multipart',
    summary: 'Preview of importing a .vcf file (2 MiB, 2,000 cards); saves nothing',
    result: z.object({ data: z.array(ImportRow), counts: ImportCounts }),
    errors: ['too-large', 'vcard-unreadable', 'vcard-too-many'],
  },
  importCards: {
    method: 'POST',
    path: '/phonebook/import',
    access: 'member',
    consumes: 'multipart',
    summary: 'Imports the cards of a .vcf file; a card with a known number or address fills empty fields of its entry',
    body: ImportRequest,
    result: data(ImportCounts),
    errors: ['too-large', 'vcard-unreadable', 'vcard-too-many'],
  },
  get: {
    method: 'GET',
    path: '/phonebook/entry/byId/:id',
    access: 'member',
    summary: 'An entry of the phonebook, by its id or the id of a friend',
    params: ById,
    result: data(PhonebookEntry),
    errors: ['not-found'],
  },
  card: {
    method: 'GET',
    path: '/phonebook/card/:id',
    access: 'member',
    summary: 'An entry of the phonebook as vCard',
    params: ById,
    result: file('text/vcard'),
    errors: ['not-found'],
  },
  insert: {
    method: 'POST',
    path: '/phonebook',
    access: 'member',
    summary: 'Creates an entry, typed or scanned; `memberId` links it to a member',
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
    summary: 'Changes the notes about a friend, or about another saved member',
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
      'Leaves a card in a member’s phonebook, with consent; a verified member gets the other card in return; visitors solve a challenge',
    body: ExchangeDraft,
    result: Done,
    errors: ['not-found', 'account-unverified', 'phonebook-full'],
  },
});
