import * as z from 'zod';
import { PositionChoice } from '../address/position-schema.ts';
import { MetChallenge } from '../http/challenge.ts';
import { ById, ByIdOrLink, data, Day, Done, Flag, Id, list, Moment, Paging, Picture, whole } from '../common.ts';
import { endpoints, file } from '../http/endpoint.ts';
import { UrlMinify } from '../profile/member/link.ts';
import { PictureQuery } from '../profile/member/share.ts';
import { RecordingChoice } from '../profile/upload/document.ts';
import { ClientId } from '../social/message/schema.ts';
import { weddingGifts } from './wedding/gifts.ts';
import { weddingGuests, WeddingTotals } from './wedding/guests.ts';
import { weddingPasted } from './wedding/pasted.ts';
import { weddingPhotos } from './wedding/photos.ts';
import { weddingTables } from './wedding/tables.ts';
import { weddingTransfers } from './wedding/transfers.ts';
import { WEDDING_CALENDAR_PATH, WEDDING_VIETQR_PATH } from './wedding/rules.ts';
import {
  GuestReply,
  LunarDate,
  Wedding,
  WeddingDesign,
  WeddingDraft,
  WeddingPalette,
  WeddingPlace,
  WeddingSide,
  WeddingStatus,
} from './wedding/schema.ts';
import { VideoLink } from './wedding/videoLink.ts';

/** Code of a personal link; an unknown code counts as none. */
const Code = z.string().max(500).optional();

/** Paths of calls under `/wedding/`, which a name would hide. */
const CALLS = ['own', 'lunar'];

/** The end of an invitation's address, with the letters of short links (docs/rules/wedding.md#address). */
const WeddingName = UrlMinify.refine((name) => !CALLS.includes(name), { error: 'short-link-reserved' });

/** A reply to an invitation, of the guest with this code or of a new guest. */
export const WeddingReply = GuestReply.extend({
  weddingId: Id,
  guest: Code,
  /** Honeypot: invisible to people; a reply with this field filled in is dropped. */
  website: z.string().max(500).optional(),
  /** Solved challenge against bots; not needed with a personal link or by a verified member. */
  challenge: MetChallenge.optional(),
  /** Id chosen by the sender; a repeated id is the same guest. */
  clientId: ClientId.optional(),
});
export type WeddingReply = z.output<typeof WeddingReply>;

/** An invitation with totals and links for its couple. */
export const OwnWedding = Wedding.extend({
  totals: WeddingTotals,
  /** The check-in event of the wedding; null before its creation. */
  doorId: Id.nullable(),
  createdAt: Moment,
  updatedAt: Moment,
});
export type OwnWedding = z.output<typeof OwnWedding>;

/** A wedding in the list of the reader's weddings. */
export const WeddingRow = z.object({
  _id: Id,
  status: WeddingStatus,
  design: WeddingDesign,
  palette: WeddingPalette,
  groom: z.string(),
  bride: z.string(),
  /** The day of the ceremony. */
  day: Day,
  cover: Picture.nullable(),
  /** Guests on the list, guests who answered, and people who come. */
  invited: z.int(),
  answered: z.int(),
  people: z.int(),
  wishesWaiting: z.int(),
  /** Last moment to restore a deleted wedding; null for one that is not deleted. */
  restorableUntil: Moment.nullable(),
});
export type WeddingRow = z.output<typeof WeddingRow>;

/** Title, description and image for share previews of an invitation. */
export const WeddingMeta = z.object({ title: z.string(), description: z.string(), image: z.string() });
export type WeddingMeta = z.output<typeof WeddingMeta>;

/** A place in a call; a position that is left out stays. */
const SentPlace = WeddingPlace.extend({ position: PositionChoice.optional() });

/**
 * A wedding to save. Without a status, a new wedding is `ACTIVE` and an existing one keeps its status
 * (docs/rules/wedding.md#states).
 */
export const WeddingForm = WeddingDraft.extend({
  _id: Id.optional(),
  status: WeddingStatus.optional(),
  /** Left out, the present ones stay: a window opened before these fields existed does not send them. */
  song: RecordingChoice.optional(),
  ceremonyPlace: SentPlace.prefault({}),
  partyPlace: SentPlace.prefault({}),
  guestPhotos: Flag.optional(),
  video: VideoLink.optional(),
  /** The end of its address `/thiep/{name}`; null for none. Left out, the present one stays. */
  name: WeddingName.nullable().optional(),
  /** Id chosen by the sender of a new one; a repeated id is the same wedding, which gets this content. */
  clientId: ClientId.optional(),
  /** The version that the caller edited; left out, later changes are replaced. */
  updatedAt: Moment.optional(),
});
export type WeddingForm = z.output<typeof WeddingForm>;

const OwnWeddingResult = data(OwnWedding);

