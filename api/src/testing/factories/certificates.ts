import type { AttendanceCertificate, CertificateRow, TicketCertificate } from '@m4u/contract/event/attendance/schema';
import { assertDone } from '../server/answers.ts';
import type { TestApi, TestMember } from '../server/api.ts';
import { makeDevice, makeEvent } from './checkIns.ts';

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
