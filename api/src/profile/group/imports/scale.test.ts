import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GroupImport } from '@m4u/contract/profile/group/import';
import { eq } from '../../../platform/database/orm.ts';
import { assertDone } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';
import { groupCustomers, groupInvitations } from '../invitations/tables.ts';

/** Lines of each file; `M4U_IMPORT_LINES=10000` is the longest that is taken. */
const LINES = Number(process.env['M4U_IMPORT_LINES'] ?? 1_000);
/** Milliseconds that a file may take on a busy machine: two minutes, and three more for ten thousand lines. */
const LIMIT = 120_000 + (LINES / 10_000) * 180_000;

const api = await startTestApi();
const { db } = api.api.platform;
const as = await api.signUp('admin@example.vn');
const groupId = await makeGroup(api, { admins: [as] });
const numbers = Array.from({ length: LINES }, (_, place) => place);
const files = {
  customers: ['name,phone,note', ...numbers.map((place) => `Khách hàng ${place},09${20_000_000 + place},Ghi chú`)],
  members: ['name,email,title', ...numbers.map((place) => `Hội viên ${place},hv${place}@example.vn,Thành viên`)],
};

for (const [kind, rows] of Object.entries(files))
  test(`a file of ${LINES} ${kind} is brought in, and others are answered meanwhile`, async (t) => {
    const began = performance.now();
    const boundary = 'm4u-test-boundary';
    const uploaded = assertDone<{ data: GroupImport }>(
      await api.post(`/members/import/${groupId}`, {
        as,
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        body: Buffer.from(
          `--${boundary}\r\nContent-Disposition: form-data; name="kind"\r\n\r\n${kind}\r\n--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${rows.join('\n')}\r\n--${boundary}--\r\n`,
        ),
      }),
    ).data;
    assert.deepEqual([uploaded.total, uploaded.refused], [LINES, 0]);
    const read = performance.now();
    const path = `${groupId}/${uploaded._id}`;
    assertDone(await api.put(`/members/import/start/${path}`, { as, body: {} }));
    let slowest = 0;
    let seen = 0;
    for (let status = 'running'; status !== 'done';) {
      const asked = performance.now();
      const { data: now } = assertDone<{ data: GroupImport }>(await api.get(`/members/import/byId/${path}`, { as }));
      slowest = Math.max(slowest, performance.now() - asked);
      assert.ok(now.done >= seen && now.done <= LINES, `${now.done} after ${seen}`);
      seen = now.done;
      status = now.status;
      assert.ok(asked - began < LIMIT, `${seen} of ${LINES} lines in ${Math.round(asked - began)} ms`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    assert.equal(seen, LINES);
    t.diagnostic(
      `${kind}: read in ${Math.round(read - began)} ms, brought in within ${Math.round(performance.now() - read)} ms, progress answered within ${Math.round(slowest)} ms`,
    );
    const table = kind === 'customers' ? groupCustomers : groupInvitations;
    const rowsOf = await db.select({ id: table.id }).from(table).where(eq(table.groupId, groupId));
    assert.equal(rowsOf.length, LINES);
  });
