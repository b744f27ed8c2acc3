import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DAY } from '@m4u/contract/durations';
import { certificatePath, printCertificateNumber } from '@m4u/contract/event/attendance/rules';
import type { CertificateRow, CertificateSetup } from '@m4u/contract/event/attendance/schema';
import { eraseDueMembers } from '../../insight/privacy/deletion/erasure.service.ts';
import { auditEntries } from '../../insight/audit/tables.ts';
import { eq } from '../../platform/database/orm.ts';
import {
  issueCertificates,
  listCertificates,
  makeAttendedEvent,
  readTicketCertificate,
  switchCertificatesOn,
  verifyCertificate,
  writeCertificateSettings,
  listGuests,
  makeDevice,
  makeEvent,
  makeScan,
} from '../../testing/factories/checkIns.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';
import { makeTicketedEvent, takeTicket } from '../../testing/factories/tickets.ts';
import { readPrinted } from '../../testing/files/printed.ts';
import { readTagged } from '../../testing/files/tagged.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';

const api = await startTestApi();
const admin = await api.signUp('chu@gom.example', { name: 'Chủ Gốm' });
const door = await api.signUp('cua@gom.example', { name: 'Cửa' });
const unverified = await api.signUp('chua@gom.example', { verified: false });
const [an, binh] = [await api.signUp('an@gom.example', { name: 'An' }), await api.signUp('binh@gom.example')];
const groupId = await makeGroup(api, { admins: [admin], staff: { door } });
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const NO_TOKEN = 'AAAAAAAAAAAAAAAAAAAAAA';
/** A number with the right checksum that no certificate has. */
const NO_NUMBER = 'D7FN6XUAJ3RK';

const newEvent = (...names: string[]) => makeAttendedEvent(api, admin, groupId, names);

/** An event with one guest, who has a certificate. */
const newCertificate = async (name = 'Trần Thị Mận'): Promise<{ eventId: string; row: CertificateRow }> => {
  const eventId = await newEvent(name);
  await issueCertificates(api, admin, eventId);
  const [row] = await listCertificates(api, admin, eventId);
  return { eventId, row: row ?? assert.fail('no certificate') };
};

const act = (id: string, verb: string, body?: object, as: TestMember | undefined = admin) =>
  api.post(`/certificates/${id}/${verb}`, { as, ...(body && { body }) });
const take = (token: string) => api.post(`/certificates/tickets/${token}`);

/** A ticket of an event with certificates, and the device at its door. */
const newTicket = async (as = an) => {
  const { eventId, kindId } = await makeTicketedEvent(api, admin, groupId);
  await switchCertificatesOn(api, admin, eventId);
  const ticket = await takeTicket(api, as, kindId, { name: 'Nguyễn Thị Phương Thảo' });
  return { eventId, ticket, device: makeDevice(api, admin, eventId) };
};

describe('settings', () => {
  const save = (id: string, facts: Record<string, unknown> = {}, as: TestMember | undefined = admin) =>
    api.put(`/certificates/setup/${id}`, { as, body: writeCertificateSettings(facts) });

  test('are saved by verified admins, for events of their group', async () => {
    const { _id } = await makeEvent(api, admin, groupId);
    const before = assertDone<{ data: CertificateSetup }>(await api.get(`/certificates/setup/${_id}`, { as: admin }));
    assert.deepEqual([before.data.isOn, before.data.texts, before.data.waiting], [false, null, 0]);
    const { data } = assertDone<{ data: CertificateSetup }>(await save(_id, { title: 'Chứng nhận học nghề' }));
    assert.deepEqual([data.isOn, data.texts?.title], [true, 'Chứng nhận học nghề']);
    assertProblem(await save(_id, {}, an), 'not-found');
    assertProblem(await save(_id, {}, door), 'forbidden');
    assertProblem(await save(_id, {}, unverified), 'account-unverified');
    assertProblem(await api.put(`/certificates/setup/${_id}`, { body: writeCertificateSettings() }), 'unauthenticated');
    assertProblem(await save(ABSENT), 'not-found');
    const place = await makeEvent(api, admin, groupId, { kind: 'place' });
    assertProblem(await save(place._id), 'not-found');
  });

  test('refuse invalid fields', async () => {
    const { _id } = await makeEvent(api, admin, groupId);
    for (const [facts, field] of [
      [{ title: '' }, 'title:required'],
      [{ title: 'x'.repeat(81) }, 'title:too-long'],
      [{ text: 'x'.repeat(301) }, 'text:too-long'],
    ] as const)
      assertProblem(await save(_id, facts), 'invalid', [field]);
  });
});

