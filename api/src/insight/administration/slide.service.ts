import type { SlideChanges, SlideDraft, StaffSlide } from '@m4u/contract/insight/administration/slides';
import * as slides from '../../identity/auth/slide/service.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import type { AuditAct } from '@m4u/contract/insight/audit/kinds';
import type { Context } from '../../platform/context.ts';
import { failField } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { requireOwnUploads } from '../../profile/upload/service.ts';
import * as queries from './slide.queries.ts';

/** A slide is shown this wide (px) at most; more would only be slow. */
const WIDE = 1_200;

const UPLOADED = /^\/api\/media\/([0-9a-f-]{36})\//;

const present = ({ position: _place, id, ...content }: slides.SlideRow): StaffSlide => ({ _id: id, ...content });

/** All slides in their order. */
export const list = async (ctx: Context): Promise<StaffSlide[]> => (await slides.allSlides(ctx)).map(present);

/** The address of a chosen picture; undefined when none was chosen. Errors: invalid for what is not the caller's. */
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

/** Does something to a slide and writes it down. */
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

/** Adds a slide at the end. Errors: invalid without a picture, conflict when there are too many. */
export const insert = (ctx: Context, { picture, image, ...words }: SlideDraft): Promise<StaffSlide> =>
  act(ctx, 'slide.create', async (tx) => {
    const address = (await addressOf(ctx, tx, { picture, image }, undefined)) ?? failField('picture', 'required');
    return slides.addSlide(tx, { ...words, image: address });
  });

/** Changes a slide; what is left out stays. Errors: not-found, invalid. */
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

/** Moves a slide before another; without one to the end. Errors: not-found. */
export const arrange = (ctx: Context, id: string, beforeId: string | null): Promise<StaffSlide> =>
  act(ctx, 'slide.update', (tx) => slides.moveSlide(tx, id, beforeId));
