import type { SeatTotals, WeddingTable } from '@m4u/contract/event/wedding/tables';
import { MOST_CHAIRS, MOST_NEW_TABLES } from '@m4u/contract/event/wedding/rules';
import type { WeddingGuest } from '@m4u/contract/event/wedding/guests';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import Sparkles from 'lucide-react/icons/sparkles';
import Users from 'lucide-react/icons/users';
import { Form, redirect, type RouterContextProvider } from 'react-router';
import type { Route } from './+types/weddingTables.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { chosenIds } from '../../../platform/forms/chosen.server.ts';
import { entryOf } from '../../../platform/forms/entry.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply, readForm, type SentForm } from '../../../platform/forms/form.server.ts';
import { number } from '../../../platform/language/formats.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { Button, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Column } from '../../../ui/layout/Column.tsx';
import { ListView } from '../../../ui/ListView.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { NoGuests } from '../guests/NoGuests.tsx';
import { readUnseated, pageSize } from '../guests/guestList.server.ts';
import { WeddingTabs } from '../WeddingActions.tsx';
import { ownPath, tablesPath } from '../weddingPaths.tsx';
import { coupleNames, formatDate, toIsoDay } from '../weddingWords.tsx';
import { SEATING_FORM, SeatRow } from './SeatRow.tsx';
import { TableCard } from './TableCard.tsx';

/** Tables of the party, and the guests without one (docs/rules/wedding.md#tables). */
export const loader = async ({ context, params: { id }, request }: Route.LoaderArgs) => {
  requireReader(context, m.wedding_purpose());
  const [{ data: wedding }, { data: tables, totals }, unseated] = await Promise.all([
    api(context).wedding.edit({ params: { id } }),
    api(context).wedding.tables({ params: { id } }),
    readUnseated(context, id, request),
  ]);
  return { wedding, tables, totals, unseated, size: pageSize };
};

type Context = Readonly<RouterContextProvider>;

/** The work of each button; returns the message, if there is one. */
const changes: Readonly<Record<string, (context: Context, id: string, form: SentForm) => Promise<string | undefined>>> =
  {
    add: async (context, id, { values: { count = '', chairs = '' } }) => {
      const { data } = await api(context).wedding.addTables({ params: { id }, body: { count, chairs } });
      return m.wedding_tables_added({ count: number(data.added) });
    },
    update: async (context, id, { values: { table = '', name = '', chairs = '' } }) => {
      await api(context).wedding.updateTable({ params: { id, tableId: table }, body: { name, chairs } });
      return m.wedding_table_saved({ name });
    },
    remove: async (context, id, { values: { table = '' } }) => {
      await api(context).wedding.removeTable({ params: { id, tableId: table } });
      return m.wedding_table_removed();
    },
    seat: async (context, id, form) => {
      const guestIds = chosenIds(form);
      if (guestIds.length === 0) {
        setFlash(context, { kind: 'error', message: m.ui_batch_none() });
        return undefined;
      }
      await api(context).wedding.seat({ params: { id }, body: { guestIds, tableId: form.values['to'] || null } });
      return undefined;
    },
    fill: async (context, id) => {
      const { data } = await api(context).wedding.fillTables({ params: { id } });
      return m.wedding_tables_filled({ count: number(data.seated) });
    },
  };

