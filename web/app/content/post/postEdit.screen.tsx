import type { Route } from './+types/postEdit.screen';
import { m } from '../../paraglide/messages.js';
import { readEditor, savePiece } from '../item/editor/editor.server.ts';
import { EditorPage } from '../item/editor/EditorPage.tsx';
import { postPaths } from '../item/paths.tsx';
import { readShareGroups } from '../item/placement/groups.server.ts';
import { PostForm } from './PostForm.tsx';
import { postEditor } from './postEdit.server.ts';

/** Edits a post, or adds one at `/edit/posts/new`; `?owner=` selects a group. */
export const loader = async (args: Route.LoaderArgs) => {
  const editor = await readEditor(args, postEditor);
  return { ...editor, groups: await readShareGroups(args.context, editor.desk, editor.piece) };
};

export const action = (args: Route.ActionArgs) => savePiece(args, postEditor);

export const meta: Route.MetaFunction = ({ params }) => [
  { title: params.id === 'new' ? m.post_add() : m.post_edit_title() },
];

export default function EditPost({ loaderData: { desk, piece, groups, uploads }, actionData }: Route.ComponentProps) {
  return (
    <EditorPage title={piece ? m.post_edit_title() : m.post_add()} desk={desk} paths={postPaths} piece={piece}>
      <PostForm post={piece} kind={desk.owner.kind} groups={groups} uploads={uploads} reply={actionData} />
    </EditorPage>
  );
}
