import type { CheckInEvent, Guest } from '@m4u/contract/event/checkIn/schema';
import type { AssociationReport } from '@m4u/contract/event/associationReport/schema';
import type { WeddingGuest } from '@m4u/contract/event/wedding/guests';
import { FIRST_YEAR } from '@m4u/contract/period';
import { assertDone } from '../../server/answers.ts';
import { deviceAt, listGuests, makeEvent } from '../../factories/checkIns.ts';
import { onePage } from '../../files/pdfs.ts';
import { sendFile } from '../../factories/profiles.ts';
import { reportsOf } from '../../factories/reports.ts';
import { guestReply, guestsOf, makeWedding } from '../../factories/weddings.ts';
import type { Actor } from './actors.ts';
import { type Made, madeBy, phoneFor } from './commerce.ts';
import { once, type World } from './world.ts';

const COUPLE: readonly Actor[] = ['owner'];

/** The owner's invitation, which everybody may read. */
export const wedding = once((world) => makeWedding(world.api, world.who('owner')));

/** An invitation that the owner is still writing. */
export const hiddenWedding = once(async (world) => {
  const greeting = world.secret('greeting', COUPLE);
  const { _id } = await makeWedding(world.api, world.who('owner'), { status: 'DRAFT', greeting });
  return { _id, greeting };
});

const otherWedding = once(async (world) => {
  const greeting = world.secret('greeting-of-deleted', COUPLE);
  return { ...(await makeWedding(world.api, world.who('owner'), { greeting })), greeting };
});

/** An invitation that is published, and may be deleted: it is there again whenever it is asked for. */
export const publishedWedding = async (world: World): Promise<Made> => {
  const made = await otherWedding(world);
  await world.api.put(`/wedding/restore/${made._id}`, { as: world.who('owner') });
  return made;
};

/** The same once it was deleted. */
export const deletedWedding = async (world: World): Promise<Made & { greeting: string }> => {
  const made = await otherWedding(world);
  await world.api.put(`/wedding/delete/${made._id}`, { as: world.who('owner') });
  return made;
};

/** Adds a guest to the owner's invitation; their name and number are for the couple. */
export const makeGuest = async (world: World, name = world.secret('guest', COUPLE)): Promise<WeddingGuest> => {
  const line = `${name}; nhà trai; ${phoneFor(world, COUPLE)}; ${world.secret('circle', COUPLE)}`;
  const { _id } = await wedding(world);
  const as = world.who('owner');
  assertDone(await world.api.post(`/wedding/guests/${_id}`, { as, body: { text: line } }));
  for (let page = 1; ; page += 1) {
    const { data } = await guestsOf(world.api, as, _id, `&page=${page}`);
    const made = data.find((guest) => guest.name === name);
    if (made) return made;
    if (data.length === 0) throw new Error('the guest was not added');
  }
};

/** A guest who has answered with a wish that waits for the couple, fresh each time. */
export const makeAnswered = async (world: World): Promise<WeddingGuest & { wish: string }> => {
  const guest = await makeGuest(world);
  const wish = world.secret('wish', COUPLE);
  const { _id } = await wedding(world);
  const body = guestReply(_id, { guest: guest.code, wish, name: guest.name });
  assertDone(await world.api.post('/weddingGuest', { body }));
  return { ...guest, wish };
};
export const answered = once(makeAnswered);

/** A guest to whom a personal link was sent: whoever has the link may know the name, and no number. */
export const linked = once((world) => makeGuest(world, `Khách ${world.name} ${world.next()}`));

/** The door of the owner's wedding, for the owner alone. */
export const door = once(async (world) => {
  await answered(world);
  const path = `/wedding/door/${(await wedding(world))._id}`;
  return assertDone<{ data: { eventId: string } }>(await world.api.put(path, { as: world.who('owner') })).data.eventId;
});

const HOSTS: readonly Actor[] = ['groupAdmin'];
/** … with what the log of offices says, which is for staff. */
const HOSTS_AND_LOG: readonly Actor[] = ['groupAdmin', 'staff'];

/** An event of the group, fresh each time. */
export const makeHostedEvent = async (world: World): Promise<CheckInEvent> =>
  makeEvent(world.api, world.who('groupAdmin'), world.groupId, {
    title: world.secret('event', HOSTS_AND_LOG),
    place: world.secret('place', HOSTS),
  });

