import * as z from 'zod';
import { ById, data, Done, Id, RichText } from '../common.ts';
import { endpoints, FACTOR_ERRORS } from '../http/endpoint.ts';
import { contentBody, contentFields, ContentHead, contentList, ContentQuery } from './item/schema.ts';

const fields = {
  title: contentFields.title,
  /** Description of the album; optional. */
  content: RichText,
  /** In the owner's order, each with its caption. */
  images: contentFields.images,
  policy: contentFields.policy,
};

// Only drafts have defaults: an update leaves omitted fields as they are.
/** A new album of the caller, or of the group `groupId` that the caller administers. */
export const AlbumDraft = z.object({
  ...fields,
  content: fields.content.default(''),
  images: fields.images.default([]),
  policy: fields.policy.default('public'),
  groupId: z.union([Id, z.literal('').transform(() => undefined)]).optional(),
});
export type AlbumDraft = z.output<typeof AlbumDraft>;

/** Changes of an album; omitted fields stay as they are. */
export const AlbumChanges = z.object(fields).partial();
export type AlbumChanges = z.output<typeof AlbumChanges>;

/** An album in lists: its cover and the number of its pictures (docs/rules/album.md#lists). */
export const AlbumCard = ContentHead;
export type AlbumCard = z.output<typeof AlbumCard>;

/** An album with its text and pictures. */
export const Album = AlbumCard.extend(contentBody);
export type Album = z.output<typeof Album>;

/** Albums of members and groups (docs/rules/album.md#fields). */
export const album = endpoints({
  list: {
    method: 'GET',
    path: '/album/getAlbumsByOwnerId/:id',
    access: 'anyone',
    summary: 'Albums on the page of a member or group that the caller can see, in the owner’s order',
    params: ById,
    query: ContentQuery,
    result: contentList(AlbumCard),
    errors: ['not-found'],
  },
  get: {
    method: 'GET',
    path: '/album/:id',
    access: 'anyone',
    summary: 'An album with its pictures',
    params: ById,
    result: data(Album),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  insert: {
    method: 'POST',
    path: '/album/insert',
    access: 'member',
    summary: 'Creates an album on the caller’s page, or on that of the group `groupId`, which the caller administers',
    body: AlbumDraft,
    result: data(Album),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  update: {
    method: 'PUT',
    path: '/album/updateById/:id',
    access: 'member',
    summary: 'Changes an album; `images` replaces all existing pictures',
    params: ById,
    body: AlbumChanges,
    result: data(Album),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  remove: {
    method: 'PUT',
    path: '/album/deleteById/:id',
    access: 'member',
    summary: 'Deletes an album; it can be restored for 30 days',
    params: ById,
    result: Done,
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
});
