import { randomUUID } from 'node:crypto';
import type { GroupDiscount } from '@m4u/contract/commerce/discount/schema';
import type { LightMyRequestResponse } from 'fastify';
import { assertDone } from '../../server/answers.ts';
import { makeDiscount } from '../../factories/discounts.ts';
import { sellingAt } from '../../factories/points.ts';
import type { Actor } from './actors.ts';
import { once, type World } from './world.ts';

/** Something that was made, by its id. */
export interface Made {
  readonly _id: string;
}

/** What a call answered that makes something. */
export const madeBy = async <T extends Made = Made>(answer: Promise<LightMyRequestResponse>): Promise<T> =>
  assertDone<{ data: T }>(await answer).data;

/** What the group and its customer know of each other, the world's owner. */
export const BOTH_SIDES: readonly Actor[] = ['owner', 'groupAdmin'];
/** … and what of it stands in the log of offices, which is for staff. */
const WRITTEN_DOWN: readonly Actor[] = [...BOTH_SIDES, 'staff'];

/** Digits that no other number of either world has. */
const ownDigits = (world: World): string => `${world.name === 'home' ? 1 : 2}${String(world.next()).padStart(6, '0')}`;

/** A telephone number of nobody else, for these. */
export const phoneFor = (world: World, seenBy: readonly Actor[]): string =>
  world.keep(`+8477${ownDigits(world)}`, seenBy);

/** The number of a bank account, likewise. */
export const bankNumberFor = (world: World, seenBy: readonly Actor[]): string =>
  world.keep(`97045${ownDigits(world)}`, seenBy);

/** The counter of the group, whose invoices are numbered by a mark unless told otherwise. */
export const counterOf = (world: World) => sellingAt(world.api, world.who('groupAdmin'), world.groupId);

/** An invoice of the group for the world's owner, fresh each time. */
export const makeInvoice = (world: World, entered: Readonly<Record<string, unknown>> = {}): Promise<Made> =>
  madeBy(
    counterOf(world).invoice(world.memberId, {
      invoiceNumber: world.secret('invoice', WRITTEN_DOWN),
      note: world.secret('note-of-invoice', BOTH_SIDES),
      ...entered,
    }),
  );

/** What the owner has at the group: points that were given without an invoice, and an invoice that spent one. */
export const account = once(async (world) => {
  const note = world.secret('gift', WRITTEN_DOWN);
  const gift = await madeBy(counterOf(world).plain(world.memberId, 'add', 1_000, { note }));
  const invoiceNumber = world.secret('spending', BOTH_SIDES);
  const invoice = await makeInvoice(world, { invoiceNumber, points: 1 });
  return { gift, invoice, note, invoiceNumber };
});

/** Somebody whom the group wrote down by phone and gave points, and who has not said who they are. */
export const customer = once(async (world) => {
  const phone = phoneFor(world, ['groupAdmin']);
  const name = world.secret('customer', ['groupAdmin', 'staff']);
  const body = { groupId: world.groupId, phone, name };
  const made = await madeBy(world.api.post('/members/createCustomer', { as: world.who('groupAdmin'), body }));
  const note = world.secret('gift-to-customer', ['groupAdmin', 'staff']);
  await madeBy(counterOf(world).plain(made._id, 'add', 50, { note }));
  return { ...made, name, note };
});

/** Those who know the group: its people, and whoever has points there. A discount to come is for them. */
const CUSTOMERS: readonly Actor[] = ['member', 'groupAdmin', 'owner', 'staff'];

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

/** A discount that whoever is signed in may use now. */
export const runningDiscount = once((world) => makeDiscount(world.api, world.who('groupAdmin'), world.groupId));

/** A discount to come. */
export const plannedDiscount = once(async (world) => {
  await account(world);
  return discountOf(world, CUSTOMERS, { from: '2026-12-01' });
});

/** A discount that is off, fresh each time: the group's own matter. */
export const makeOffDiscount = (world: World): Promise<GroupDiscount> =>
  discountOf(world, ['groupAdmin', 'staff'], { active: false });

/** A discount that is off. */
export const offDiscount = once(makeOffDiscount);

const productOf = (world: World, policy: 'public' | 'private'): Promise<Made> => {
  const offered = { content: '<p>Nung tay.</p>', type: 'sell', price: 250_000, groupId: world.groupId, policy };
  const title = policy === 'public' ? 'Bình gốm' : world.secret('hidden-product', ['groupAdmin']);
  return madeBy(world.api.post('/productMember/insert', { as: world.who('groupAdmin'), body: { ...offered, title } }));
};

/** A product of the group that can be ordered by everybody. */
export const product = once((world) => productOf(world, 'public'));
/** One that nobody but its admins knows of. */
export const hiddenProduct = once((world) => productOf(world, 'private'));

/** What the world's owner asks of the group, fresh each time. */
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
  return { ...(await madeBy(world.api.post('/orderRequest', { as: world.who('owner'), body }))), note };
};

/** What the group offers for all that was asked for. */
export const offer = (world: World) => ({
  amount: 240_000,
  words: world.secret('offer', BOTH_SIDES),
  validUntil: '2026-03-30',
});

/** A request for a quote to which the group has made an offer. */
export const makeQuoted = async (world: World): Promise<Made> => {
  const { _id } = await makeRequest(world, 'quote');
  return madeBy(world.api.put(`/orderRequest/${_id}/quote`, { as: world.who('groupAdmin'), body: offer(world) }));
};

/** A request for an order that the group has confirmed, and has yet to enter. */
export const makeConfirmed = async (world: World): Promise<Made> => {
  const { _id } = await makeRequest(world, 'order');
  return madeBy(world.api.put(`/orderRequest/${_id}/confirm`, { as: world.who('groupAdmin'), body: {} }));
};

/** A request that nobody has answered. */
export const request = once((world) => makeRequest(world, 'order'));

/** One of everything that is sold, discounted and asked for. */
export const furnishCommerce = async (world: World): Promise<void> => {
  await account(world);
  await customer(world);
  for (const make of [runningDiscount, plannedDiscount, offDiscount, product, hiddenProduct, request])
    await make(world);
  await makeQuoted(world);
};
