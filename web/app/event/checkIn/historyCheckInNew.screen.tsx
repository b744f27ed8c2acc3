import { redirect } from 'react-router';
import type { Route } from './+types/historyCheckInNew.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { leaveFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../platform/forms/form.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { groupIdOf, readManaged } from '../../profile/group/management/managed.server.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { readTyped } from './checkInForm.server.ts';
import { eventPath, eventsPath } from './checkInPaths.tsx';
import { EventForm } from './EventForm.tsx';

/** Form with which a group's admin creates an event or place (`?groupId=`). */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.checkin_purpose());
  return { group: await readManaged(context, request), now: new Date().toISOString() };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.checkin_purpose());
  const groupId = groupIdOf(request);
  const form = await readForm(request);
  let id: string;
  try {
    const kind = form.values['kind'] === 'place' ? 'place' : 'event';
    const { data } = await api(context).checkIn.create({ body: { ...readTyped(form), groupId, kind } });
    id = data._id;
    leaveFlash(context, { kind: 'success', message: m.checkin_made({ title: data.title }) });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  throw redirect(eventPath(id, 'guests'));
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.checkin_new_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export default function HistoryCheckInNew({ loaderData: { group, now }, actionData }: Route.ComponentProps) {
  return (
    <div className="max-w-column">
      <PageHeader
        title={m.checkin_new_title()}
        lead={group.name}
        back={{ to: eventsPath({ groupId: group._id }), label: m.checkin_back() }}
      />
      <EventForm now={now} reply={actionData} submit={m.checkin_new()} />
    </div>
  );
}
