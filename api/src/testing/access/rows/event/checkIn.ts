import { makeScan } from '../../../factories/checkIns.ts';
import { TEST_START } from '../../../server/api.ts';
import type { AccessRow, Ask, Rows } from '../../engine/row.ts';
import type { Made } from '../../world/commerce.ts';
import { door, event, makeDoorLink, makeEventGuest, makeHostedEvent } from '../../world/event.ts';
import type { Actor } from '../../world/actors.ts';
import type { World } from '../../world/world.ts';

// An event is visible to the group's admins, the couple of a wedding, and helpers who opened the secret link. Others
// get a 404 (docs/rules/check-in.md#roles).

/** Actors at the doors of the group. */
const DOOR: readonly Actor[] = ['groupAdmin', 'door'];
/** Guests are checked in by hosts and by staff at the doors. */
const AT_DOOR = { may: DOOR } as const;
/** Changes that only hosts make, of an event that staff at the doors see. */
const BY_HOSTS = { may: ['groupAdmin'], others: { door: 'forbidden' } } as const;
const COUPLE = { may: ['owner'] } as const;
/** The group is public; its events are not. */
const OF_GROUP = { may: ['groupAdmin'], others: 'forbidden' } as const;

const eventName = async (world: World): Promise<readonly string[]> => [(await event(world)).name];
const findDoor = async (world: World): Promise<Made> => ({ _id: await door(world) });

const of = (make: (world: World) => Promise<Made>, rest: Omit<Ask, 'params'> = {}): Pick<AccessRow, 'ask'> => ({
  ask: async (world) => ({ params: { id: (await make(world))._id }, ...rest }),
});

const ofLog = (rest: object = {}): Pick<AccessRow, 'ask'> => ({
  ask: async (world) => {
    const { _id, device } = await event(world);
    return { query: { filter: { history: _id, device: device._id, ...rest } } };
  },
});

export const checkIn: Rows<'checkIn'> = {
  listEvents: [
    {
      about: 'all of one’s own',
      ask: async (world) => {
        await event(world);
        await door(world);
        return {};
      },
      may: 'members',
      shows: async (world, actor) => {
        if (actor === 'owner') return [await door(world)];
        return DOOR.includes(actor) ? [(await event(world))._id] : [];
      },
      hides: async (world, actor) => [
        ...(DOOR.includes(actor) ? [] : [(await event(world))._id]),
        ...(actor === 'owner' ? [] : [await door(world)]),
      ],
    },
    {
      about: 'of a group',
      ask: async (world) => {
        await event(world);
        return { query: { filter: { groupId: world.groupId } } };
      },
      may: DOOR,
      others: 'forbidden',
    },
  ],
  record: [
    {
      about: 'of a guest on the list',
      ask: async (world) => {
        const { _id, device, guest } = await event(world);
        return { body: { history: _id, device, scans: [makeScan({ guestId: guest._id })] } };
      },
      shows: eventName,
      ...AT_DOOR,
    },
    {
      about: 'of a scan that was sent already',
      ask: async (world) => {
        const { _id, device, guest, log } = await event(world);
        return { body: { history: _id, device, scans: [makeScan({ nonce: log.nonce, guestId: guest._id })] } };
      },
      shows: eventName,
      ...AT_DOOR,
    },
    {
      about: 'at the door of a wedding',
      ask: async (world) => ({
        body: {
          history: await door(world),
          device: { _id: (await event(world)).device._id, name: 'Cửa nhà' },
          scans: [makeScan({ memberId: world.memberId })],
        },
      }),
      ...COUPLE,
    },
  ],
  exportEvents: [
    {
      about: 'all of one’s own',
      ask: async (world) => {
        await event(world);
        await door(world);
        return {};
      },
      may: 'members',
    },
    { about: 'of a group', ask: ({ groupId }) => ({ query: { filter: { groupId } } }), ...OF_GROUP },
  ],
  exportLogs: { ...ofLog(), shows: eventName, ...BY_HOSTS },
  listLogs: { ...ofLog(), shows: eventName, ...AT_DOOR },
  create: {
    ask: ({ groupId }) => ({ body: { groupId, kind: 'place', title: 'Cửa hàng', startsAt: TEST_START } }),
    ...OF_GROUP,
  },
  get: [
    { about: 'of a group', ...of(event), ...AT_DOOR },
    { about: 'of a wedding', ...of(findDoor), ...COUPLE },
  ],
  update: [
    { about: 'changed', ...of(makeHostedEvent, { body: { openTo: 'list' } }), ...BY_HOSTS },
    { about: 'taken away', ...of(makeHostedEvent, { body: { deleted: true } }), ...BY_HOSTS },
  ],
  door: [
    { about: 'of a group', ...of(event), shows: eventName, ...AT_DOOR },
    { about: 'of a wedding', ...of(findDoor), ...COUPLE },
  ],
  find: { ...of(event, { query: { q: 'kin' } }), ...AT_DOOR },
  listGuests: [
    {
      about: 'of a group',
      ...of(event, { query: { limit: 100, filter: { state: 'inside' } } }),
      shows: eventName,
      ...AT_DOOR,
    },
    { about: 'of a wedding', ...of(findDoor), ...COUPLE },
  ],
  addGuests: [
    {
      about: 'of a group',
      ask: async (world) => {
        const { _id, guest } = await event(world);
        return { params: { id: _id }, body: { guests: [{ code: guest.code, name: guest.name, phone: guest.phone }] } };
      },
      ...BY_HOSTS,
    },
    // Guests of a wedding are edited with the wedding.
    {
      about: 'of a wedding',
      ...of(findDoor, { body: { guests: [{ name: 'Cô Bảy' }] } }),
      may: [],
      others: { owner: 'forbidden' },
    },
  ],
  updateGuest: {
    ask: async (world) => ({
      params: { id: (await event(world))._id, guestId: (await makeEventGuest(world))._id },
      body: { deleted: true },
    }),
    ...BY_HOSTS,
  },
  guestQr: {
    ask: async (world) => {
      const { _id, guest } = await event(world);
      return { params: { id: _id, guestId: guest._id } };
    },
    ...BY_HOSTS,
  },
  helpers: [
    { about: 'of a group', ...of(event), ...BY_HOSTS },
    { about: 'of a wedding', ...of(findDoor), ...COUPLE },
  ],
  updateHelpers: {
    ask: async (world) => ({
      params: { id: (await makeHostedEvent(world))._id },
      body: { link: 'renew', removed: world.memberId },
    }),
    ...BY_HOSTS,
  },
  // Anybody with the secret link becomes a helper.
  help: { ask: async (world) => ({ body: { code: await makeDoorLink(world) } }), may: 'members' },
};
