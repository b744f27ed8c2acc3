import type { SlideChanges, SlideDraft, StaffSlide } from '@m4u/contract/insight/administration/slides';
import * as slides from '../../identity/auth/slide/service.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import type { AuditAct } from '@m4u/contract/insight/audit/kinds';
import type { Context } from '../../platform/context.ts';
import { failField } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { requireOwnUploads } from '../../profile/upload/service.ts';
import * as queries from './slide.queries.ts';

/** Largest width of a slide, in pixels; a larger one would only load more slowly. */
const WIDE = 1_200;

const UPLOADED = /^\/api\/media\/([0-9a-f-]{36})\//;

const present = ({ position: _place, id, ...content }: slides.SlideRow): StaffSlide => ({ _id: id, ...content });

/** All slides, in their order. */
export const list = async (ctx: Context): Promise<StaffSlide[]> => (await slides.allSlides(ctx)).map(present);

/**
 * Address of the chosen picture; undefined when the picture does not change. Errors: invalid for an upload of another
 * member.
 */
const addressOf = async (
  ctx: Context,
  tx: Transaction,
  { picture, image }: Pick<SlideChanges, 'picture' | 'image'>,
  before: string | undefined,
): Promise<string | undefined> => {
  if (!picture) return image;
  const standing = UPLOADED.exec(before ?? '')?.[1] ?? null;
  await requireOwnUploads(tx, requireSignedIn(ctx).memberId, { picture: { chosen: picture, present: standing } });
  if (picture === standing) return undefined;
  const found = (await queries.picture(tx, picture)) ?? failField('picture', 'picture');
  const width = found.widths.find((each) => each >= WIDE) ?? found.width;
  return found.src.replace(/\d+\.webp$/, `${width}.webp`);
};

/** Runs a change of a slide in a transaction and records it in the audit log. */
const act = async (
  ctx: Context,
  name: AuditAct,
  work: (tx: Transaction) => Promise<slides.SlideRow>,
): Promise<StaffSlide> =>
  ctx.transaction(async (tx) => {
    const row = await work(tx);
    await ctx.audit.record(ctx, tx, { act: name, target: { kind: 'slide', id: row.id, name: row.titleVi } });
    return present(row);
  });

/** Adds a slide at the end. Errors: invalid without a picture, conflict when the maximum is reached. */
export const insert = (ctx: Context, { picture, image, ...words }: SlideDraft): Promise<StaffSlide> =>
  act(ctx, 'slide.create', async (tx) => {
    const address = (await addressOf(ctx, tx, { picture, image }, undefined)) ?? failField('picture', 'required');
    return slides.addSlide(tx, { ...words, image: address });
  });

/** Changes a slide; omitted fields stay as they are. Errors: not-found, invalid. */
export const update = (ctx: Context, id: string, { picture, image, ...words }: SlideChanges): Promise<StaffSlide> =>
  act(ctx, 'slide.update', (tx) =>
    slides.changeSlide(tx, id, async (before) => {
      const address = await addressOf(ctx, tx, { picture, image }, before.image);
      return { ...words, ...(address !== undefined && { image: address }) };
    }),
  );

/** Deletes a slide. Errors: not-found. */
export const remove = (ctx: Context, id: string): Promise<StaffSlide> =>
  act(ctx, 'slide.delete', (tx) => slides.removeSlide(tx, id));

/** Moves a slide before another one, or to the end when `beforeId` is null. Errors: not-found. */
export const arrange = (ctx: Context, id: string, beforeId: string | null): Promise<StaffSlide> =>
  act(ctx, 'slide.update', (tx) => slides.moveSlide(tx, id, beforeId));
