import { checkIn as endpoints } from '@m4u/contract/event/checkIn';
import { CHECK_IN_KINDS } from '@m4u/contract/event/checkIn/rules';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import ScanLine from 'lucide-react/icons/scan-line';
import Search from 'lucide-react/icons/search';
import { Form, redirect } from 'react-router';
import type { Route } from './+types/historyCheckIn.screen';
import { m } from '../../paraglide/messages.js';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { readForm } from '../../platform/forms/form.server.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { hasFilter } from '../../platform/search/filter.ts';
import { defineFilter, id, nonEmpty, oneOf, text } from '../../platform/search/filter.server.ts';
import { buttonClass, LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SearchForm } from '../../ui/fields/SearchForm.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { Tag, Tags } from '../../ui/Tag.tsx';
import { ListView } from '../../ui/ListView.tsx';
import { eventPath, eventsPath, newEventPath } from './checkInPaths.tsx';
import { checkInKindWords } from './checkInWords.tsx';
import { EventCard } from './EventCard.tsx';
import { firstEventWords } from './firstEvent.tsx';

const readEventFilter = defineFilter({ q: text(), kind: oneOf(CHECK_IN_KINDS), groupId: id });

/** Events that the reader manages or helps at, filtered by `?groupId=`, `?kind=`, `?q=`; `?door=` is a secret link. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { verified: isVerified } = requireReader(context, m.checkin_purpose());
  const { searchParams } = new URL(request.url);
  const { page, filter } = readEventFilter(searchParams);
  const { data: groups } = await api(context).group.managed({ query: { right: 'door' } });
  const groupId = groups.some(({ _id }) => _id === filter.groupId) ? filter.groupId : '';
  const eventFilter = nonEmpty({ ...filter, groupId });
  const found = await api(context).checkIn.listEvents({ query: { page, filter: eventFilter } });
  const csv = apiAddress(endpoints.exportEvents, {}, { filter: JSON.stringify(eventFilter) });
  const choices = groups.map(({ _id, name }) => ({ value: _id, label: name }));
  const door = (searchParams.get('door') ?? '').slice(0, 64);
  // Groups meet at events, where shops check guests in.
  const isClub = groups.find(({ _id }) => _id === groupId)?.kind === 'group';
  const administered = groups.filter(({ role, _id }) => role === 'admin' && (groupId === '' || _id === groupId));
  const own = administered[0]?._id;
  return { ...found, csv, choices, own, isVerified, isClub, page, filter: { ...filter, groupId }, door };
};

/** Makes the reader a helper of the event of a secret link. */
export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.checkin_purpose());
  const { values } = await readForm(request);
  let event;
  try {
    event = (await api(context).checkIn.help({ body: { code: values['door'] ?? '' } })).data;
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (!problem || problem.status >= 500) throw thrown;
    const message = problem.status === 404 ? m.checkin_help_gone() : problem.detail;
    setFlash(context, { kind: 'error', message });
    throw redirect(eventsPath());
  }
  setFlash(context, { kind: 'success', message: m.checkin_helped({ title: event.title }) });
  throw redirect(eventPath(event._id));
};

/** The name of the screen in the rail of its space. */
const titleOf = (isClub: boolean): string => (isClub ? m.space_events() : m.checkin_title());

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${titleOf(loaderData?.isClub ?? false)} · M4U` },
  { name: 'robots', content: 'noindex' },
];

const HelperOffer = ({ door }: { door: string }) => (
  <Card as="section" aria-labelledby="door-title">
    <div className="stack">
      <h2 id="door-title" className="text-lg">
        {m.checkin_help_title()}
      </h2>
      <p>{m.checkin_help_text()}</p>
      <Form method="post" action={eventsPath()}>
        <input type="hidden" name="door" value={door} />
        <SubmitButton icon={ScanLine}>{m.checkin_help_accept()}</SubmitButton>
      </Form>
    </div>
  </Card>
);

type Data = Route.ComponentProps['loaderData'];

const EventFilters = ({ filter: { q, kind, groupId }, choices }: Pick<Data, 'filter' | 'choices'>) => (
  <>
    <SearchForm
      key={`${groupId} ${q}`}
      action={eventsPath()}
      value={q}
      label={m.checkin_search()}
      submitLabel={m.checkin_search_do()}
      hiddenFields={{ kind }}
    >
      {choices.length > 1 && (
        <Select
          name="groupId"
          label={m.checkin_group()}
          defaultValue={groupId}
          options={[{ value: '', label: m.checkin_kind_all() }, ...choices]}
        />
      )}
    </SearchForm>
    <Tags label={m.checkin_kinds()}>
      {(['', ...CHECK_IN_KINDS] as const).map((each) => (
        <Tag key={each} to={eventsPath({ groupId, q, kind: each })} current={each === kind}>
          {each === '' ? m.checkin_kind_all() : checkInKindWords[each]()}
        </Tag>
      ))}
    </Tags>
  </>
);

export const handle = { ownSearch: true };

export default function HistoryCheckIn({ loaderData }: Route.ComponentProps) {
  const { data, total, csv, choices, own, isVerified, isClub, page, filter, door } = loaderData;
  // The chosen group is where the reader is, not what they look for.
  const { groupId, ...sought } = filter;
  const isFiltered = hasFilter(sought);
  const isEmpty = total === 0 && !isFiltered;
  return (
    <div className="max-w-column lg:max-w-page">
      <PageHeader
        title={titleOf(isClub)}
        lead={m.checkin_lead()}
        back={{ to: '/more', label: m.more_title() }}
        actions={
          own !== undefined &&
          !isEmpty && (
            <LinkButton to={newEventPath(own)} icon={Plus}>
              {m.checkin_new()}
            </LinkButton>
          )
        }
      />
      <div className="stack">
        {door !== '' && <HelperOffer door={door} />}
        {(!isEmpty || (groupId !== '' && choices.length > 1)) && <EventFilters filter={filter} choices={choices} />}
        <ListView
          shape="grid"
          className="gap-4"
          page={page}
          total={total}
          rows={data.map((event) => (
            <EventCard key={event._id} event={event} />
          ))}
          empty={
            own === undefined && choices.length > 0
              ? { icon: ScanLine, title: m.checkin_empty() }
              : firstEventWords({ groupId: own, isVerified })
          }
          filtered={
            isFiltered && {
              icon: Search,
              title: m.checkin_none_found(),
              clear: { to: eventsPath(), label: m.checkin_clear() },
            }
          }
        />
        {data.length > 0 && own !== undefined && (
          <p>
            <a href={csv} download className={buttonClass({ variant: 'secondary' })}>
              <Download aria-hidden size={20} />
              {m.checkin_events_csv()}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
