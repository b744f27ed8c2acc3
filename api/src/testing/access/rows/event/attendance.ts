import type { CertificateRow } from '@m4u/contract/event/attendance/schema';
import type { Ticket } from '@m4u/contract/event/ticket/schema';
import {
  issueCertificates,
  listCertificates,
  makeAttendedEvent,
  switchCertificatesOn,
  writeCertificateSettings,
  makeDevice,
  makeEvent,
} from '../../../factories/checkIns.ts';
import { makeKind, takeTicket, TICKET_EVENT_START } from '../../../factories/tickets.ts';
import { assertDone } from '../../../server/answers.ts';
import { phoneFor } from '../../world/commerce.ts';
import { oncePerWorld, type World } from '../../world/world.ts';
import type { AccessRow, Rows } from '../../engine/row.ts';

// Whoever has the number of a certificate verifies it, and whoever has the address of a ticket takes its certificate.
// Admins of the group manage them; staff at the door see guests alone (docs/rules/attendance.md#roles).

const BY_ADMINS = { may: ['groupAdmin'], others: { door: 'forbidden' } } as const;
const HIDDEN = { may: ['groupAdmin'] } as const;

/** An event of the group with certificates. */
const attended = oncePerWorld((world) => makeAttendedEvent(world.api, world.who('groupAdmin'), world.groupId, []));

/** A certificate of somebody who has come to the event. */
const makeIssued = async (world: World): Promise<{ eventId: string; row: CertificateRow }> => {
  const as = world.who('groupAdmin');
  const eventId = await attended(world);
  const name = `Học viên ${world.name} ${world.next()}`;
  await makeDevice(world.api, as, eventId).scan({ name, how: 'manual' });
  await issueCertificates(world.api, as, eventId);
  const [row] = await listCertificates(world.api, as, eventId, { q: name });
  if (!row) throw new Error('no certificate was issued');
  return { eventId, row };
};

const issued = oncePerWorld(makeIssued);

const makeWithdrawn = async (world: World): Promise<CertificateRow> => {
  const { row } = await makeIssued(world);
  const body = { reason: 'Sai tên' };
  assertDone(await world.api.post(`/certificates/${row._id}/withdraw`, { as: world.who('groupAdmin'), body }));
  return row;
};

/** A ticket whose holder has come to an event with certificates. */
const makeUsedTicket = async (world: World): Promise<Ticket> => {
  const as = world.who('groupAdmin');
  const { _id: eventId } = await makeEvent(world.api, as, world.groupId, { startsAt: TICKET_EVENT_START });
  await switchCertificatesOn(world.api, as, eventId);
  const kind = await makeKind(world.api, as, eventId);
  const ticket = await takeTicket(world.api, await world.newcomer(), kind._id, {
    name: `Khách ${world.name} ${world.next()}`,
    phone: phoneFor(world, ['groupAdmin', 'door']),
  });
  await makeDevice(world.api, as, eventId).scan({ text: ticket.code });
  return ticket;
};

const usedTicket = oncePerWorld(makeUsedTicket);

const ofNumber: AccessRow = {
  ask: async (world) => ({ params: { number: (await issued(world)).row.number } }),
  may: 'everybody',
};

const ofEvent: AccessRow = {
  ask: async (world) => ({ params: { id: (await issued(world)).eventId } }),
  ...BY_ADMINS,
};

export const attendanceRows: Rows<'attendance'> = {
  page: { ...ofNumber, shows: async (world) => [(await issued(world)).row.holder] },
  pdf: ofNumber,
  ofTicket: {
    ask: async (world) => ({ params: { token: (await usedTicket(world)).token } }),
    may: 'everybody',
  },
  issueForTicket: {
    ask: async (world) => ({ params: { token: (await makeUsedTicket(world)).token } }),
    may: 'everybody',
  },
  setup: { ...ofEvent, shows: () => ['Trần Thị Sông'] },
  saveSettings: {
    ask: async (world) => ({ params: { id: (await issued(world)).eventId }, body: writeCertificateSettings() }),
    ...BY_ADMINS,
  },
  list: {
    ask: async (world) => {
      const { eventId, row } = await issued(world);
      return { query: { eventId, filter: { state: 'valid', q: row.holder } } };
    },
    ...BY_ADMINS,
    shows: async (world) => [(await issued(world)).row.holder],
  },
  issue: {
    ask: async (world) => ({ body: { eventId: (await issued(world)).eventId } }),
    ...BY_ADMINS,
  },
  withdraw: {
    ask: async (world) => ({
      params: { id: (await makeIssued(world)).row._id },
      body: { reason: 'Sai tên' },
    }),
    ...HIDDEN,
  },
  restore: {
    ask: async (world) => ({ params: { id: (await makeWithdrawn(world))._id } }),
    ...HIDDEN,
  },
  reissue: {
    ask: async (world) => ({
      params: { id: (await makeWithdrawn(world))._id },
      body: { holder: `Học viên ${world.name} ${world.next()}` },
    }),
    ...HIDDEN,
  },
};