describe('a certificate of a ticket', () => {
  test('is taken by a holder who has come, once', async () => {
    const { ticket, device } = await newTicket();
    assert.deepEqual(await readTicketCertificate(api, ticket.token), { number: null, can: { issue: false } });
    assertProblem(await take(ticket.token), 'wrong-state');
    await device.scan({ text: ticket.code });
    assert.deepEqual(await readTicketCertificate(api, ticket.token), { number: null, can: { issue: true } });
    assertDone(await take(ticket.token));
    assertDone(await take(ticket.token));
    const { number } = await readTicketCertificate(api, ticket.token);
    const certificate = await verifyCertificate(api, number ?? '');
    assert.deepEqual(
      [certificate.state, certificate.holder, certificate.event.group.name, certificate.signerName],
      ['valid', 'Nguyễn Thị Phương Thảo', 'Gốm Sông Thu', 'Trần Thị Sông'],
    );
    assert.equal((await listCertificates(api, admin, ticket.event._id)).length, 1);
    assertProblem(await take(NO_TOKEN), 'not-found');
    assertProblem(await api.get(`/certificates/tickets/${NO_TOKEN}`), 'not-found');
  });

  test('is issued once when its holder asks twice at the same moment', async () => {
    const { eventId, ticket, device } = await newTicket();
    await device.scan({ text: ticket.code });
    for (const answer of await Promise.all(Array.from({ length: 4 }, () => take(ticket.token)))) assertDone(answer);
    assert.equal((await listCertificates(api, admin, eventId)).length, 1);
  });

  test('is not issued while certificates are off', async () => {
    const { eventId, ticket, device } = await newTicket();
    await device.scan({ text: ticket.code });
    const off = writeCertificateSettings({ isOn: false });
    assertDone(await api.put(`/certificates/setup/${eventId}`, { as: admin, body: off }));
    assertProblem(await take(ticket.token), 'wrong-state');
    assertProblem(await api.post('/certificates', { as: admin, body: { eventId } }), 'wrong-state');
  });

  test('is void once the scan is taken back', async () => {
    const { ticket, device } = await newTicket();
    const { log } = await device.scan({ text: ticket.code });
    assertDone(await take(ticket.token));
    const { number } = await readTicketCertificate(api, ticket.token);
    assertDone(await device.send([makeScan({ kind: 'void', voids: log.nonce })]));
    const { state, holder } = await verifyCertificate(api, number ?? '');
    assert.deepEqual([state, holder], ['withdrawn', null]);
    assert.equal((await readTicketCertificate(api, ticket.token)).number, null);
  });
});

describe('issuing to all', () => {
  test('reaches those who came, also without being on the list, and nobody twice', async () => {
    const eventId = await newEvent('Lê Thị Bưởi');
    await listGuests(api, admin, eventId, [{ name: 'Phạm Văn Cam', code: 'CAM' }, { name: 'Đỗ Thị Chanh' }]);
    await makeDevice(api, admin, eventId).scan({ text: 'CAM' });
    assert.deepEqual(await issueCertificates(api, admin, eventId), { issued: 2, left: 0 });
    assert.deepEqual(await issueCertificates(api, admin, eventId), { issued: 0, left: 0 });
    const names = (await listCertificates(api, admin, eventId)).map(({ holder }) => holder);
    assert.deepEqual(names.toSorted(), ['Lê Thị Bưởi', 'Phạm Văn Cam']);
    const body = { eventId };
    assertProblem(await api.post('/certificates', { as: an, body }), 'not-found');
    assertProblem(await api.post('/certificates', { as: door, body }), 'forbidden');
    assertProblem(await api.post('/certificates', { as: admin, body: { eventId: 'x' } }), 'invalid', [
      'eventId:invalid',
    ]);
  });
});

