import * as z from 'zod';
import {
  ById,
  ByIdOrLink,
  ChosenMoment,
  data,
  Done,
  Flag,
  Id,
  Language,
  line,
  Moment,
  Owner,
  Picture,
} from '../common.ts';
import { endpoints, file, FACTOR_ERRORS } from '../http/endpoint.ts';
import { Placement } from './item/placement.ts';
import { contentBody, contentFields, ContentHead, contentList, ContentQuery } from './item/schema.ts';

/** Types of posts (docs/rules/post.md#types). */
export const PostType = z.enum(['news', 'opportunity', 'event', 'document']);
export type PostType = z.output<typeof PostType>;

/** Time and place of an event; null for other types of posts. */
export const EventFacts = z.object({
  start: Moment,
  end: Moment.nullable(),
  place: line(300),
  /** The check-in event whose tickets it announces; admins choose it at the tickets (docs/rules/ticket.md#posts). */
  signUp: Id.nullable(),
});
export type EventFacts = z.output<typeof EventFacts>;

/** Time and place of an event as they are entered. */
export const EventDraft = z
  .object({
    start: ChosenMoment,
    end: ChosenMoment.nullish(),
    place: line(300).optional(),
  })
  .refine(({ start, end }) => !end || end >= start, {
    error: 'end-before-start',
    path: ['end'],
  })
  .transform(({ start, end = null, place = '' }) => ({ start, end, place }));

const fields = {
  ...contentFields,
  postType: PostType,
  /** Required for posts of type `event`; dropped for other types. */
  event: EventDraft.nullable(),
};

/** The group that a member's post is shared with; an empty text removes it. */
const ForGroup = z.union([Id, z.literal('').transform(() => null)]).nullable();

const eventHasDate = ({ postType, event }: { postType?: PostType | undefined; event?: unknown }) =>
  postType !== 'event' || Boolean(event);

// Only drafts have defaults: an update leaves omitted fields as they are.
const draft = z.object({
  ...fields,
  images: fields.images.default([]),
  policy: fields.policy.default('public'),
  postType: fields.postType.default('news'),
  outstanding: fields.outstanding.default(false),
  event: fields.event.default(null),
});

/** A new post of the caller (docs/rules/post.md#fields). */
export const PostDraft = draft
  .extend({ groupId: ForGroup.default(null) })
  .refine(eventHasDate, { error: 'required', path: ['event', 'start'] });
export type PostDraft = z.output<typeof PostDraft>;

/** A new post of the group `groupId`. */
export const GroupPostDraft = draft
  .extend({ groupId: Id })
  .refine(eventHasDate, { error: 'required', path: ['event', 'start'] });
export type GroupPostDraft = z.output<typeof GroupPostDraft>;

/** Changes of a post; omitted fields stay as they are. */
export const PostChanges = z
  .object({ ...fields, groupId: ForGroup })
  .partial()
  .refine(eventHasDate, { error: 'required', path: ['event', 'start'] });
export type PostChanges = z.output<typeof PostChanges>;

/** A post as lists show it. */
export const PostCard = ContentHead.extend({
  postType: PostType,
  event: EventFacts.nullable(),
  groupId: Id.nullable(),
  /** The member who wrote the post. */
  memberId: Id.nullable(),
});
export type PostCard = z.output<typeof PostCard>;

/** A post with its text and pictures; `placement` for its writer and the admins of its group. */
export const Post = PostCard.extend({ ...contentBody, placement: Placement.nullable() });
export type Post = z.output<typeof Post>;

/** Content of a page's RSS or Atom feed: its owner, and its newest public posts in full. */
export const PostFeed = z.object({
  owner: Owner,
  urlMinify: z.string().nullable(),
  name: z.string(),
  /** Plain text. */
  description: z.string(),
  language: Language,
  picture: Picture.nullable(),
  /** Time of the last change of the feed. */
  updatedAt: Moment,
  posts: z.array(Post),
});
export type PostFeed = z.output<typeof PostFeed>;

const PostQuery = ContentQuery.extend({
  postType: PostType.optional(),
  /** The owner's order, or newest first. */
  order: z.enum(['owner', 'newest']).optional(),
  /** Only events that have not started. */
  upcoming: Flag.optional(),
});

/** Posts of members and groups (docs/rules/post.md#lists). */
export const post = endpoints({
  listOfMember: {
    method: 'GET',
    path: '/members/getBlogByMemberId/:id',
    access: 'anyone',
    summary: 'Posts of a member that the caller can see, in the owner’s order or newest first',
    params: ById,
    query: PostQuery.extend({ groupId: Id.optional() }),
    result: contentList(PostCard).extend({ isHavePostGroup: z.boolean(), isHaveAllData: z.boolean() }),
    errors: ['not-found'],
  },
  get: {
    method: 'GET',
    path: '/members/blog/:id',
    access: 'anyone',
    summary: 'A post; with `isBrand=1` only if a group owns it',
    params: ById,
    query: z.object({ isBrand: Flag.optional() }),
    result: data(Post),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  insert: {
    method: 'POST',
    path: '/members/insertBlog',
    access: 'member',
    summary: 'Creates a post on the caller’s page',
    body: PostDraft,
    result: data(Post),
    errors: ['not-found'],
  },
  update: {
    method: 'PUT',
    path: '/members/updateBlogById/:id',
    access: 'member',
    summary: 'Changes a post of a member',
    params: ById,
    body: PostChanges,
    result: data(Post),
    errors: ['not-found', 'forbidden'],
  },
  remove: {
    method: 'PUT',
    path: '/members/deleteBlogById/:id',
    access: 'member',
    summary: 'Deletes a post of a member; it can be restored for 30 days',
    params: ById,
    result: Done,
    errors: ['not-found', 'forbidden'],
  },
  calendar: {
    method: 'GET',
    path: '/members/blogCalendar/:id',
    access: 'anyone',
    summary: 'Calendar file (.ics) of an event; `not-found` for other posts',
    params: ById,
    result: file('text/calendar'),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  feed: {
    method: 'GET',
    path: '/content/feed/:id',
    access: 'anyone',
    session: 'ignored',
    summary: 'The newest 30 public posts of a member or group, for feeds; a session changes nothing',
    params: ByIdOrLink,
    result: data(PostFeed),
    errors: ['not-found'],
  },
  listOfGroup: {
    method: 'GET',
    path: '/brandBlog/getByBrandId/:brandId',
    access: 'anyone',
    summary: 'Posts of a group that the caller can see, in the owner’s order or newest first',
    params: z.object({ brandId: Id }),
    query: PostQuery.extend({ memberId: Id.optional(), outstanding: Flag.optional() }),
    result: contentList(PostCard).extend({ isHavePostGroup: z.boolean(), isHaveAllData: z.boolean() }),
    errors: ['not-found'],
  },
  insertOfGroup: {
    method: 'POST',
    path: '/brandBlog/insert',
    access: 'member',
    summary: 'Creates a post on the page of a group that the caller administers',
    body: GroupPostDraft,
    result: data(Post),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  updateOfGroup: {
    method: 'PUT',
    path: '/brandBlog/updateById/:id',
    access: 'member',
    summary: 'Changes a post of a group',
    params: ById,
    body: PostChanges,
    result: data(Post),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  removeOfGroup: {
    method: 'PUT',
    path: '/brandBlog/deleteById/:id',
    access: 'member',
    summary: 'Deletes a post of a group; it can be restored for 30 days',
    params: ById,
    result: Done,
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
});
