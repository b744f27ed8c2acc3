import { dayOf } from '@m4u/contract/days';
import type { CheckInEvent, Guest } from '@m4u/contract/event/checkIn/schema';
import type { AssociationReport } from '@m4u/contract/event/associationReport/schema';
import type { WeddingGift } from '@m4u/contract/event/wedding/gifts';
import type { WeddingGuest } from '@m4u/contract/event/wedding/guests';
import type { WeddingPhotoRow } from '@m4u/contract/event/wedding/photos';
import type { WeddingTable } from '@m4u/contract/event/wedding/tables';
import type { Named } from '@m4u/contract/common';
import { FIRST_YEAR } from '@m4u/contract/period';
import { assertDone } from '../../server/answers.ts';
import { makeDevice, listGuests, makeEvent } from '../../factories/checkIns.ts';
import { onePage } from '../../files/pdfs.ts';
import { sendFile } from '../../factories/profiles.ts';
import { reportCalls } from '../../factories/reports.ts';
import {
  guestReply,
  listWeddingGuests,
  listWeddingPhotos,
  makeWedding,
  sendWeddingPhoto,
} from '../../factories/weddings.ts';
import type { Actor } from './actors.ts';
import { type Made, readMade, phoneFor } from './commerce.ts';
import { oncePerWorld, type World } from './world.ts';

const COUPLE: readonly Actor[] = ['owner'];

/** The owner's public invitation. */
export const wedding = oncePerWorld((world) => makeWedding(world.api, world.who('owner')));

/** The owner's draft of an invitation. */
export const hiddenWedding = oncePerWorld(async (world) => {
  const greeting = world.secret('greeting', COUPLE);
  const { _id } = await makeWedding(world.api, world.who('owner'), { status: 'DRAFT', greeting });
  return { _id, greeting };
});

const otherWedding = oncePerWorld(async (world) => {
  const greeting = world.secret('greeting-of-deleted', COUPLE);
  return { ...(await makeWedding(world.api, world.who('owner'), { greeting })), greeting };
});

/** Returns a published invitation that may be deleted, restored if necessary. */
export const publishedWedding = async (world: World): Promise<Made> => {
  const made = await otherWedding(world);
  await world.api.put(`/wedding/restore/${made._id}`, { as: world.who('owner') });
  return made;
};

/** The same invitation, deleted. */
export const deletedWedding = async (world: World): Promise<Made & { greeting: string }> => {
  const made = await otherWedding(world);
  await world.api.put(`/wedding/delete/${made._id}`, { as: world.who('owner') });
  return made;
};

/** Adds a guest to the owner's invitation; name and number are for the couple. */
export const makeGuest = async (world: World, name = world.secret('guest', COUPLE)): Promise<WeddingGuest> => {
  const line = `${name}; nhà trai; ${phoneFor(world, COUPLE)}; ${world.secret('circle', COUPLE)}`;
  const { _id } = await wedding(world);
  const as = world.who('owner');
  assertDone(await world.api.post(`/wedding/guests/${_id}`, { as, body: { text: line } }));
  for (let page = 1; ; page += 1) {
    const { data } = await listWeddingGuests(world.api, as, _id, `&page=${page}`);
    const made = data.find((guest) => guest.name === name);
    if (made) return made;
    if (data.length === 0) throw new Error('the guest was not added');
  }
};

/** Makes a guest with a wish that waits for approval. */
export const makeAnswered = async (world: World): Promise<WeddingGuest & { wish: string }> => {
  const guest = await makeGuest(world);
  const wish = world.secret('wish', COUPLE);
  const { _id } = await wedding(world);
  const body = guestReply(_id, { guest: guest.code, wish, name: guest.name });
  assertDone(await world.api.post('/weddingGuest', { body }));
  return { ...guest, wish };
};
export const answeredGuest = oncePerWorld(makeAnswered);

/** A guest with a personal link: holders of the link may know the name, but not the number. */
export const linkedGuest = oncePerWorld((world) => makeGuest(world, `Khách ${world.name} ${world.next()}`));

