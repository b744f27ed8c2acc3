import type { Route } from './+types/albumEdit.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { pieceOf, readEditor, savePiece } from '../item/editor/editor.server.ts';
import { EditorPage } from '../item/editor/EditorPage.tsx';
import { albumPaths } from '../item/paths.tsx';
import { AlbumForm } from './AlbumForm.tsx';

/** Makes an album: a new one at `/edit/albums/new`, or changes one that is there; of a group by `?owner=`. */
export const loader = (args: Route.LoaderArgs) =>
  readEditor(args, {
    purpose: m.album_edit_purpose(),
    load: () => api(args.context).album.get({ params: args.params }),
  });

export const action = (args: Route.ActionArgs) =>
  savePiece(args, {
    paths: albumPaths,
    saved: m.album_saved(),
    save: async ({ values }, images, { owner }) => {
      const { album } = api(args.context);
      const body = { ...pieceOf(values), images };
      const groupId = owner.kind === 'group' ? owner.id : undefined;
      const saved =
        args.params.id === 'new'
          ? await album.insert({ body: { ...body, groupId } })
          : await album.update({ params: args.params, body });
      return saved.data._id;
    },
  });

export const meta: Route.MetaFunction = ({ params }) => [
  { title: params.id === 'new' ? m.album_add() : m.album_edit_title() },
];

export default function EditAlbum({ loaderData: { desk, piece, uploads }, actionData }: Route.ComponentProps) {
  return (
    <EditorPage title={piece ? m.album_edit_title() : m.album_add()} desk={desk} paths={albumPaths} piece={piece}>
      <AlbumForm album={piece} kind={desk.owner.kind} uploads={uploads} reply={actionData} />
    </EditorPage>
  );
}
