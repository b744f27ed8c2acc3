import { isBeforeDay } from '@m4u/contract/event/checkIn/rules';
import Award from 'lucide-react/icons/award';
import Ticket from 'lucide-react/icons/ticket';
import { lazy, Suspense, useState } from 'react';
import { Form } from 'react-router';
import type { Route } from './+types/historyCheckInEvent.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { readForm } from '../../platform/forms/form.server.ts';
import { date } from '../../platform/language/formats.ts';
import { usePage } from '../../platform/session/page.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { SkeletonList } from '../../ui/Skeleton.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { TabLinks } from '../../ui/overlays/Tabs.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { certificatesPath, eventPath, eventsPath, eventTabs, type EventTab, ticketsPath } from './checkInPaths.tsx';
import { EarlyQuestion, EarlyReminder, useIsEarly } from './EarlyDoor.tsx';
import { EventCounts, EventFacts } from './EventCard.tsx';
import { runEventAction } from './eventActions.server.ts';
import { readTab } from './event.server.ts';
import { GuestsTab } from './GuestsTab.tsx';
import { LogTab } from './LogTab.tsx';
import { SetupTab } from './SetupTab.tsx';

const Door = lazy(() => import('./Door.tsx'));

/** An event with the tabs scan, guests, log and settings (`?tab=`). */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { memberId } = requireReader(context, m.checkin_purpose());
  const { data: event } = await api(context).checkIn.get({ params: { id: params.history } });
  const { searchParams } = new URL(request.url);
  return { event, memberId, now: new Date().toISOString(), ...(await readTab(context, event, searchParams)) };
};

export const action = async ({ context, params, request }: Route.ActionArgs) => {
  requireReader(context, m.checkin_purpose());
  const isWithFile = (request.headers.get('content-type') ?? '').startsWith('multipart/');
  const file = isWithFile ? (await request.clone().formData()).get('file') : undefined;
  const form = await readForm(request);
  return runEventAction(context, params.history, form, file instanceof File ? file : undefined);
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.event.title ?? m.checkin_title()} · ${m.checkin_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

const eventTabWords: Readonly<Record<EventTab, () => string>> = {
  scan: m.checkin_tab_scan,
  guests: m.checkin_tab_guests,
  log: m.checkin_tab_log,
  setup: m.checkin_tab_setup,
};

type Data = Route.ComponentProps['loaderData'];

/** Form for entering a code by hand, shown without scripts; before the day of the event it asks for a confirmation. */
const ByHand = ({ event: { startsAt }, now }: Pick<Data, 'event' | 'now'>) => (
  <noscript>
    {isBeforeDay(startsAt, now) && <EarlyReminder event={{ startsAt }} />}
    <p className="my-4">{m.checkin_needs_scripts()}</p>
    <Form method="post" className="stack max-w-column">
      <TextField name="text" label={m.checkin_by_hand()} required maxLength={200} autoComplete="off" />
      <Select
        name="kind"
        label={m.checkin_direction()}
        options={[
          { value: 'in', label: m.checkin_in() },
          { value: 'out', label: m.checkin_out() },
        ]}
      />
      {isBeforeDay(startsAt, now) && <Checkbox name="early" label={m.checkin_early_check({ date: date(startsAt) })} />}
      <SubmitButton name="intent" value="scan">
        {m.checkin_in()} / {m.checkin_out()}
      </SubmitButton>
    </Form>
  </noscript>
);

type ScanTabProps = Pick<Data, 'event' | 'memberId' | 'now'> & {
  /** Whether the reader confirmed to check people in before the day. */
  readonly isConfirmed: boolean;
  readonly onConfirm: () => void;
};

const ScanTab = ({ event, memberId, now, isConfirmed, onConfirm }: ScanTabProps) => {
  const page = usePage();
  const scripted = useHydrated();
  const isEarly = useIsEarly(event, now);
  if (scripted && isEarly && !isConfirmed) return <EarlyQuestion event={event} now={now} onConfirm={onConfirm} />;
  return (
    <>
      {scripted && isEarly && <EarlyReminder event={event} />}
      <ByHand event={event} now={now} />
      {scripted ? (
        <Suspense fallback={<SkeletonList rows={4} />}>
          <Door key={event._id} event={event} reader={memberId} origin={page?.origin} />
        </Suspense>
      ) : (
        <EventCounts counts={event.counts} />
      )}
    </>
  );
};

export const handle = { ownSearch: true };

export default function HistoryCheckInEvent({ loaderData, actionData }: Route.ComponentProps) {
  const { event, memberId, now, tab, guests, log, helpers } = loaderData;
  const [confirmedId, setConfirmedId] = useState<string | null>(null);
  const page = usePage();
  const tabs = eventTabs.filter((each) => each !== 'setup' || event.can.update);
  return (
    <div className="max-w-page">
      <PageHeader
        title={event.title}
        lead={event.group?.name}
        back={{ to: eventsPath(), label: m.checkin_back() }}
        actions={
          event.kind === 'event' &&
          event.can.update && (
            <>
              <LinkButton to={ticketsPath(event._id)} variant="secondary" icon={Ticket}>
                {m.ticket_title()}
              </LinkButton>
              <LinkButton to={certificatesPath(event._id)} variant="secondary" icon={Award}>
                {m.attendance_short()}
              </LinkButton>
            </>
          )
        }
      />
      <div className="stack">
        <EventFacts event={event} />
        <TabLinks
          label={m.checkin_tabs()}
          tabs={tabs.map((each) => ({
            to: eventPath(event._id, each),
            label: eventTabWords[each](),
            current: each === tab,
          }))}
        />
        {tab === 'scan' && (
          <ScanTab
            key={event._id}
            event={event}
            memberId={memberId}
            now={now}
            isConfirmed={confirmedId === event._id}
            onConfirm={() => setConfirmedId(event._id)}
          />
        )}
        {guests && <GuestsTab event={event} found={guests} reply={actionData} />}
        {log && <LogTab event={event} found={log} />}
        {helpers && <SetupTab event={event} helpers={helpers} origin={page?.origin ?? ''} reply={actionData} />}
      </div>
    </div>
  );
}
