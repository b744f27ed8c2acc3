import type { Visibility } from '@m4u/contract/common';
import { MAXIMUM_TAGS } from '@m4u/contract/content/diary';
import { upload } from '@m4u/contract/profile/upload';
import { data, redirect } from 'react-router';
import type { Route } from './+types/diaryEdit.screen';
import { m } from '../../paraglide/messages.js';
import { apiAddress } from '../../platform/api-address.server.ts';
import { api } from '../../platform/api.server.ts';
import { leaveFlash } from '../../platform/flash.server.ts';
import { problemReply, readForm } from '../../platform/form.server.ts';
import { localMoment } from '../../platform/formats.ts';
import { keepPostedPictures } from '../../platform/posted-picture.server.ts';
import { requireReader } from '../../platform/require-reader.server.ts';
import { afterSaving } from '../item/afterSaving.server.ts';
import { EditorPage } from '../item/EditorPage.tsx';
import type { Desk } from '../item/owner.server.ts';
import { diaryPaths } from '../item/paths.tsx';
import { DiaryForm } from './DiaryForm.tsx';

/** Writes the reader's diary: a new entry at `/edit/diary/new`, or one that is there. */
export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => {
  const reader = requireReader(context, m.diary_edit_purpose());
  const entry = id === 'new' ? null : (await api(context).diary.get({ params: { id } })).data;
  if (entry && !entry.can.update) throw data(null, { status: 403 });
  const desk: Desk = {
    owner: { kind: 'member', id: reader.memberId },
    name: reader.name,
    path: diaryPaths.all({ kind: 'member', slug: reader.urlMinify ?? reader.memberId }),
  };
  const today = localMoment(new Date().toISOString()).slice(0, 10);
  return { desk, entry, today, maximumTags: MAXIMUM_TAGS, uploads: apiAddress(upload.insert) };
};

/** The tags of a line, as people write them. */
const tagsOf = (line: string): string[] =>
  line
    .split(/[,;\n]/)
    .map((tag) => tag.trim().replace(/^#/, ''))
    .filter((tag) => tag !== '');

/** What is wrong with one tag is said at the line that holds them all. */
const fieldsOfTags = (tags: readonly string[]) => Object.fromEntries(tags.map((_, index) => [`tags.${index}`, 'tags']));

export const action = async ({ request, context, params: { id } }: Route.ActionArgs) => {
  const { memberId } = requireReader(context, m.diary_edit_purpose());
  const sent = await readForm(request);
  const { title = '', content = '', day = '', tags: line = '', policy } = sent.values;
  const tags = tagsOf(line);
  const { diary } = api(context);
  let saved: string;
  try {
    const images = await keepPostedPictures(context, sent);
    const body = { title, content, day, tags, images, policy: policy as Visibility };
    const { data: written } =
      id === 'new' ? await diary.insert({ body }) : await diary.update({ params: { id }, body });
    saved = written._id;
  } catch (thrown) {
    return problemReply(sent, thrown, { fields: fieldsOfTags(tags) });
  }
  leaveFlash(context, { kind: 'success', message: m.diary_saved() });
  throw redirect(afterSaving(sent, diaryPaths, { kind: 'member', id: memberId }, saved));
};

export const meta: Route.MetaFunction = ({ params }) => [
  { title: params.id === 'new' ? m.diary_add() : m.diary_edit_title() },
];

export default function EditDiary({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, entry, today, maximumTags, uploads } = loaderData;
  return (
    <EditorPage
      title={entry ? m.diary_edit_title() : m.diary_add()}
      desk={desk}
      back={entry ? diaryPaths.one('member', entry._id) : desk.path}
      remove={entry ? { id: entry._id, action: diaryPaths.arrange() } : undefined}
    >
      <DiaryForm entry={entry} today={today} maximumTags={maximumTags} uploads={uploads} reply={actionData} />
    </EditorPage>
  );
}
