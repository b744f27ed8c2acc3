import type { Route } from './+types/relicEdit.screen';
import { m } from '../../paraglide/messages.js';
import { readEditor, savePiece } from '../item/editor/editor.server.ts';
import { EditorPage } from '../item/editor/EditorPage.tsx';
import { relicPaths } from '../item/paths.tsx';
import { relicEditor } from './relicEdit.server.ts';
import { RelicForm } from './RelicForm.tsx';

/** Edits a heritage item, or adds one at `/edit/relics/new`; `?owner=` selects a group. */
export const loader = (args: Route.LoaderArgs) => readEditor(args, relicEditor);

export const action = (args: Route.ActionArgs) => savePiece(args, relicEditor);

export const meta: Route.MetaFunction = ({ params }) => [
  { title: params.id === 'new' ? m.relic_add() : m.relic_edit_title() },
];

export default function EditRelic({ loaderData: { desk, piece, uploads }, actionData }: Route.ComponentProps) {
  return (
    <EditorPage title={piece ? m.relic_edit_title() : m.relic_add()} desk={desk} paths={relicPaths} piece={piece}>
      <RelicForm relic={piece} kind={desk.owner.kind} uploads={uploads} reply={actionData} />
    </EditorPage>
  );
}
