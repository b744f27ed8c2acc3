import type { ManagedPerk } from '@m4u/contract/commerce/perk/schema';
import { upload } from '@m4u/contract/profile/upload';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import Gift from 'lucide-react/icons/gift';
import Pencil from 'lucide-react/icons/pencil';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/perkManage.screen';
import { m } from '../../paraglide/messages.js';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { keepPostedPicture } from '../../platform/forms/posted-picture.server.ts';
import { problemReply, readForm, readValues } from '../../platform/forms/form.server.ts';
import { number } from '../../platform/language/formats.ts';
import { pageNumber } from '../../platform/search/page-number.server.ts';
import { requirePage } from '../../platform/search/table.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { chooseGroup } from '../../profile/group/people/people.server.ts';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ListView } from '../../ui/ListView.tsx';
import { points } from '../point/pointWords.tsx';
import { ManageFrame } from './ManageFrame.tsx';
import { perkFields, PerkForm } from './PerkForm.tsx';
import { managePath } from './perkPaths.tsx';
import { PerkThumbnail } from './PerkPicture.tsx';
import { describePerk } from './perkWords.tsx';

/** The perks of a group that the reader administers (`?groupId=`); `?perk=` is the one to change. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.perk_purpose());
  const url = new URL(request.url);
  const { groups, chosen, isNamed } = await chooseGroup(context, url);
  const group = chosen && { _id: chosen._id, name: chosen.name };
  const choices = isNamed ? [] : groups.map(({ _id, name }) => ({ _id, name }));
  const page = pageNumber(url.searchParams);
  const uploads = apiAddress(upload.insert);
  if (!group) return { choices, group, page, perks: [], total: 0, editing: null, uploads };
  const { data: perks, total } = await api(context).perk.managed({ query: { groupId: group._id, page } });
  requirePage(context, { rows: perks, total });
  const editing = perks.find(({ _id }) => _id === url.searchParams.get('perk')) ?? null;
  return { choices, group, page, perks, total, editing, uploads };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.perk_purpose());
  const form = await readForm(request, perkFields);
  const { perk: id = '', groupId = '' } = form.values;
  const { perk } = api(context);
  try {
    if (form.intent === 'archive' || form.intent === 'restore')
      await perk.update({ params: { id }, body: { isArchived: form.intent === 'archive' } });
    else {
      const picture =
        (await keepPostedPicture(context, form.nestedValues['pictureFile'])) ?? form.values['picture'] ?? '';
      const body = { ...readValues(perkFields, form), picture };
      if (form.intent === 'change') await perk.update({ params: { id }, body });
      else await perk.create({ body: { ...body, groupId } });
    }
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  setFlash(context, { kind: 'success', message: m.perk_saved() });
  return redirect(managePath(groupId));
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.perk_tab_perks()} · ${m.perk_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

const Row = ({ perk }: { perk: ManagedPerk }) => (
  <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-3">
    <PerkThumbnail picture={perk.picture} />
    <span className="text-beside">
      <span lang="" className="block font-semibold wrap-anywhere">
        {perk.name}
      </span>
      <span className="block text-sm text-muted">
        {`${points(perk.points)} · ${describePerk(perk)} · ${m.perk_given({ count: number(perk.given) })}`}
      </span>
    </span>
    <span className="flex flex-wrap gap-2">
      <LinkButton
        to={managePath(perk.groupId, { perk: perk._id })}
        variant="quiet"
        icon={Pencil}
        aria-label={m.perk_edit_of({ name: perk.name })}
      >
        {m.perk_edit()}
      </LinkButton>
      <Form method="post">
        <input type="hidden" name="perk" value={perk._id} />
        <input type="hidden" name="groupId" value={perk.groupId} />
        <SubmitButton
          name="intent"
          value={perk.isArchived ? 'restore' : 'archive'}
          variant="quiet"
          icon={perk.isArchived ? ArchiveRestore : Archive}
          aria-label={perk.isArchived ? m.perk_restore_of({ name: perk.name }) : m.perk_archive_of({ name: perk.name })}
        >
          {perk.isArchived ? m.perk_restore() : m.perk_archive()}
        </SubmitButton>
      </Form>
    </span>
  </li>
);

export default function PerkManage({ loaderData, actionData }: Route.ComponentProps) {
  const { choices, group, page, perks, total, editing, uploads } = loaderData;
  return (
    <ManageFrame tab="perks" action={href('/action/perks/manage')} choices={choices} group={group}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:items-start">
        <ListView
          padded
          label={m.perk_tab_perks()}
          page={page}
          total={total}
          rows={perks.map((perk) => (
            <Row key={perk._id} perk={perk} />
          ))}
          empty={{ icon: Gift, title: m.perk_manage_empty(), text: m.perk_manage_empty_text() }}
        />
        <Card as="section" aria-labelledby="perk-title" className="stack min-w-0">
          <h2 id="perk-title" className="text-lg wrap-anywhere">
            {editing ? m.perk_edit_of({ name: editing.name }) : m.perk_new()}
          </h2>
          <PerkForm
            key={editing?._id ?? `new ${total}`}
            groupId={group?._id ?? ''}
            perk={editing}
            uploads={uploads}
            reply={actionData}
          />
        </Card>
      </div>
    </ManageFrame>
  );
}
