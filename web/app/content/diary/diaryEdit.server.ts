import { m } from '../../paraglide/messages.js';
import { readValues, type SentForm } from '../../platform/forms/form.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import type { KindEditor } from '../item/editor/editor.server.ts';
import { diaryPaths } from '../item/paths.tsx';
import { diaryCalls } from './diary.server.ts';
import { diaryFields } from './DiaryForm.tsx';

/** Splits a line of typed tags. */
const tagsOf = ({ values: { tags: line = '' } }: SentForm): string[] =>
  line
    .split(/[,;\n]/)
    .map((tag) => tag.trim().replace(/^#/, ''))
    .filter((tag) => tag !== '');

/** Editor of diaries (docs/rules/item.md#saving). */
export const diaryEditor = {
  calls: diaryCalls,
  form: diaryFields,
  purpose: m.diary_edit_purpose,
  saved: m.diary_saved,
  // A diary is always on the reader's own page.
  findDesk: (context) => {
    const { memberId, name, urlMinify } = requireReader(context, m.diary_edit_purpose());
    const owner = { kind: 'member', id: memberId } as const;
    return { owner, name, path: diaryPaths.all({ kind: 'member', slug: urlMinify ?? memberId }) };
  },
  // Errors of a single tag are shown at the line that holds all tags.
  fieldNames: (sent) => Object.fromEntries(tagsOf(sent).map((_, index) => [`tags.${index}`, 'tags'])),
  save: async ({ id, client: { diary } }, sent, images) => {
    const body = { ...readValues(diaryFields, sent), tags: tagsOf(sent), images };
    const saved = id === 'new' ? await diary.insert({ body }) : await diary.update({ params: { id }, body });
    return saved.data._id;
  },
} satisfies KindEditor;
