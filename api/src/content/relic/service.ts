import type { Owner } from '@m4u/contract/common';
import type {
  GroupRelicDraft,
  Relic,
  RelicCard,
  RelicChanges,
  RelicDraft,
  RelicQrQuery,
  RelicQuery,
  RelicType,
} from '@m4u/contract/content/relic';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { SOURCE_MARK } from '@m4u/contract/insight/tracking/rules';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { PRIVATE_BRIEFLY } from '../../platform/http/message/freshness.ts';
import { drawQr, qrMediaType } from '../../platform/pictures/drawing.ts';
import { findRecordings } from '../../profile/upload/recordings/service.ts';
import * as items from '../item/service.ts';
import * as rules from './rules.ts';

/** A relic for lists. */
export const toRelicCard = ({ type, details, ...item }: items.Item): RelicCard => {
  const { period, place } = rules.toDetails({ details });
  return { ...item, postType: type as RelicType, period, place };
};

/** A relic with its recordings; deleted ones are missing. */
const toRelic = async (ctx: Context, { content, images, ...item }: items.FullItem): Promise<Relic> => {
  const details = rules.toDetails(item);
  const { titleEn, position, recordingVi, recordingEn } = details;
  const recordings = await findRecordings(ctx.db, rules.recordingIdsOf(details));
  const recordingOf = (id: string | null) => (id === null ? null : (recordings.get(id) ?? null));
  return {
    ...toRelicCard(item),
    content,
    images,
    titleEn,
    position,
    recordingVi: recordingOf(recordingVi),
    recordingEn: recordingOf(recordingEn),
  };
};

const toCommonDraft = ({ postType, title, content, images, policy, outstanding }: RelicChanges): items.Draft => ({
  type: postType,
  title,
  content,
  images,
  policy,
  outstanding,
});

const toDraft = (draft: RelicDraft) => ({
  ...toCommonDraft(draft),
  title: draft.title,
  policy: draft.policy,
  ...rules.changeDetails(draft),
});

/** A page's relics that the reader may see. Errors: not-found. */
export const list = async (ctx: Context, owner: Owner, { postType, outstanding, ...query }: RelicQuery) => {
  const pageItems = { owner, kind: 'relic', filter: { type: postType, outstanding } } as const;
  const { data, total, nextCursor } = await items.list(ctx, pageItems, query);
  return { data: data.map(toRelicCard), total, nextCursor };
};

/** One relic; with `isBrand` only a relic of a group. Errors: not-found. */
export const get = async (ctx: Context, id: string, isBrand = false): Promise<Relic> =>
  toRelic(ctx, await items.get(ctx, { kind: 'relic', id, owner: isBrand ? 'group' : undefined }));

const QR_SIZE = 1024;

/** The address of a relic as a QR code, marked with its source. Errors: not-found, rate-limited, unavailable. */
export const drawRelicQr = async (
  ctx: Context,
  id: string,
  { format = 'svg', size = QR_SIZE }: RelicQrQuery,
): Promise<FileAnswer> => {
  const { _id, owner } = await items.get(ctx, { kind: 'relic', id });
  const page = owner.kind === 'member' ? 'me' : 'mbg';
  const address = `${ctx.config.publicUrl}/${page}/relics/${_id}?${SOURCE_MARK}=qr`;
  const headers = { 'content-type': qrMediaType(format), 'cache-control': PRIVATE_BRIEFLY };
  return { body: await drawQr(ctx, address, { format, width: size }), headers };
};

/** Adds a relic to the caller's page. Errors: invalid, rate-limited. */
export const insert = async (ctx: Context, draft: RelicDraft): Promise<Relic> =>
  toRelic(ctx, await items.insert(ctx, 'relic', { kind: 'member', id: requireSignedIn(ctx).memberId }, toDraft(draft)));

/** Adds a relic to a group's page. Errors: not-found, forbidden, invalid, rate-limited. */
export const insertOfGroup = async (ctx: Context, { groupId, ...draft }: GroupRelicDraft): Promise<Relic> =>
  toRelic(ctx, await items.insert(ctx, 'relic', { kind: 'group', id: groupId }, toDraft(draft)));

/** Changes a relic. Errors: not-found, forbidden, invalid, rate-limited. */
export const update = async (ctx: Context, owner: Owner['kind'], id: string, changes: RelicChanges): Promise<Relic> => {
  const changed = await items.update(ctx, { kind: 'relic', id, owner }, (present) => ({
    ...toCommonDraft(changes),
    ...rules.changeDetails(changes, rules.toDetails(present)),
  }));
  return toRelic(ctx, changed);
};

/** Deletes a relic. Errors: not-found, forbidden. */
export const remove = (ctx: Context, owner: Owner['kind'], id: string): Promise<void> =>
  items.remove(ctx, { kind: 'relic', id, owner });
