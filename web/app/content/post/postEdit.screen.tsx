import { data, redirect } from 'react-router';
import { upload } from '@m4u/contract/profile/upload';
import type { Route } from './+types/postEdit.screen';
import { m } from '../../paraglide/messages.js';
import { apiAddress } from '../../platform/api-address.server.ts';
import { api } from '../../platform/api.server.ts';
import { leaveFlash } from '../../platform/flash.server.ts';
import { problemReply, readForm } from '../../platform/form.server.ts';
import { keepPostedPictures } from '../../platform/posted-picture.server.ts';
import { requireReader } from '../../platform/require-reader.server.ts';
import { EditorPage } from '../item/EditorPage.tsx';
import { readDesk } from '../item/owner.server.ts';
import { onPageOf, postPaths } from '../item/paths.tsx';
import { PostForm } from './PostForm.tsx';
import { postOf, savePost } from './postEdit.server.ts';

/** Writes a post: a new one at `/edit/posts/new`, or one that is there; of a group by `?owner=`. */
export const loader = async ({ request, context, params: { id } }: Route.LoaderArgs) => {
  requireReader(context, m.post_edit_purpose());
  const desk = await readDesk(context, request);
  const post = id === 'new' ? null : (await api(context).post.get({ params: { id }, query: {} })).data;
  if (post && !post.can.update) throw data(null, { status: 403 });
  const groups =
    desk.owner.kind === 'member' ? (await api(context).member.get({ params: { id: desk.owner.id } })).data.groups : [];
  return { desk, post, groups, uploads: apiAddress(upload.insert) };
};

export const action = async ({ request, context, params: { id } }: Route.ActionArgs) => {
  const { owner } = await readDesk(context, request);
  const sent = await readForm(request);
  let saved: string;
  try {
    const images = await keepPostedPictures(context, sent);
    saved = await savePost(api(context), owner, id, { ...postOf(sent.values), images });
  } catch (thrown) {
    return problemReply(sent, thrown, {
      fields: { 'event.start': 'start', 'event.end': 'end', 'event.place': 'place' },
    });
  }
  leaveFlash(context, { kind: 'success', message: m.post_saved() });
  throw redirect(postPaths.one(owner.kind, saved));
};

export const meta: Route.MetaFunction = ({ params }) => [
  { title: params.id === 'new' ? m.post_add() : m.post_edit_title() },
];

export default function EditPost({ loaderData: { desk, post, groups, uploads }, actionData }: Route.ComponentProps) {
  const back = post ? postPaths.one(desk.owner.kind, post._id) : desk.path;
  return (
    <EditorPage
      title={post ? m.post_edit_title() : m.post_add()}
      desk={desk}
      back={back}
      remove={post ? { id: post._id, action: onPageOf(postPaths.arrange(), desk.owner) } : undefined}
    >
      <PostForm post={post} kind={desk.owner.kind} groups={groups} uploads={uploads} reply={actionData} />
    </EditorPage>
  );
}
