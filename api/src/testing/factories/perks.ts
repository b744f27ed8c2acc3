import { randomUUID } from 'node:crypto';
import type { ManagedPerk, Voucher } from '@m4u/contract/commerce/perk/schema';
import type { LightMyRequestResponse } from 'fastify';
import { assertDone } from '../server/answers.ts';
import type { TestApi, TestMember } from '../server/api.ts';

/** Adds a perk of 10 points to a group. */
export const makePerk = async (
  api: TestApi,
  as: TestMember,
  groupId: string,
  facts: Record<string, unknown> = {},
): Promise<ManagedPerk> => {
  const body = { groupId, name: 'Ly sứ men lam', points: 10, ...facts };
  return assertDone<{ data: ManagedPerk }>(await api.post('/perks', { as, body })).data;
};

/** Asks for a perk at a price. */
export const askForPerk = (
  api: TestApi,
  as: Pick<TestMember, 'token'>,
  perkId: string,
  points = 10,
  key: string = randomUUID(),
): Promise<LightMyRequestResponse> =>
  api.post(`/perks/${perkId}/take`, { as, body: { points }, headers: { 'idempotency-key': key } });

/** Takes a perk; returns its voucher. */
export const takePerk = async (
  api: TestApi,
  as: Pick<TestMember, 'token'>,
  perkId: string,
  points = 10,
): Promise<Voucher> => assertDone<{ data: Voucher }>(await askForPerk(api, as, perkId, points)).data;
