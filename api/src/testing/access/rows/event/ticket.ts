import type { ManagedKind, Ticket } from '@m4u/contract/event/ticket/schema';
import { solveNewChallenge } from '../../../doubles/challenge.ts';
import { makeEvent } from '../../../factories/checkIns.ts';
import { listTickets, makeKind, takeTicket, TICKET_EVENT_START, writeSignUp } from '../../../factories/tickets.ts';
import type { AccessRow, Rows } from '../../engine/row.ts';
import { phoneFor } from '../../world/commerce.ts';
import { oncePerWorld, type World } from '../../world/world.ts';

// Everybody sees the sign-up of an event with tickets. A ticket is seen by whoever has its address, and with the holder
// by the group's admins; staff at the door see guests, but no tickets (docs/rules/ticket.md#roles).

const BY_ADMINS = { may: ['groupAdmin'], others: { door: 'forbidden' } } as const;
const HIDDEN = { may: ['groupAdmin'] } as const;

/** An event of the group with a kind of many seats. */
const ticketed = oncePerWorld(async (world): Promise<{ eventId: string; kind: ManagedKind }> => {
  const as = world.who('groupAdmin');
  const { _id: eventId } = await makeEvent(world.api, as, world.groupId, {
    // Everybody who may sign up reads the title, so it carries no mark.
    title: `Tiệc trà ${world.name}`,
    startsAt: TICKET_EVENT_START,
  });
  return { eventId, kind: await makeKind(world.api, as, eventId, { capacity: 5_000, mostPerPerson: 50 }) };
});

/** Signs the owner up; the number is for the group's admins and the owner. */
const makeTicket = async (world: World): Promise<Ticket> => {
  const { kind } = await ticketed(world);
  // Limits of sign-ups by one member are not the subject here.
  const as = await world.newcomer();
  return takeTicket(world.api, as, kind._id, {
    name: `Khách ${world.name} ${world.next()}`,
    phone: phoneFor(world, ['groupAdmin', 'door']),
  });
};

const ticket = oncePerWorld(makeTicket);

/** The id of a ticket, as admins see it. */
const findId = async (world: World, { name }: Ticket): Promise<string> => {
  const { eventId } = await ticketed(world);
  const rows = await listTickets(world.api, world.who('groupAdmin'), eventId, { q: name });
  return rows[0]?._id ?? '';
};

const ofPage = (make: (world: World) => Promise<Ticket>, body?: object): AccessRow => ({
  ask: async (world) => ({ params: { token: (await make(world)).token }, ...(body && { body: { ...body } }) }),
  may: 'everybody',
});

const ofEvent: AccessRow = {
  ask: async (world) => ({ params: { id: (await ticketed(world)).eventId } }),
  ...BY_ADMINS,
};

const ofList: AccessRow = {
  ask: async (world) => {
    const { name } = await ticket(world);
    const { eventId, kind } = await ticketed(world);
    return { query: { eventId, filter: { kindId: kind._id, q: name } } };
  },
  ...BY_ADMINS,
  shows: async (world) => [(await ticket(world)).name],
};

export const ticketRows: Rows<'ticket'> = {
  signUpPage: {
    ask: async (world) => ({ params: { id: (await ticketed(world)).eventId } }),
    may: 'everybody',
    shows: async (world) => [(await ticketed(world)).kind.name],
  },
  signUp: {
    ask: async (world, actor) => ({
      body: {
        ...writeSignUp((await ticketed(world)).kind._id, {
          phone: phoneFor(world, ['groupAdmin', 'door']),
        }),
        ...(actor === 'visitor' && { challenge: await solveNewChallenge(world.api, 'ticket') }),
      },
    }),
    may: 'everybody',
  },
  get: { ...ofPage(ticket), shows: async (world) => [(await ticket(world)).name] },
  qr: ofPage(ticket),
  calendar: ofPage(ticket),
  pdf: ofPage(ticket),
  cancel: ofPage(makeTicket),
  transfer: ofPage(makeTicket, { name: 'Lê Thị Hạnh', email: 'hanh@gom.example' }),
  setup: { ...ofEvent, shows: async (world) => [(await ticketed(world)).kind.name] },
  saveSettings: {
    ask: async (world) => ({
      params: { id: (await ticketed(world)).eventId },
      body: { questions: [{ text: 'Bạn ăn chay không?' }], holdHours: 24, cancelUntil: null },
    }),
    ...BY_ADMINS,
  },
  choosePost: {
    ask: async (world) => ({ params: { id: (await ticketed(world)).eventId }, body: { postId: null } }),
    ...BY_ADMINS,
  },
  createKind: {
    ask: async (world) => {
      const { _id: eventId } = await makeEvent(world.api, world.who('groupAdmin'), world.groupId, {
        startsAt: TICKET_EVENT_START,
      });
      return { body: { eventId, name: 'Vé sớm', capacity: 10 } };
    },
    ...BY_ADMINS,
  },
  updateKind: {
    ask: async (world) => ({
      params: { id: (await ticketed(world)).kind._id },
      body: { capacity: 5_000 + world.next() },
    }),
    ...HIDDEN,
  },
  list: ofList,
  exportTickets: ofList,
  cancelByAdmin: {
    ask: async (world) => ({ params: { id: await findId(world, await makeTicket(world)) } }),
    ...HIDDEN,
  },
};
