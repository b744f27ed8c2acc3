import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import type { CheckInEvent, Guest } from '@m4u/contract/event/checkIn/schema';
import Pencil from 'lucide-react/icons/pencil';
import QrCode from 'lucide-react/icons/qr-code';
import Trash2 from 'lucide-react/icons/trash-2';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { settled } from '../../platform/forms/definition.ts';
import { number, phone, timeOfDay } from '../../platform/language/formats.ts';
import { hasFilter } from '../../platform/search/filter.ts';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConfirmDialog, Dialog, useDialog } from '../../ui/overlays/Dialog.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { NoRows } from '../../ui/ListView.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { SearchForm } from '../../ui/fields/SearchForm.tsx';
import { Tag, Tags } from '../../ui/Tag.tsx';
import { FileField } from '../../ui/fields/FileField.tsx';
import { TextArea, TextField } from '../../ui/fields/TextField.tsx';
import { codesPath, eventPath } from './checkInPaths.tsx';
import { guestStateWords } from './checkInWords.tsx';
import type { GuestsOfEvent } from './event.server.ts';

type Reply = SubmissionResult | undefined;

const AddGuests = ({ reply }: { reply: Reply }) => {
  const [form, fields] = useForm<{ list: string }>({ lastResult: reply ?? settled });
  return (
    <Card as="section" aria-labelledby="add-title">
      <Form method="post" encType="multipart/form-data" {...getFormProps(form)} className="stack">
        <h2 id="add-title" className="text-lg">
          {m.checkin_add()}
        </h2>
        <FormError errors={form.errors} />
        <TextArea field={fields.list} label={m.checkin_add_text()} hint={m.checkin_add_hint()} rows={5} />
        <FileField name="file" accept=".csv,.txt,text/csv,text/plain" label={m.checkin_add_file()} />
        <SubmitButton name="intent" value="add" icon={UserPlus}>
          {m.checkin_add()}
        </SubmitButton>
      </Form>
    </Card>
  );
};

const EditGuest = ({ guest, reply }: { guest: Guest; reply: Reply }) => {
  const [form, fields] = useForm<{ name: string; phone: string; seats: string }>({
    lastResult: reply ?? settled,
    defaultValue: { name: guest.name, phone: guest.phone ?? '', seats: String(guest.seats) },
  });
  return (
    <Card as="section" aria-labelledby="edit-title">
      <Form method="post" {...getFormProps(form)} className="stack">
        <h2 id="edit-title" className="text-lg wrap-anywhere">
          {m.checkin_edit_guest({ name: guest.name })}
        </h2>
        <FormError errors={form.errors} />
        <input type="hidden" name="guest" value={guest._id} />
        <TextField field={fields.name} label={m.checkin_guest_name()} required maxLength={120} autoComplete="off" />
        <TextField field={fields.phone} label={m.checkin_guest_phone()} type="tel" autoComplete="off" optional />
        <TextField field={fields.seats} label={m.checkin_guest_seats()} type="number" min={1} max={50} required />
        <SubmitButton name="intent" value="guest">
          {m.checkin_save()}
        </SubmitButton>
      </Form>
    </Card>
  );
};

const formatGuestFacts = ({ code, phone: reach, seats, table, people, firstIn }: Guest): string =>
  [
    code === null ? m.checkin_not_listed() : m.checkin_code({ code }),
    ...(reach === null ? [] : [reach.startsWith('…') ? reach : phone(reach)]),
    ...(table === '' ? [] : [m.checkin_guest_table({ table })]),
    ...(seats > 1 || people > 1 ? [`${number(people)}/${number(seats)}`] : []),
    ...(firstIn === null ? [] : [timeOfDay(firstIn)]),
  ].join(' · ');

