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
  /** Ordered by day: it cannot be arranged, and its public list is its owner's list. */
  readonly byDay?: true;
}

/** Kinds that their owner can arrange, hide and delete, by their name in addresses. */
export const arrangedKinds: Readonly<Record<string, ArrangedKind>> = {
  posts: { ...postCalls, kind: 'post', title: m.post_title },
  products: { ...productCalls, kind: 'product', title: m.product_title },
  activities: { ...activityCalls, kind: 'activity', title: m.activity_title },
  relics: { ...relicCalls, kind: 'relic', title: m.relic_title },
  albums: { ...albumCalls, kind: 'album', title: m.album_title },
  diary: { ...diaryCalls, kind: 'diary', title: m.diary_title, byDay: true },
};
