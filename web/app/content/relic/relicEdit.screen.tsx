import { data, redirect } from 'react-router';
import { upload } from '@m4u/contract/profile/upload';
import type { Route } from './+types/relicEdit.screen';
import { m } from '../../paraglide/messages.js';
import { apiAddress } from '../../platform/api-address.server.ts';
import { api } from '../../platform/api.server.ts';
import { leaveFlash } from '../../platform/flash.server.ts';
import { problemReply, readForm } from '../../platform/form.server.ts';
import { keepPostedPictures } from '../../platform/posted-picture.server.ts';
import { requireReader } from '../../platform/require-reader.server.ts';
import { afterSaving } from '../item/afterSaving.server.ts';
import { EditorPage } from '../item/EditorPage.tsx';
import { readDesk } from '../item/owner.server.ts';
import { onPageOf, relicPaths } from '../item/paths.tsx';
import { relicOf, saveRelic } from './relicEdit.server.ts';
import { RelicForm } from './RelicForm.tsx';

/** Describes a heritage item: a new one at `/edit/relics/new`, or one that is there; of a group by `?owner=`. */
export const loader = async ({ request, context, params: { id } }: Route.LoaderArgs) => {
  requireReader(context, m.relic_edit_purpose());
  const desk = await readDesk(context, request);
  const relic = id === 'new' ? null : (await api(context).relic.get({ params: { id }, query: {} })).data;
  if (relic && !relic.can.update) throw data(null, { status: 403 });
  return { desk, relic, uploads: apiAddress(upload.insert) };
};

export const action = async ({ request, context, params: { id } }: Route.ActionArgs) => {
  const { owner } = await readDesk(context, request);
  const sent = await readForm(request);
  let saved: string;
  try {
    const images = await keepPostedPictures(context, sent);
    saved = await saveRelic(api(context), owner, id, { ...relicOf(sent.values), images });
  } catch (thrown) {
    return problemReply(sent, thrown);
  }
  leaveFlash(context, { kind: 'success', message: m.relic_saved() });
  throw redirect(afterSaving(sent, relicPaths, owner, saved));
};

export const meta: Route.MetaFunction = ({ params }) => [
  { title: params.id === 'new' ? m.relic_add() : m.relic_edit_title() },
];

export default function EditRelic({ loaderData: { desk, relic, uploads }, actionData }: Route.ComponentProps) {
  return (
    <EditorPage
      title={relic ? m.relic_edit_title() : m.relic_add()}
      desk={desk}
      back={relic ? relicPaths.one(desk.owner.kind, relic._id) : desk.path}
      remove={relic ? { id: relic._id, action: onPageOf(relicPaths.arrange(), desk.owner) } : undefined}
    >
      <RelicForm relic={relic} kind={desk.owner.kind} uploads={uploads} reply={actionData} />
    </EditorPage>
  );
}
