import type { Route } from './+types/postEdit.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { readEditor, savePiece } from '../item/editor/editor.server.ts';
import { EditorPage } from '../item/editor/EditorPage.tsx';
import { postPaths } from '../item/paths.tsx';
import { PostForm } from './PostForm.tsx';
import { postOf, savePost } from './postEdit.server.ts';

/** Writes a post: a new one at `/edit/posts/new`, or one that is there; of a group by `?owner=`. */
export const loader = async (args: Route.LoaderArgs) => {
  const { post, member } = api(args.context);
  const editor = await readEditor(args, {
    purpose: m.post_edit_purpose(),
    load: () => post.get({ params: args.params, query: {} }),
  });
  const { kind, id } = editor.desk.owner;
  const groups = kind === 'member' ? (await member.get({ params: { id } })).data.groups : [];
  return { ...editor, groups };
};

export const action = (args: Route.ActionArgs) =>
  savePiece(args, {
    paths: postPaths,
    saved: m.post_saved(),
    fieldNames: () => ({ 'event.start': 'start', 'event.end': 'end', 'event.place': 'place' }),
    save: ({ values }, images, { owner }) =>
      savePost(api(args.context), owner, args.params.id, { ...postOf(values), images }),
  });

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
