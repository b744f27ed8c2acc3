import { redirect } from 'react-router';
import type { Route } from './+types/historyCheckInNew.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm, readValues } from '../../platform/forms/form.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { readGroupId, readManaged } from '../../profile/group/management/managed.server.ts';
import { NoRows } from '../../ui/ListView.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { eventPath, eventsPath } from './checkInPaths.tsx';
import { EventForm, eventFields } from './EventForm.tsx';
import { firstEventWords } from './firstEvent.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/** Form with which a group's admin creates an event or place (`?groupId=`); others read what an event needs. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { verified: isVerified } = requireReader(context, m.checkin_purpose());
  const { data: groups } = await api(context).group.managed({ query: {} });
  const [first] = groups;
  if (!first || !isVerified) return { group: null, groupId: first?._id, isVerified };
  return { group: await readManaged(context, request), now: new Date().toISOString() };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.checkin_purpose());
  const groupId = readGroupId(request);
  const form = await readForm(request);
  let id: string;
  try {
    const kind = form.values['kind'] === 'place' ? 'place' : 'event';
    const { data } = await api(context).checkIn.create({ body: { ...readValues(eventFields, form), groupId, kind } });
    id = data._id;
    setFlash(context, { kind: 'success', message: m.checkin_made({ title: data.title }) });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  throw redirect(eventPath(id, 'guests'));
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.checkin_new()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export default function HistoryCheckInNew({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.group === null)
    return (
      <Column kind="form">
        <PageHeader title={m.checkin_new()} back={{ to: eventsPath(), label: m.checkin_back() }} />
        <NoRows empty={firstEventWords(loaderData)} />
      </Column>
    );
  const { group, now } = loaderData;
  return (
    <Column kind="form">
      <PageHeader
        title={m.checkin_new()}
        lead={group.name}
        back={{ to: eventsPath({ groupId: group._id }), label: m.checkin_back() }}
      />
      <EventForm now={now} reply={actionData} submit={m.checkin_new()} />
    </Column>
  );
}
