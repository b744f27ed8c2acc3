import { upload } from '@m4u/contract/profile/upload';
import { data, redirect } from 'react-router';
import type { Route } from './+types/activityEdit.screen';
import { m } from '../../paraglide/messages.js';
import { apiAddress } from '../../platform/api-address.server.ts';
import { api } from '../../platform/api.server.ts';
import { leaveFlash } from '../../platform/flash.server.ts';
import { problemReply, readForm } from '../../platform/form.server.ts';
import { keepPostedPictures } from '../../platform/posted-picture.server.ts';
import { requireReader } from '../../platform/require-reader.server.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { EditorPage } from '../item/EditorPage.tsx';
import { readDesk } from '../item/owner.server.ts';
import { onPageOf } from '../item/paths.tsx';
import { readActivityForm, saveActivity, valuesOf } from './activityEdit.server.ts';
import { ActivityForm } from './ActivityForm.tsx';
import { activityPaths } from './activityPaths.tsx';
import { ActivityTypes } from './ActivityTypes.tsx';
import { activityTypeOf, activityTypeWords, blockId } from './activityWords.tsx';

/**
 * Writes an activity: a new one at `/edit/activities/new`, whose type is chosen first and then stands in `?type=`, or
 * one that is there; of a group by `?owner=`.
 */
export const loader = async ({ request, context, params: { id } }: Route.LoaderArgs) => {
  requireReader(context, m.activity_edit_purpose());
  const desk = await readDesk(context, request);
  const activity = id === 'new' ? null : (await api(context).activity.get({ params: { id } })).data;
  if (activity && !activity.can.update) throw data(null, { status: 403 });
  const type = activity?.type ?? activityTypeOf(new URL(request.url).searchParams.get('type')) ?? null;
  return { desk, activity, type, values: type && valuesOf(type, activity), uploads: apiAddress(upload.insert) };
};

export const action = async ({ request, context, params: { id } }: Route.ActionArgs) => {
  const { owner, path } = await readDesk(context, request);
  const sent = await readForm(request);
  const type = activityTypeOf(sent.values['type'] ?? null);
  if (!type) throw data(null, { status: 400 });
  const { fields, names } = readActivityForm(type, sent);
  try {
    const images = await keepPostedPictures(context, sent);
    await saveActivity(api(context), owner.id, id, { ...fields, images });
  } catch (thrown) {
    return problemReply(sent, thrown, { fields: names });
  }
  leaveFlash(context, { kind: 'success', message: m.activity_saved() });
  throw redirect(`${path}#${blockId(type)}`);
};

export const meta: Route.MetaFunction = ({ params }) => [
  { title: params.id === 'new' ? m.activity_add() : m.activity_edit_title() },
];

export default function EditActivity({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, activity, type, values, uploads } = loaderData;
  const add = onPageOf(activityPaths.edit('new'), desk.owner);
  if (!type || !values)
    return (
      <EditorPage title={m.activity_choose()} desk={desk} back={desk.path}>
        <ActivityTypes to={(each) => `${add}${add.includes('?') ? '&' : '?'}type=${each}`} />
      </EditorPage>
    );
  return (
    <EditorPage
      title={activityTypeWords[type].label()}
      desk={desk}
      back={activity ? activityPaths.one(desk.owner.kind, activity._id) : desk.path}
      remove={activity ? { id: activity._id, action: onPageOf(activityPaths.arrange(), desk.owner) } : undefined}
    >
      {!activity && (
        <p className="-mt-2 pb-3">
          <TextLink to={add} className="inline-flex min-h-11 items-center">
            {m.activity_other_type()}
          </TextLink>
        </p>
      )}
      <ActivityForm
        key={activity?._id ?? type}
        type={type}
        values={values}
        images={activity?.images ?? []}
        outstanding={activity?.outstanding ?? false}
        kind={desk.owner.kind}
        uploads={uploads}
        reply={actionData}
        {...(!activity && { draft: `activity ${type} ${desk.owner.id}` })}
      />
    </EditorPage>
  );
}
