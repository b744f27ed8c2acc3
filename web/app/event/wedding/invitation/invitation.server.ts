import type { Wedding } from '@m4u/contract/event/wedding/schema';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../../platform/api/api.server.ts';
import { readChallenge } from '../../../platform/forms/challenge.server.ts';
import { readCookie } from '../../../platform/session/cookies.ts';
import type { PhotoPage } from './GuestPhotos.tsx';
import { PHOTO_PAGE } from './photoPage.tsx';
import { isOpened, openedCookie } from './opening/opened.tsx';
import { countShown, loadOrNotFound } from '../../../platform/cache/shared.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Longest code of a personal link that is passed to the API, in characters. */
const longest = 64;

/** The code of a personal link, from `?guest=`. */
export const readGuestCode = (request: Request): string | undefined =>
  new URL(request.url).searchParams.get('guest')?.slice(0, longest) || undefined;

/** The page of guests' photos that the address asks for (`?photos=`), from 1. */
const readPhotos = async (context: Context, { _id, photos }: Wedding, request: Request): Promise<PhotoPage> => {
  if (photos.shown === 0) return { data: [], total: 0, page: 1 };
  const last = Math.ceil(photos.shown / PHOTO_PAGE);
  const asked = Math.trunc(Number(new URL(request.url).searchParams.get('photos'))) || 1;
  const page = Math.min(Math.max(1, asked), last);
  const call = { params: { id: _id }, query: { page, limit: PHOTO_PAGE } };
  return { ...(await api(context).wedding.sharedPhotos(call)), page };
};

/** Reads an invitation with the other data of its page. */
export const readInvitation = async (
  context: Context,
  pageRequest: { id: string; pattern: string; request: Request },
) => {
  const guest = readGuestCode(pageRequest.request);
  const call = { params: { id: pageRequest.id }, query: { ...(guest && { guest }) } };
  const load = Promise.all([api(context).wedding.get(call), api(context).wedding.meta(call)]);
  const [{ data: wedding }, { data: share }] = await loadOrNotFound(context, pageRequest.pattern, load);
  const owner = { kind: 'member', id: wedding.memberId, can: wedding.can } as const;
  countShown(context, owner, { kind: 'invitation', value: wedding._id });
  const needsChallenge = (wedding.open || wedding.photos.open) && !wedding.guest;
  return {
    wedding,
    photos: await readPhotos(context, wedding, pageRequest.request),
    share,
    challenge: needsChallenge ? await readChallenge(context, 'wedding') : null,
    clientId: crypto.randomUUID(),
    wasOpened: isOpened(readCookie(pageRequest.request.headers.get('cookie') ?? '', openedCookie), wedding._id),
    now: new Date().toISOString(),
  };
};
