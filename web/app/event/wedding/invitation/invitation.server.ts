import type { RouterContextProvider } from 'react-router';
import { api } from '../../../platform/api/api.server.ts';
import { readChallenge } from '../../../platform/forms/challenge.server.ts';
import { readCookie } from '../../../platform/session/cookies.ts';
import { isOpened, openedCookie } from './opening/opened.tsx';
import { countShown, loadOrNotFound } from '../../../platform/cache/shared.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Longest code of a personal link that is passed to the API, in characters. */
const longest = 64;

/** The code of a personal link, from `?guest=`. */
export const readGuestCode = (request: Request): string | undefined =>
  new URL(request.url).searchParams.get('guest')?.slice(0, longest) || undefined;

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
  const needsChallenge = wedding.open && !wedding.guest;
  return {
    wedding,
    share,
    challenge: needsChallenge ? await readChallenge(context, 'wedding') : null,
    clientId: crypto.randomUUID(),
    wasOpened: isOpened(readCookie(pageRequest.request.headers.get('cookie') ?? '', openedCookie), wedding._id),
    now: new Date().toISOString(),
  };
};
