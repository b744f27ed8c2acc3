import type { Owner } from '@m4u/contract/common';
import { MAXIMUM_POSTER_IMAGES } from '@m4u/contract/content/poster';
import { upload } from '@m4u/contract/profile/upload';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { type FormAnswer, problemReply, readValues, type SentForm } from '../../platform/forms/form.server.ts';
import { keepPostedPictures, movesPictures } from '../../platform/forms/posted-picture.server.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { readDesk } from '../item/owner.server.ts';
import { posterFields } from './PosterForm.tsx';
import { posterPath, postersPath } from './posterPaths.tsx';

type Context = Readonly<RouterContextProvider>;

/** Largest page of the API's lists. */
const ROWS = 100;

/** Posters of the page in `?owner=` or of the reader's own, and the opened one. */
export const readPosterDesk = async (context: Context, request: Request) => {
  const query = new URL(request.url).searchParams;
  const desk = await readDesk(context, request);
  const { id } = desk.owner;
  const isGroup = desk.owner.kind === 'group';
  if (isGroup && !(await api(context).group.get({ params: { id } })).data.can.update) throw data(null, { status: 403 });
  const cursor = query.get('cursor') ?? undefined;
  const { data: posters, nextCursor } = await api(context).poster.list({
    params: { id },
    query: { cursor, limit: ROWS },
  });
  const opened = query.get('poster');
  const poster = posters.find(({ _id }) => _id === opened) ?? null;
  if (opened !== null && opened !== 'new' && !poster) throw data(null, { status: 404 });
  return {
    desk,
    posters,
    nextCursor,
    cursor: cursor ?? null,
    opened: opened !== null,
    poster,
    maximumImages: MAXIMUM_POSTER_IMAGES,
    uploads: apiAddress(upload.insert),
  };
};

/**
 * Saves the form and redirects to the list, or stays when a picture button submitted it. Errors are shown at their
 * fields.
 */
export const savePoster = async (context: Context, sent: SentForm, owner: Owner): Promise<FormAnswer> => {
  let saved: string;
  try {
    const images = await keepPostedPictures(context, sent);
    const groupId = owner.kind === 'group' ? owner.id : '';
    const poster = await api(context).poster.save({ body: { ...readValues(posterFields, sent), groupId, images } });
    saved = poster.data._id;
  } catch (thrown) {
    // Fields without a posted value must exist too, so that their errors have a place.
    const nestedValues = { images: [], viewType: '', start: '', end: '', ...sent.nestedValues };
    return problemReply({ ...sent, nestedValues }, thrown);
  }
  setFlash(context, { kind: 'success', message: m.poster_saved() });
  throw redirect(movesPictures(sent) ? posterPath(owner, saved) : postersPath(owner));
};

/** Turns a poster on or off, deletes or restores it, and confirms this on the list. */
export const changePoster = async (context: Context, { intent, values }: SentForm, back: string): Promise<never> => {
  const { poster, item } = api(context);
  const id = values['_id'] ?? '';
  try {
    if (intent === 'on' || intent === 'off') {
      await poster.save({ body: { _id: id, enabled: intent === 'on' } });
      setFlash(context, {
        kind: 'success',
        message: intent === 'on' ? m.poster_turned_on() : m.poster_turned_off(),
      });
    } else if (intent === 'restore') {
      await item.restore({ params: { id } });
      setFlash(context, { kind: 'success', message: m.content_restored() });
    } else if (intent === 'remove') {
      await poster.remove({ params: { id } });
      const undo = { label: m.content_undo(), action: back, fields: { intent: 'restore', _id: id } };
      setFlash(context, { kind: 'success', message: m.content_deleted(), undo });
    } else throw data(null, { status: 400 });
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (problem?.status !== 422) throw thrown;
    setFlash(context, { kind: 'error', message: problem.errors[0]?.message ?? problem.detail });
  }
  throw redirect(back);
};
