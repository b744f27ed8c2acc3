import * as z from 'zod';
import { ById, data, Flag, Id, line, list, Paging } from '../common.ts';
import { endpoints, file } from '../http/endpoint.ts';
import { sortedBy } from '../sorting.ts';
import { BatchDraft, Card, CardBatch, CardCode, CardDetail, CardInfo, CardStatus, CardTarget } from './card/schema.ts';

/** Columns by which staff sort cards and batches of cards. */
export const CARD_SORTS = ['created'] as const;

const cardResult = data(Card);

/** Printed name cards with a chip and a QR code (docs/rules/card.md). */
export const card = endpoints({
  registerInfo: {
    method: 'GET',
    path: '/getRegisterCardInfo/:id',
    access: 'anyone',
    summary: 'Public facts of a card: its state, and the number of a blank card; nothing about its owner',
    params: ById,
    result: data(CardInfo),
    errors: ['not-found'],
  },
  checkExist: {
    method: 'GET',
    path: '/users/checkExist/:id',
    access: 'anyone',
    summary: 'Whether a card with this id exists, and whether it was ever activated; takes card ids only',
    params: ById,
    result: data(z.object({ exist: z.boolean(), activated: z.boolean() })),
  },
  open: {
    method: 'GET',
    path: '/cards/open/:id',
    access: 'anyone',
    session: 'ignored',
    summary: 'Target of a tapped or scanned card; counts taps of an active card, except by bots or with `quiet`',
    params: ById,
    query: z.object({ quiet: Flag.optional() }),
    result: data(CardTarget),
    errors: ['not-found'],
  },
  listOwn: {
    method: 'GET',
    path: '/cards',
    access: 'member',
    summary: 'The caller’s cards with taps, latest first, including blank cards that were ordered',
    query: Paging,
    result: list(Card),
  },
  get: {
    method: 'GET',
    path: '/cards/:id',
    access: 'member',
    summary: 'A card with its history and daily taps; for its owner and staff',
    params: ById,
    result: data(CardDetail),
    errors: ['not-found'],
  },
  freeze: {
    method: 'PUT',
    path: '/cards/:id/freeze',
    access: 'member',
    summary: 'Freezes an active card, which then leads nowhere until it is unfrozen; for its owner and staff',
    params: ById,
    result: cardResult,
    errors: ['not-found', 'wrong-state'],
  },
  unfreeze: {
    method: 'PUT',
    path: '/cards/:id/unfreeze',
    access: 'member',
    summary: 'Unfreezes a card, which then leads to its owner’s page again; for its owner and staff',
    params: ById,
    result: cardResult,
    errors: ['not-found', 'wrong-state'],
  },
  retire: {
    method: 'PUT',
    path: '/cards/:id/retire',
    access: 'member',
    summary: 'Retires a card permanently: owners an active or frozen one, staff also a blank one',
    params: ById,
    result: cardResult,
    errors: ['not-found', 'forbidden', 'wrong-state'],
  },
  move: {
    method: 'PUT',
    path: '/cards/:id/move',
    access: 'member',
    summary:
      'Retires an active or frozen card of the caller and activates the blank card `to` in its place; returns the new card',
    params: ById,
    body: z.object({ to: Id, code: CardCode }),
    result: cardResult,
    errors: ['not-found', 'forbidden', 'wrong-state', 'code-invalid'],
  },
  listAll: {
    method: 'GET',
    path: '/cards/all',
    access: 'staff',
    summary:
      'All cards, latest first or by `sort`, those of one batch by number, filtered by state, batch, owner’s name (any part, ignoring diacritics) and id',
    query: Paging.extend({
      status: CardStatus.optional(),
      batch: Id.optional(),
      name: line(100).optional(),
      id: Id.optional(),
      ...sortedBy(CARD_SORTS),
    }),
    result: list(Card),
  },
  makeBatch: {
    method: 'POST',
    path: '/cards/batches',
    access: 'staff',
    summary: 'Creates a batch of blank cards for printing',
    body: BatchDraft,
    result: data(CardBatch),
  },
  listBatches: {
    method: 'GET',
    path: '/cards/batches',
    access: 'staff',
    summary: 'Batches of cards, latest first or by `sort`',
    query: Paging.extend(sortedBy(CARD_SORTS)),
    result: list(CardBatch),
  },
  getBatch: {
    method: 'GET',
    path: '/cards/batches/:id',
    access: 'staff',
    summary: 'A batch of cards',
    params: ById,
    result: data(CardBatch),
    errors: ['not-found'],
  },
  batchSheet: {
    method: 'GET',
    path: '/cards/batches/:id/sheet',
    access: 'staff',
    summary: 'Blank cards of a batch with activation codes as a PDF, on A4 to print and cut',
    params: ById,
    result: file('application/pdf'),
    errors: ['not-found', 'wrong-state', 'unavailable', 'print-too-long'],
  },
  batchCsv: {
    method: 'GET',
    path: '/cards/batches/:id/csv',
    access: 'staff',
    summary: 'Numbers and addresses of the cards of a batch as CSV, for chip encoding; retired cards are left out',
    params: ById,
    result: file('text/csv'),
    errors: ['not-found'],
  },
  cardSheet: {
    method: 'GET',
    path: '/cards/:id/sheet',
    access: 'staff',
    summary: 'A card as a PDF to print, a blank one with its activation code; retired cards are refused',
    params: ById,
    result: file('application/pdf'),
    errors: ['not-found', 'wrong-state', 'unavailable', 'print-too-long'],
  },
});
