import * as z from 'zod';
import { ById, Done, Flag, Id, list, Moment, Paging, Picture, properName } from '../../common.ts';
import { endpoints, file } from '../../http/endpoint.ts';
import { WishState } from './guests.ts';
import { MOST_CHOSEN_PHOTOS, MOST_GUEST_PHOTOS, MOST_PHOTOS } from './rules.ts';

/** A photo that a guest sent, as the invitation shows it. */
export const WeddingPhoto = z.object({
  _id: Id,
  picture: Picture,
  /** The guest's name, or the name that a visitor gave. */
  name: z.string(),
  at: Moment,
});
export type WeddingPhoto = z.output<typeof WeddingPhoto>;

/** A photo with its state, for the couple. */
export const WeddingPhotoRow = WeddingPhoto.extend({ state: WishState });
export type WeddingPhotoRow = z.output<typeof WeddingPhotoRow>;

/** A photo to send. A form with a file has texts only, so the parts of a solved challenge are fields of their own. */
export const SentPhoto = z.object({
  weddingId: Id,
  /** Code of a personal link; an unknown code counts as none. */
  guest: z.string().max(500).optional(),
  /** The sender's name; required without a personal link, whose guest has one. */
  name: properName(80).default(''),
  /** Honeypot: invisible to people; a photo with this field filled in is dropped. */
  website: z.string().max(500).optional(),
  /** Solved challenge against bots; not needed with a personal link or by a verified member. */
  challengeToken: z.string().max(2000).default(''),
  challengeSolution: z.string().max(200).default(''),
  challengeAnswer: z.string().max(100).default(''),
});
export type SentPhoto = z.output<typeof SentPhoto>;

const Chosen = z.array(Id).min(1).max(MOST_CHOSEN_PHOTOS);

/** Photos of guests; spread into the module `wedding` (docs/rules/wedding.md#guests-photos). */
export const weddingPhotos = endpoints({
  sharedPhotos: {
    method: 'GET',
    path: '/wedding/photos/shown/:id',
    access: 'anyone',
    summary: 'Photos of guests that the couple shows on an invitation, newest first',
    params: ById,
    query: Paging,
    result: list(WeddingPhoto),
    errors: ['not-found'],
  },
  sendPhoto: {
    method: 'POST',
    path: '/weddingGuest/photo',
    access: 'anyone',
    consumes: 'multipart',
    summary: `Sends a photo of the wedding from its day on (JPEG, PNG, WebP, AVIF; 10 MiB), at most ${MOST_GUEST_PHOTOS} by one personal link and ${MOST_PHOTOS} in all; it waits for the couple`,
    body: SentPhoto,
    result: Done,
    errors: [
      'not-found',
      'wrong-state',
      'guest-photos-full',
      'wedding-photos-full',
      'too-large',
      'picture-type',
      'picture-heic',
      'picture-unreadable',
      'picture-too-many-pixels',
      'unavailable',
    ],
  },
  photos: {
    method: 'GET',
    path: '/wedding/photos/:id',
    access: 'member',
    summary: 'Photos that guests sent for the caller’s wedding, newest first',
    params: ById,
    query: Paging.extend({ state: WishState.optional() }),
    result: z.object({ data: z.array(WeddingPhotoRow), total: z.int(), waiting: z.int() }),
    errors: ['not-found', 'forbidden'],
  },
  setPhotos: {
    method: 'PUT',
    path: '/wedding/photos/:id',
    access: 'member',
    summary: 'Shows photos of guests on the caller’s invitation, or hides them',
    params: ById,
    body: z.object({ photoIds: Chosen, shown: Flag }),
    result: Done,
    errors: ['not-found', 'forbidden'],
  },
  removePhotos: {
    method: 'PUT',
    path: '/wedding/photos/delete/:id',
    access: 'member',
    summary: 'Removes photos of guests from the caller’s wedding for good',
    params: ById,
    body: z.object({ photoIds: Chosen }),
    result: Done,
    errors: ['not-found', 'forbidden'],
  },
  photosZip: {
    method: 'GET',
    path: '/wedding/photos/zip/:id',
    access: 'member',
    summary: 'The photos of guests of the caller’s wedding as a ZIP, hidden ones left out',
    params: ById,
    result: file('application/zip'),
    errors: ['not-found', 'forbidden'],
  },
});
