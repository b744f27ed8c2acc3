import type { Owner } from '@m4u/contract/common';
import type { PageContent } from '@m4u/contract/content/section';
import type { ContentKind } from '@m4u/contract/content/item/schema';
import type { Context } from '../../platform/context.ts';
import { presentActivity } from '../activity/service.ts';
import { presentAlbum } from '../album/service.ts';
import { presentDiary } from '../diary/service.ts';
import { presentPost } from '../post/service.ts';
import { presentRelic } from '../relic/service.ts';
import { presentProduct } from '../product/presentation.service.ts';
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
    post: section('post', presentPost),
    product: section('product', presentProduct),
    activity: section('activity', (item) => presentActivity(item, ctx.clock.now())),
    relic: section('relic', presentRelic),
    diary: section('diary', presentDiary),
    album: section('album', presentAlbum),
    posterTotal: rows.find(({ kind }) => kind === 'poster')?.total ?? 0,
  };
};
