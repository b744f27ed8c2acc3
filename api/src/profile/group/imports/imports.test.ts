import assert from 'node:assert/strict';
import { before, beforeEach, describe, test } from 'node:test';
import { DAY } from '@m4u/contract/durations';
import type { GroupImport, ImportLine } from '@m4u/contract/profile/group/import';
import { eq, sql } from '../../../platform/database/orm.ts';
import { auditEntries } from '../../../insight/audit/tables.ts';
import { inTransaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { waitUntilQuiet } from '../../../testing/server/jobs.ts';
import { makeAgency, makeGroup, makeStaff } from '../../../testing/factories/profiles.ts';
import { importJob } from './jobs.ts';
import { purgeImports, restartStuckImports } from './worker.service.ts';
import {
  groupCustomers,
  groupImportLines,
  groupImports,
  groupInvitations,
  unclaimedMembers,
} from '../invitations/tables.ts';
import { groupMembers } from '../tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const people = new Map<string, TestMember>();
const who = (name: string): TestMember => people.get(name) ?? assert.fail(name);
let groupId = '';

const BOUNDARY = 'm4u-test-boundary';
const upload = (
  text: string,
  kind: string,
  as: TestMember | undefined = who('admin'),
  of = groupId,
  name = 'khách.csv',
) =>
  api.post(`/members/import/${of}`, {
    as,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="kind"\r\n\r\n${kind}\r\n--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n${text}\r\n--${BOUNDARY}--\r\n`,
    ),
  });
const uploaded = async (text: string, kind = 'customers', of = groupId) =>
  assertDone<{ data: GroupImport }>(await upload(text, kind, who('admin'), of)).data;
const get = async ({ _id, groupId: of }: GroupImport) =>
  assertDone<{ data: GroupImport }>(await api.get(`/members/import/byId/${of}/${_id}`, { as: who('admin') })).data;
const act = (name: 'start' | 'stop', { _id, groupId: of }: GroupImport, as: TestMember | undefined = who('admin')) =>
  api.put(`/members/import/${name}/${of}/${_id}`, { as, body: {} });
const lines = async ({ _id, groupId: of }: GroupImport, query = '') =>
  assertDone<{ data: ImportLine[]; total: number }>(
    await api.get(`/members/import/lines/${of}/${_id}${query}`, { as: who('admin') }),
  );
const until = async (file: GroupImport, ready: (now: GroupImport) => boolean): Promise<GroupImport> => {
  for (let tries = 0; tries < 600; tries += 1) {
    const now = await get(file);
    if (ready(now)) return now;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return assert.fail(JSON.stringify(await get(file)));
};
const over = (file: GroupImport) => until(file, ({ status }) => status === 'done' || status === 'stopped');
const customers = () => db.select().from(groupCustomers).where(eq(groupCustomers.groupId, groupId));
const numbered = (count: number) =>
  ['name,phone', ...Array.from({ length: count }, (_, index) => `Khách ${index},09${String(20_000_000 + index)}`)].join(
    '\n',
  );

before(async () => {
  for (const name of ['admin', 'member', 'stranger', 'otherAdmin', 'agencyAdmin', 'staff'])
    people.set(name, await api.signUp(`${name.toLowerCase()}@example.vn`, { name }));
  await makeStaff(api, who('staff'));
});
beforeEach(async () => {
  const agencyId = await makeAgency(api, { admins: [who('agencyAdmin')] });
  groupId = await makeGroup(api, { row: { agencyId }, admins: [who('admin')], members: [who('member')] });
});

describe('a file of customers', () => {
  test('is previewed with its lines, refusals and reasons before anything happens', async () => {
    const file = await uploaded(
      'Họ tên;Điện thoại;Ghi chú;Ngày sinh\nCô Bưởi;0912000001;Quen;\n;0912000002;;\nAnh Đức;123;;\nLan;84912000001;;',
    );
    const { _id, createdAt: _made, updatedAt: _changed, ...rest } = file;
    assert.deepEqual(rest, {
      groupId,
      kind: 'customers',
      fileName: 'khách.csv',
      status: 'previewed',
      total: 4,
      done: 0,
      refused: 3,
      ignored: ['Ngày sinh'],
      can: { start: true, stop: false },
    });
    const all = await lines(file);
    assert.equal(all.total, 4);
    assert.deepEqual(all.data[0], {
      line: 2,
      values: { name: 'Cô Bưởi', phone: '0912000001', note: 'Quen' },
      status: 'waiting',
      known: false,
      refusals: [],
    });
    const refused = await lines(file, '?status=refused&limit=2');
    assert.equal(refused.total, 3);
    assert.deepEqual(
      refused.data.map(({ line, refusals }) => [line, refusals[0]?.field, refusals[0]?.message]),
      [
        [3, 'name', 'Hãy nhập thông tin này.'],
        [4, 'phone', 'Hãy nhập số điện thoại Việt Nam hợp lệ.'],
      ],
    );
    assert.equal((await customers()).length, 0);
  });

  test('is imported line by line, keeps existing customers, and is one entry in the audit', async () => {
    await api.post('/members/createCustomer', {
      as: who('admin'),
      body: { groupId, phone: '0912000001', name: 'Đã có' },
    });
    const file = await uploaded('name,phone,note\nMới tên,0912000001,x\nAnh Đức,0912000002,\nSai,1,\n');
    assertDone(await act('start', file));
    const end = await over(file);
    assert.deepEqual(
      [end.status, end.total, end.done, end.refused, end.can],
      ['done', 3, 2, 1, { start: false, stop: false }],
    );
    const rows = await customers();
    assert.deepEqual(rows.map(({ name }) => name).toSorted(), ['Anh Đức', 'Đã có']);
    assert.deepEqual(
      (await lines(file)).data.map(({ status, known }) => `${status} ${known}`),
      ['done true', 'done false', 'refused false'],
    );
    const acts = await db.select().from(auditEntries).where(eq(auditEntries.targetId, groupId));
    assert.deepEqual(acts.map(({ act: name }) => name).toSorted(), ['group.customer-add', 'group.import']);
    assertProblem(await act('start', file), 'wrong-state');
    assertProblem(await act('stop', file), 'wrong-state');
  });

  test('stops in the middle, keeps what is done, and continues later', async () => {
    const file = await uploaded(numbered(250));
    assertDone(await act('start', file));
    await until(file, ({ done }) => done > 5);
    assertProblem(await act('start', await uploaded(numbered(3))), 'import-running');
    assertDone(await act('stop', file));
    const stopped = await over(file);
    assert.equal(stopped.status, 'stopped');
    assert.ok(stopped.done > 5 && stopped.done < 250, String(stopped.done));
    assert.equal((await customers()).length, stopped.done);
    await new Promise((resolve) => setTimeout(resolve, 300));
    assert.equal((await get(file)).done, stopped.done);
    assertDone(await act('start', file));
    const end = await over(file);
    assert.deepEqual([end.status, end.done, (await customers()).length], ['done', 250, 250]);
  });

  test('has each line once, even when its job runs several times at once', async () => {
    const file = await uploaded(numbered(120));
    assertDone(await act('start', file));
    // As after a crash: the same job runs again beside the one from the queue.
    for (let more = 0; more < 3; more += 1)
      await inTransaction(db, (tx) => api.api.platform.jobs.enqueue(tx, importJob, { importId: file._id }));
    const end = await over(file);
    assert.deepEqual([end.status, end.done, end.refused], ['done', 120, 0]);
    assert.equal((await customers()).length, 120);
    assert.ok((await lines(file, '?limit=100')).data.every(({ known }) => !known));
  });

  test('continues when its job was lost', async () => {
    const file = await uploaded(numbered(5));
    await db.update(groupImports).set({ status: 'running' }).where(eq(groupImports.id, file._id));
    const { platform } = api.api;
    const later = (seconds: number) => new Date(api.clock.now().getTime() + seconds * 1_000);
    await restartStuckImports({ ...platform, clock: { ...api.clock, now: () => later(59) } });
    await new Promise((resolve) => setTimeout(resolve, 300));
    assert.equal((await get(file)).done, 0);
    await restartStuckImports({ ...platform, clock: { ...api.clock, now: () => later(61) } });
    assert.deepEqual(await over(file).then(({ status, done }) => [status, done]), ['done', 5]);
  });

  test('is imported line by line, each as a whole or not at all', async () => {
    const file = await uploaded('name,phone\nAn,0912000011\nBình,0912000012\nCúc,0912000013\n');
    // The last write of one line fails, however often it is tried.
    await api.administer(`create function refuse_binh() returns trigger language plpgsql as $$
      begin if new.name = 'Bình' then raise exception 'no'; end if; return new; end $$`);
    await api.administer(`create trigger refuse_binh before insert on group_customers
      for each row execute function refuse_binh()`);
    assertDone(await act('start', file));
    const end = await over(file);
    assert.deepEqual([end.status, end.done, end.refused], ['done', 2, 1]);
    assert.deepEqual((await customers()).map(({ name }) => name).toSorted(), ['An', 'Cúc']);
    assert.equal((await lines(file, '?status=refused')).data[0]?.refusals[0]?.code, 'internal');
    const unclaimed = await db.select().from(unclaimedMembers).where(eq(unclaimedMembers.phone, '+84912000012'));
    assert.deepEqual(unclaimed, []);
    await api.administer('drop trigger refuse_binh on group_customers');
  });

  test('stops when its actor is no longer an admin, and another admin can continue it', async () => {
    const file = await uploaded(numbered(5));
    await db
      .insert(groupMembers)
      .values({ groupId, memberId: who('otherAdmin').memberId, role: 'admin', status: 'accepted' });
    await db
      .update(groupImports)
      .set({ status: 'running', actorId: who('stranger').memberId })
      .where(eq(groupImports.id, file._id));
    await inTransaction(db, (tx) => api.api.platform.jobs.enqueue(tx, importJob, { importId: file._id }));
    const end = await over(file);
    assert.deepEqual([end.status, end.done, (await customers()).length], ['stopped', 0, 0]);
    // Another admin continues it in their own name.
    assertDone(await act('start', file, who('otherAdmin')));
    assert.equal((await over(file)).done, 5);
    assert.ok((await customers()).every(({ createdBy }) => createdBy === who('otherAdmin').memberId));
  });

  test('has a report of its refused lines that can be corrected and imported again', async () => {
    const file = await uploaded('name,phone,note\n,+84912000021,"=1+1, ""x"""\nAnh Đức,12,\n');
    const path = `/members/import/report/${groupId}/${file._id}`;
    const answer = await api.get(path, { as: who('admin') });
    assert.equal(answer.headers['content-type'], 'text/csv; charset=utf-8');
    assert.equal(
      answer.body,
      `\ufeffHọ tên,Điện thoại,Ghi chú,Dòng,Lý do\r\n,'+84912000021,"'=1+1, ""x""",2,Họ tên: Hãy nhập thông tin này.\r\nAnh Đức,12,,3,Điện thoại: Hãy nhập số điện thoại Việt Nam hợp lệ.\r\n`,
    );
    const english = await api.get(path, { as: who('admin'), headers: { 'accept-language': 'en' } });
    assert.match(english.body, /^\ufeffName,Phone,Note,Line,Reason\r\n/);
    const again = await uploaded(answer.body.replace('\n,', '\nCô Bưởi,').replace(',12,', ',0912000022,'));
    assert.deepEqual([again.total, again.refused, again.ignored], [2, 0, []]);
    assert.deepEqual((await lines(again)).data[0]?.values, {
      name: 'Cô Bưởi',
      phone: '+84912000021',
      note: '=1+1, "x"',
    });
  });

  test('is listed, and deleted two days after a preview or thirty days after its end', async () => {
    const previewed = await uploaded(numbered(1));
    const file = await uploaded(numbered(2));
    assertDone(await act('start', file));
    await over(file);
    const list = async () =>
      assertDone<{ data: GroupImport[]; total: number }>(
        await api.get(`/members/import/list/${groupId}`, { as: who('admin') }),
      ).data;
    assert.deepEqual(
      (await list()).map(({ _id }) => _id),
      [file._id, previewed._id],
    );
    const after = (days: number) => ({
      db,
      clock: { ...api.clock, now: () => new Date(api.clock.now().getTime() + days * DAY + 1) },
    });
    await purgeImports(after(2));
    assert.deepEqual(
      (await list()).map(({ _id }) => _id),
      [file._id],
    );
    await purgeImports(after(30));
    assert.deepEqual(await list(), []);
    assert.equal((await customers()).length, 2);
  });
});

describe('a file of members', () => {
  test('invites each line, and an address only once', async () => {
    const text =
      'E-mail,Điện thoại,Họ tên,Vai trò,Chức danh\nbuoi@example.vn,,Bưởi,Thành viên,Thợ gốm\n,0912000031,Đức,quản trị viên,\nlan@example.vn,0912000032,Lan,,\n,,Không ai,,\n';
    const file = await uploaded(text, 'members');
    assert.deepEqual([file.total, file.refused], [4, 1]);
    assertDone(await act('start', file));
    assert.deepEqual(await over(file).then(({ status, done }) => [status, done]), ['done', 3]);
    const rows = await db.select().from(groupInvitations).where(eq(groupInvitations.groupId, groupId));
    assert.deepEqual(
      rows
        .map(({ name, email, phone, role, title, status }) => [name, email ?? phone, role, title, status].join('|'))
        .toSorted(),
      [
        'Bưởi|buoi@example.vn|member|Thợ gốm|sent',
        'Lan|lan@example.vn|member||sent',
        'Đức|+84912000031|admin||sent',
      ].toSorted(),
    );
    await api.messageTo('buoi@example.vn');
    const again = await uploaded(text, 'members');
    assertDone(await act('start', again));
    await over(again);
    assert.ok((await lines(again, '?status=done')).data.every(({ known }) => known));
    assert.equal((await db.select().from(groupInvitations).where(eq(groupInvitations.groupId, groupId))).length, 3);
  });
});

describe('import files', () => {
  test('are refused as a whole when they are invalid', async () => {
    assertProblem(await upload('', 'customers'), 'csv-empty');
    assertProblem(await upload('name,email\nA,a@example.vn', 'customers'), 'csv-columns');
    assertProblem(await upload('name,phone\n"A,0912000001', 'customers'), 'csv-unreadable');
    assertProblem(await upload(numbered(10_001), 'customers'), 'csv-too-many');
    assertProblem(await upload('x'.repeat(2 * 1024 * 1024 + 1), 'customers'), 'too-large');
    assertProblem(await upload(numbered(1), 'things'), 'invalid', ['kind:choice']);
    assert.equal((await db.select().from(groupImports).where(eq(groupImports.groupId, groupId))).length, 0);
  });

  test('have a template of each kind in the reader’s language', async () => {
    const answer = await api.get('/members/import/template/members');
    assert.equal(answer.body, '\ufeffHọ tên,Điện thoại,Email,Vai trò,Chức danh\r\n');
    assert.match(String(answer.headers['content-disposition']), /m4u-thanh-vien\.csv/);
    const english = await api.get('/members/import/template/customers', { headers: { 'accept-language': 'en' } });
    assert.equal(english.body, '\ufeffName,Phone,Note\r\n');
  });

  test('are for the group’s admins only', async () => {
    const file = await uploaded(numbered(2));
    const of = `${groupId}/${file._id}`;
    const calls: readonly (readonly [string, (as: TestMember | undefined) => Promise<{ statusCode: number }>])[] = [
      ['upload', (as) => upload(numbered(1), 'customers', as ?? undefined)],
      ['list', (as) => api.get(`/members/import/list/${groupId}`, { as })],
      ['get', (as) => api.get(`/members/import/byId/${of}`, { as })],
      ['lines', (as) => api.get(`/members/import/lines/${of}`, { as })],
      ['report', (as) => api.get(`/members/import/report/${of}`, { as })],
      ['start', (as) => api.put(`/members/import/start/${of}`, { as, body: {} })],
      ['stop', (as) => api.put(`/members/import/stop/${of}`, { as, body: {} })],
    ];
    const refused = { stranger: 403, member: 403, otherAdmin: 403, agencyAdmin: 403, staff: 403 };
    for (const [name, call] of calls) {
      if (name !== 'upload') assert.equal((await call(undefined)).statusCode, 401, name);
      for (const [actor, status] of Object.entries(refused))
        assert.equal((await call(who(actor))).statusCode, status, `${name} by ${actor}`);
    }
    for (const [name, call] of calls.slice(0, 5)) assert.equal((await call(who('admin'))).statusCode, 200, name);
    const other = await makeGroup(api, { admins: [who('otherAdmin')] });
    for (const path of [`byId/${other}/${file._id}`, `lines/${other}/${file._id}`, `report/${other}/${file._id}`])
      assertProblem(await api.get(`/members/import/${path}`, { as: who('otherAdmin') }), 'not-found');
    assertProblem(await act('start', { ...file, groupId: other }, who('otherAdmin')), 'not-found');
  });
});

test('a member file invites up to the daily limit and continues the next day', async () => {
  const strict = await startTestApi({ realLimits: true });
  const strictDb = strict.api.platform.db;
  const admin = await strict.signUp('admin@example.vn');
  const of = await makeGroup(strict, { admins: [admin] });
  const now = strict.clock.now();
  const id = uuidv7();
  const total = 22;
  await strictDb.insert(groupImports).values({
    id,
    groupId: of,
    kind: 'members',
    actorId: admin.memberId,
    fileName: 'a.csv',
    status: 'previewed',
    total,
    refused: 0,
    createdAt: now,
    updatedAt: now,
  });
  const values = (line: number) => ({ email: `hoi-vien-${line}@example.vn` });
  await strictDb.insert(groupImportLines).values(
    Array.from({ length: total }, (_, line) => ({
      importId: id,
      line,
      values: values(line),
      status: 'waiting' as const,
    })),
  );
  const read = async () =>
    assertDone<{ data: GroupImport }>(await strict.get(`/members/import/byId/${of}/${id}`, { as: admin })).data;
  assertDone(await strict.put(`/members/import/start/${of}/${id}`, { as: admin, body: {} }));
  await waitUntilQuiet(strict, 'group.import');
  assert.deepEqual(await read().then(({ status, done, refused }) => [status, done, refused]), ['running', 20, 0]);

  // The next day begins.
  await strictDb.execute(sql`delete from rate_limits`);
  strict.clock.advance(DAY);
  await restartStuckImports(strict.api.platform);
  await waitUntilQuiet(strict, 'group.import');
  const [row] = await strictDb.select().from(groupImports).where(eq(groupImports.id, id));
  assert.deepEqual([row?.status, row?.done, row?.refused], ['done', total, 0]);
});
