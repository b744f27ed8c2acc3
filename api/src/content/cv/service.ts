import { dayOf } from '@m4u/contract/days';
import { CV_LIMITS, type CvVisibility } from '@m4u/contract/content/cv/rules';
import type { Cv, CvRow, CvSave, PublicCv } from '@m4u/contract/content/cv/schema';
import { memberTag } from '@m4u/contract/tags';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail, failField } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { isBirthday } from '../../platform/time/days.ts';
import { lockMemberRow } from '../../profile/directory/members/rowLock.reads.ts';
import { findMemberPage, view as memberView } from '../../profile/member/service.ts';
import { requireOwnUploads } from '../../profile/upload/service.ts';
import * as queries from './queries.ts';
import { cvChanged } from './events.ts';
import {
  type CvFile,
  type CvPiece,
  type CvWithPhoto,
  isVersion,
  toColumns,
  toCv,
  toCvRow,
  toFile,
  toPublicCv,
} from './rules.ts';

/** One of the caller's CVs. Errors: not-found. */
export const findOwn = async (ctx: Context, id: string): Promise<CvWithPhoto> =>
  (await queries.find(ctx.db, requireSignedIn(ctx).memberId, id)) ?? fail('not-found');

/** One of the caller's CVs, or its letter, for a file with all contacts. Errors: not-found, also without a letter. */
export const findOwnFile = async (ctx: Context, id: string, piece: CvPiece): Promise<CvFile> =>
  toFile(piece, await findOwn(ctx, id), await findOwnPortrait(ctx), 'all') ?? fail('not-found');

/** The caller's CVs, the one that was changed last first. */
export const list = async (ctx: Context): Promise<{ data: CvRow[]; total: number }> => {
  const rows = await queries.list(ctx.db, requireSignedIn(ctx).memberId, dayOf(ctx.clock.now()));
  const data = rows.map(({ row, links }) => ({ ...toCvRow(row), links }));
  return { data, total: data.length };
};

/** The caller's profile photo. */
export const findOwnPortrait = async (ctx: Context) =>
  (await findMemberPage(ctx, requireSignedIn(ctx).memberId)).picture;

/** One of the caller's CVs, for editing. Errors: not-found. */
export const get = async (ctx: Context, id: string): Promise<Cv> => {
  const found = await findOwn(ctx, id);
  return toCv(found, await findOwnPortrait(ctx));
};

/**
 * Runs a change of the caller's CVs under a lock of the member, and emits `cv.changed`. Errors: rate-limited, and those
 * of `work`.
 */
export const changeCvs = async <T>(
  ctx: Context,
  work: (tx: Transaction, memberId: string) => Promise<T>,
): Promise<T> => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('contentByMember', memberId);
  return ctx.transaction(async (tx) => {
    await lockMemberRow(tx, memberId);
    const result = await work(tx, memberId);
    ctx.emit(tx, cvChanged.create([memberTag(memberId)], { memberId }));
    return result;
  });
};

/** Requires room for another CV, or for another version. Errors: cvs-full, cv-versions-full. */
const requireQuota = async (tx: Transaction, memberId: string, of: { company: string }): Promise<void> => {
  const versions = isVersion(of);
  const total = await queries.countCvs(tx, memberId, { versions });
  if (total >= (versions ? CV_LIMITS.versions : CV_LIMITS.cvs)) fail(versions ? 'cv-versions-full' : 'cvs-full');
};

/**
 * Adds a CV, or replaces the one with `_id`. A CV that is not private makes the other ones private. Errors: not-found,
 * cvs-full, invalid, rate-limited.
 */
