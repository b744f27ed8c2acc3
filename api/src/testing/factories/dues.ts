import type { DueRow, ManagedLevel, OwnDues, PersonDues } from '@m4u/contract/commerce/due/schema';
import type { PaymentPage } from '@m4u/contract/commerce/payment/schema';
import { assertDone } from '../server/answers.ts';
import type { TestApi, TestMember } from '../server/api.ts';

/** Adds a level to a group. */
export const makeLevel = async (
  api: TestApi,
  as: TestMember,
  groupId: string,
  facts: Record<string, unknown> = {},
): Promise<ManagedLevel> => {
  const body = { groupId, name: 'Hội viên', price: 200_000, months: 12, graceDays: 10, ...facts };
  return assertDone<{ data: ManagedLevel }>(await api.post('/dues/levels', { as, body })).data;
};

/** Takes or renews a level; returns the random part of the address of its payment's page. */
export const takeLevel = async (api: TestApi, as: TestMember, levelId: string): Promise<string> =>
  assertDone<{ data: { payment: string | null } }>(await api.post('/dues/mine', { as, body: { levelId } })).data
    .payment ?? '';

/** A member's own dues in a group. */
export const readOwnDues = async (api: TestApi, as: TestMember, groupId: string): Promise<OwnDues | undefined> => {
  const { data } = assertDone<{ data: OwnDues[] }>(await api.get('/dues/mine', { as }));
  return data.find(({ group }) => group._id === groupId);
};

/** The dues of a member, as an admin sees them. */
export const readPersonDues = async (
  api: TestApi,
  as: TestMember,
  { groupId, memberId }: { groupId: string; memberId: string },
): Promise<PersonDues> =>
  assertDone<{ data: PersonDues }>(await api.get(`/dues/people/${memberId}?groupId=${groupId}`, { as })).data;

/** Lists the dues of a group. */
export const listDues = async (
  api: TestApi,
  as: TestMember,
  groupId: string,
  filter: Record<string, string> = {},
): Promise<DueRow[]> => {
  const query = new URLSearchParams({ groupId, limit: '100', filter: JSON.stringify(filter) });
  return assertDone<{ data: DueRow[] }>(await api.get(`/dues?${query.toString()}`, { as })).data;
};

/** A payment by the random part of the address of its page. */
export const readDuePayment = async (api: TestApi, token: string): Promise<PaymentPage> =>
  assertDone<{ data: PaymentPage }>(await api.get(`/payments/pages/${token}`)).data;

let keys = 0;

/** Records in an admin's name that a member paid for a term. */
export const recordDues = (
  api: TestApi,
  as: TestMember,
  body: { groupId: string; memberId: string; levelId: string; note?: string },
  key = `dues-${(keys += 1)}`,
) => api.post('/dues/people/record', { as, body: { note: 'Tiền mặt', ...body }, headers: { 'idempotency-key': key } });
