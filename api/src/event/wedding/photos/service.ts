import { Readable } from 'node:stream';
import type { Paging } from '@m4u/contract/common';
import type { WishState } from '@m4u/contract/event/wedding/guests';
import type { WeddingPhoto, WeddingPhotoRow } from '@m4u/contract/event/wedding/photos';
import { coupleName } from '@m4u/contract/event/wedding/rules';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import { fail } from '../../../platform/errors.ts';
import { disposition } from '../../../platform/http/message/disposition.ts';
import { createZip } from '../../../platform/zip.ts';
import { pictureKey } from '../../../profile/upload/service.ts';
import { changeOwn } from '../guests/service.ts';
import { requireOwn, requireVisible } from '../service.ts';
import * as queries from './queries.ts';

const toRow = ({ id, name, state, sentAt, picture }: queries.PhotoRow): WeddingPhotoRow[] =>
  picture ? [{ _id: id, picture, name, state, at: sentAt.toISOString() }] : [];

/** Lists the photos that an invitation shows. Errors: not-found. */
export const listShown = async (
  ctx: Context,
  id: string,
  paging: Paging,
): Promise<{ data: WeddingPhoto[]; total: number }> => {
  const wedding = await requireVisible(ctx, id);
  const { rows, total } = await queries.listShown(ctx.db, wedding.id, toSlice(paging));
  return { data: rows.flatMap(toRow).map(({ state: _state, ...photo }) => photo), total };
};

/** Lists the photos of guests of the caller's wedding. Errors: not-found, forbidden. */
export const list = async (
  ctx: Context,
  id: string,
  { state, ...paging }: Paging & { readonly state?: WishState | undefined },
): Promise<{ data: WeddingPhotoRow[]; total: number; waiting: number }> => {
  await requireOwn(ctx, id);
  const [{ rows, total }, waiting] = await Promise.all([
    queries.list(ctx.db, id, state, toSlice(paging)),
    queries.countInState(ctx.db, id, 'waiting'),
  ]);
  return { data: rows.flatMap(toRow), total, waiting };
};

/** Shows or hides photos of the caller's wedding. Errors: not-found (then none is changed), forbidden, rate-limited. */
export const setShown = (
  ctx: Context,
  id: string,
  { photoIds, shown }: { readonly photoIds: readonly string[]; readonly shown: boolean },
): Promise<void> =>
  changeOwn(ctx, id, async (tx) => {
    const ids = new Set(photoIds);
    if ((await queries.setState(tx, id, [...ids], shown ? 'shown' : 'hidden')) < ids.size) fail('not-found');
  });

/** Removes photos of the caller's wedding. Errors: not-found (then none is removed), forbidden, rate-limited. */
export const remove = (ctx: Context, id: string, photoIds: readonly string[]): Promise<void> =>
  changeOwn(ctx, id, async (tx) => {
    const ids = new Set(photoIds);
    if ((await queries.remove(tx, id, [...ids])) < ids.size) fail('not-found');
  });

/** Name of a photo in the ZIP: its number, and its sender without what some file system does not accept. */
const fileName = (index: number, name: string): string =>
  `${String(index + 1).padStart(3, '0')} ${name.replaceAll(/[\\/:*?"<>|\p{C}]/gu, ' ').trim()}.webp`;

/** Writes photos one after the other, so that memory holds one at a time. */
async function* writeZip(ctx: Pick<Context, 'storage' | 'clock'>, rows: readonly queries.PhotoRow[]) {
  const chunks: Uint8Array[] = [];
  const zip = createZip((chunk) => {
    chunks.push(chunk);
    return Promise.resolve();
  }, ctx.clock.now());
  for (const [index, { name, picture }] of rows.entries()) {
    const stored = picture && (await ctx.storage.get(pictureKey(picture._id, picture.width)));
    if (!stored) continue;
    await zip.add(fileName(index, name), [stored.bytes], { packed: true });
    yield* chunks.splice(0);
  }
  await zip.end();
  yield* chunks.splice(0);
}

/** The photos of the caller's wedding that are not hidden, as a ZIP. Errors: not-found, forbidden, rate-limited. */
export const downloadAll = async (ctx: Context, id: string): Promise<FileAnswer> => {
  const { written } = await requireOwn(ctx, id);
  await ctx.limits.consume('wholeListsByMember', requireSignedIn(ctx).memberId);
  const rows = await queries.listKept(ctx.db, id);
  return {
    body: Readable.from(writeZip(ctx, rows)),
    headers: {
      'content-type': 'application/zip',
      'content-disposition': disposition(coupleName(written.groom.name, written.bride.name), 'zip'),
      'cache-control': 'private, no-store',
    },
  };
};
