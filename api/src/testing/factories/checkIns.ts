import { randomUUID } from 'node:crypto';
import type { CheckInEvent, Guest, ScanAnswer } from '@m4u/contract/event/checkIn/schema';
import { assertDone } from '../server/answers.ts';
import { TEST_START, type TestApi, type TestMember } from '../server/api.ts';

/** Makes an event of a group that is running now, open to anybody unless told. */
export const makeEvent = async (
  api: TestApi,
  admin: TestMember,
  groupId: string,
  facts: Record<string, unknown> = {},
): Promise<CheckInEvent> => {
  const said = { groupId, kind: 'event', title: 'Ngày hội gốm', place: 'Hội An', startsAt: TEST_START };
  const answer = await api.post('/logsCheckIn/history', { as: admin, body: { ...said, ...facts } });
  return assertDone<{ data: CheckInEvent }>(answer).data;
};

/** Adds guests to a list; returns the whole list by code. */
export const listGuests = async (
  api: TestApi,
  as: TestMember,
  id: string,
  guests: readonly Record<string, unknown>[],
): Promise<ReadonlyMap<string | null, Guest>> => {
  assertDone(await api.post(`/logsCheckIn/guests/${id}`, { as, body: { guests } }));
  const { data } = assertDone<{ data: Guest[] }>(await api.get(`/logsCheckIn/door/${id}`, { as }));
  return new Map(data.map((guest) => [guest.code, guest]));
};

/** A scan as a device sends it. */
export const makeScan = (facts: Record<string, unknown>) => ({
  nonce: randomUUID(),
  kind: 'in',
  at: TEST_START,
  ...facts,
});

/** A device at an event. */
export const makeDevice = (api: TestApi, as: TestMember, history: string, name = 'Cửa chính') => {
  const device = { _id: randomUUID(), name };
  const send = (scans: readonly object[]) => api.post('/logsCheckIn', { as, body: { history, device, scans } });
  const sent = async (scans: readonly object[]): Promise<ScanAnswer[]> =>
    assertDone<{ data: ScanAnswer[] }>(await send(scans)).data;
  return {
    device,
    send,
    sent,
    /** Sends one scan; returns its answer. */
    scan: async (facts: Record<string, unknown>): Promise<ScanAnswer> => {
      const [answer] = await sent([makeScan(facts)]);
      if (!answer) throw new Error('a scan has no answer');
      return answer;
    },
  };
};