export const action = async ({ context, params: { id }, request }: Route.ActionArgs) => {
  requireReader(context, m.wedding_purpose());
  const form = await readForm(request);
  try {
    const message = await entryOf(changes, form.intent)?.(context, id, form);
    if (message !== undefined) setFlash(context, { kind: 'success', message });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  // The page of guests stays.
  return redirect(tablesPath(id) + new URL(request.url).search);
};

export const meta: Route.MetaFunction = () => [{ title: `${m.wedding_tables()} · M4U` }];

const Totals = ({ totals, tables }: { totals: SeatTotals; tables: number }) => {
  const figures = [
    [m.wedding_tables_count(), tables],
    [m.wedding_tables_chairs(), totals.chairs],
    [m.wedding_tables_seated(), totals.seated],
    [m.wedding_tables_unseated(), totals.unseated],
    [m.wedding_reply_vegetarian(), totals.vegetarian],
    [m.wedding_reply_children(), totals.children],
  ] as const;
  return (
    <Card>
      <dl className="grid fit-2 gap-3 sm:grid-cols-6">
        {figures.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-2xl font-bold tabular-nums">{number(value)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};

const AddTables = ({ isFirst }: { isFirst: boolean }) => (
  <Card className="no-print">
    <Form method="post" className="flex flex-wrap items-end gap-3" preventScrollReset>
      <TextField
        name="count"
        label={m.wedding_tables_add_count()}
        defaultValue={isFirst ? 10 : 1}
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_NEW_TABLES}
        required
        className="min-w-32 flex-1"
      />
      <TextField
        name="chairs"
        label={m.wedding_table_chairs()}
        defaultValue={10}
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_CHAIRS}
        required
        className="min-w-32 flex-1"
      />
      <SubmitButton name="intent" value="add" icon={Plus} variant={isFirst ? 'primary' : 'secondary'}>
        {m.wedding_tables_add()}
      </SubmitButton>
    </Form>
  </Card>
);

/** Moves the chosen guests; in view as long as somebody is chosen. */
const MoveBar = ({ tables }: { tables: readonly WeddingTable[] }) => (
  <Form
    id={SEATING_FORM}
    method="post"
    preventScrollReset
    className="no-print surface sticky bottom-[calc(var(--bar-room,5.5rem)+0.5rem)] z-10 hidden flex-wrap items-end gap-3 rounded-lg border border-line p-3 shadow-md group-has-[[name=chosen]:checked]/plan:flex lg:bottom-4"
  >
    <Select
      name="to"
      label={m.wedding_seat_to()}
      translate="no"
      defaultValue={tables.find(({ people, chairs }) => people < chairs)?._id ?? ''}
      options={[
        ...tables.map(({ _id, name, people, chairs }) => ({
          value: _id,
          label: `${name} (${m.wedding_table_taken({ people: number(people), chairs: number(chairs) })})`,
        })),
        { value: '', label: m.wedding_seat_none() },
      ]}
      className="min-w-40 flex-1"
    />
    <SubmitButton name="intent" value="seat">
      {m.wedding_seat_do()}
    </SubmitButton>
  </Form>
);

interface UnseatedProps {
  guests: readonly WeddingGuest[];
  page: number;
  total: number;
  size: number;
  canFill: boolean;
}

/** Guests without a table, and the press that seats all of them. */
const Unseated = ({ guests, page, total, size, canFill }: UnseatedProps) => (
  <section aria-labelledby="unseated" className="stack no-print">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 id="unseated" className="text-lg">
        {m.wedding_tables_unseated()}
      </h2>
      {canFill && (
        <Form method="post" preventScrollReset>
          <SubmitButton name="intent" value="fill" icon={Sparkles} variant="secondary">
            {m.wedding_tables_fill()}
          </SubmitButton>
        </Form>
      )}
    </div>
    <ListView
      label={m.wedding_tables_unseated()}
      padded
      page={page}
      total={total}
      size={size}
      rows={guests.map((guest) => (
        <SeatRow key={guest._id} guest={{ ...guest, people: Math.max(1, guest.people) }} />
      ))}
      empty={{ icon: Users, title: m.wedding_tables_all_seated() }}
    />
  </section>
);

/** The couple, and on paper the day and place of the party. */
const Occasion = ({ wedding }: Pick<Route.ComponentProps['loaderData'], 'wedding'>) => (
  <>
    <span translate="no">{coupleNames(wedding)}</span>
    <span className="print-only">
      {' · '}
      {[formatDate(toIsoDay(wedding.weddingPartyDay)), wedding.partyPlace.name].filter(Boolean).join(' · ')}
    </span>
  </>
);

export default function WeddingTables({ loaderData, actionData }: Route.ComponentProps) {
  const { wedding, tables, totals, unseated, size } = loaderData;
  const { _id: id } = wedding;
  return (
    <Column kind="list">
      <PageHeader
        title={m.wedding_tables()}
        lead={<Occasion wedding={wedding} />}
        back={{ to: ownPath(), label: m.wedding_own() }}
        actions={
          tables.length > 0 && (
            <Button icon={Printer} variant="secondary" onClick={() => window.print()}>
              {m.wedding_tables_print()}
            </Button>
          )
        }
      />
      <WeddingTabs wedding={wedding} current="tables" />
      {wedding.totals.invited === 0 ? (
        <NoGuests id={id} />
      ) : (
        <div className="stack group/plan">
          <FormError errors={Object.values(actionData?.error ?? {}).flatMap((errors) => errors ?? [])} />
          <Totals totals={totals} tables={tables.length} />
          <AddTables isFirst={tables.length === 0} />
          <div className="grid items-start gap-4 lg:grid-cols-[22rem_1fr] print:block">
            <Unseated
              guests={unseated.data}
              page={unseated.page}
              total={unseated.total}
              size={size}
              canFill={unseated.total > 0 && totals.seated < totals.chairs}
            />
            {tables.length > 0 && (
              <section aria-labelledby="tables">
                <h2 id="tables" className="pb-3 text-lg">
                  {m.wedding_tables_plan()}
                </h2>
                <div className="grid items-start gap-3 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-3">
                  {tables.map((table) => (
                    <TableCard key={table._id} table={table} />
                  ))}
                </div>
              </section>
            )}
          </div>
          {tables.length > 0 && <MoveBar tables={tables} />}
        </div>
      )}
    </Column>
  );
}
