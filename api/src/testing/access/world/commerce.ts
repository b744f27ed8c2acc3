import { randomUUID } from 'node:crypto';
import { DAY } from '@m4u/contract/durations';
import type { GroupDiscount } from '@m4u/contract/commerce/discount/schema';
import type { LightMyRequestResponse } from 'fastify';
import { makeRoot } from '../../../insight/seal/root.service.ts';
import { sealNewRows } from '../../../insight/seal/sealing.service.ts';
import { assertDone } from '../../server/answers.ts';
import { makeDiscount } from '../../factories/discounts.ts';
import { SHOP_ACCOUNT } from '../../factories/payments.ts';
import { sellerCalls } from '../../factories/points.ts';
import { type Actor, GROUP_MEMBERS } from './actors.ts';
import { oncePerWorld, type World } from './world.ts';

/** A created thing. */
export interface Made {
  readonly _id: string;
}

/** Returns the thing that a call created. */
export const readMade = async <T extends Made = Made>(answer: Promise<LightMyRequestResponse>): Promise<T> =>
  assertDone<{ data: T }>(await answer).data;

/** Actors at the group's counter. */
export const COUNTER: readonly Actor[] = ['groupAdmin', 'cashier'];
/** Readers of what the group and its customer, the owner, share. */
export const BOTH_SIDES: readonly Actor[] = ['owner', 'groupAdmin'];
/** Also staff, who read the audit log. */
const READERS_WITH_LOG: readonly Actor[] = [...BOTH_SIDES, 'staff'];

/** Digits that are unique among both worlds. */
const ownDigits = (world: World): string => `${world.name === 'home' ? 1 : 2}${String(world.next()).padStart(6, '0')}`;

/** A unique phone number with these readers. */
export const phoneFor = (world: World, seenBy: readonly Actor[]): string =>
  world.keep(`+8477${ownDigits(world)}`, seenBy);

/** A unique bank account number with these readers. */
export const bankNumberFor = (world: World, seenBy: readonly Actor[]): string =>
  world.keep(`97045${ownDigits(world)}`, seenBy);

/** The group's counter. Invoice numbers are marks unless given. */
export const groupCounter = (world: World) => sellerCalls(world.api, world.who('groupAdmin'), world.groupId);

/** Makes an invoice of the group for the owner. */
export const makeInvoice = (world: World, entered: Readonly<Record<string, unknown>> = {}): Promise<Made> =>
  readMade(
    groupCounter(world).invoice(world.memberId, {
      invoiceNumber: world.secret('invoice', READERS_WITH_LOG),
      note: world.secret('note-of-invoice', BOTH_SIDES),
      ...entered,
    }),
  );

/** The owner's point account: points given without an invoice, and an invoice that spent one. */
export const account = oncePerWorld(async (world) => {
  const note = world.secret('gift', READERS_WITH_LOG);
  const gift = await readMade(groupCounter(world).plain(world.memberId, 'add', 1_000, { note }));
  const invoiceNumber = world.secret('spending', BOTH_SIDES);
  const invoice = await makeInvoice(world, { invoiceNumber, points: 1 });
  return { gift, invoice, note, invoiceNumber };
});

/** An unclaimed customer of the group with points. */
export const customer = oncePerWorld(async (world) => {
  const phone = phoneFor(world, COUNTER);
  const name = world.secret('customer', [...COUNTER, 'staff']);
  const body = { groupId: world.groupId, phone, name };
  const made = await readMade(world.api.post('/members/createCustomer', { as: world.who('groupAdmin'), body }));
  const note = world.secret('gift-to-customer', ['groupAdmin', 'staff']);
  await readMade(groupCounter(world).plain(made._id, 'add', 50, { note }));
  return { ...made, name, note };
});

/** Members and customers of the group, who see planned discounts. */
const CUSTOMERS: readonly Actor[] = [...GROUP_MEMBERS, 'owner', 'staff'];

const discountOf = async (
  world: World,
  seenBy: readonly Actor[],
  facts: Readonly<Record<string, unknown>>,
): Promise<GroupDiscount> => {
  const name = world.secret('discount', seenBy);
  const made = await makeDiscount(world.api, world.who('groupAdmin'), world.groupId, { name, ...facts });
  world.keep(made.code, seenBy);
  return made;
};