export const save = async (ctx: Context, { _id, incomplete: _, ...sent }: CvSave): Promise<Cv> => {
  if (sent.birthday !== '' && !isBirthday(sent.birthday, ctx.clock.now())) failField('birthday', 'date');
  const id = await changeCvs(ctx, async (tx, memberId) => {
    const existing = _id ? ((await queries.find(tx, memberId, _id)) ?? fail('not-found')).row : undefined;
    if (!existing) await requireQuota(tx, memberId, { company: '' });
    const columns = toColumns(sent, existing?.pictureId ?? null);
    await requireOwnUploads(tx, memberId, {
      picture: { chosen: columns.pictureId, present: existing?.pictureId ?? null },
    });
    if (columns.visibility !== 'private') await queries.hideShown(tx, memberId);
    const updatedAt = ctx.clock.now();
    if (existing) {
      await queries.update(tx, memberId, existing.id, { ...columns, updatedAt });
      return existing.id;
    }
    const row = { id: uuidv7(), memberId, ...columns, createdAt: updatedAt, updatedAt };
    await queries.insert(tx, row);
    return row.id;
  });
  return get(ctx, id);
};

const copyWords = { vi: 'bản sao', en: 'copy' } as const;

type Row = CvWithPhoto['row'];

/**
 * Adds a private copy of one of the caller's CVs, with the columns that `change` returns. Errors: not-found, cvs-full,
 * cv-versions-full, rate-limited.
 */
export const copyCv = async (ctx: Context, id: string, change: (row: Row) => Partial<Row>): Promise<Cv> => {
  const copyId = await changeCvs(ctx, async (tx, memberId) => {
    const { row } = (await queries.find(tx, memberId, id)) ?? fail('not-found');
    const now = ctx.clock.now();
    const copy: Row = { ...row, ...change(row), id: uuidv7(), visibility: 'private', createdAt: now, updatedAt: now };
    await requireQuota(tx, memberId, copy);
    await queries.insert(tx, copy);
    return copy.id;
  });
  return get(ctx, copyId);
};

/** Copies a CV or a version. Errors: those of {@link copyCv}. */
export const duplicate = (ctx: Context, id: string): Promise<Cv> =>
  copyCv(ctx, id, ({ name }) => {
    const ending = ` (${copyWords[ctx.locale]})`;
    return { name: `${name.slice(0, CV_LIMITS.name - ending.length).toWellFormed()}${ending}` };
  });

/**
 * Shows a CV at the caller's address instead of the one shown before, or makes it private. Errors: not-found,
 * rate-limited.
 */
export const setVisibility = async (ctx: Context, id: string, visibility: CvVisibility): Promise<Cv> => {
  await changeCvs(ctx, async (tx, memberId) => {
    if (!(await queries.find(tx, memberId, id))) fail('not-found');
    if (visibility !== 'private') await queries.hideShown(tx, memberId);
    await queries.update(tx, memberId, id, { visibility });
  });
  return get(ctx, id);
};

/** Deletes a CV; it can be restored for 30 days. Errors: not-found, rate-limited. */
export const remove = (ctx: Context, id: string): Promise<void> =>
  changeCvs(ctx, async (tx, memberId) => {
    if (!(await queries.find(tx, memberId, id))) fail('not-found');
    await queries.update(tx, memberId, id, { deletedAt: ctx.clock.now(), visibility: 'private' });
  });

/** Restores a deleted CV as a private one. Errors: not-found, cvs-full, cv-versions-full, rate-limited. */
export const restore = (ctx: Context, id: string): Promise<void> =>
  changeCvs(ctx, async (tx, memberId) => {
    await requireQuota(tx, memberId, (await queries.findDeleted(tx, memberId, id)) ?? fail('not-found'));
    await queries.update(tx, memberId, id, { deletedAt: null });
  });

/** The shown CV of a member, and their page. Errors: not-found, also for a closed page. */
export const findShown = async (ctx: Context, idOrLink: string) => {
  const page = await memberView(ctx, idOrLink);
  if (page.locked) fail('not-found');
  return { page, found: (await queries.findShown(ctx.db, page._id)) ?? fail('not-found') };
};

/** The shown CV of a member, as others see it. Errors: not-found. */
export const view = async (ctx: Context, idOrLink: string): Promise<PublicCv> => {
  const { page, found } = await findShown(ctx, idOrLink);
  return toPublicCv(found, page);
};
