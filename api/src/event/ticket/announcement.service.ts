import type { PostCard } from '@m4u/contract/content/post';
import type { TicketPost } from '@m4u/contract/event/ticket/schema';
import * as posts from '../../content/post/service.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import type { GroupEvent } from '../checkIn/reads.ts';

/** Most posts of a group from which admins choose. */
const MOST_CHOICES = 50;

type Event = Pick<GroupEvent, 'id' | 'groupId'>;

const findPosts = async (ctx: Context, { groupId: id }: Event, filter: { signUp: string } | { upcoming: true }) => {
  const of = { postType: 'event', order: 'newest', limit: MOST_CHOICES, ...filter } as const;
  return (await posts.list(ctx, { kind: 'group', id }, of)).data;
};

/** Posts that announce the tickets of an event, and those of the group's events that have not begun. */
export const listPosts = async (ctx: Context, event: Event): Promise<TicketPost[]> => {
  const chosen = await findPosts(ctx, event, { signUp: event.id });
  const isChosen = ({ _id }: PostCard) => chosen.some((post) => post._id === _id);
  const others = (await findPosts(ctx, event, { upcoming: true })).filter((post) => !isChosen(post));
  return [...chosen, ...others].flatMap((post) =>
    post.event ? [{ _id: post._id, title: post.title, start: post.event.start, isChosen: isChosen(post) }] : [],
  );
};

/**
 * Lets one post announce the tickets of an event, and no other. Errors: not-found (not a post of type `event` of the
 * event's group), forbidden, rate-limited.
 */
export const announceIn = async (ctx: Context, event: Event, postId: string | null): Promise<void> => {
  if (postId !== null) {
    const { owner, event: facts } = await posts.get(ctx, postId, true);
    if (facts === null || owner.id !== event.groupId) fail('not-found');
    await posts.announceSignUp(ctx, postId, event.id);
  }
  for (const { _id } of await findPosts(ctx, event, { signUp: event.id }))
    if (_id !== postId) await posts.announceSignUp(ctx, _id, null);
};