/** Makes a table of the owner's wedding; its name is for the couple. */
export const makeTable = async (world: World): Promise<Named> => {
  const name = world.secret('table', COUPLE);
  const path = `/wedding/tables/${(await wedding(world))._id}`;
  const as = world.who('owner');
  assertDone(await world.api.post(path, { as, body: { name } }));
  const { data } = assertDone<{ data: WeddingTable[] }>(await world.api.get(path, { as }));
  const made = data.find((table) => table.name === name);
  if (!made) throw new Error('the table was not added');
  return made;
};
/** A table of the owner's wedding that stays. */
export const weddingTable = oncePerWorld(makeTable);

/** Notes a gift to the owner's wedding; its giver is for the couple. */
export const makeGift = async (world: World): Promise<WeddingGift> => {
  const body = { name: world.secret('giver', COUPLE), side: 'groom', amount: 500_000 };
  const path = `/wedding/gifts/${(await wedding(world))._id}`;
  return assertDone<{ data: WeddingGift }>(await world.api.post(path, { as: world.who('owner'), body })).data;
};
/** A gift to the owner's wedding that stays. */
export const weddingGift = oncePerWorld(makeGift);

/** The owner's public invitation, with a gift. */
export const giftedWedding = async (world: World): Promise<Made> => {
  await weddingGift(world);
  return wedding(world);
};

const today = (world: World) => {
  const [y, m, d] = dayOf(world.api.clock.now()).split('-').map(Number);
  return { h: '10H00', y, m, d };
};

/** The owner's public invitation to a wedding whose day has come. */
export const presentWedding = oncePerWorld((world) => {
  const day = today(world);
  return makeWedding(world.api, world.who('owner'), { weddingDay: day, weddingPartyDay: day });
});

/** Sends a photo to that wedding; until the couple shows it, the sender's name is for them. */
export const makeWeddingPhoto = async (world: World): Promise<WeddingPhotoRow> => {
  const as = world.who('owner');
  const { _id } = await presentWedding(world);
  const name = world.secret('photographer', COUPLE);
  const { data: guests } = assertDone<{ data: { added: number } }>(
    await world.api.post(`/wedding/guests/${_id}`, { as, body: { text: `${name}; nhà gái` } }),
  );
  if (guests.added !== 1) throw new Error('the guest was not added');
  const found = await listWeddingGuests(world.api, as, _id, `&filter[q]=${encodeURIComponent(name)}`);
  assertDone(await sendWeddingPhoto(world.api, { weddingId: _id, guest: found.data[0]?.code ?? '' }));
  const { data } = await listWeddingPhotos(world.api, as, _id);
  const made = data.find((photo) => photo.name === name);
  if (!made) throw new Error('the photo was not added');
  return made;
};
/** A photo that waits. */
export const waitingPhoto = oncePerWorld(makeWeddingPhoto);

/** The check-in of the owner's wedding, for the owner only. */
export const door = oncePerWorld(async (world) => {
  await answeredGuest(world);
  const path = `/wedding/door/${(await wedding(world))._id}`;
  return assertDone<{ data: { eventId: string } }>(await world.api.put(path, { as: world.who('owner') })).data.eventId;
});

const HOSTS: readonly Actor[] = ['groupAdmin', 'door'];
/** Also staff, who read the audit log. */
const HOSTS_AND_LOG: readonly Actor[] = ['groupAdmin', 'door', 'staff'];

/** Makes an event of the group. */
export const makeHostedEvent = async (world: World): Promise<CheckInEvent> =>
  makeEvent(world.api, world.who('groupAdmin'), world.groupId, {
    title: world.secret('event', HOSTS_AND_LOG),
    place: world.secret('place', HOSTS),
  });

/** The group's event with a guest who was scanned. */
export const event = oncePerWorld(async (world) => {
  const { _id } = await makeHostedEvent(world);
  const name = world.secret('guest-of-event', HOSTS);
  const code = world.keep(`KHACH${world.name.toUpperCase()}${world.next()}`, HOSTS);
  const phone = phoneFor(world, HOSTS);
  const guests = await listGuests(world.api, world.who('groupAdmin'), _id, [{ code, name, phone }]);
  const guest = guests.get(code);
  if (!guest) throw new Error('the guest is not on the list');
  const scanner = makeDevice(world.api, world.who('groupAdmin'), _id, world.secret('device', HOSTS));
  const { log } = await scanner.scan({ guestId: guest._id });
  return { _id, guest, name, device: scanner.device, log };
});

