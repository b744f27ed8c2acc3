import * as z from 'zod';
import { Position, PositionChoice } from '../address/position-schema.ts';
import { ById, data, Done, Flag, Id, line } from '../common.ts';
import { endpoints, file, FACTOR_ERRORS } from '../http/endpoint.ts';
import { QrQuery } from '../profile/member/share.ts';
import { Recording, RecordingChoice } from '../profile/upload/document.ts';
import { contentBody, contentFields, ContentHead, contentList, ContentQuery } from './item/schema.ts';

/** Type of a relic: a thing, a place, documents and pictures, a craft, a custom or a festival. */
export const RelicType = z.enum(['artifact', 'site', 'document', 'craft', 'custom']);
export type RelicType = z.output<typeof RelicType>;

const fields = {
  ...contentFields,
  postType: RelicType,
  /** Age or period, in words: “thế kỷ XVIII”, “khoảng 200 năm tuổi”. */
  period: line(100),
  /** Location or origin. */
  place: line(200),
  /** The name in English, for readers and plaques. */
  titleEn: line(200),
  /** Its place on a map. */
  position: PositionChoice,
  /** Its story told in Vietnamese and in English: ids of recordings. */
  recordingVi: RecordingChoice,
  recordingEn: RecordingChoice,
};

// Only drafts have defaults: an update leaves omitted fields as they are.
/** A new relic of the caller (docs/rules/relic.md#fields). */
export const RelicDraft = z.object({
  ...fields,
  images: fields.images.default([]),
  policy: fields.policy.default('public'),
  outstanding: fields.outstanding.default(false),
  postType: fields.postType.default('artifact'),
  period: fields.period.default(''),
  place: fields.place.default(''),
  titleEn: fields.titleEn.default(''),
  position: fields.position.default(null),
  recordingVi: fields.recordingVi.default(null),
  recordingEn: fields.recordingEn.default(null),
});
export type RelicDraft = z.output<typeof RelicDraft>;

/** A new relic of the group `groupId`. */
export const GroupRelicDraft = RelicDraft.extend({ groupId: Id });
export type GroupRelicDraft = z.output<typeof GroupRelicDraft>;

/** Changes of a relic; omitted fields stay as they are. */
export const RelicChanges = z.object(fields).partial();
export type RelicChanges = z.output<typeof RelicChanges>;

/** A relic as lists show it. */
export const RelicCard = ContentHead.extend({ postType: RelicType, period: z.string(), place: z.string() });
export type RelicCard = z.output<typeof RelicCard>;

/** A relic with its text, pictures, place on a map and recordings. */
export const Relic = RelicCard.extend({
  ...contentBody,
  titleEn: z.string(),
  position: Position.nullable(),
  recordingVi: Recording.nullable(),
  recordingEn: Recording.nullable(),
});
export type Relic = z.output<typeof Relic>;

const RelicQuery = ContentQuery.extend({ postType: RelicType.optional(), outstanding: Flag.optional() });
export type RelicQuery = z.output<typeof RelicQuery>;

/** Format of a relic's QR code. */
const RelicQrQuery = QrQuery.omit({ holds: true });
export type RelicQrQuery = z.output<typeof RelicQrQuery>;

/** Relics: heritage items of members and groups (docs/rules/relic.md#lists). */
export const relic = endpoints({
  listOfMember: {
    method: 'GET',
    path: '/relics/getRelicsByMemberId/:memberId',
    access: 'anyone',
    summary: 'Relics of a member that the caller can see, in the owner’s order',
    params: z.object({ memberId: Id }),
    query: RelicQuery,
    result: contentList(RelicCard),
    errors: ['not-found'],
  },
  get: {
    method: 'GET',
    path: '/relics/:id',
    access: 'anyone',
    summary: 'A relic; with `isBrand=1` only if a group owns it',
    params: ById,
    query: z.object({ isBrand: Flag.optional() }),
    result: data(Relic),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  qr: {
    method: 'GET',
    path: '/relics/:id/qr',
    access: 'anyone',
    summary: 'QR code of a relic’s address, for its plaque',
    params: ById,
    query: RelicQrQuery,
    result: file('image/svg+xml'),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  insert: {
    method: 'POST',
    path: '/relics/insert',
    access: 'member',
    summary: 'Creates a relic on the caller’s page',
    body: RelicDraft,
    result: data(Relic),
    errors: ['not-found'],
  },
  update: {
    method: 'PUT',
    path: '/relics/updateById/:id',
    access: 'member',
    summary: 'Changes a relic of a member',
    params: ById,
    body: RelicChanges,
    result: data(Relic),
    errors: ['not-found', 'forbidden'],
  },
  remove: {
    method: 'PUT',
    path: '/relics/deleteById/:id',
    access: 'member',
    summary: 'Deletes a relic of a member; it can be restored for 30 days',
    params: ById,
    result: Done,
    errors: ['not-found', 'forbidden'],
  },
  listOfGroup: {
    method: 'GET',
    path: '/brandRelics/getRelicsByGroupId/:id',
    access: 'anyone',
    summary: 'Relics of a group that the caller can see, in the owner’s order',
    params: ById,
    query: RelicQuery,
    result: contentList(RelicCard),
    errors: ['not-found'],
  },
  insertOfGroup: {
    method: 'POST',
    path: '/brandRelics/insert',
    access: 'member',
    summary: 'Creates a relic on the page of a group that the caller administers',
    body: GroupRelicDraft,
    result: data(Relic),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  updateOfGroup: {
    method: 'PUT',
    path: '/brandRelics/updateById/:id',
    access: 'member',
    summary: 'Changes a relic of a group',
    params: ById,
    body: RelicChanges,
    result: data(Relic),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  removeOfGroup: {
    method: 'PUT',
    path: '/brandRelics/deleteById/:id',
    access: 'member',
    summary: 'Deletes a relic of a group; it can be restored for 30 days',
    params: ById,
    result: Done,
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
});
