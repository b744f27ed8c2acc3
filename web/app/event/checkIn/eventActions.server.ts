import { randomUUID } from 'node:crypto';
import { readGuests } from '@m4u/contract/event/checkIn/list';
import { isBeforeDay } from '@m4u/contract/event/checkIn/rules';
import { redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { entryOf } from '../../platform/forms/entry.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import type { Flash } from '../../ui/overlays/Toast.tsx';
import { problemReply, readValues, refuseForm, type SentForm } from '../../platform/forms/form.server.ts';
import { date } from '../../platform/language/formats.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { eventPath, eventsPath } from './checkInPaths.tsx';
import { scanResultWords } from './checkInWords.tsx';
import { eventFields } from './EventForm.tsx';

type Context = Readonly<RouterContextProvider>;

/** Id of the shared device of all scans by forms, which work without scripts. */
const FORM_DEVICE = '00000000-0000-4000-8000-000000000001';

const flashSuccess = (context: Context, message: string): void => setFlash(context, { kind: 'success', message });

const recordScan = async (context: Context, id: string, scan: Record<string, string>) => {
  const { data } = await api(context).checkIn.record({
    body: {
      history: id,
      device: { _id: FORM_DEVICE, name: 'Web' },
      scans: [{ nonce: randomUUID(), kind: 'in', how: 'manual', at: new Date().toISOString(), ...scan }],
    },
  });
  const [answer] = data;
  if (!answer) return;
  const { name, result } = answer.log;
  const message = m.checkin_by_hand_done({ name, result: scanResultWords[result]() });
  setFlash(context, { kind: result === 'ok' ? 'success' : 'error', message });
};

/** The pasted list, followed by the list in the file. */
const listIn = async ({ values }: SentForm, file: File | undefined): Promise<string> =>
  [values['list'] ?? '', file && file.size > 0 && file.size <= 1_000_000 ? await file.text() : ''].join('\n');

/** Redirects a form that would let somebody in before the day of the event, until its confirmation is ticked. */
const requireConfirmedDay = async (context: Context, id: string, { kind, early }: SentForm['values']) => {
  if (kind !== 'in' || early !== undefined) return;
  const { startsAt } = (await api(context).checkIn.get({ params: { id } })).data;
  if (!isBeforeDay(startsAt, new Date().toISOString())) return;
  setFlash(context, { kind: 'error', message: m.checkin_early_refused({ date: date(startsAt) }) });
  throw redirect(eventPath(id));
};

/** The names of repeated guests that a message has room for. */
const SHOWN_NAMES = 3;

/** Says how many guests were added and changed, and who was left out. */
const describeAdded = ({ added, changed, repeated }: { added: number; changed: number; repeated: string[] }): Flash => {
  const count = repeated.length;
  const names = [...repeated.slice(0, SHOWN_NAMES), ...(count > SHOWN_NAMES ? ['…'] : [])].join(', ');
  const leftOut = m.checkin_added_repeated({ count, names });
  if (added + changed === 0) return { kind: 'info', message: leftOut };
  const done = changed === 0 ? m.checkin_added_only({ added }) : m.checkin_added({ added, changed });
  return { kind: 'success', message: count === 0 ? done : `${done}${changed === 0 ? '.' : ''} ${leftOut}` };
};

const addGuests = async (context: Context, id: string, form: SentForm, file: File | undefined) => {
  const guests = readGuests(await listIn(form, file));
  if (guests.length === 0) return refuseForm(form, { fields: { list: m.checkin_add_nothing() } });
  try {
    const { data } = await api(context).checkIn.addGuests({ params: { id }, body: { guests } });
    setFlash(context, describeAdded(data));
  } catch (thrown) {
    const problem = problemOf(thrown);
    const [refused] = problem?.errors ?? [];
    const [, index = ''] = /^guests\.(\d+)\./.exec(refused?.field ?? '') ?? [];
    if (!refused || index === '') return problemReply(form, thrown);
    const line = `${Number(index) + 1} (${guests[Number(index)]?.name ?? ''})`;
    return refuseForm(form, { fields: { list: m.checkin_add_line({ line, reason: refused.message }) } });
  }
  throw redirect(eventPath(id, 'guests'));
};

const changeGuest = async (context: Context, id: string, form: SentForm) => {
  const { guest: guestId = '', name = '', phone = '', seats = '' } = form.values;
  const call = { params: { id, guestId } };
  if (form.intent === 'remove') {
    const { data } = await api(context).checkIn.updateGuest({ ...call, body: { deleted: true } });
    flashSuccess(context, m.checkin_removed_guest({ name: data.name }));
  } else {
    await api(context).checkIn.updateGuest({ ...call, body: { name, phone, seats } });
    flashSuccess(context, m.checkin_saved());
  }
  throw redirect(eventPath(id, 'guests'));
};

const changeEvent = async (context: Context, id: string, form: SentForm) => {
  const body = form.intent === 'delete' ? ({ deleted: true } as const) : readValues(eventFields, form);
  const { data } = await api(context).checkIn.update({ params: { id }, body });
  flashSuccess(context, form.intent === 'delete' ? m.checkin_deleted({ title: data.title }) : m.checkin_saved());
  throw redirect(form.intent === 'delete' ? eventsPath() : eventPath(id));
};

const changeHelpers = async (context: Context, id: string, { values, intent }: SentForm) => {
  const body =
    intent === 'helper'
      ? { removed: values['helper'] ?? '' }
      : { link: intent === 'link-remove' ? ('remove' as const) : ('renew' as const) };
  await api(context).checkIn.updateHelpers({ params: { id }, body });
  flashSuccess(context, m.checkin_helpers_done());
  throw redirect(eventPath(id, 'setup'));
};

/** Handlers of an event's forms, by the value of the pressed button. */
const eventActions: Readonly<
  Record<string, (context: Context, id: string, form: SentForm, file: File | undefined) => Promise<unknown>>
> = {
  add: addGuests,
  guest: changeGuest,
  remove: changeGuest,
  save: changeEvent,
  delete: changeEvent,
  link: changeHelpers,
  'link-remove': changeHelpers,
  helper: changeHelpers,
  void: async (context, id, { values }) => {
    await recordScan(context, id, { kind: 'void', voids: values['voids'] ?? '' });
    throw redirect(eventPath(id, 'log'));
  },
  scan: async (context, id, { values }) => {
    await requireConfirmedDay(context, id, values);
    await recordScan(context, id, { kind: values['kind'] ?? '', text: values['text'] ?? '' });
    throw redirect(eventPath(id));
  },
};

/** Runs the handler of a form of an event. */
export const runEventAction = async (context: Context, id: string, form: SentForm, file: File | undefined) => {
  try {
    return (await entryOf(eventActions, form.intent)?.(context, id, form, file)) as
      | ReturnType<typeof problemReply>
      | undefined;
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    return problemReply(form, thrown);
  }
};
