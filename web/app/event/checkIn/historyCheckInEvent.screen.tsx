import { lazy, Suspense } from 'react';
import { Form } from 'react-router';
import type { Route } from './+types/historyCheckInEvent.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { readForm } from '../../platform/forms/form.server.ts';
import { usePage } from '../../platform/session/page.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { SkeletonList } from '../../ui/Skeleton.tsx';
import { useScripted } from '../../ui/scripted.ts';
import { TabLinks } from '../../ui/overlays/Tabs.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { eventPath, eventsPath, eventTabs, type EventTab } from './checkInPaths.tsx';
import { EventCounts, EventFacts } from './EventCard.tsx';
import { runAdminAction } from './eventDeeds.server.ts';
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
  return { event, memberId, ...(await readTab(context, event, searchParams)) };
};

export const action = async ({ context, params, request }: Route.ActionArgs) => {
  requireReader(context, m.checkin_purpose());
  const isWithFile = (request.headers.get('content-type') ?? '').startsWith('multipart/');
  const file = isWithFile ? (await request.clone().formData()).get('file') : undefined;
  const form = await readForm(request);
  return runAdminAction(context, params.history, form, file instanceof File ? file : undefined);
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.event.title ?? m.checkin_title()} · ${m.checkin_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

const tabWords: Readonly<Record<EventTab, () => string>> = {
  scan: m.checkin_tab_scan,
  guests: m.checkin_tab_guests,
  log: m.checkin_tab_log,
  setup: m.checkin_tab_setup,
};

/** Form for entering a code by hand, shown without scripts. */
const ByHand = () => (
  <noscript>
    <p className="mb-4">{m.checkin_needs_scripts()}</p>
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
      <SubmitButton name="intent" value="scan">
        {m.checkin_in()} / {m.checkin_out()}
      </SubmitButton>
    </Form>
  </noscript>
);

type Data = Route.ComponentProps['loaderData'];

const ScanTab = ({ event, memberId }: Pick<Data, 'event' | 'memberId'>) => {
  const page = usePage();
  const scripted = useScripted();
  return (
    <>
      <ByHand />
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

export default function HistoryCheckInEvent({ loaderData, actionData }: Route.ComponentProps) {
  const { event, memberId, tab, guests, log, helpers } = loaderData;
  const page = usePage();
  const tabs = eventTabs.filter((each) => each !== 'setup' || event.can.update);
  return (
    <div className="max-w-page">
      <PageHeader title={event.title} lead={event.group?.name} back={{ to: eventsPath(), label: m.checkin_back() }} />
      <div className="stack">
        <EventFacts event={event} />
        <TabLinks
          label={m.checkin_tabs()}
          tabs={tabs.map((each) => ({
            to: eventPath(event._id, each),
            label: tabWords[each](),
            current: each === tab,
          }))}
        />
        {tab === 'scan' && <ScanTab event={event} memberId={memberId} />}
        {guests && <GuestsTab event={event} found={guests} reply={actionData} />}
        {log && <LogTab event={event} found={log} />}
        {helpers && <SetupTab event={event} helpers={helpers} origin={page?.origin ?? ''} reply={actionData} />}
      </div>
    </div>
  );
}
