import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOUR } from '@m4u/contract/durations';
import type { Status } from '@m4u/contract/insight/administration';
import * as z from 'zod';
import { job } from '../../platform/jobs/job.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { makeStaff } from '../../testing/factories/profiles.ts';

const api = await startTestApi();
const { db } = api.api.platform;

const staffMember = async (address: string) => {
  const member = await api.signUp(address);
  await makeStaff(api, member);
  return member;
};

test('shows the status of the installation to staff only', async () => {
  const member = await api.signUp('member-status@m4u.example');
  assertProblem(await api.get('/admin/status'), 'unauthenticated');
  assertProblem(await api.get('/admin/status', { as: member }), 'forbidden');

  const { data: status } = assertDone<{ data: Status }>(
    await api.get('/admin/status', { as: await staffMember('staff-status@m4u.example') }),
  );
  assert.equal(status.node, process.version);
  assert.ok(status.database.bytes > 1e6);
  assert.ok(status.database.migrations > 0);
  assert.ok(status.database.connections <= status.database.connectionsAtMost);
  assert.ok(status.disk && status.disk.freeBytes > 0 && status.disk.freeBytes <= status.disk.totalBytes);
  assert.deepEqual(status.ways, { mail: 'outbox', sms: 'outbox', zns: 'none', push: 'browsers' });
  const own = status.processes.filter(({ here }) => here);
  assert.equal(own.length, 1);
  assert.ok(status.processes.every(({ connections }) => connections > 0));
});

test('counts waiting jobs and reports failures without their content', async () => {
  const { jobs } = api.api.platform;
  const nothing = job('mail.send', z.object({ sealed: z.string() }));
  await db.transaction(async (tx) => {
    await jobs.enqueue(tx, nothing, { sealed: 'nobody can open this' });
    await jobs.enqueue(tx, nothing, { sealed: 'nor this' }, { after: new Date(Date.now() + HOUR) });
  });
  const staff = await staffMember('staff-status-2@m4u.example');
  for (let tries = 0; tries < 400; tries += 1) {
    const { data } = assertDone<{ data: Status }>(await api.get('/admin/status', { as: staff }));
    const mails = data.jobs.find(({ name }) => name === 'mail.send');
    if (mails?.last) {
      assert.ok(mails.waiting >= 1);
      assert.equal(mails.last.error, 'Error');
      assert.equal(mails.last.isPassed, false);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.fail('the failure of a job was never told');
});
