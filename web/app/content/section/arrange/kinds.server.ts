import type { ContentKind } from '@m4u/contract/content/item/schema';
import { m } from '../../../paraglide/messages.js';
import { activityCalls } from '../../activity/activity.server.ts';
import { albumCalls } from '../../album/album.server.ts';
import { diaryCalls } from '../../diary/diary.server.ts';
import type { KindCalls } from '../../item/calls.server.ts';
import { postCalls } from '../../post/post.server.ts';
import { productCalls } from '../../product/product.server.ts';
import { relicCalls } from '../../relic/relic.server.ts';

/** A kind in its owner's list. */
export interface ArrangedKind extends KindCalls {
  readonly kind: ContentKind;
  readonly title: () => string;
  /** Title of the empty list. */
  readonly empty: () => string;
  /** Label of the button that adds one. */
  readonly add: () => string;
  /** Ordered by day: it cannot be arranged, and its public list is its owner's list. */
  readonly byDay?: true;
}

/** Kinds that their owner can arrange, hide and delete, by their name in addresses. */
export const arrangedKinds: Readonly<Record<string, ArrangedKind>> = {
  posts: { ...postCalls, kind: 'post', title: m.post_title, empty: m.post_empty, add: m.post_add },
  products: { ...productCalls, kind: 'product', title: m.product_title, empty: m.product_empty, add: m.product_add },
  activities: {
    ...activityCalls,
    kind: 'activity',
    title: m.activity_title,
    empty: m.activity_empty,
    add: m.activity_add,
  },
  relics: { ...relicCalls, kind: 'relic', title: m.relic_title, empty: m.relic_empty, add: m.relic_add },
  albums: { ...albumCalls, kind: 'album', title: m.album_title, empty: m.album_empty, add: m.album_add },
  diary: { ...diaryCalls, kind: 'diary', title: m.diary_title, empty: m.diary_empty, add: m.diary_add, byDay: true },
};
