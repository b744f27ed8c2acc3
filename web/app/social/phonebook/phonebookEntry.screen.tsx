import { phonebook as endpoints } from '@m4u/contract/social/phonebook';
import { href, redirect } from 'react-router';
import type { Route } from './+types/phonebookEntry.screen';
import { m } from '../../paraglide/messages.js';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../platform/forms/form.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { EntryDetails } from './EntryDetails.tsx';
import { entryFieldNames, readEntryForm } from './entryForm.server.ts';
import { Column } from '../../ui/layout/Column.tsx';

/** A person in the phonebook, with contacts and the reader's notes. */
export const loader = async ({ context, params: { entry: id } }: Route.LoaderArgs) => {
  requireReader(context, m.phonebook_entry_purpose());
  const { data: entry } = await api(context).phonebook.get({ params: { id } });
  return { entry, card: apiAddress(endpoints.card, { id: entry._id }) };
};

export const action = async ({ context, request, params: { entry: id } }: Route.ActionArgs) => {
  requireReader(context, m.phonebook_entry_purpose());
  const { phonebook } = api(context);
  const form = await readForm(request);
  const { data: entry } = await phonebook.get({ params: { id } });
  try {
    if (form.intent === 'delete') {
      await phonebook.remove({ params: { id: entry._id } });
      const message = entry.friend ? m.phonebook_notes_deleted : m.phonebook_deleted;
      const undo = {
        label: m.content_undo(),
        action: href('/action/phonebook'),
        fields: { intent: 'restore', id: entry._id },
      };
      setFlash(context, { kind: 'success', message: message({ name: entry.name }), undo });
      return redirect(href('/action/phonebook'));
    }
    const body = readEntryForm(form);
    const saved =
      entry.kept || entry.person === null
        ? await phonebook.update({ params: { id: entry._id }, body })
        : await phonebook.updateOfMember({ params: { memberId: entry.person._id }, body });
    setFlash(context, { kind: 'success', message: m.phonebook_saved() });
    return redirect(href('/action/phonebook/:entry', { entry: saved.data._id }));
  } catch (thrown) {
    return problemReply(form, thrown, { fields: entryFieldNames(form) });
  }
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.entry.name ?? m.phonebook_title()} · M4U` },
];

export default function Entry({ loaderData: { entry, card }, actionData }: Route.ComponentProps) {
  return (
    <Column kind="detail">
      <PageHeader
        title={<span className="wrap-anywhere">{entry.name}</span>}
        lead={[entry.title, entry.organization].filter(Boolean).join(' · ') || undefined}
        back={{ to: href('/action/phonebook'), label: m.phonebook_back() }}
      />
      <EntryDetails key={`${entry._id} ${entry.updatedAt}`} entry={entry} card={card} reply={actionData} />
    </Column>
  );
}