/** Makes a guest of the group's event; changes are recorded in the audit log. */
export const makeEventGuest = async (world: World): Promise<Guest> => {
  const code = `VE-${world.name}-${world.next()}`;
  const name = world.secret('changed-guest', HOSTS_AND_LOG);
  const { _id } = await event(world);
  const guests = await listGuests(world.api, world.who('groupAdmin'), _id, [{ code, name }]);
  const made = guests.get(code);
  if (!made) throw new Error('the guest is not on the list');
  return made;
};

/** Makes an event and returns the code of its secret link. */
export const makeDoorLink = async (world: World): Promise<string> => {
  const made = await makeEvent(world.api, world.who('groupAdmin'), world.groupId);
  const path = `/logsCheckIn/helpers/${made._id}`;
  const answer = await world.api.put(path, { as: world.who('groupAdmin'), body: { link: 'renew' } });
  const { link } = assertDone<{ data: { link: string } }>(answer).data;
  return new URL(link, 'https://here').searchParams.get('door') ?? '';
};

/** A document that the group's admin has uploaded. */
export const document = oncePerWorld((world) =>
  readMade(sendFile(world.api, world.who('groupAdmin'), onePage(), 'file', 'bien-ban.pdf')),
);

export const REPORT_READERS: readonly Actor[] = ['groupAdmin', 'agencyAdmin', 'staff'];

/** Number of periods that a group has reported. */
const reportedPeriods = new WeakMap<World, number>();

/** A month without a submitted report of the group. */
export const freePeriod = (world: World): string => {
  const monthIndex = reportedPeriods.get(world) ?? 0;
  reportedPeriods.set(world, monthIndex + 1);
  return `${FIRST_YEAR + Math.floor(monthIndex / 12)}-${String((monthIndex % 12) + 1).padStart(2, '0')}`;
};

const makeReport = async (
  world: World,
  seenBy: readonly Actor[],
  status: 'draft' | 'submitted',
): Promise<AssociationReport> =>
  reportCalls(world.api).saved(world.who('groupAdmin'), world.groupId, {
    period: freePeriod(world),
    title: world.secret('report', seenBy),
    content: `<p>${world.secret('report-text', seenBy)}</p>`,
    attachments: [(await document(world))._id],
    status,
  });

/** Makes a draft of a report; its title is visible to the agency once it is submitted. */
export const makeDraftReport = (world: World, seenBy: readonly Actor[] = HOSTS): Promise<AssociationReport> =>
  makeReport(world, seenBy, 'draft');
/** A draft that stays a draft. */
export const draftReport = oncePerWorld(makeDraftReport);

/** Makes a submitted report of the group. */
export const makeSubmitted = (world: World): Promise<AssociationReport> =>
  makeReport(world, REPORT_READERS, 'submitted');
export const submittedReport = oncePerWorld(makeSubmitted);

/** A returned report with a correction that the agency does not see yet. */
export const returnedReport = oncePerWorld(async (world) => {
  const { _id, period, title } = await makeSubmitted(world);
  const reports = reportCalls(world.api);
  assertDone(await reports.giveBack(world.who('agencyAdmin'), _id, world.secret('why', REPORT_READERS)));
  const correction = world.secret('correction', HOSTS);
  const content = `<p>${world.secret('corrected-text', HOSTS)}</p>`;
  await reports.saved(world.who('groupAdmin'), world.groupId, { _id, period, title: correction, content });
  return { _id, title, correction };
});

/** Makes one thing of each kind of the event modules. */
export const furnishEvents = async (world: World): Promise<void> => {
  for (const make of [
    wedding,
    hiddenWedding,
    deletedWedding,
    answeredGuest,
    linkedGuest,
    weddingTable,
    weddingGift,
    waitingPhoto,
    door,
    event,
  ])
    await make(world);
  for (const make of [draftReport, submittedReport, returnedReport]) await make(world);
};
