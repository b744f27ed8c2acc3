import * as z from 'zod';
import { ById, Can, data, Day, Done, Flag, Id, line, Moment, Owner } from '../common.ts';
import { endpoints, FACTOR_ERRORS } from '../http/endpoint.ts';
import { ContentPicture, contentList, ContentQuery, Images } from './item/schema.ts';
import { posterStates } from './poster/rules.ts';

/** Screens that show a poster: products, activities, posts, or the profile itself (docs/rules/poster.md#pages). */
export const PosterView = z.enum(['showroom', 'activities', 'posts', 'other']);
export type PosterView = z.output<typeof PosterView>;

/** Most pictures of one poster. */
export const MAXIMUM_POSTER_IMAGES = 10;

/** An empty form field counts as omitted. */
const orAbsent = <S extends z.ZodType>(schema: S, error: 'invalid' | 'choice' | 'date') =>
  z.union([z.literal('').transform(() => undefined), schema], { error }).optional();

const requiredFields = ['viewType', 'start', 'end', 'images'] as const;

const isMissing = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0);

/**
 * Saves a poster: a new one without `_id`, else changes of that poster; omitted fields stay as they are. Days are those
 * of Vietnam (docs/rules/poster.md#fields).
 */
export const PosterSave = z
  .object({
    _id: orAbsent(Id, 'invalid'),
    /** For a new poster: the group that it belongs to; defaults to the caller's own page. */
    groupId: orAbsent(Id, 'invalid'),
    /** Text alternative of the pictures; may be empty. */
    title: line(200).optional(),
    viewType: orAbsent(PosterView, 'choice'),
    start: orAbsent(Day, 'date'),
    end: orAbsent(Day, 'date'),
    images: Images.max(MAXIMUM_POSTER_IMAGES).optional(),
    /** Whether the poster shows within its days; false by default for a new one. */
    enabled: Flag.optional(),
  })
  .superRefine((poster, context) => {
    for (const field of requiredFields) {
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
  /** Returns only currently shown posters, also to the owner. */
  showing: Flag.optional(),
});
export type PosterQuery = z.output<typeof PosterQuery>;

/** Posters on the pages of members and groups (docs/rules/poster.md#lists). */
export const poster = endpoints({
  list: {
    method: 'GET',
    path: '/poster/get-poster-by-group-member-id/:id',
    access: 'anyone',
    summary: 'Posters of a member or group that show today; the owner gets all of them with their state',
    params: ById,
    query: PosterQuery,
    result: contentList(Poster).extend({
      /** The next moment at which others see a different list because a poster starts or ends. */
      changesAt: Moment.nullable(),
    }),
    errors: ['not-found'],
  },
  save: {
    method: 'POST',
    path: '/poster/save-poster',
    access: 'member',
    summary: 'Creates a poster, or changes the one of `_id`; a poster cannot be enabled after its last day',
    body: PosterSave,
    result: data(Poster),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  remove: {
    method: 'PUT',
    path: '/poster/delete-poster/:id',
    access: 'member',
    summary: 'Deletes a poster; it can be restored for 30 days',
    params: ById,
    result: Done,
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
});
