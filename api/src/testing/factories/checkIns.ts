import { randomUUID } from 'node:crypto';
import type { AttendanceCertificate, CertificateRow, TicketCertificate } from '@m4u/contract/event/attendance/schema';
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

/** The body of settings of certificates, switched on. */
export const writeCertificateSettings = (facts: Record<string, unknown> = {}) => ({
  isOn: true,
  title: 'Chứng nhận tham dự',
  text: 'Đã hoàn thành buổi học men tro.',
  signerName: 'Trần Thị Sông',
  signerRole: 'Trưởng ban tổ chức',
  ...facts,
});

/** Switches the certificates of an event on. */
export const switchCertificatesOn = async (api: TestApi, as: TestMember, eventId: string): Promise<void> => {
  assertDone(await api.put(`/certificates/setup/${eventId}`, { as, body: writeCertificateSettings() }));
};

/** Makes an event with certificates, to which these people have come, by name. */
export const makeAttendedEvent = async (
  api: TestApi,
  as: TestMember,
  groupId: string,
  names: readonly string[],
): Promise<string> => {
  const { _id: eventId } = await makeEvent(api, as, groupId);
  await switchCertificatesOn(api, as, eventId);
  const device = makeDevice(api, as, eventId);
  for (const name of names) await device.scan({ name, how: 'manual' });
  return eventId;
};

/** Issues certificates for all who came to an event. */
export const issueCertificates = async (api: TestApi, as: TestMember, eventId: string) =>
  assertDone<{ data: { issued: number; left: number } }>(await api.post('/certificates', { as, body: { eventId } }))
    .data;

/** Lists the certificates of an event, newest first. */
export const listCertificates = async (
  api: TestApi,
  as: TestMember,
  eventId: string,
  filter: Record<string, string> = {},
): Promise<CertificateRow[]> => {
  const query = new URLSearchParams({ eventId, limit: '100', filter: JSON.stringify(filter) });
  return assertDone<{ data: CertificateRow[] }>(await api.get(`/certificates?${query.toString()}`, { as })).data;
};

/** Verifies a certificate by its number. */
export const verifyCertificate = async (api: TestApi, number: string): Promise<AttendanceCertificate> =>
  assertDone<{ data: AttendanceCertificate }>(await api.get(`/certificates/numbers/${encodeURIComponent(number)}`))
    .data;

/** Reads the certificate of a ticket. */
export const readTicketCertificate = async (api: TestApi, token: string): Promise<TicketCertificate> =>
  assertDone<{ data: TicketCertificate }>(await api.get(`/certificates/tickets/${token}`)).data;
