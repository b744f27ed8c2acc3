import { MAXIMUM_TAGS } from '@m4u/contract/content/diary';
import type { RouterContextProvider } from 'react-router';
import type { Route } from './+types/diaryEdit.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import type { SentForm } from '../../platform/forms/form.server.ts';
import { localMoment } from '../../platform/language/formats.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { pieceOf, readEditor, savePiece } from '../item/editor/editor.server.ts';
import { EditorPage } from '../item/editor/EditorPage.tsx';
import type { Desk } from '../item/owner.server.ts';
import { diaryPaths } from '../item/paths.tsx';
import { DiaryForm } from './DiaryForm.tsx';

/** A diary is written on the reader's own page alone, and they come from the diary. */
const findDesk = (context: Readonly<RouterContextProvider>): Desk => {
  const { memberId, name, urlMinify } = requireReader(context, m.diary_edit_purpose());
  const owner = { kind: 'member', id: memberId } as const;
  return { owner, name, path: diaryPaths.all({ kind: 'member', slug: urlMinify ?? memberId }) };
};

/** Writes the reader's diary: a new entry at `/edit/diary/new`, or one that is there. */
export const loader = async (args: Route.LoaderArgs) => {
  const editor = await readEditor(args, {
    purpose: m.diary_edit_purpose(),
    findDesk,
    load: () => api(args.context).diary.get({ params: args.params }),
  });
  const today = localMoment(new Date().toISOString()).slice(0, 10);
  return { ...editor, today, maximumTags: MAXIMUM_TAGS };
};

/** The tags of a line, as people write them. */
const tagsOf = ({ values: { tags: line = '' } }: SentForm): string[] =>
  line
    .split(/[,;\n]/)
    .map((tag) => tag.trim().replace(/^#/, ''))
    .filter((tag) => tag !== '');

/** What is wrong with one tag is said at the line that holds them all. */
const fieldNames = (sent: SentForm) => Object.fromEntries(tagsOf(sent).map((_, index) => [`tags.${index}`, 'tags']));

export const action = (args: Route.ActionArgs) =>
  savePiece(args, {
    paths: diaryPaths,
    saved: m.diary_saved(),
    findDesk,
    fieldNames,
    save: async (sent, images) => {
      const { diary } = api(args.context);
      const body = { ...pieceOf(sent.values), day: sent.values['day'] ?? '', tags: tagsOf(sent), images };
      const saved =
        args.params.id === 'new' ? await diary.insert({ body }) : await diary.update({ params: args.params, body });
      return saved.data._id;
    },
  });

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
