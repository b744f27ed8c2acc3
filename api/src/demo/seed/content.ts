import { ActivityDraft } from '@m4u/contract/content/activity';
import { AlbumDraft } from '@m4u/contract/content/album';
import { DiaryDraft } from '@m4u/contract/content/diary';
import { GroupPostDraft, PostDraft } from '@m4u/contract/content/post';
import { PosterSave } from '@m4u/contract/content/poster';
import { ProductDraft } from '@m4u/contract/content/product/schema';
import { GroupRelicDraft, RelicDraft } from '@m4u/contract/content/relic';
import { HOUR } from '@m4u/contract/durations';
import * as activity from '../../content/activity/service.ts';
import * as album from '../../content/album/service.ts';
import * as diary from '../../content/diary/service.ts';
import * as post from '../../content/post/service.ts';
import * as poster from '../../content/poster/service.ts';
import * as product from '../../content/product/service.ts';
import * as relic from '../../content/relic/service.ts';
import type { Context } from '../../platform/context.ts';
import { isGroup, readDemo, writerOf } from '../content.ts';
import type { ShownPicture } from '../shapes/common.ts';
import type { DemoEvent } from '../shapes/pieces.ts';
import { illustrated } from './pictures.ts';
import { callAt, dayFrom, idOf, momentFrom, type Stage, writtenAt } from '../stage.ts';

/** A piece to write on a page at its time. */
interface Deed {
  readonly on: string;
  readonly moment: Date;
  write(ctx: Context): Promise<unknown>;
}

/** Field with the id of a group's page; empty for a member's page. */
const groupOf = ({ ids }: Stage, on: string) => (isGroup(on) ? { groupId: idOf(ids, on) } : {});

const imagesOf = (stage: Stage, on: string, pictures: readonly ShownPicture[]) =>
  pictures.map(({ picture, caption }) => ({
    _id: stage.picture(writerOf(on), picture)._id,
    ...(caption !== undefined && { caption }),
  }));

interface Piece {
  readonly on: string;
  readonly text: string;
  readonly pictures: readonly ShownPicture[];
}

/** Input of a piece: the fields of its kind, and those of all kinds. */
const drafted = <P extends Piece>(stage: Stage, { on, text, pictures, ...own }: P) => ({
  ...own,
  content: illustrated(text, (picture) => stage.picture(writerOf(on), picture)),
  images: imagesOf(stage, on, pictures),
});

const eventOf = (stage: Stage, { inDays, at, hours, place }: DemoEvent) => {
  const start = momentFrom(stage, inDays, at);
  return { start: start.toISOString(), end: new Date(start.getTime() + hours * HOUR).toISOString(), place };
};

const deed = (
  stage: Stage,
  { on, daysAgo }: { readonly on: string; readonly daysAgo: number },
  title: string,
  write: Deed['write'],
): Deed => ({ on, moment: writtenAt(stage, daysAgo, title), write });

const postDeeds = (stage: Stage): Deed[] =>
  readDemo().posts.map(({ type, event, forGroup, ...piece }) => {
    const draft = {
      ...drafted(stage, piece),
      postType: type,
      ...(event && { event: eventOf(stage, event) }),
      ...(forGroup !== undefined && { groupId: idOf(stage.ids, forGroup) }),
      ...groupOf(stage, piece.on),
    };
    return deed(stage, piece, piece.title, (ctx) =>
      isGroup(piece.on)
        ? post.insertOfGroup(ctx, GroupPostDraft.parse(draft))
        : post.insert(ctx, PostDraft.parse(draft)),
    );
  });

const productDeeds = (stage: Stage): Deed[] =>
  readDemo().products.map((piece) => {
    const draft = {
      ...drafted(stage, piece),
      certificates: piece.certificates.map(({ picture, ...words }) => ({
        ...words,
        images: picture === undefined ? [] : imagesOf(stage, piece.on, [{ picture, caption: undefined }]),
      })),
      ...groupOf(stage, piece.on),
    };
    return deed(stage, piece, piece.title, (ctx) => product.insert(ctx, ProductDraft.parse(draft)));
  });

const relicDeeds = (stage: Stage): Deed[] =>
  readDemo().relics.map(({ type, ...piece }) => {
    const draft = { ...drafted(stage, piece), postType: type, ...groupOf(stage, piece.on) };
    return deed(stage, piece, piece.title, (ctx) =>
      isGroup(piece.on)
        ? relic.insertOfGroup(ctx, GroupRelicDraft.parse(draft))
        : relic.insert(ctx, RelicDraft.parse(draft)),
    );
  });

const activityDeeds = (stage: Stage): Deed[] =>
  readDemo().activities.map((piece) => {
    const draft = ActivityDraft.parse(drafted(stage, piece));
    const page = idOf(stage.ids, piece.on);
    return deed(stage, piece, draft.title || piece.type, (ctx) => activity.insert(ctx, page, draft));
  });

const diaryDeeds = (stage: Stage): Deed[] =>
  readDemo().diaries.map((piece) => {
    const draft = DiaryDraft.parse({ ...drafted(stage, piece), day: dayFrom(stage, -piece.daysAgo) });
    return deed(stage, piece, piece.title, (ctx) => diary.insert(ctx, draft));
  });

const albumDeeds = (stage: Stage): Deed[] =>
  readDemo().albums.map((piece) => {
    const draft = AlbumDraft.parse({ ...drafted(stage, piece), ...groupOf(stage, piece.on) });
    return deed(stage, piece, piece.title, (ctx) => album.insert(ctx, draft));
  });

const posterDeeds = (stage: Stage): Deed[] =>
  readDemo().posters.map((piece) => {
    const { on, daysAgo, title, view, forDays, picture } = piece;
    const draft = PosterSave.parse({
      title,
      viewType: view,
      start: dayFrom(stage, -daysAgo),
      end: dayFrom(stage, forDays),
      images: imagesOf(stage, on, [{ picture, caption: undefined }]),
      enabled: true,
      ...groupOf(stage, on),
    });
    return deed(stage, piece, title, (ctx) => poster.save(ctx, draft));
  });

/** Writes all demo content, oldest first, each piece by its page's author and at its time. */
export const insertContent = async (stage: Stage): Promise<void> => {
  const kinds = [postDeeds, productDeeds, relicDeeds, activityDeeds, diaryDeeds, albumDeeds, posterDeeds];
  const deeds = kinds.flatMap((deedsOf) => deedsOf(stage));
  for (const { on, moment, write } of deeds.toSorted((a, b) => a.moment.getTime() - b.moment.getTime()))
    await write(callAt(stage, writerOf(on), moment));
};
