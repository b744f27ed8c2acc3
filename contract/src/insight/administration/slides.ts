import * as z from 'zod';
import { ById, data, Done, Flag, Id, line, PictureChoice } from '../../common.ts';
import { endpoints } from '../../http/endpoint.ts';

/** A picture of the sign-in screen as staff edit it. */
export const StaffSlide = z.object({
  _id: Id,
  /** Address of the picture on this site. */
  image: z.string(),
  titleVi: z.string(),
  titleEn: z.string(),
  lineVi: z.string(),
  lineEn: z.string(),
  enabled: z.boolean(),
});
export type StaffSlide = z.output<typeof StaffSlide>;

/** A path on this site; pictures of other sites are blocked by the Content-Security-Policy. */
const ImagePath = line(300, 1).refine((path) => /^\/[^/\\]/.test(path), { error: 'link' });

const changes = {
  titleVi: line(80, 1),
  titleEn: line(80, 1),
  lineVi: line(160, 1),
  lineEn: line(160, 1),
  enabled: Flag,
};

/** A new slide: texts, and either a picture that the caller has uploaded or a path on this site. */
export const SlideDraft = z.object({
  ...changes,
  enabled: Flag.default(true),
  picture: PictureChoice.optional(),
  image: ImagePath.optional(),
});
export type SlideDraft = z.output<typeof SlideDraft>;

/** Changes of a slide; omitted fields stay as they are. */
export const SlideChanges = z.object({ ...changes, picture: PictureChoice, image: ImagePath }).partial();
export type SlideChanges = z.output<typeof SlideChanges>;

/** Slides of the sign-in screen's carousel, edited by staff (docs/rules/audit.md#slides). */
export const slide = endpoints({
  list: {
    method: 'GET',
    path: '/admin/slides',
    access: 'staff',
    summary: 'All slides in order, including those not shown',
    result: data(z.array(StaffSlide)),
  },
  insert: {
    method: 'POST',
    path: '/admin/slides',
    access: 'staff',
    summary: 'Adds a slide at the end; its picture is an upload of the caller or a path on this site',
    body: SlideDraft,
    result: data(StaffSlide),
    errors: ['conflict'],
  },
  update: {
    method: 'PUT',
    path: '/admin/slides/:id',
    access: 'staff',
    summary: 'Changes a slide',
    params: ById,
    body: SlideChanges,
    result: data(StaffSlide),
    errors: ['not-found'],
  },
  delete: {
    method: 'PUT',
    path: '/admin/slides/:id/delete',
    access: 'staff',
    summary: 'Deletes a slide',
    params: ById,
    result: Done,
    errors: ['not-found'],
  },
  arrange: {
    method: 'PUT',
    path: '/admin/slideOrder/:id',
    access: 'staff',
    summary: 'Moves a slide before another, or to the end without `beforeId`',
    params: ById,
    body: z.object({ beforeId: Id.nullish() }),
    result: Done,
    errors: ['not-found'],
  },
});
