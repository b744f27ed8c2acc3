import { uuidv7 } from '../../../../platform/ids.ts';
import { registrations } from '../../../../profile/registration/tables.ts';
import { assertDone } from '../../../server/answers.ts';
import { bringToState, makeCards, type TestCard } from '../../../factories/cards.ts';
import type { Actor } from '../../world/actors.ts';
import type { AccessRow, Ask, Rows } from '../../engine/row.ts';
import { oncePerWorld, type World } from '../../world/world.ts';

const cardOf = async (world: World, status: 'blank' | 'active' | 'frozen'): Promise<TestCard> => {
  const { cards } = await makeCards(world.api, world.who('staff'));
  const [card] = cards;
  if (!card) throw new Error('no card');
  await bringToState(world.api, card, world.who('owner'), status);
  return card;
};

/** An active card for all rows. */
const activeCard = oncePerWorld((world) => cardOf(world, 'active'));
const frozenCard = oncePerWorld((world) => cardOf(world, 'frozen'));
const blankBatch = oncePerWorld(async ({ api, who }) => (await makeCards(api, who('staff'), 2)).batch._id);

const byId = (card: (world: World) => Promise<TestCard>) => async (world: World) => ({
  params: { id: (await card(world)).id },
});
const byOffice = (ask: AccessRow['ask']): AccessRow => ({ ask, may: ['staff'] });
const ofBatch = byOffice(async (world) => ({ params: { id: await blankBatch(world) } }));
const cardIn = (status: 'blank' | 'active' | 'frozen') => (world: World) => cardOf(world, status);

/** Cards are managed by their owners and staff; their targets are open to anybody who holds them. */
export const cardRows: Rows<'card'> = {
  registerInfo: [
    { ask: byId(activeCard), may: 'everybody', hides: ({ memberId }) => [memberId] },
    { about: 'frozen', ask: byId(frozenCard), may: 'everybody', hides: ({ memberId }) => [memberId] },
  ],
  checkExist: { ask: byId(activeCard), may: 'everybody', hides: ({ memberId }) => [memberId] },
  open: [
    { ask: byId(activeCard), may: 'everybody' },
    { about: 'frozen', ask: byId(frozenCard), may: 'everybody', hides: ({ memberId }) => [memberId] },
  ],
  listOwn: { ask: () => ({}), may: 'members' },
  get: { ask: byId(activeCard), may: ['owner', 'staff'] },
  freeze: { ask: byId(cardIn('active')), may: ['owner', 'staff'] },
  unfreeze: { ask: byId(cardIn('frozen')), may: ['owner', 'staff'] },
  retire: { ask: byId(cardIn('active')), may: ['owner', 'staff'] },
  move: {
    ask: async (world) => {
      const to = await cardOf(world, 'blank');
      return { ...(await byId(cardIn('active'))(world)), body: { to: to.id, code: to.code } };
    },
    may: ['owner'],
    others: { staff: 'forbidden' },
  },
  listAll: byOffice(async (world) => ({ query: { id: (await activeCard(world)).id } })),
  makeBatch: byOffice(({ agencyId }) => ({ body: { label: 'Hội thảo', count: 1, agencyId } })),
  listBatches: byOffice(() => ({})),
  getBatch: ofBatch,
  batchSheet: ofBatch,
  batchCsv: ofBatch,
  cardSheet: byOffice(byId(activeCard)),
};

const ADDRESS = { street: '12 Bạch Đằng', provinceCode: '48', wardCode: '20242' };

/** A designed card whose prices are told. */
const DESIGN = { address: ADDRESS, displayName: 'Hoa', finish: 'paper', price: { card: 149_000, delivery: 25_000 } };

type Facts = Partial<typeof registrations.$inferInsert>;

/** A complete registration of the owner under the agency, in a given state. */
const registrationOf = async (world: World, facts: Facts = {}): Promise<string> => {
  const { api, agencyId, memberId, name, secret, keep, next } = world;
  const { db } = api.api.platform;
  const readers: readonly Actor[] = ['owner', 'agencyAdmin', 'staff'];
  const id = uuidv7();
  const now = api.clock.now();
  await db.insert(registrations).values({
    id,
    type: 'request',
    applicantId: memberId,
    agencyId,
    name: secret('applicant', readers),
    details: { note: secret('registration', readers), address: ADDRESS },
    phone: keep(`+849${name === 'home' ? 7 : 8}${String(1_000_000 + next())}`, readers),
    email: keep(`dang-ky.${next()}.${name}@example.vn`, readers),
    confirmedAt: now,
    createdAt: now,
    updatedAt: now,
    ...facts,
  });
  return id;
};

/** A registration for all rows. */
const theRegistration = oncePerWorld((world) => registrationOf(world));

const inState =
  (facts: Facts, body: object = { note: 'Một lời' }) =>
  async (world: World) => ({
    params: { id: await registrationOf(world, facts) },
    body: { ...body },
  });
const standing = async (world: World): Promise<Ask> => ({ params: { id: await theRegistration(world) } });
const byStaff = (facts: Facts): AccessRow => ({
  ask: inState(facts),
  may: ['staff'],
  others: {
    stranger: 'not-found',
    friend: 'not-found',
    member: 'not-found',
    groupAdmin: 'not-found',
    agencyAdmin: 'forbidden',
    owner: 'forbidden',
  },
});

const listed = (query: Ask['query']): AccessRow => ({
  ask: async (world) => {
    await theRegistration(world);
    return { ...(query && { query }) };
  },
  may: 'members',
});

/** Registrations are visible to the applicant, the agency and staff. */
export const registrationRows: Rows<'registration'> = {
  signup: [
    {
      about: 'asking for a card',
      ask: ({ agencyId }) => ({ body: { type: 'request', name: 'Hoa', email: 'hoa@example.vn', agencyId } }),
      may: 'members',
      others: 'invalid',
    },
    {
      about: 'activating a card',
      ask: async (world) => {
        const { id, code } = await cardOf(world, 'blank');
        return { body: { type: 'card', cardId: id, code } };
      },
      may: 'members',
      others: 'invalid',
    },
  ],
  list: [listed(undefined), { about: 'own', ...listed({ own: true }) }],
  get: { ask: standing, may: ['owner', 'agencyAdmin', 'staff'] },
  accept: {
    ask: inState({}),
    may: ['agencyAdmin', 'staff'],
    others: { owner: 'forbidden' },
  },
  approve: byStaff({ status: 'accepted' }),
  paid: byStaff({ status: 'approved' }),
  done: byStaff({ status: 'paid' }),
  cancel: { ask: inState({}), may: ['owner', 'staff'], others: { agencyAdmin: 'forbidden' } },
  confirm: { ask: inState({ confirmedAt: null }), may: ['owner', 'staff'], others: { agencyAdmin: 'forbidden' } },
  update: { ask: inState({}, { title: 'Nghệ nhân' }), may: ['owner', 'agencyAdmin', 'staff'] },
  cardShop: { ask: () => ({}), may: 'everybody' },
  proof: byStaff({ status: 'accepted', details: DESIGN, confirmedAt: null }),
  print: byOffice(async (world) => ({
    params: { id: await registrationOf(world, { status: 'done', details: DESIGN }) },
  })),
  ship: byStaff({ status: 'done', details: DESIGN }),
};

/** Makes a blank card, so that lists of cards are not empty. */
export const furnishCards = async (world: World): Promise<void> => {
  assertDone(await world.api.get(`/cards/${(await activeCard(world)).id}`, { as: world.who('owner') }));
  await frozenCard(world);
  await theRegistration(world);
};
