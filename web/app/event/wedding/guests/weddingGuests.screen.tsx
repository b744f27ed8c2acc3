import { invitationPath, weddingCsv } from '@m4u/contract/event/wedding/rules';
import DoorOpen from 'lucide-react/icons/door-open';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import Send from 'lucide-react/icons/send';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import { Form, href, redirect, useLocation } from 'react-router';
import type { Route } from './+types/weddingGuests.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { chosenIds } from '../../../platform/forms/chosen.server.ts';
import { readForm } from '../../../platform/forms/form.server.ts';
import { number } from '../../../platform/language/formats.ts';
import { locale } from '../../../platform/language/language.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { withQuery } from '../../../platform/search/filter.ts';
import { LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SearchForm } from '../../../ui/fields/SearchForm.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { TabLinks } from '../../../ui/overlays/Tabs.tsx';
import { ListView } from '../../../ui/ListView.tsx';
import { type GuestFilter, pageSize, readGuests } from './guestList.server.ts';
import { GuestRow } from './GuestRow.tsx';
import { NoGuests } from './NoGuests.tsx';
import { BatchBar, BatchHint, BatchQuestion } from './GuestBatch.tsx';
import { changeGuests, isBatch } from './guestBatch.server.ts';
import { GuestTotals } from './GuestTotals.tsx';
import { WeddingActions, WeddingTabs } from '../WeddingActions.tsx';
import { addPath, guestsPath, ownPath, sendPath } from '../weddingPaths.tsx';
import { coupleNames, weddingSideOptions } from '../weddingWords.tsx';
import { Column } from '../../../ui/layout/Column.tsx';

/**
 * The guests of a wedding with their replies and links (docs/rules/wedding.md#guests); `?q=`, `?side=`, `?answer=`
 * filter the list.
 */
export const loader = async ({ context, params: { id }, request }: Route.LoaderArgs) => {
  requireReader(context, m.wedding_purpose());
  const [{ data: wedding }, list] = await Promise.all([
    api(context).wedding.edit({ params: { id } }),
    readGuests(context, id, request),
  ]);
  return { wedding, ...list, size: pageSize, origin: scopeOf(context).page.origin };
};

/**
 * Changes or deletes the chosen guests, after a question; else creates the wedding's check-in event, if there is none,
 * and redirects to it.
 */
export const action = async ({ context, params: { id }, request }: Route.ActionArgs) => {
  requireReader(context, m.wedding_purpose());
  const form = await readForm(request);
  if (form.intent === 'ask' && chosenIds(form).length > 0) return { asked: chosenIds(form) };
  if (isBatch(form.intent)) {
    await changeGuests(context, id, form);
    return redirect(guestsPath(id) + new URL(request.url).search);
  }
  const { data } = await api(context).wedding.openDoor({ params: { id } });
  return redirect(doorPath(data.eventId));
};

export const meta: Route.MetaFunction = () => [{ title: `${m.wedding_guests()} · M4U` }];

/** Path of the wedding's check-in event. */
const doorPath = (eventId: string): string => href('/action/historyCheckIn/:history', { history: eventId });

const Tools = ({ id, doorId }: { id: string; doorId: string | null }) => (
  <div className="flex flex-wrap gap-3">
    <LinkButton to={addPath(id)} icon={UserPlus}>
      {m.wedding_add()}
    </LinkButton>
    <LinkButton to={sendPath(id)} icon={Send} variant="secondary">
      {m.wedding_send()}
    </LinkButton>
    <LinkButton to={weddingCsv(id, locale())} reloadDocument download icon={Download} variant="secondary">
      {m.wedding_csv()}
    </LinkButton>
    {doorId === null ? (
      <Form method="post">
        <SubmitButton icon={DoorOpen} variant="secondary">
          {m.wedding_door_open()}
        </SubmitButton>
      </Form>
    ) : (
      <LinkButton to={doorPath(doorId)} icon={DoorOpen} variant="secondary">
        {m.wedding_door()}
      </LinkButton>
    )}
  </div>
);

const GuestFilters = ({ id, filter }: { id: string; filter: GuestFilter }) => {
  const { q, side, answer } = filter;
  const tabs = [
    ['', m.wedding_filter_all()],
    ['coming', m.wedding_filter_coming()],
    ['declined', m.wedding_filter_declined()],
    ['unanswered', m.wedding_filter_unanswered()],
  ] as const;
  return (
    <>
      <SearchForm
        key={`${q} ${side} ${answer}`}
        action={guestsPath(id)}
        value={q}
        label={m.wedding_guests_search()}
        submitLabel={m.wedding_guests_search_do()}
        hiddenFields={{ answer }}
        autoComplete="off"
      >
        <Select
          name="side"
          label={m.wedding_filter_side()}
          defaultValue={side}
          options={[{ value: '', label: m.wedding_filter_side_any() }, ...weddingSideOptions()]}
          className="sm:max-w-72"
        />
      </SearchForm>
      <TabLinks
        isSecond
        label={m.wedding_filter_answer()}
        tabs={tabs.map(([value, label]) => ({
          to: withQuery(guestsPath(id), { ...filter, answer: value }),
          label,
          current: answer === value,
        }))}
      />
    </>
  );
};

export const handle = { ownSearch: true };

export default function WeddingGuests({ loaderData, actionData }: Route.ComponentProps) {
  const { wedding, data: guests, total, totals, page, size, filter, origin } = loaderData;
  const { _id: id, doorId } = wedding;
  const asked = guests.filter(({ _id }) => actionData?.asked.includes(_id));
  const { search } = useLocation();
  return (
    <Column kind="list">
      <PageHeader
        title={m.wedding_guests()}
        lead={coupleNames(wedding)}
        back={{ to: ownPath(), label: m.wedding_own() }}
        actions={
          <>
            <LinkButton to={invitationPath(wedding)} icon={Eye} variant="secondary">
              {m.wedding_open()}
            </LinkButton>
            <WeddingActions wedding={wedding} />
          </>
        }
      />
      <WeddingTabs wedding={wedding} current="guests" />
      {totals.invited === 0 ? (
        <NoGuests id={id} />
      ) : (
        <div className="stack group/guests">
          <GuestTotals totals={totals} />
          <Tools id={id} doorId={doorId} />
          <GuestFilters id={id} filter={filter} />
          <output className="block text-sm text-muted">{m.wedding_guests_found({ count: number(total) })}</output>
          {guests.length > 0 && <BatchHint />}
          <ListView
            label={m.wedding_guests()}
            page={page}
            total={total}
            size={size}
            rows={guests.map((guest) => (
              <li key={guest._id}>
                <GuestRow weddingId={id} guest={guest} link={origin + invitationPath(wedding, guest.code)} />
              </li>
            ))}
            empty={{
              icon: Users,
              title: m.wedding_guests_none_found(),
              action: (
                <LinkButton to={guestsPath(id)} variant="secondary">
                  {m.wedding_guests_clear()}
                </LinkButton>
              ),
            }}
          />
          {asked.length > 0 ? <BatchQuestion guests={asked} back={guestsPath(id) + search} /> : <BatchBar />}
        </div>
      )}
    </Column>
  );
}
