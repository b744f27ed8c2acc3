import type { OwnWedding } from '@m4u/contract/event/wedding';
import type { InvitedGuest, ShownPlace, Wedding } from '@m4u/contract/event/wedding/schema';
import type { Context } from '../../platform/context.ts';
import { findOpenDoor, sumTotals } from './door/service.ts';
import * as guestQueries from './guests/queries.ts';
import { findRecordings } from '../../profile/upload/recordings/service.ts';
import { countShown } from './photos/queries.ts';
import * as policy from './policy.ts';
import * as queries from './queries.ts';
import { listDraftPictures, takesPhotos, takesReplies, toShownDay } from './rules.ts';
import type { StoredPlace } from './tables.ts';

/** The most wishes on an invitation; the newest are shown. */
const MOST_WISHES = 100;

const toInvitedGuest = (row: guestQueries.GuestRow): InvitedGuest => {
  const { code, name, side, openedAt, coming, people, vegetarian, children, wish } = row;
  // People forward personal links, so only the couple sees the phone number and what the kitchen should know.
  const reply = { name: row.answeredAs ?? name, phone: null, side, people, vegetarian, children, wish };
  return { code, name, side, opened: openedAt !== null, reply: coming === null ? null : { ...reply, coming } };
};

const listWishes = async (ctx: Context, { id, written }: queries.WeddingRow): Promise<Wedding['wishes']> => {
  if (!written.showWishes) return [];
  const rows = await guestQueries.listShownWishes(ctx.db, id, MOST_WISHES);
  return rows.map((row) => ({
    _id: row.id,
    name: row.answeredAs ?? row.name,
    side: row.side,
    wish: row.wish,
    at: (row.wishedAt ?? row.createdAt).toISOString(),
  }));
};

const toShownPlace = (place: StoredPlace): ShownPlace => ({ ...place, position: place.position ?? null });

/** Presents an invitation, for the guest of a personal link or for everybody. */
export const toWedding = async (
  ctx: Context,
  row: queries.WeddingRow,
  guest?: guestQueries.GuestRow,
): Promise<Wedding> => {
  const { written } = row;
  const song = written.song ?? null;
  const [pictures, songs, wishes, shownPhotos] = await Promise.all([
    queries.listPictures(
      ctx.db,
      listDraftPictures(written).map(([, id]) => id),
    ),
    findRecordings(ctx.db, song === null ? [] : [song]),
    listWishes(ctx, row),
    countShown(ctx.db, row.id),
  ]);
  const pictureOf = (id: string | null) => (id === null ? null : (pictures.get(id) ?? null));
  return {
    ...written,
    palette: written.palette ?? 'first',
    ceremonyPlace: toShownPlace(written.ceremonyPlace),
    partyPlace: toShownPlace(written.partyPlace),
    video: written.video ?? '',
    song: songs.get(song ?? '') ?? null,
    findable: written.findable ?? false,
    guestPhotos: written.guestPhotos ?? true,
    schedule: written.schedule ?? [],
    dress: written.dress ?? { note: '', colours: [] },
    _id: row.id,
    name: row.name,
    type: 'WEDDING',
    status: row.status,
    memberId: row.memberId,
    groom: { ...written.groom, picture: pictureOf(written.groom.picture) },
    bride: { ...written.bride, picture: pictureOf(written.bride.picture) },
    weddingDay: toShownDay(written.weddingDay, ctx.locale),
    weddingPartyDay: toShownDay(written.weddingPartyDay, ctx.locale),
    story: written.story.map((chapter) => ({ ...chapter, picture: pictureOf(chapter.picture) })),
    cover: pictureOf(written.cover),
    album: written.album.flatMap(({ _id, caption }) => {
      const picture = pictures.get(_id);
      return picture ? [{ ...picture, caption }] : [];
    }),
    wishes,
    open: takesReplies(row, ctx.clock.now()),
    photos: { open: takesPhotos(row, ctx.clock.now()), shown: shownPhotos },
    guest: guest ? toInvitedGuest(guest) : null,
    can: { update: policy.isOwner(ctx.actor, row) },
  };
};

/** Presents an invitation with totals and check-in event, for its couple. */
export const toOwnWedding = async (ctx: Context, row: queries.WeddingRow): Promise<OwnWedding> => {
  const [wedding, totals, doorId] = await Promise.all([
    toWedding(ctx, row),
    sumTotals(ctx, row),
    findOpenDoor(ctx.db, row),
  ]);
  return {
    ...wedding,
    totals,
    doorId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
};
