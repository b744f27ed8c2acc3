import type { Owner, Visibility } from '@m4u/contract/common';
import type { ContentHead } from '@m4u/contract/content/item/schema';
import type { Client } from '@m4u/contract/api';
import { m } from '../../../paraglide/messages.js';
import { activityPaths } from '../../activity/activityPaths.tsx';
import { albumCalls } from '../../album/album.server.ts';
import { diaryCalls } from '../../diary/diary.server.ts';
import { postCalls } from '../../post/post.server.ts';
import { listProducts } from '../../product/products.server.ts';
import { relicCalls } from '../../relic/relic.server.ts';
import { type KindPaths, productPaths } from '../../item/paths.tsx';

/** Rows of a list that is put in order. */
interface Rows {
  readonly data: readonly ContentHead[];
  readonly total: number;
  readonly nextCursor: string | null;
}

/** The calls that the arranging screen makes for a kind; those for members and for groups are one here. */
export interface KindCalls {
  readonly title: () => string;
  readonly paths: KindPaths;
  /** Its order is that of its days: nothing is arranged, and its list is its owner's desk. */
  readonly byDay?: true;
  list(api: Client, owner: Owner, query: { cursor?: string | undefined; limit: number }): Promise<Rows>;
  setPolicy(api: Client, owner: Owner, id: string, policy: Visibility): Promise<unknown>;
  remove(api: Client, owner: Owner, id: string): Promise<unknown>;
}

const activities: KindCalls = {
  title: m.activity_title,
  paths: activityPaths,
  list: ({ activity }, { id }, query) => activity.list({ params: { brandId: id }, query }),
  setPolicy: ({ activity }, _owner, id, policy) => activity.update({ params: { id }, body: { policy } }),
  remove: ({ activity }, owner, id) =>
    activity.remove({ params: { id }, query: { brandAndGroupId: owner.id }, body: {} }),
};

const products: KindCalls = {
  title: m.product_title,
  paths: productPaths,
  list: listProducts,
  setPolicy: ({ product }, _owner, id, policy) => product.update({ params: { id }, body: { policy } }),
  remove: ({ product }, _owner, id) => product.remove({ params: { id } }),
};

/** The kinds that their owner puts in order, hides and deletes, by their name in addresses. */
export const kinds: Readonly<Record<string, KindCalls>> = {
  posts: { title: m.post_title, ...postCalls },
  products,
  activities,
  relics: { title: m.relic_title, ...relicCalls },
  albums: { title: m.album_title, ...albumCalls },
  diary: { title: m.diary_title, ...diaryCalls, byDay: true },
};
