import type { Route } from './+types/activityEdit.screen';
import { m } from '../../paraglide/messages.js';
import { TextLink } from '../../ui/TextLink.tsx';
import { readEditor, savePiece } from '../item/editor/editor.server.ts';
import { EditorPage } from '../item/editor/EditorPage.tsx';
import { withOwner } from '../item/paths.tsx';
import { activityEditor, valuesOf } from './activityEdit.server.ts';
import { ActivityForm } from './ActivityForm.tsx';
import { activityPaths, newActivityPath } from './activityKind.tsx';
import { ActivityTypes } from './ActivityTypes.tsx';
import { activityTypeOf, activityTypeWords, headingType } from './activityWords.tsx';

/**
 * Edits an activity, or adds one at `/edit/activities/new`: there the type is chosen first and stored in `?type=`.
 * `?owner=` selects a group.
 */
export const loader = async (args: Route.LoaderArgs) => {
  const { desk, piece, uploads } = await readEditor(args, activityEditor);
  const type = piece?.type ?? activityTypeOf(new URL(args.request.url).searchParams.get('type'));
  if (type === undefined) return { desk, piece, type: null, values: null, uploads };
  return { desk, piece, type: headingType(type), values: valuesOf(type, piece), uploads };
};

export const action = (args: Route.ActionArgs) => savePiece(args, activityEditor);

export const meta: Route.MetaFunction = ({ params }) => [
  { title: params.id === 'new' ? m.activity_add() : m.activity_edit_title() },
];

export default function EditActivity({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, piece, type, values, uploads } = loaderData;
  const add = withOwner(activityPaths.edit('new'), desk.owner);
  if (!type || !values)
    return (
      <EditorPage title={m.activity_choose()} desk={desk} paths={activityPaths} piece={piece}>
        <ActivityTypes to={(each) => newActivityPath(desk.owner, each)} />
      </EditorPage>
    );
  return (
    <EditorPage title={activityTypeWords[type]()} desk={desk} paths={activityPaths} piece={piece}>
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
