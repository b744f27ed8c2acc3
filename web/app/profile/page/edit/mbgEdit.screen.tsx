import type { Group } from '@m4u/contract/profile/group';
import { upload } from '@m4u/contract/profile/upload';
import { data, href, redirect } from 'react-router';
import type { Route } from './+types/mbgEdit.screen';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { api } from '../../../platform/api/api.server.ts';
import { leaveFlash } from '../../../platform/forms/flash.server.ts';
import { contactRows } from './ContactsForm.tsx';
import { formRows } from './QuestionsForm.tsx';
import { linkRows } from './LinksForm.tsx';
import type { PartData } from './partData.tsx';
import { PartForm } from './PartForm.tsx';
import { savedWords, savePart } from './savePart.tsx';
import { sectionRows } from './SectionsForm.tsx';

const parts = ['head', 'about', 'contacts', 'links', 'form', 'sections'] as const;
type GroupPart = (typeof parts)[number];

const readPart = (text: string): GroupPart => {
  const part = parts.find((known) => known === text);
  if (!part) throw data(null, { status: 404 });
  return part;
};

const formOf = async (context: Route.LoaderArgs['context'], group: Group, part: GroupPart): Promise<PartData> => {
  const { name, headline, language, imagesUrl, background, note, contacts, links } = group;
  switch (part) {
    case 'head':
      return {
        part,
        kind: 'group',
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

export const loader = async (args: Route.LoaderArgs) =>
  formOf(args.context, await findGroup(args), readPart(args.params.part));

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
  leaveFlash(context, { kind: 'success', message: savedWords(part) });
  throw redirect(href('/mbg/:id', { id: params.id }));
};

export default function EditGroup({ loaderData, actionData, params }: Route.ComponentProps) {
  return <PartForm data={loaderData} reply={actionData ?? undefined} back={href('/mbg/:id', { id: params.id })} />;
}
