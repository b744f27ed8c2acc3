import type { Group } from '@m4u/contract/profile/group';
import { upload } from '@m4u/contract/profile/upload';
import { data, href, redirect } from 'react-router';
import type { Route } from './+types/mbgEdit.screen';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { contactRows } from './ContactsForm.tsx';
import { formRows } from './QuestionsForm.tsx';
import { linkRows } from './LinksForm.tsx';
import { layoutPath } from '../address/layoutPaths.tsx';
import type { PartData } from './partData.tsx';
import { PartForm } from './PartForm.tsx';
import { savedMessage, savePart } from './savePart.server.ts';
import { sectionRows } from './SectionsForm.tsx';

const parts = ['head', 'about', 'contacts', 'links', 'form', 'sections'] as const;
type GroupPart = (typeof parts)[number];

const readPart = (text: string): GroupPart => {
  const part = parts.find((each) => each === text);
  if (!part) throw data(null, { status: 404 });
  return part;
};

const formOf = async (context: Route.LoaderArgs['context'], group: Group, part: GroupPart): Promise<PartData> => {
  const { name, headline, language, imagesUrl, background, note, contacts, links } = group;
  switch (part) {
    case 'head':
      return {
        part,
        values: { name, headline, language, portrait: imagesUrl[0] ?? null, background },
        uploads: apiAddress(upload.insert),
      };
    case 'about':
      return { part, about: note, uploads: apiAddress(upload.insert) };
    case 'contacts':
      return { part, rows: contactRows(contacts) };
    case 'links':
      return { part, rows: linkRows(links) };
    case 'sections':
      return { part, rows: sectionRows(group.sections) };
    case 'form':
      return formRows((await api(context).group.getForm({ params: { id: group._id } })).data);
  }
};

/** Reads the group for its admin to edit. Errors: 401, and 403 and 404 from the API. */
const findGroup = async ({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>): Promise<Group> => {
  const { group } = api(context);
  const { data: view } = await group.view({ params: { id: params.id } });
  return (await group.get({ params: { id: view._id } })).data;
};

export const loader = async (args: Route.LoaderArgs) => {
  const group = await findGroup(args);
  const back = layoutPath({ kind: 'group', slug: args.params.id, layout: group.layout });
  return { part: await formOf(args.context, group, readPart(args.params.part)), back };
};

export const action = async (args: Route.ActionArgs) => {
  const { context, request, params } = args;
  const { _id: id } = await findGroup(args);
  const { group } = api(context);
  const part = readPart(params.part);
  const reply = await savePart(context, request, part, ({ about, portrait, form, ...changes }) =>
    form
      ? group.updateForm({ params: { id }, body: form })
      : group.update({
          params: { id },
          body: {
            ...changes,
            ...(about !== undefined && { note: about }),
            ...(portrait !== undefined && { logo: portrait }),
          },
        }),
  );
  if (reply) return reply;
  setFlash(context, { kind: 'success', message: savedMessage(part) });
  throw redirect(href('/mbg/:id', { id: params.id }));
};

export default function EditGroup({ loaderData: { part, back }, actionData }: Route.ComponentProps) {
  return <PartForm kind="group" data={part} reply={actionData ?? undefined} back={back} />;
}
