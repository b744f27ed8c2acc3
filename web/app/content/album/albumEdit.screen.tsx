import type { Visibility } from '@m4u/contract/common';
import { upload } from '@m4u/contract/profile/upload';
import { data, redirect } from 'react-router';
import type { Route } from './+types/albumEdit.screen';
import { m } from '../../paraglide/messages.js';
import { apiAddress } from '../../platform/api-address.server.ts';
import { api } from '../../platform/api.server.ts';
import { leaveFlash } from '../../platform/flash.server.ts';
import { problemReply, readForm } from '../../platform/form.server.ts';
import { keepPostedPictures } from '../../platform/posted-picture.server.ts';
import { requireReader } from '../../platform/require-reader.server.ts';
import { afterSaving } from '../item/afterSaving.server.ts';
import { EditorPage } from '../item/EditorPage.tsx';
import { readDesk } from '../item/owner.server.ts';
import { albumPaths, onPageOf } from '../item/paths.tsx';
import { AlbumForm } from './AlbumForm.tsx';

/** Makes an album: a new one at `/edit/albums/new`, or changes one that is there; of a group by `?owner=`. */
export const loader = async ({ request, context, params: { id } }: Route.LoaderArgs) => {
  requireReader(context, m.album_edit_purpose());
  const desk = await readDesk(context, request);
  const album = id === 'new' ? null : (await api(context).album.get({ params: { id } })).data;
  if (album && !album.can.update) throw data(null, { status: 403 });
  return { desk, album, uploads: apiAddress(upload.insert) };
};

export const action = async ({ request, context, params: { id } }: Route.ActionArgs) => {
  const { owner } = await readDesk(context, request);
  const sent = await readForm(request);
  const { title = '', content = '', policy } = sent.values;
  const { album } = api(context);
  let saved: string;
  try {
    const images = await keepPostedPictures(context, sent);
    const body = { title, content, images, policy: policy as Visibility };
    const groupId = owner.kind === 'group' ? owner.id : undefined;
    const { data: written } =
      id === 'new' ? await album.insert({ body: { ...body, groupId } }) : await album.update({ params: { id }, body });
    saved = written._id;
  } catch (thrown) {
    return problemReply(sent, thrown);
  }
  leaveFlash(context, { kind: 'success', message: m.album_saved() });
  throw redirect(afterSaving(sent, albumPaths, owner, saved));
};

export const meta: Route.MetaFunction = ({ params }) => [
  { title: params.id === 'new' ? m.album_add() : m.album_edit_title() },
];

export default function EditAlbum({ loaderData: { desk, album, uploads }, actionData }: Route.ComponentProps) {
  return (
    <EditorPage
      title={album ? m.album_edit_title() : m.album_add()}
      desk={desk}
      back={album ? albumPaths.one(desk.owner.kind, album._id) : desk.path}
      remove={album ? { id: album._id, action: onPageOf(albumPaths.arrange(), desk.owner) } : undefined}
    >
      <AlbumForm album={album} kind={desk.owner.kind} uploads={uploads} reply={actionData} />
    </EditorPage>
  );
}
