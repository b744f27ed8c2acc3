import { MAXIMUM_TAGS } from '@m4u/contract/content/diary';
import type { Route } from './+types/diaryEdit.screen';
import { m } from '../../paraglide/messages.js';
import { localMoment } from '../../platform/language/formats.ts';
import { readEditor, savePiece } from '../item/editor/editor.server.ts';
import { EditorPage } from '../item/editor/EditorPage.tsx';
import { diaryPaths } from '../item/paths.tsx';
import { diaryEditor } from './diaryEdit.server.ts';
import { DiaryForm } from './DiaryForm.tsx';

/** Edits an entry of the reader's diary, or adds one at `/edit/diary/new`. */
export const loader = async (args: Route.LoaderArgs) => {
  const editor = await readEditor(args, diaryEditor);
  const today = localMoment(new Date().toISOString()).slice(0, 10);
  return { ...editor, today, maximumTags: MAXIMUM_TAGS };
};

export const action = (args: Route.ActionArgs) => savePiece(args, diaryEditor);

export const meta: Route.MetaFunction = ({ params }) => [
  { title: params.id === 'new' ? m.diary_add() : m.diary_edit_title() },
];

export default function EditDiary({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, piece, today, maximumTags, uploads } = loaderData;
  return (
    <EditorPage title={piece ? m.diary_edit_title() : m.diary_add()} desk={desk} paths={diaryPaths} piece={piece}>
      <DiaryForm entry={piece} today={today} maximumTags={maximumTags} uploads={uploads} reply={actionData} />
    </EditorPage>
  );
}