const Row = ({ event, guest, qr }: { event: CheckInEvent; guest: Guest; qr: string | undefined }) => {
  const code = useDialog();
  const removal = useDialog();
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-b border-line py-3">
      <span className="text-beside">
        <span className="block font-semibold wrap-anywhere">{guest.name}</span>
        <span className="block text-sm text-muted wrap-anywhere">{formatGuestFacts(guest)}</span>
      </span>
      <Tag>{guestStateWords[guest.state]()}</Tag>
      {qr !== undefined && (
        <>
          <Menu
            label={m.checkin_guest_menu({ name: guest.name })}
            align="end"
            items={[
              { label: m.checkin_qr_show(), icon: QrCode, onSelect: code.show },
              {
                label: m.checkin_edit_guest({ name: guest.name }),
                icon: Pencil,
                to: eventPath(event._id, 'guests', { guest: guest._id, q: guest.name.slice(0, 100) }),
              },
              { label: m.checkin_remove_guest(), icon: Trash2, onSelect: removal.show, danger: true },
            ]}
          />
          <Dialog {...code} title={guest.name} description={m.checkin_code({ code: guest.code ?? '' })}>
            {code.open && (
              <img
                src={qr}
                alt={m.checkin_qr({ name: guest.name })}
                width={320}
                height={320}
                className="mx-auto bg-[#fff]"
              />
            )}
          </Dialog>
          <ConfirmDialog
            {...removal}
            title={m.checkin_remove_guest()}
            question={m.checkin_remove_guest_question({ name: guest.name })}
            confirm={m.checkin_remove_guest()}
            fields={{ intent: 'remove', guest: guest._id }}
          />
        </>
      )}
    </li>
  );
};

const states = ['', 'waiting', 'inside', 'left'] as const;

/** People at an event: guests on its list, and others who came. */
export const GuestsTab = ({ event, found, reply }: { event: CheckInEvent; found: GuestsOfEvent; reply: Reply }) => {
  const { data, total, filter, page, editing, codes } = found;
  const { q, state } = filter;
  const isFiltered = hasFilter(filter);
  const isEmpty = total === 0 && !isFiltered;
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
      <div className="stack min-w-0">
        {!isEmpty && (
          <>
            <SearchForm
              key={q}
              action={eventPath(event._id)}
              value={q}
              label={m.checkin_guest_search()}
              submitLabel={m.checkin_search_do()}
              hiddenFields={{ tab: 'guests', state }}
            />
            <Tags label={m.checkin_guest_states()}>
              {states.map((each) => (
                <Tag key={each} to={eventPath(event._id, 'guests', { q, state: each })} current={each === state}>
                  {each === '' ? m.checkin_state_all() : guestStateWords[each]()}
                </Tag>
              ))}
            </Tags>
            {total > 0 && (
              <div className="flex flex-wrap items-center justify-between gap-2">
                <p className="text-sm text-muted">{m.checkin_guests_total({ count: number(total) })}</p>
                {event.can.list && event.counts.guests > 0 && (
                  <LinkButton to={codesPath(event._id)} variant="secondary" icon={QrCode}>
                    {m.checkin_codes_all()}
                  </LinkButton>
                )}
              </div>
            )}
          </>
        )}
        {data.length === 0 && (
          <NoRows
            empty={{ icon: Users, title: m.checkin_guests_empty() }}
            filtered={
              isFiltered && {
                title: m.checkin_guests_none(),
                clear: { to: eventPath(event._id, 'guests'), label: m.checkin_guests_clear() },
              }
            }
          />
        )}
        {data.length > 0 && (
          <ul>
            {data.map((guest) => (
              <Row key={guest._id} event={event} guest={guest} qr={codes[guest._id]} />
            ))}
          </ul>
        )}
        <Pagination page={page} total={total} />
      </div>
      <div className="stack min-w-0">
        {editing && <EditGuest key={editing._id} guest={editing} reply={reply} />}
        {event.can.list && !editing && <AddGuests key={event.counts.guests} reply={reply} />}
        {event.kind === 'wedding' && <p className="text-muted">{m.checkin_guests_wedding()}</p>}
      </div>
    </div>
  );
};
