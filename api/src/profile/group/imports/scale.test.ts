import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GroupImport } from '@m4u/contract/profile/group/import';
import { eq } from '../../../platform/database/orm.ts';
import { assertDone } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';
import { groupCustomers, groupInvitations } from '../invitations/tables.ts';

/** Lines of each file. `M4U_IMPORT_LINES=10000` is the largest accepted file. */
const LINES = Number(process.env['M4U_IMPORT_LINES'] ?? 1_000);
/** Milliseconds that a file may take on a busy machine: two minutes, and three more for ten thousand lines. */
const LIMIT = 120_000 + (LINES / 10_000) * 180_000;

const api = await startTestApi();
const { db } = api.api.platform;
const as = await api.signUp('admin@example.vn');
const groupId = await makeGroup(api, { admins: [as] });
const numbers = Array.from({ length: LINES }, (_, index) => index);
const files = {
  customers: ['name,phone,note', ...numbers.map((index) => `Khách hàng ${index},09${20_000_000 + index},Ghi chú`)],
  members: ['name,email,title', ...numbers.map((index) => `Hội viên ${index},hv${index}@example.vn,Thành viên`)],
};

for (const [kind, rows] of Object.entries(files))
  test(`imports a file of ${LINES} ${kind} while others are answered`, async (t) => {
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
    let lastCount = 0;
    for (let status = 'running'; status !== 'done';) {
      const queriedAt = performance.now();
      const { data: now } = assertDone<{ data: GroupImport }>(await api.get(`/members/import/byId/${path}`, { as }));
      slowest = Math.max(slowest, performance.now() - queriedAt);
      assert.ok(now.done >= lastCount && now.done <= LINES, `${now.done} after ${lastCount}`);
      lastCount = now.done;
      status = now.status;
      assert.ok(queriedAt - began < LIMIT, `${lastCount} of ${LINES} lines in ${Math.round(queriedAt - began)} ms`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    assert.equal(lastCount, LINES);
    t.diagnostic(
      `${kind}: read in ${Math.round(read - began)} ms, brought in within ${Math.round(performance.now() - read)} ms, progress answered within ${Math.round(slowest)} ms`,
    );
    const table = kind === 'customers' ? groupCustomers : groupInvitations;
    const rowsOf = await db.select({ id: table.id }).from(table).where(eq(table.groupId, groupId));
    assert.equal(rowsOf.length, LINES);
  });
