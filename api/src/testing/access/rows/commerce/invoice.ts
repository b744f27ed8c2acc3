import { eInvoiceConnections, eInvoices } from '../../../../commerce/invoice/tables.ts';
import { sealSecret, sealToken } from '../../../../commerce/invoice/setting/secret.service.ts';
import { DAY } from '@m4u/contract/durations';
import { eq } from '../../../../platform/database/orm.ts';
import { EINVOICE_ACCOUNT, EINVOICE_KEY, EINVOICE_SAMPLE } from '../../../doubles/einvoice-server.ts';
import { assertDone } from '../../../server/answers.ts';
import type { AccessRow, Rows } from '../../engine/row.ts';
import { BOTH_SIDES, makePaid, paid } from '../../world/commerce.ts';
import { oncePerWorld, type World } from '../../world/world.ts';

// Owners connect their group; its admins issue; the buyer enters their details and reads (docs/rules/invoice.md).

const OF_GROUP = { may: ['groupAdmin'], others: 'forbidden' } as const;
const OF_BOTH = { may: [...BOTH_SIDES] } as const;

const TERMS = { accountId: EINVOICE_ACCOUNT, templateCode: '2', series: 'C26TMB', taxRate: -2, mode: 'hand' } as const;

/** Connects the world's group, also after its connection was ended. */
const connect = async (world: World): Promise<void> => {
  const { platform } = world.api.api;
  const { groupId } = world;
  const now = platform.clock.now();
  const row = {
    groupId,
    clientId: EINVOICE_KEY.clientId,
    secret: sealSecret(platform, groupId, EINVOICE_KEY.secret),
    ending: EINVOICE_KEY.secret.slice(-4),
    token: sealToken(platform, groupId, 'spent'),
    tokenUntil: new Date(now.getTime() + DAY),
    accountId: TERMS.accountId,
    templateCode: TERMS.templateCode,
    series: TERMS.series,
    label: 'Hóa đơn bán hàng',
    taxRate: TERMS.taxRate,
    mode: TERMS.mode,
    takenYear: 0,
    takenNumber: 0,
    updatedBy: world.who('groupAdmin').memberId,
    updatedAt: now,
  };
  await platform.db
    .insert(eInvoiceConnections)
    .values(row)
    .onConflictDoUpdate({ target: eInvoiceConnections.groupId, set: row });
};

const partyOf = (world: World) => ({
  kind: 'company',
  name: world.secret('invoiced', BOTH_SIDES),
  taxCode: '0101243150',
  address: world.secret('invoice-address', BOTH_SIDES),
  email: '',
});

/** An order with an e-invoice that nobody has issued. */
const entered = oncePerWorld(async (world) => {
  await connect(world);
  const { _id } = await paid(world);
  const party = partyOf(world);
  assertDone(await world.api.put(`/e-invoices/requests/${_id}/party`, { as: world.who('owner'), body: party }));
  return { id: _id, party };
});

/** An order whose e-invoice the provider has issued. */
const issued = oncePerWorld(async (world) => {
  await connect(world);
  const { _id } = await makePaid(world);
  assertDone(
    await world.api.put(`/e-invoices/requests/${_id}/party`, { as: world.who('owner'), body: partyOf(world) }),
  );
  const { db, clock } = world.api.api.platform;
  const changes = { state: 'issued', number: '588', reference: EINVOICE_SAMPLE, tracking: EINVOICE_SAMPLE } as const;
  await db
    .update(eInvoices)
    .set({ ...changes, series: TERMS.series, issuedAt: clock.now() })
    .where(eq(eInvoices.requestId, _id));
  return _id;
});

const ofGroup = (body?: object): AccessRow => ({
  ask: async (world) => {
    await connect(world);
    return { params: { groupId: world.groupId }, ...(body && { body: { ...body } }) };
  },
  ...OF_GROUP,
});

const ofFresh = (body?: (world: World) => object): Pick<AccessRow, 'ask'> => ({
  ask: async (world) => {
    await connect(world);
    return { params: { id: (await makePaid(world))._id }, ...(body && { body: { ...body(world) } }) };
  },
});

export const invoiceRows: Rows<'invoice'> = {
  list: {
    ask: async (world) => {
      await entered(world);
      return { query: { groupId: world.groupId } };
    },
    ...OF_GROUP,
    shows: async (world) => [(await entered(world)).party.address],
  },
  get: {
    ask: async (world) => ({ params: { id: (await entered(world)).id } }),
    ...OF_BOTH,
    shows: async (world) => [(await entered(world)).party.name],
  },
  enter: { ...ofFresh(partyOf), ...OF_BOTH },
  issue: { ...ofFresh(), may: ['groupAdmin'], others: { owner: 'forbidden' } },
  pdf: {
    ask: async (world) => {
      await connect(world);
      return { params: { id: await issued(world) } };
    },
    ...OF_BOTH,
  },
  settings: { ...ofGroup(), hides: () => [EINVOICE_KEY.secret], shows: () => [EINVOICE_KEY.clientId] },
  saveKey: ofGroup(EINVOICE_KEY),
  listSeries: ofGroup(),
  saveTerms: ofGroup(TERMS),
  removeKey: ofGroup(),
};
