import type { Owner, Visibility } from '@m4u/contract/common';
import type { ContentHead } from '@m4u/contract/content/item.schema';
import type { Client } from '@m4u/contract/api';
import { m } from '../../paraglide/messages.js';
import { activityPaths } from '../activity/activityPaths.tsx';
import { type KindPaths, postPaths } from './paths.tsx';

/** Rows of a list that is put in order. */
export interface Rows {
  readonly data: readonly ContentHead[];
  readonly total: number;
  readonly nextCursor: string | null;
}

/** What the arranging screen asks of a kind. The twins of the specification are one call here. */
export interface KindCalls {
  readonly title: () => string;
  readonly paths: KindPaths;
  list(api: Client, owner: Owner, query: { cursor?: string | undefined; limit: number }): Promise<Rows>;
  setPolicy(api: Client, owner: Owner, id: string, policy: Visibility): Promise<unknown>;
  remove(api: Client, owner: Owner, id: string): Promise<unknown>;
}

const posts: KindCalls = {
  title: m.post_title,
  paths: postPaths,
  list: ({ post }, { kind, id }, query) =>
    kind === 'member'
      ? post.listOfMember({ params: { id }, query })
      : post.listOfGroup({ params: { brandId: id }, query }),
  setPolicy: ({ post }, { kind }, id, policy) =>
    (kind === 'member' ? post.update : post.updateOfGroup)({ params: { id }, body: { policy } }),
  remove: ({ post }, { kind }, id) => (kind === 'member' ? post.remove : post.removeOfGroup)({ params: { id } }),
};

const activities: KindCalls = {
  title: m.activity_title,
  paths: activityPaths,
  list: ({ activity }, { id }, query) => activity.list({ params: { brandId: id }, query }),
  setPolicy: ({ activity }, _owner, id, policy) => activity.update({ params: { id }, body: { policy } }),
  remove: ({ activity }, owner, id) =>
    activity.remove({ params: { id }, query: { brandAndGroupId: owner.id }, body: {} }),
};

/** The kinds that have an order of their owner's, by their name in addresses. */
export const kinds: Readonly<Record<string, KindCalls>> = { posts, activities };
