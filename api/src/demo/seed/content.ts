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
import { isGroupPage, readDemo, findWriter } from '../content.ts';
import type { ShownPicture } from '../shapes/common.ts';
import type { DemoEvent } from '../shapes/pieces.ts';
import { replacePictures } from './pictures.ts';
import { createContextAt, dayFrom, idOf, momentFrom, type Stage, writtenAt } from '../stage.ts';

/** A piece to write on a page at its time. */
interface PieceWriting {
  readonly on: string;
  readonly moment: Date;
  write(ctx: Context): Promise<unknown>;
}

/** Field with the id of a group's page; empty for a member's page. */
const groupField = ({ ids }: Stage, on: string) => (isGroupPage(on) ? { groupId: idOf(ids, on) } : {});

const imagesOf = (stage: Stage, on: string, pictures: readonly ShownPicture[]) =>
  pictures.map(({ picture, caption }) => ({
    _id: stage.picture(findWriter(on), picture)._id,
    ...(caption !== undefined && { caption }),
  }));

interface Piece {
  readonly on: string;
  readonly text: string;
  readonly pictures: readonly ShownPicture[];
}

/** Input of a piece: the fields of its kind, and those of all kinds. */
const toDraft = <P extends Piece>(stage: Stage, { on, text, pictures, ...own }: P) => ({
  ...own,
  content: replacePictures(text, (picture) => stage.picture(findWriter(on), picture)),
  images: imagesOf(stage, on, pictures),
});

const toEvent = (stage: Stage, { inDays, at: timeOfDay, hours, place }: DemoEvent) => {
  const start = momentFrom(stage, inDays, timeOfDay);
  return { start: start.toISOString(), end: new Date(start.getTime() + hours * HOUR).toISOString(), place };
};

const createWriting = (
  stage: Stage,
  { on, daysAgo }: { readonly on: string; readonly daysAgo: number },
  title: string,
  write: PieceWriting['write'],
): PieceWriting => ({ on, moment: writtenAt(stage, daysAgo, title), write });

const postWritings = (stage: Stage): PieceWriting[] =>
  readDemo().posts.map(({ type, event, forGroup, ...piece }) => {
    const draft = {
      ...toDraft(stage, piece),
      postType: type,
      ...(event && { event: toEvent(stage, event) }),
      ...(forGroup !== undefined && { groupId: idOf(stage.ids, forGroup) }),
      ...groupField(stage, piece.on),
    };
    return createWriting(stage, piece, piece.title, (ctx) =>
      isGroupPage(piece.on)
        ? post.insertOfGroup(ctx, GroupPostDraft.parse(draft))
        : post.insert(ctx, PostDraft.parse(draft)),
    );
  });

const productWritings = (stage: Stage): PieceWriting[] =>
  readDemo().products.map((piece) => {
    const draft = {
      ...toDraft(stage, piece),
      certificates: piece.certificates.map(({ picture, ...fields }) => ({
        ...fields,
        images: picture === undefined ? [] : imagesOf(stage, piece.on, [{ picture, caption: undefined }]),
      })),
      ...groupField(stage, piece.on),
    };
    return createWriting(stage, piece, piece.title, (ctx) => product.insert(ctx, ProductDraft.parse(draft)));
  });

const relicWritings = (stage: Stage): PieceWriting[] =>
  readDemo().relics.map(({ type, ...piece }) => {
    const draft = { ...toDraft(stage, piece), postType: type, ...groupField(stage, piece.on) };
    return createWriting(stage, piece, piece.title, (ctx) =>
      isGroupPage(piece.on)
        ? relic.insertOfGroup(ctx, GroupRelicDraft.parse(draft))
        : relic.insert(ctx, RelicDraft.parse(draft)),
    );
  });

const activityWritings = (stage: Stage): PieceWriting[] =>
  readDemo().activities.map((piece) => {
    const draft = ActivityDraft.parse(toDraft(stage, piece));
    const page = idOf(stage.ids, piece.on);
    return createWriting(stage, piece, draft.title || piece.type, (ctx) => activity.insert(ctx, page, draft));
  });

const diaryWritings = (stage: Stage): PieceWriting[] =>
  readDemo().diaries.map((piece) => {
    const draft = DiaryDraft.parse({ ...toDraft(stage, piece), day: dayFrom(stage, -piece.daysAgo) });
    return createWriting(stage, piece, piece.title, (ctx) => diary.insert(ctx, draft));
  });

const albumWritings = (stage: Stage): PieceWriting[] =>
  readDemo().albums.map((piece) => {
    const draft = AlbumDraft.parse({ ...toDraft(stage, piece), ...groupField(stage, piece.on) });
    return createWriting(stage, piece, piece.title, (ctx) => album.insert(ctx, draft));
  });

const posterWritings = (stage: Stage): PieceWriting[] =>
  readDemo().posters.map((piece) => {
    const { on, daysAgo, title, view, forDays, picture } = piece;
    const draft = PosterSave.parse({
      title,
      viewType: view,
      start: dayFrom(stage, -daysAgo),
      end: dayFrom(stage, forDays),
      images: imagesOf(stage, on, [{ picture, caption: undefined }]),
      enabled: true,
      ...groupField(stage, on),
    });
    return createWriting(stage, piece, title, (ctx) => poster.save(ctx, draft));
  });

/** Writes all demo content, oldest first, each piece by its page's author and at its time. */
export const insertContent = async (stage: Stage): Promise<void> => {
  const kinds = [
    postWritings,
    productWritings,
    relicWritings,
    activityWritings,
    diaryWritings,
    albumWritings,
    posterWritings,
  ];
  const writings = kinds.flatMap((writingsOf) => writingsOf(stage));
  for (const { on, moment, write } of writings.toSorted((a, b) => a.moment.getTime() - b.moment.getTime()))
    await write(createContextAt(stage, findWriter(on), moment));
};
