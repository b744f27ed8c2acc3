import { assertDone } from '../../../server/answers.ts';
import { makeGroup } from '../../../factories/profiles.ts';
import type { Actor } from '../../world/actors.ts';
import type { AccessRow, Ask, Rows } from '../../engine/row.ts';
import type { World } from '../../world/world.ts';

const page = ({ agencyId }: World): Ask => ({ params: { id: agencyId } });
const open = (ask: (world: World) => Ask): AccessRow => ({ ask, may: 'everybody' });
const forAdmins = (ask: AccessRow['ask']): AccessRow => ({ ask, may: ['agencyAdmin', 'staff'], others: 'forbidden' });
const byAdmin = (ask: AccessRow['ask']): AccessRow => ({ ask, may: ['agencyAdmin'], others: 'forbidden' });

const offered = async ({ api, who, agencyId }: World, to: { memberId: string }): Promise<string> => {
  const as = who('agencyAdmin');
  assertDone(await api.post(`/agencies/offerAdmin/${agencyId}`, { as, body: { member: to.memberId } }));
  const { data } = assertDone<{ data: { _id: string; person: { _id: string } | null }[] }>(
    await api.get(`/agencies/getListOffer/${agencyId}?limit=100`, { as }),
  );
  return data.find(({ person }) => person?._id === to.memberId)?._id ?? '';
};

/** An offer to a new member, who takes the place of the owner. */
const toNewcomer = async (world: World, actor: Actor): Promise<Ask> => {
  const person = await world.newcomer();
  return { params: { id: await offered(world, person) }, ...(actor === 'owner' && { as: person }) };
};

/** A new admin of the agency. */
const newAdmin = async (world: World): Promise<string> => {
  const person = await world.newcomer();
  const id = await offered(world, person);
  assertDone(await world.api.put(`/agencies/answerOffer/${id}`, { as: person, body: { accept: true } }));
  return person.memberId;
};

/** Agencies are managed by their admins and visible to staff; offers are answered by their recipients. */
export const agencyRows: Rows<'agency'> = {
  view: [open(page), { about: 'by its link', ...open(({ name }) => ({ params: { id: `hoi-${name}` } })) }],
  meta: open(page),
  vcard: open(page),
  qr: open(page),
  sharePicture: open(page),
  updateUrlMinify: byAdmin((world) => ({ ...page(world), body: { urlMinify: `hoi-${world.name}` } })),
  listAdmins: forAdmins(({ agencyId }) => ({ params: { agencyId } })),
  listGroups: forAdmins(({ agencyId }) => ({ query: { filter: { agencyId } } })),
  listOwn: { ask: () => ({}), may: 'members' },
  get: forAdmins(page),
  update: byAdmin(async (world) => ({
    ...page(world),
    body: { headline: 'Hội nghề', logo: await world.picture('agencyAdmin') },
  })),
  removeAdmin: byAdmin(async (world) => ({ ...page(world), body: { memberId: await newAdmin(world) } })),
  offerAdmin: byAdmin(async (world) => ({ ...page(world), body: { member: (await world.newcomer()).memberId } })),
  offerGroup: byAdmin(async (world) => ({
    ...page(world),
    body: { group: await makeGroup(world.api, { admins: [world.who('groupAdmin')] }) },
  })),
  listOffers: forAdmins(page),
  withdrawOffer: {
    ask: async (world) => ({ params: { id: await offered(world, await world.newcomer()) } }),
    may: ['agencyAdmin'],
  },
  listReceived: { ask: () => ({}), may: 'members' },
  answerOffer: {
    ask: async (world, actor) => ({ ...(await toNewcomer(world, actor)), body: { accept: true } }),
    may: ['owner'],
  },
  releaseGroup: {
    ask: async (world) => ({
      ...page(world),
      body: {
        groupId: await makeGroup(world.api, {
          row: { agencyId: world.agencyId },
          admins: [world.who('groupAdmin')],
        }),
      },
    }),
    may: ['agencyAdmin', 'groupAdmin'],
    others: 'forbidden',
  },
};
