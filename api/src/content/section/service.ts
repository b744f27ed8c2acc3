import type { Owner } from '@m4u/contract/common';
import type { PageContent } from '@m4u/contract/content/section';
import type { ContentKind } from '@m4u/contract/content/item/schema';
import type { Context } from '../../platform/context.ts';
import { toActivityCard } from '../activity/service.ts';
import { toAlbumCard } from '../album/service.ts';
import { toDiaryCard } from '../diary/service.ts';
import { toPostCard } from '../post/service.ts';
import { toRelicCard } from '../relic/service.ts';
import { toProductCard } from '../product/presentation.service.ts';
import { findSections } from '../item/pageSections.reads.ts';
import type { Item } from '../item/service.ts';

/**
 * Content of a page: the first pieces of each kind that the reader may see, and the total of each kind, in one query.
 */
export const readSections = async (ctx: Context, owner: Owner): Promise<PageContent> => {
  const rows = await findSections(ctx.db, ctx.actor, owner);
  const section = <T>(kind: ContentKind, as: (item: Item) => T): { data: T[]; total: number } => {
    const own = rows.filter((row) => row.kind === kind);
    return { data: own.map(({ item }) => as(item)), total: own[0]?.total ?? 0 };
  };
  return {
    post: section('post', toPostCard),
    product: section('product', toProductCard),
    activity: section('activity', (item) => toActivityCard(item, ctx.clock.now())),
    relic: section('relic', toRelicCard),
    diary: section('diary', toDiaryCard),
    album: section('album', toAlbumCard),
    posterTotal: rows.find(({ kind }) => kind === 'poster')?.total ?? 0,
  };
};
