import * as z from 'zod';
import { ById, Can, data, Day, Done, Flag, Id, line, Moment, Owner } from '../common.ts';
import { endpoints } from '../http/endpoint.ts';
import { ContentPicture, contentList, ContentQuery, Images } from './item/schema.ts';
import { posterStates } from './poster/rules.ts';

/** The page that a poster is for: products, activities, posts, or the profile itself (docs/rules/poster.md#pages). */
export const PosterView = z.enum(['showroom', 'activities', 'posts', 'other']);
export type PosterView = z.output<typeof PosterView>;

/** Pictures of one poster at most. */
export const MAXIMUM_POSTER_IMAGES = 10;

/** An empty field of a form is one that was left out. */
const orAbsent = <S extends z.ZodType>(schema: S, error: 'invalid' | 'choice' | 'date') =>
  z.union([z.literal('').transform(() => undefined), schema], { error }).optional();

const needed = ['viewType', 'start', 'end', 'images'] as const;

const isMissing = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0);

/**
 * A poster to be saved: a new one without `_id`, else changes of the one it names, which leave what is left out as it
 * is. Days are those of Vietnam (docs/rules/poster.md#fields).
 */
export const PosterSave = z
  .object({
    _id: orAbsent(Id, 'invalid'),
    /** Of a new one: the group whose page it is for; one's own page when left out. */
    groupId: orAbsent(Id, 'invalid'),
    /** What the pictures say, for who cannot see them; may be empty. */
    title: line(200).optional(),
    viewType: orAbsent(PosterView, 'choice'),
    start: orAbsent(Day, 'date'),
    end: orAbsent(Day, 'date'),
    images: Images.max(MAXIMUM_POSTER_IMAGES).optional(),
    /** Whether it shows within its days; a new one does not unless told to. */
    enabled: Flag.optional(),
  })
  .superRefine((poster, context) => {
    for (const field of needed) {
      const isLeftOut = poster[field] === undefined;
      if (!isMissing(poster[field]) || (poster._id !== undefined && isLeftOut)) continue;
      context.addIssue({ code: 'custom', message: 'required', path: [field], input: poster[field] });
    }
  });
export type PosterSave = z.output<typeof PosterSave>;

/** A poster with its state (docs/rules/poster.md#states). */
export const Poster = z.object({
  _id: Id,
  owner: Owner,
  title: z.string(),
  viewType: PosterView,
  start: Day,
  end: Day,
  images: z.array(ContentPicture),
  enabled: z.boolean(),
  state: z.enum(posterStates),
  createdAt: Moment,
  updatedAt: Moment,
  can: Can,
});
export type Poster = z.output<typeof Poster>;

const PosterQuery = ContentQuery.extend({
  posterType: PosterView.optional(),
  /** Also for the owner: only those that others see now. */
  showing: Flag.optional(),
});
export type PosterQuery = z.output<typeof PosterQuery>;

/** Posters on the pages of members and groups (docs/rules/poster.md#lists). */
export const poster = endpoints({
  list: {
    method: 'GET',
    path: '/poster/get-poster-by-group-member-id/:id',
    access: 'anyone',
    summary: 'Posters of a member or group that show today; the owner gets all of theirs with their state',
    params: ById,
    query: PosterQuery,
    result: contentList(Poster).extend({
      /** The first moment from which the answer to others will be another one by itself: a poster begins or ends. */
      changesAt: Moment.nullable(),
    }),
    errors: ['not-found'],
  },
  save: {
    method: 'POST',
    path: '/poster/save-poster',
    access: 'member',
    summary: 'Adds a poster, or with `_id` changes one; it cannot be enabled after its last day',
    body: PosterSave,
    result: data(Poster),
    errors: ['not-found', 'forbidden'],
  },
  remove: {
    method: 'PUT',
    path: '/poster/delete-poster/:id',
    access: 'member',
    summary: 'Deletes a poster; it can be restored for 30 days',
    params: ById,
    result: Done,
    errors: ['not-found', 'forbidden'],
  },
});