describe('verifying', () => {
  test('reads a number as it is typed, and shows what is printed alone', async () => {
    const { row } = await newCertificate();
    const typed = printCertificateNumber(row.number).toLowerCase();
    const certificate = await verifyCertificate(api, typed);
    assert.deepEqual([certificate.number, certificate.holder], [row.number, 'Trần Thị Mận']);
    assert.deepEqual(Object.keys(certificate).toSorted(), [
      'event',
      'holder',
      'issuedAt',
      'number',
      'signerName',
      'signerRole',
      'state',
      'text',
      'title',
    ]);
    for (const number of [NO_NUMBER, 'khong-co', row.number.slice(1)])
      for (const suffix of ['', '/pdf'])
        assertProblem(await api.get(`/certificates/numbers/${number}${suffix}`), 'not-found');
  });

  test('prints one tagged sheet with name, number and QR code', async () => {
    const { row } = await newCertificate('Ngô Thị Ẫm Ỡ Đặng Ữ');
    const answer = await api.get(`/certificates/numbers/${row.number}/pdf`);
    assert.deepEqual([answer.statusCode, answer.headers['content-type']], [200, 'application/pdf']);
    const pages = await readPrinted(answer.rawPayload);
    assert.equal(pages.length, 1);
    const text = pages[0]?.text ?? '';
    for (const words of ['Ngô Thị Ẫm Ỡ Đặng Ữ', printCertificateNumber(row.number), 'Gốm Sông Thu', 'Ngày hội gốm'])
      assert.ok(text.includes(words), `${words} is not in ${text}`);
    const { isMarked, language, title, faults, hasParents } = await readTagged(answer.rawPayload);
    assert.deepEqual(
      [isMarked, language, title, faults, hasParents],
      [true, 'vi', 'Chứng nhận tham dự Ngô Thị Ẫm Ỡ Đặng Ữ', [], true],
    );
    assert.match(certificatePath(row.number), /^\/certificate\/(\w{4}-){2}\w{4}$/);
  });

  test('prints the longest texts on one sheet', async () => {
    const eventId = await newEvent('Ẫ'.repeat(120));
    const facts = {
      title: 'Chứng nhận '.repeat(7).trim(),
      text: 'Ngã rẽ ở bến sông '.repeat(16).trim(),
      signerName: 'Ngã rẽ '.repeat(11).trim(),
      signerRole: 'Trưởng ban '.repeat(7).trim(),
    };
    assertDone(await api.put(`/certificates/setup/${eventId}`, { as: admin, body: writeCertificateSettings(facts) }));
    const change = { title: 'Hội thảo men tro '.repeat(7).trim(), place: 'Nhà văn hóa '.repeat(16).trim() };
    assertDone(await api.put(`/logsCheckIn/history/${eventId}`, { as: admin, body: change }));
    await issueCertificates(api, admin, eventId);
    const [row] = await listCertificates(api, admin, eventId);
    const { rawPayload } = await api.get(`/certificates/numbers/${row?.number}/pdf`);
    assert.equal((await readPrinted(rawPayload)).length, 1);
  });
});

