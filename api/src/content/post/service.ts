import type { Owner } from '@m4u/contract/common';
import type { ContentQuery } from '@m4u/contract/content/item/schema';
import type {
  EventFacts,
  GroupPostDraft,
  Post,
  PostCard,
  PostChanges,
  PostDraft,
  PostType,
} from '@m4u/contract/content/post';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail, failField } from '../../platform/errors.ts';
import { countChoice, findPlacement } from '../item/placement/service.ts';
import { hasShown } from '../item/placement/reads.ts';
import * as items from '../item/service.ts';

/** The event in the details of a post; `signUp` is missing where no tickets were announced yet. */
const eventIn = (details: items.Item['details']): EventFacts | null => {
  const { event } = details as { event: (Omit<EventFacts, 'signUp'> & Partial<EventFacts>) | null };
  return event && { ...event, signUp: event.signUp ?? null };
};

/** A post for lists. */
export const toPostCard = ({ type, details, ...item }: items.Item): PostCard => ({
  ...item,
  postType: type as PostType,
  event: eventIn(details),
});

/** A post with its text and pictures. */
export const toPost = ({ content, images, ...item }: items.FullItem, placement: Post['placement'] = null): Post => ({
  ...toPostCard(item),
  content,
  images,
  placement,
});

const toOwnPost = async (ctx: Context, item: items.FullItem): Promise<Post> =>
  toPost(item, await findPlacement(ctx, item));

/** Only a post of type `event` stores date and place. */
const toDraft = <T extends Omit<PostDraft, 'groupId'>>({ postType, event, ...draft }: T) => ({
  ...draft,
  type: postType,
  details: { event: postType === 'event' ? event : null },
});

/** Changes of an existing post; omitted fields stay as they are. Errors: invalid for an event without a date. */
const computeChanges =
  ({ postType, event, ...changes }: PostChanges) =>
  (present: items.PresentState): items.Draft => {
    const type = postType ?? present.type;
    const before = eventIn(present.details);
    const facts = event === undefined ? before : event && { ...event, signUp: before?.signUp ?? null };
    if (type === 'event' && !facts) failField('event.start', 'required');
    return { ...changes, type: postType, details: { event: type === 'event' ? facts : null } };
  };

/** A page's posts that the reader may see. Errors: not-found. */
export const list = async (
  ctx: Context,
  owner: Owner,
  {
    postType,
    limit,
    cursor,
    order,
    upcoming = false,
    ...filter
  }: ContentQuery & {
    postType?: PostType | undefined;
    order?: items.Order | undefined;
    upcoming?: boolean | undefined;
  } & items.Filter,
) => {
  const found = await items.list(
    ctx,
    {
      owner,
      kind: 'post',
      filter: { ...filter, type: postType, ...(upcoming && { startsAfter: ctx.clock.now().toISOString() }) },
    },
    { limit, cursor, order },
  );
  const { data, total, nextCursor } = found;
  const of = owner.kind === 'member' ? { memberId: owner.id } : { groupId: owner.id };
  return {
    data: data.map(toPostCard),
    total,
    nextCursor,
    isHavePostGroup: await hasShown(ctx, { kind: 'post', ...of }),
    isHaveAllData: nextCursor === null,
  };
};

/** One post; with `isBrand` only a post of a group. Errors: not-found. */
export const get = async (ctx: Context, id: string, isBrand = false): Promise<Post> =>
  toOwnPost(ctx, await items.get(ctx, { kind: 'post', id, owner: isBrand ? 'group' : undefined }));

/** Adds a post to the caller's page. Errors: invalid, rate-limited. */
export const insert = async (ctx: Context, draft: PostDraft): Promise<Post> =>
  toOwnPost(
    ctx,
    await items.insert(ctx, 'post', { kind: 'member', id: requireSignedIn(ctx).memberId }, toDraft(draft)),
  );

/** Adds a post to a group's page. Errors: not-found, forbidden, invalid, rate-limited. */
export const insertOfGroup = async (ctx: Context, { groupId, ...draft }: GroupPostDraft): Promise<Post> =>
  toPost(await items.insert(ctx, 'post', { kind: 'group', id: groupId }, toDraft(draft)));

/** Changes a post. Errors: not-found, forbidden, invalid, rate-limited. */
export const update = async (ctx: Context, owner: Owner['kind'], id: string, changes: PostChanges): Promise<Post> => {
  await countChoice(ctx, id, changes.groupId);
  return toOwnPost(ctx, await items.update(ctx, { kind: 'post', id, owner }, computeChanges(changes)));
};

/**
 * Lets a group's post of type `event` announce the tickets of a check-in event, which the caller has checked, or ends
 * that. Errors: not-found (also for other types), forbidden, rate-limited.
 */
export const announceSignUp = async (ctx: Context, id: string, signUp: string | null): Promise<void> => {
  await items.update(ctx, { kind: 'post', id, owner: 'group' }, ({ details }) => {
    const event = eventIn(details) ?? fail('not-found');
    return { details: { event: { ...event, signUp } } };
  });
};

/** Deletes a post. Errors: not-found, forbidden. */
export const remove = (ctx: Context, owner: Owner['kind'], id: string): Promise<void> =>
  items.remove(ctx, { kind: 'post', id, owner });
