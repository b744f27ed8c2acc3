import type { Contract } from '@m4u/contract/api';
import type { groupClaim } from '@m4u/contract/profile/group/claim';
import type { groupCustomer } from '@m4u/contract/profile/group/customer';
import { groupImport } from '@m4u/contract/profile/group/import';
import type { ErrorCode } from '@m4u/contract/http/errors';
import { assertDone } from '../../../server/answers.ts';
import { send } from '../../engine/send.ts';
import type { AccessRow, Ask, Rows } from '../../engine/row.ts';
import { type Actor, actors } from '../../world/actors.ts';
import { COUNTER } from '../../world/commerce.ts';
import { oncePerWorld, type World } from '../../world/world.ts';

type Some<K> = Pick<Rows<'group'>, K & keyof Contract['group']>;

const byAdmin = (ask: AccessRow['ask']): AccessRow => ({ ask, may: ['groupAdmin'], others: 'forbidden' });
const atCounter = (ask: AccessRow['ask']): AccessRow => ({ ask, may: COUNTER, others: 'forbidden' });
/** A phone number unique to this world, since it identifies a customer in every group. */
const phoneOf = ({ name, next }: World): string => `+849${name === 'home' ? 1 : 2}${String(1_000_000 + next())}`;

const forbiddenToOthers = Object.fromEntries(
  actors.filter((actor) => actor !== 'visitor').map((actor) => [actor, 'forbidden']),
) as Partial<Record<Actor, ErrorCode>>;

/** A customer of the group with a note for its admins. */
const customerOf = async (world: World): Promise<Ask> => {
  const { api, groupId, who, keep, secret } = world;
  const body = {
    groupId,
    name: secret('customer', COUNTER),
    phone: keep(phoneOf(world), COUNTER),
    note: secret('customer-note', ['groupAdmin']),
  };
  const answer = await api.post('/members/createCustomer', { as: who('groupAdmin'), body });
  return { params: { groupId, customerId: assertDone<{ data: { _id: string } }>(answer).data._id } };
};

/** A customer for all rows. */
export const theCustomer = oncePerWorld(customerOf);

/** A code sent to the phone of a new member. */
const claimed = async (world: World): Promise<Ask> => {
  const { api, newcomer } = world;
  const person = await newcomer();
  const phone = phoneOf(world);
  assertDone(await api.post('/members/sendClaimCode', { as: person, body: { phone } }));
  return { body: { phone, otp: await api.codeFor(phone) }, as: person };
};

/** Customers are managed by the group and claimed with a code sent to their phone. */
export const customerRows: Some<keyof typeof groupCustomer | keyof typeof groupClaim> = {
  createCustomer: atCounter((world) => ({
    body: { groupId: world.groupId, phone: phoneOf(world), name: 'Chị Hoa', note: 'Quen' },
  })),
  listCustomers: [
    {
      ...byAdmin(async (world) => {
        await theCustomer(world);
        return { params: { groupId: world.groupId } };
      }),
      // At the counter somebody is looked up.
      others: { ...forbiddenToOthers, cashier: 'invalid' },
    },
    { about: 'searched', ...atCounter(({ groupId }) => ({ params: { groupId }, query: { query: 'kin' } })) },
  ],
  getCustomer: atCounter(theCustomer),
  updateCustomer: byAdmin(async (world) => ({ ...(await theCustomer(world)), body: { note: 'Khách quen' } })),
  removeCustomer: byAdmin(customerOf),
  claimable: { ask: () => ({}), may: 'members' },
  sendClaimCode: { ask: (world) => ({ body: { phone: phoneOf(world) } }), may: 'members' },
  // The accounts of the world have e-mail addresses.
  claimOwn: { ask: () => ({}), may: [], others: 'wrong-state' },
  claim: [
    { ask: claimed, may: 'members' },
    {
      about: 'without the code',
      ask: (world) => ({ body: { phone: phoneOf(world), otp: '000000' } }),
      may: [],
      others: 'code-invalid',
    },
  ],
};

const lines = ({ secret }: World): string =>
  `Tên,Số điện thoại,Ghi chú\n${secret('imported', ['groupAdmin'])},0912000001,x\nBa,không phải số,y\n`;

const importOf = async (world: World): Promise<Ask> => {
  const ask: Ask = {
    params: { groupId: world.groupId },
    body: { kind: 'customers' },
    file: Buffer.from(lines(world)),
    fileName: 'khach.csv',
  };
  const answer = await send(world.api, groupImport.uploadImport, ask, world.who('groupAdmin'));
  return { params: { groupId: world.groupId, importId: assertDone<{ data: { _id: string } }>(answer).data._id } };
};

/** An import file for all rows; nothing of it is imported. */
export const theImport = oncePerWorld(importOf);

/** Import files are visible to the group's admins only. */
export const importRows: Some<keyof typeof groupImport> = {
  uploadImport: byAdmin((world) => ({
    params: { groupId: world.groupId },
    body: { kind: 'customers' },
    file: Buffer.from(lines(world)),
    fileName: 'khach.csv',
  })),
  listImports: byAdmin(async (world) => {
    await theImport(world);
    return { params: { groupId: world.groupId } };
  }),
  getImport: byAdmin(theImport),
  importLines: byAdmin(theImport),
  startImport: { ...byAdmin(importOf) },
  stopImport: {
    about: 'of a file that is not under way',
    ask: theImport,
    may: [],
    others: {
      stranger: 'forbidden',
      friend: 'forbidden',
      member: 'forbidden',
      cashier: 'forbidden',
      editor: 'forbidden',
      door: 'forbidden',
      agencyAdmin: 'forbidden',
      owner: 'forbidden',
      staff: 'forbidden',
      groupAdmin: 'wrong-state',
    },
  },
  importReport: byAdmin(theImport),
  importTemplate: { ask: () => ({ params: { kind: 'customers' } }), may: 'everybody' },
};