describe('admins', () => {
  const auditOf = async (eventId: string): Promise<string[]> => {
    const { db } = api.api.platform;
    const rows = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.targetId, eventId))
      .orderBy(auditEntries.id);
    return rows.map(({ act: name }) => name).filter((name) => name.startsWith('attendance.'));
  };

  test('withdraw a certificate with a reason, and put it back', async () => {
    const { eventId, row } = await newCertificate();
    const reason = 'Cấp nhầm người';
    assertProblem(await act(row._id, 'withdraw', { reason: '' }), 'invalid', ['reason:required']);
    assertProblem(await act(row._id, 'withdraw', { reason }, an), 'not-found');
    assertProblem(await act(row._id, 'withdraw', { reason }, door), 'not-found');
    assertProblem(await act(row._id, 'restore'), 'wrong-state');
    const withdrawn = assertDone<{ data: CertificateRow }>(await act(row._id, 'withdraw', { reason })).data;
    assert.deepEqual([withdrawn.state, withdrawn.reason], ['withdrawn', reason]);
    const shown = await verifyCertificate(api, row.number);
    assert.deepEqual([shown.state, shown.holder], ['withdrawn', null]);
    assert.doesNotMatch(JSON.stringify(shown), /nhầm/);
    assertProblem(await api.get(`/certificates/numbers/${row.number}/pdf`), 'not-found');
    assertProblem(await act(row._id, 'withdraw', { reason }), 'wrong-state');
    // Issuing to all leaves those out whose certificate was withdrawn.
    assert.deepEqual(await issueCertificates(api, admin, eventId), { issued: 0, left: 0 });
    assertDone(await act(row._id, 'restore'));
    assert.equal((await verifyCertificate(api, row.number)).state, 'valid');
    assert.deepEqual(await auditOf(eventId), [
      'attendance.settings',
      'attendance.issue',
      'attendance.withdraw',
      'attendance.restore',
    ]);
  });

  test('issue a new one with the right name, and the old one stays withdrawn', async () => {
    const { eventId, row } = await newCertificate('Trần Thị Mậm');
    const reissue = () => act(row._id, 'reissue', { holder: 'Trần Thị Mận' });
    assertProblem(await reissue(), 'wrong-state');
    assertDone(await act(row._id, 'withdraw', { reason: 'Sai tên' }));
    assertProblem(await act(row._id, 'reissue', { holder: '' }), 'invalid', ['holder:required']);
    const next = assertDone<{ data: CertificateRow }>(await reissue()).data;
    assert.notEqual(next.number, row.number);
    assert.equal((await verifyCertificate(api, next.number)).holder, 'Trần Thị Mận');
    assert.equal((await verifyCertificate(api, row.number)).state, 'withdrawn');
    assertProblem(await reissue(), 'wrong-state');
    assertProblem(await act(row._id, 'restore'), 'wrong-state');
    assert.equal((await listCertificates(api, admin, eventId)).length, 2);
  });

  test('search by name and number, and by state', async () => {
    const eventId = await newEvent('Lê Thị Bưởi', 'Phạm Văn Cam');
    await issueCertificates(api, admin, eventId);
    const find = async (filter: Record<string, string>) =>
      (await listCertificates(api, admin, eventId, filter)).map(({ holder }) => holder);
    const [row] = await listCertificates(api, admin, eventId, { q: 'buoi' });
    assert.equal(row?.holder, 'Lê Thị Bưởi');
    assert.deepEqual(await find({ q: printCertificateNumber(row?.number ?? '').toLowerCase() }), ['Lê Thị Bưởi']);
    assertDone(await act(row?._id ?? '', 'withdraw', { reason: 'x' }));
    assert.deepEqual(await find({ state: 'valid' }), ['Phạm Văn Cam']);
    assert.deepEqual(await find({ state: 'withdrawn' }), ['Lê Thị Bưởi']);
    assertProblem(await api.get(`/certificates?eventId=${eventId}`, { as: an }), 'not-found');
    assertProblem(await api.get(`/certificates?eventId=${eventId}`, { as: door }), 'forbidden');
  });
});

describe('a member who is erased', () => {
  test('leaves no name, and the certificate is withdrawn for good', async () => {
    const { eventId, ticket, device } = await newTicket(binh);
    await device.scan({ text: ticket.code });
    await issueCertificates(api, admin, eventId);
    const [row] = await listCertificates(api, admin, eventId);
    assert.equal((await verifyCertificate(api, row?.number ?? '')).state, 'valid');
    assertDone(await api.post('/privacy/deletion', { as: binh, body: { password: binh.password, confirm: true } }));
    api.clock.advance(31 * DAY);
    await eraseDueMembers(api.api.platform);
    const shown = await verifyCertificate(api, row?.number ?? '');
    assert.deepEqual([shown.state, shown.holder], ['withdrawn', null]);
  });
});
