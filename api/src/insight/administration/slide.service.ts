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
const MAXIMUM_WIDTH = 1_200;

const UPLOAD_URL = /^\/api\/media\/([0-9a-f-]{36})\//;

const toStaffSlide = ({ position: _place, id, ...content }: slides.SlideRow): StaffSlide => ({ _id: id, ...content });

/** All slides, in their order. */
export const list = async (ctx: Context): Promise<StaffSlide[]> => (await slides.listAllSlides(ctx)).map(toStaffSlide);

/**
 * Address of the chosen picture; undefined when the picture does not change. Errors: invalid for an upload of another
 * member.
 */
const resolveImage = async (
  ctx: Context,
  tx: Transaction,
  { picture, image }: Pick<SlideChanges, 'picture' | 'image'>,
  currentImage: string | undefined,
): Promise<string | undefined> => {
  if (!picture) return image;
  const presentId = UPLOAD_URL.exec(currentImage ?? '')?.[1] ?? null;
  await requireOwnUploads(tx, requireSignedIn(ctx).memberId, { picture: { chosen: picture, present: presentId } });
  if (picture === presentId) return undefined;
  const found = (await queries.findPicture(tx, picture)) ?? failField('picture', 'picture');
  const width = found.widths.find((each) => each >= MAXIMUM_WIDTH) ?? found.width;
  return found.src.replace(/\d+\.webp$/, `${width}.webp`);
};

/** Runs a change of a slide in a transaction and records it in the audit log. */
const changeAndAudit = async (
  ctx: Context,
  name: AuditAct,
  work: (tx: Transaction) => Promise<slides.SlideRow>,
): Promise<StaffSlide> =>
  ctx.transaction(async (tx) => {
    const row = await work(tx);
    await ctx.audit.record(ctx, tx, { act: name, target: { kind: 'slide', id: row.id, name: row.titleVi } });
    return toStaffSlide(row);
  });

/** Adds a slide at the end. Errors: invalid without a picture, conflict when the maximum is reached. */
export const insert = (ctx: Context, { picture, image, ...texts }: SlideDraft): Promise<StaffSlide> =>
  changeAndAudit(ctx, 'slide.create', async (tx) => {
    const address = (await resolveImage(ctx, tx, { picture, image }, undefined)) ?? failField('picture', 'required');
    return slides.addSlide(tx, { ...texts, image: address });
  });

/** Changes a slide; omitted fields stay as they are. Errors: not-found, invalid. */
export const update = (ctx: Context, id: string, { picture, image, ...texts }: SlideChanges): Promise<StaffSlide> =>
  changeAndAudit(ctx, 'slide.update', (tx) =>
    slides.changeSlide(tx, id, async (current) => {
      const address = await resolveImage(ctx, tx, { picture, image }, current.image);
      return { ...texts, ...(address !== undefined && { image: address }) };
    }),
  );

/** Deletes a slide. Errors: not-found. */
export const remove = (ctx: Context, id: string): Promise<StaffSlide> =>
  changeAndAudit(ctx, 'slide.delete', (tx) => slides.removeSlide(tx, id));

/** Moves a slide before another one, or to the end when `beforeId` is null. Errors: not-found. */
export const arrange = (ctx: Context, id: string, beforeId: string | null): Promise<StaffSlide> =>
  changeAndAudit(ctx, 'slide.update', (tx) => slides.moveSlide(tx, id, beforeId));
