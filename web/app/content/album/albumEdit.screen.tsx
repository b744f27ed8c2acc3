import type { Route } from './+types/albumEdit.screen';
import { m } from '../../paraglide/messages.js';
import { readEditor, savePiece } from '../item/editor/editor.server.ts';
import { EditorPage } from '../item/editor/EditorPage.tsx';
import { albumPaths } from '../item/paths.tsx';
import { albumEditor } from './albumEdit.server.ts';
import { AlbumForm } from './AlbumForm.tsx';

/** Edits an album, or adds one at `/edit/albums/new`; `?owner=` selects a group. */
export const loader = (args: Route.LoaderArgs) => readEditor(args, albumEditor);

export const action = (args: Route.ActionArgs) => savePiece(args, albumEditor);

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
