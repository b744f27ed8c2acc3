import type { ActivityType } from '@m4u/contract/content/activity/details';
import { data } from 'react-router';
import type { Route } from './+types/activityEdit.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import type { SentForm } from '../../platform/forms/form.server.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { readEditor, savePiece } from '../item/editor/editor.server.ts';
import { EditorPage } from '../item/editor/EditorPage.tsx';
import { onPageOf } from '../item/paths.tsx';
import { readActivityForm, saveActivity, valuesOf } from './activityEdit.server.ts';
import { ActivityForm } from './ActivityForm.tsx';
import { activityPaths } from './activityKind.tsx';
import { ActivityTypes } from './ActivityTypes.tsx';
import { activityTypeOf, activityTypeWords, blockId } from './activityWords.tsx';

/**
 * Writes an activity: a new one at `/edit/activities/new`, whose type is chosen first and then stands in `?type=`, or
 * one that is there; of a group by `?owner=`.
 */
export const loader = async (args: Route.LoaderArgs) => {
  const { desk, piece, uploads } = await readEditor(args, {
    purpose: m.activity_edit_purpose(),
    load: () => api(args.context).activity.get({ params: args.params }),
  });
  const type = piece?.type ?? activityTypeOf(new URL(args.request.url).searchParams.get('type')) ?? null;
  return { desk, piece, type, values: type && valuesOf(type, piece), uploads };
};

/** The type that the form says. Errors: 400 when it says none. */
const typeOf = ({ values }: SentForm): ActivityType => {
  const type = activityTypeOf(values['type'] ?? null);
  if (!type) throw data(null, { status: 400 });
  return type;
};

export const action = (args: Route.ActionArgs) =>
  savePiece(args, {
    paths: activityPaths,
    saved: m.activity_saved(),
    fieldNames: (sent) => readActivityForm(typeOf(sent), sent).names,
    save: (sent, images, { owner }) => {
      const { fields } = readActivityForm(typeOf(sent), sent);
      return saveActivity(api(args.context), owner.id, args.params.id, { ...fields, images });
    },
    after: (sent, { path }) => `${path}#${blockId(typeOf(sent))}`,
  });

export const meta: Route.MetaFunction = ({ params }) => [
  { title: params.id === 'new' ? m.activity_add() : m.activity_edit_title() },
];

export default function EditActivity({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, piece, type, values, uploads } = loaderData;
  const add = onPageOf(activityPaths.edit('new'), desk.owner);
  if (!type || !values)
    return (
      <EditorPage title={m.activity_choose()} desk={desk} paths={activityPaths} piece={piece}>
        <ActivityTypes to={(each) => `${add}${add.includes('?') ? '&' : '?'}type=${each}`} />
      </EditorPage>
    );
  return (
    <EditorPage title={activityTypeWords[type].label()} desk={desk} paths={activityPaths} piece={piece}>
      {!piece && (
        <p className="-mt-2 pb-3">
          <TextLink to={add} className="inline-flex min-h-11 items-center">
            {m.activity_other_type()}
          </TextLink>
        </p>
      )}
      <ActivityForm
        key={piece?._id ?? type}
        type={type}
        values={values}
        images={piece?.images ?? []}
        outstanding={piece?.outstanding ?? false}
        kind={desk.owner.kind}
        uploads={uploads}
        reply={actionData}
        {...(!piece && { draft: `activity ${type} ${desk.owner.id}` })}
      />
    </EditorPage>
  );
}