/** The group's event, with a guest on its list, who came in by a device. */
export const event = once(async (world) => {
  const { _id } = await makeHostedEvent(world);
  const name = world.secret('guest-of-event', HOSTS);
  const code = world.keep(`KHACH${world.name.toUpperCase()}${world.next()}`, HOSTS);
  const phone = phoneFor(world, HOSTS);
  const guests = await listGuests(world.api, world.who('groupAdmin'), _id, [{ code, name, phone }]);
  const guest = guests.get(code);
  if (!guest) throw new Error('the guest is not on the list');
  const scanner = deviceAt(world.api, world.who('groupAdmin'), _id, world.secret('device', HOSTS));
  const { log } = await scanner.scan({ guestId: guest._id });
  return { _id, guest, name, device: scanner.device, log };
});

/** A guest on the list of the group's event, fresh each time; that they are changed is written down. */
export const makeEventGuest = async (world: World): Promise<Guest> => {
  const code = `VE-${world.name}-${world.next()}`;
  const name = world.secret('changed-guest', HOSTS_AND_LOG);
  const { _id } = await event(world);
  const guests = await listGuests(world.api, world.who('groupAdmin'), _id, [{ code, name }]);
  const made = guests.get(code);
  if (!made) throw new Error('the guest is not on the list');
  return made;
};

/** The secret link of a door that nothing else is known of, fresh each time. */
export const makeDoorLink = async (world: World): Promise<string> => {
  const made = await makeEvent(world.api, world.who('groupAdmin'), world.groupId);
  const path = `/logsCheckIn/helpers/${made._id}`;
  const answer = await world.api.put(path, { as: world.who('groupAdmin'), body: { link: 'renew' } });
  const { link } = assertDone<{ data: { link: string } }>(answer).data;
  return new URL(link, 'https://here').searchParams.get('door') ?? '';
};

/** A document that the group's admin has uploaded. */
export const document = once((world) =>
  madeBy(sendFile(world.api, world.who('groupAdmin'), onePage(), 'file', 'bien-ban.pdf')),
);

export const OVERSEEN: readonly Actor[] = ['groupAdmin', 'agencyAdmin', 'staff'];

/** How many periods a group has reported of. */
const reported = new WeakMap<World, number>();

/** A month that the group has not reported of: each has one report that was submitted. */
export const freePeriod = (world: World): string => {
  const at = reported.get(world) ?? 0;
  reported.set(world, at + 1);
  return `${FIRST_YEAR + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
};

const makeReport = async (
  world: World,
  seenBy: readonly Actor[],
  status: 'draft' | 'submitted',
): Promise<AssociationReport> =>
  reportsOf(world.api).saved(world.who('groupAdmin'), world.groupId, {
    period: freePeriod(world),
    title: world.secret('report', seenBy),
    content: `<p>${world.secret('report-text', seenBy)}</p>`,
    attachments: [(await document(world))._id],
    status,
  });

/** What the group is still writing, fresh each time; once it is submitted its title is no secret from the agency. */
export const makeDraftReport = (world: World, seenBy: readonly Actor[] = HOSTS): Promise<AssociationReport> =>
  makeReport(world, seenBy, 'draft');
/** A draft that nobody submits. */
export const draftReport = once(makeDraftReport);

/** What the group has submitted to its agency, fresh each time. */
export const makeSubmitted = (world: World): Promise<AssociationReport> => makeReport(world, OVERSEEN, 'submitted');
export const submitted = once(makeSubmitted);

/** A report that the agency sent back and the group has begun to correct: of that the agency knows nothing yet. */
export const returned = once(async (world) => {
  const { _id, period, title } = await makeSubmitted(world);
  const reports = reportsOf(world.api);
  assertDone(await reports.giveBack(world.who('agencyAdmin'), _id, world.secret('why', OVERSEEN)));
  const correction = world.secret('correction', HOSTS);
  const content = `<p>${world.secret('corrected-text', HOSTS)}</p>`;
  await reports.saved(world.who('groupAdmin'), world.groupId, { _id, period, title: correction, content });
  return { _id, title, correction };
});

/** One of everything that happens on a day. */
export const furnishEvents = async (world: World): Promise<void> => {
  for (const make of [wedding, hiddenWedding, deletedWedding, answered, linked, door, event]) await make(world);
  for (const make of [draftReport, submitted, returned]) await make(world);
};
