import { data, href, redirect } from 'react-router';
import type { Route } from './+types/meEdit.screen';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { readPartData } from './edit.server.ts';
import { layoutPath } from '../address/layoutPaths.tsx';
import { PartForm, partTitles } from './PartForm.tsx';
import type { EditedPart } from '../show/publicProfile.tsx';
import { savedMessage, savePart } from './savePart.server.ts';

const readPart = (part: string): EditedPart => {
  if (!Object.hasOwn(partTitles, part)) throw data(null, { status: 404 });
  return part as EditedPart;
};

/**
 * The id of the reader as owner of this page; other readers are redirected to the page
 * (docs/rules/screens.md#edit-ownership).
 */
const ownerOf = ({ context, params: { id } }: Pick<Route.LoaderArgs, 'context' | 'params'>): string => {
  const { reader } = scopeOf(context).page;
  if (reader && (id === reader.memberId || id === reader.urlMinify)) return reader.memberId;
  throw redirect(href('/me/:id', { id }));
};

export const loader = async (args: Route.LoaderArgs) => {
  const part = readPart(args.params.part);
  const { data: profile } = await api(args.context).member.get({ params: { id: ownerOf(args) } });
  const back = layoutPath({ kind: 'member', slug: args.params.id, layout: profile.layout });
  return { part: await readPartData(args.context, profile, part), back };
};

export const action = async (args: Route.ActionArgs) => {
  const { context, request, params } = args;
  const part = readPart(params.part);
  const id = ownerOf(args);
  const { member } = api(context);
  const reply = await savePart(context, request, part, ({ about, links, form, ...changes }) => {
    if (form) return member.updateForm({ params: { id }, body: form });
    if (links) return member.updateAccountLink({ params: { id }, body: { links } });
    return member.update({ params: { id }, body: { ...changes, ...(about !== undefined && { aboutMe: about }) } });
  });
  if (reply) return reply;
  setFlash(context, { kind: 'success', message: savedMessage(part) });
  throw redirect(href('/me/:id', { id: params.id }));
};

export default function EditMember({ loaderData: { part, back }, actionData }: Route.ComponentProps) {
  return <PartForm kind="member" data={part} reply={actionData ?? undefined} back={back} />;
}