/** A running discount, usable by every member. */
export const runningDiscount = oncePerWorld((world) => makeDiscount(world.api, world.who('groupAdmin'), world.groupId));

/** A planned discount. */
export const plannedDiscount = oncePerWorld(async (world) => {
  await account(world);
  return discountOf(world, CUSTOMERS, { from: '2026-12-01' });
});

/** Makes a disabled discount, visible to the group's admins only. */
export const makeOffDiscount = (world: World): Promise<GroupDiscount> =>
  discountOf(world, ['groupAdmin', 'staff'], { active: false });

/** A disabled discount. */
export const offDiscount = oncePerWorld(makeOffDiscount);

const productOf = (world: World, policy: 'public' | 'private'): Promise<Made> => {
  const offered = { content: '<p>Nung tay.</p>', type: 'sell', price: 250_000, groupId: world.groupId, policy };
  const title = policy === 'public' ? 'Bình gốm' : world.secret('hidden-product', ['groupAdmin', 'editor']);
  return readMade(
    world.api.post('/productMember/insert', { as: world.who('groupAdmin'), body: { ...offered, title } }),
  );
};

/** A public product of the group that can be ordered. */
export const product = oncePerWorld((world) => productOf(world, 'public'));
/** A product visible to the group's admins only. */
export const hiddenProduct = oncePerWorld((world) => productOf(world, 'private'));

/** Makes a request of the owner to the group. */
export const makeRequest = async (world: World, kind: 'order' | 'quote'): Promise<Made & { note: string }> => {
  const note = world.secret('asked', BOTH_SIDES);
  const body = {
    productId: (await product(world))._id,
    kind,
    note,
    name: world.secret('asker', BOTH_SIDES),
    phone: phoneFor(world, BOTH_SIDES),
    clientId: randomUUID(),
  };
  return { ...(await readMade(world.api.post('/orderRequest', { as: world.who('owner'), body }))), note };
};

/** An offer for the whole request. */
export const offer = (world: World) => ({
  amount: 240_000,
  words: world.secret('offer', BOTH_SIDES),
  validUntil: '2026-03-30',
});

/** Makes a quote with an offer of the group. */
export const makeQuoted = async (world: World): Promise<Made> => {
  const { _id } = await makeRequest(world, 'quote');
  return readMade(world.api.put(`/orderRequest/${_id}/quote`, { as: world.who('groupAdmin'), body: offer(world) }));
};

/** Makes a confirmed order request without an invoice. */
export const makeConfirmed = async (world: World): Promise<Made> => {
  const { _id } = await makeRequest(world, 'order');
  return readMade(world.api.put(`/orderRequest/${_id}/confirm`, { as: world.who('groupAdmin'), body: {} }));
};

const receivingAccount = oncePerWorld(async (world) => {
  const path = `/payments/settings/${world.groupId}/account`;
  assertDone(await world.api.put(path, { as: world.who('groupAdmin'), body: SHOP_ACCOUNT }));
});

/** Makes a paid order. */
export const makePaid = async (world: World): Promise<Made> => {
  await receivingAccount(world);
  const made = await makeConfirmed(world);
  const as = world.who('groupAdmin');
  const body = { kind: 'request', groupId: world.groupId, requestId: made._id };
  const headers = { 'idempotency-key': `${world.name}-paid-${world.next()}` };
  const { _id } = await readMade(world.api.post('/payments', { as, body, headers }));
  assertDone(await world.api.put(`/payments/${_id}`, { as, body: { action: 'pay', note: 'Tiền mặt' } }));
  return made;
};

/** A paid order that nobody packs. */
export const paid = oncePerWorld(makePaid);

/** An unanswered request. */
export const request = oncePerWorld((world) => makeRequest(world, 'order'));

/** An order that a signed root covers, as after the next night. */
export const signedOrder = oncePerWorld(async (world) => {
  const { _id } = await makeInvoice(world);
  const { platform } = world.api.api;
  await sealNewRows(platform);
  await makeRoot({ ...platform, clock: { now: () => new Date(platform.clock.now().getTime() + DAY) } });
  return _id;
});

/** Makes one thing of each kind of the commerce modules. */
export const furnishCommerce = async (world: World): Promise<void> => {
  await account(world);
  await customer(world);
  for (const make of [runningDiscount, plannedDiscount, offDiscount, product, hiddenProduct, request])
    await make(world);
  await makeQuoted(world);
  await signedOrder(world);
};