/** Invitations to weddings (docs/rules/wedding.md). */
export const wedding = endpoints({
  get: {
    method: 'GET',
    path: '/wedding/:id',
    access: 'anyone',
    summary:
      'A wedding invitation by its id or name; with the code of a personal link in `guest`, also its guest and reply',
    params: ByIdOrLink,
    query: z.object({ guest: Code }),
    result: data(Wedding),
    errors: ['not-found'],
  },
  meta: {
    method: 'GET',
    path: '/wedding/meta/:id',
    access: 'anyone',
    summary: 'Share metadata of an invitation by its id or name, with the guest’s name for a personal link',
    params: ByIdOrLink,
    query: z.object({ guest: Code }),
    result: data(WeddingMeta),
    errors: ['not-found'],
  },
  sharePicture: {
    method: 'GET',
    path: '/wedding/sharePicture/:id',
    access: 'anyone',
    session: 'ignored',
    summary:
      'Share picture of a published invitation, 1200 × 630: names, date and design, with the guest’s name for a personal link',
    params: ById,
    query: PictureQuery.extend({ guest: Code, lang: z.enum(['vi', 'en']).optional() }),
    result: file('image/jpeg'),
    errors: ['not-found'],
  },
  reply: {
    method: 'POST',
    path: '/weddingGuest',
    access: 'anyone',
    summary:
      'Replies to an invitation; a personal link has one reply, which can change until the last day; without a link it creates a guest and returns their `code`',
    body: WeddingReply,
    result: data(z.object({ done: z.literal(true), code: z.string() })),
    errors: ['not-found', 'wrong-state', 'guests-full'],
  },
  noteOpened: {
    method: 'POST',
    path: '/weddingGuest/opened',
    access: 'anyone',
    summary: 'Notes for the couple that the personal link of a guest was opened; the couple’s own look is not noted',
    body: z.object({ weddingId: Id, guest: z.string().max(500) }),
    result: Done,
    errors: ['not-found'],
  },
  calendar: {
    method: 'GET',
    path: WEDDING_CALENDAR_PATH,
    access: 'anyone',
    summary: 'The ceremony and the party as a calendar file (.ics)',
    params: ById,
    query: z.object({ guest: Code }),
    result: file('text/calendar'),
    errors: ['not-found'],
  },
  vietQr: {
    method: 'GET',
    path: WEDDING_VIETQR_PATH,
    access: 'anyone',
    summary: 'VietQR code of a family’s bank account; for a personal link with the guest’s name in the purpose',
    params: ById,
    query: z.object({ side: WeddingSide, guest: Code, format: z.enum(['svg', 'png']).optional() }),
    result: file('image/svg+xml'),
    errors: ['not-found'],
  },
  lunar: {
    method: 'GET',
    path: '/wedding/lunar',
    access: 'anyone',
    session: 'ignored',
    summary: 'A date in the Vietnamese lunar calendar, with its weekday in words',
    query: z.object({ d: whole(1, 31), m: whole(1, 12), y: whole(1990, 2100) }),
    result: data(z.object({ th: z.string(), lunar: LunarDate })),
    errors: ['invalid'],
  },
  list: {
    method: 'GET',
    path: '/wedding/own',
    access: 'member',
    summary: 'The caller’s wedding invitations, latest day first; with `deleted` those that can be restored',
    query: Paging.extend({ deleted: Flag.optional() }),
    result: list(WeddingRow),
  },
  edit: {
    method: 'GET',
    path: '/wedding/edit/:id',
    access: 'member',
    summary: 'An invitation of the caller for editing, with totals',
    params: ById,
    result: OwnWeddingResult,
    errors: ['not-found', 'forbidden'],
  },
  save: {
    method: 'POST',
    path: '/wedding',
    access: 'member',
    summary:
      'Creates an invitation, or replaces the caller’s invitation of `_id`; with `updatedAt` only that version of it',
    body: WeddingForm,
    result: OwnWeddingResult,
    errors: ['not-found', 'forbidden', 'weddings-full', 'link-taken', 'conflict'],
  },
  setStatus: {
    method: 'PUT',
    path: '/wedding/status/:id',
    access: 'member',
    summary: 'Publishes an invitation of the caller, hides it, or makes it a draft',
    params: ById,
    body: z.object({ status: WeddingStatus }),
    result: OwnWeddingResult,
    errors: ['not-found', 'forbidden'],
  },
  remove: {
    method: 'PUT',
    path: '/wedding/delete/:id',
    access: 'member',
    summary: 'Deletes an invitation of the caller; it can be restored for 30 days',
    params: ById,
    result: Done,
    errors: ['not-found', 'forbidden'],
  },
  restore: {
    method: 'PUT',
    path: '/wedding/restore/:id',
    access: 'member',
    summary: 'Restores an invitation of the caller within 30 days',
    params: ById,
    result: OwnWeddingResult,
    errors: ['not-found'],
  },
  ...weddingGuests,
  ...weddingPasted,
  ...weddingTables,
  ...weddingGifts,
  ...weddingTransfers,
  ...weddingPhotos,
});
