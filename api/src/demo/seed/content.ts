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
import { albums } from '../content/albums.ts';
import { activities, posts, products } from '../content/content.ts';
import { diaries } from '../content/diaries.ts';
import { posters } from '../content/posters.ts';
import { relics } from '../content/relics.ts';
import type { DemoEvent, DemoPiece, DemoPicture } from '../content/shapes.ts';
import { groups } from '../groups.ts';
import { type FindPicture, illustrated, kindOf, writerOf } from './pictures.ts';
import { callAt, dayFrom, idOf, momentFrom, type Stage, writtenAt } from '../stage.ts';

/** Something that will be written on a page at its time. */
interface Deed {
  readonly on: string;
  readonly moment: Date;
  write(ctx: Context): Promise<unknown>;
}

/** What the pieces of all kinds are made from. */
interface Desk {
  readonly stage: Stage;
  readonly find: FindPicture;
}

const isGroup = (on: string): boolean => groups.some(({ link }) => link === on);

/** The field that names the group of a page; empty where it is a member's. */
const groupOf = ({ ids }: Stage, on: string) => (isGroup(on) ? { groupId: idOf(ids, on) } : {});

const imagesOf = ({ find }: Desk, on: string, pictures: readonly DemoPicture[] = []) =>
  pictures.map((given) => ({
    _id: find(writerOf(on), kindOf(given))._id,
    ...(typeof given !== 'string' && { caption: given[1] }),
  }));

type Common = Pick<DemoPiece, 'on' | 'pictures' | 'policy' | 'outstanding'> & { title?: string; text?: string };

/** What all kinds of content are written with. */
const drafted = (desk: Desk, { on, title, text = '', pictures, policy, outstanding }: Common) => ({
  title,
  content: illustrated(text, (kind) => desk.find(writerOf(on), kind)),
  images: imagesOf(desk, on, pictures),
  ...(policy && { policy }),
  ...(outstanding !== undefined && { outstanding }),
});

const eventOf = (stage: Stage, { inDays, at, hours, place }: DemoEvent) => {
  const start = momentFrom(stage, inDays, at);
  return { start: start.toISOString(), end: new Date(start.getTime() + hours * HOUR).toISOString(), place };
};

const postDeeds = (desk: Desk): Deed[] =>
  posts.map(({ type, event, forGroup, ...piece }) => {
    const { stage } = desk;
    const draft = {
      ...drafted(desk, piece),
      postType: type,
      ...(event && { event: eventOf(stage, event) }),
      ...(forGroup && { groupId: idOf(stage.ids, forGroup) }),
      ...groupOf(stage, piece.on),
    };
    return deed(desk, piece, (ctx) =>
      isGroup(piece.on)
        ? post.insertOfGroup(ctx, GroupPostDraft.parse(draft))
        : post.insert(ctx, PostDraft.parse(draft)),
    );
  });

const productDeeds = (desk: Desk): Deed[] =>
  products.map(({ on, ago, title, text, pictures, policy, outstanding, certificates = [], ...offer }) => {
    const draft = {
      ...offer,
      ...drafted(desk, {
        on,
        title,
        text,
        ...(pictures && { pictures }),
        ...(policy && { policy }),
        ...(outstanding && { outstanding }),
      }),
      certificates: certificates.map(({ picture, ...words }) => ({
        ...words,
        images: imagesOf(desk, on, picture ? [picture] : []),
      })),
      ...groupOf(desk.stage, on),
    };
    return deed(desk, { on, ago, title }, (ctx) => product.insert(ctx, ProductDraft.parse(draft)));
  });

const relicDeeds = (desk: Desk): Deed[] =>
  relics.map(({ type, period, place, ...piece }) => {
    const draft = { ...drafted(desk, piece), postType: type, period, place, ...groupOf(desk.stage, piece.on) };
    return deed(desk, piece, (ctx) =>
      isGroup(piece.on)
        ? relic.insertOfGroup(ctx, GroupRelicDraft.parse(draft))
        : relic.insert(ctx, RelicDraft.parse(draft)),
    );
  });

const activityDeeds = (desk: Desk): Deed[] =>
  activities.map(({ type, details, ...piece }) => {
    const draft = ActivityDraft.parse({ ...drafted(desk, piece), type, details });
    const page = idOf(desk.stage.ids, piece.on);
    return deed(desk, { ...piece, title: draft.title || type }, (ctx) => activity.insert(ctx, page, draft));
  });

const diaryDeeds = (desk: Desk): Deed[] =>
  diaries.map(({ tags, ...piece }) => {
    const draft = DiaryDraft.parse({ ...drafted(desk, piece), tags, day: dayFrom(desk.stage, -piece.ago) });
    return deed(desk, piece, (ctx) => diary.insert(ctx, draft));
  });

const albumDeeds = (desk: Desk): Deed[] =>
  albums.map((piece) => {
    const draft = AlbumDraft.parse({ ...drafted(desk, piece), ...groupOf(desk.stage, piece.on) });
    return deed(desk, piece, (ctx) => album.insert(ctx, draft));
  });

const posterDeeds = (desk: Desk): Deed[] =>
  posters.map(({ on, ago, title, view, forDays, picture }) => {
    const { stage } = desk;
    const draft = PosterSave.parse({
      title,
      viewType: view,
      start: dayFrom(stage, -ago),
      end: dayFrom(stage, forDays),
      images: imagesOf(desk, on, [picture]),
      enabled: true,
      ...groupOf(stage, on),
    });
    return deed(desk, { on, ago, title }, (ctx) => poster.save(ctx, draft));
  });

const deed = ({ stage }: Desk, piece: Pick<DemoPiece, 'on' | 'ago' | 'title'>, write: Deed['write']): Deed => ({
  on: piece.on,
  moment: writtenAt(stage, piece.ago, piece.title),
  write,
});

/** Writes all demo content, the oldest first, each piece by whose page it is on and at its time. */
export const insertContent = async (stage: Stage, find: FindPicture): Promise<void> => {
  const desk: Desk = { stage, find };
  const kinds = [postDeeds, productDeeds, relicDeeds, activityDeeds, diaryDeeds, albumDeeds, posterDeeds];
  const deeds = kinds.flatMap((deedsOf) => deedsOf(desk));
  for (const { on, moment, write } of deeds.toSorted((a, b) => a.moment.getTime() - b.moment.getTime()))
    await write(callAt(stage, writerOf(on), moment));
};
