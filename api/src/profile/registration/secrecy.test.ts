import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from '../../platform/database/orm.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { solveNewChallenge } from '../../testing/doubles/challenge.ts';
import { startMailCatcher } from '../../testing/doubles/mail-catcher.ts';
import { makeStaff } from '../../testing/factories/profiles.ts';
import { accounts } from '../../identity/auth/tables.ts';

test('the code of an identity card is in no log, letter, notice or audit entry', async () => {
  const lines: string[] = [];
  const catcher = await startMailCatcher();
  const api = await startTestApi({
    environment: { LOG_LEVEL: 'debug', HOST: '0.0.0.0', SMTP_URL: catcher.url },
    logDestination: { write: (line: string) => void lines.push(line) },
  });
  const { db } = api.api.platform;
  assertDone(
    await api.post('/auth/register', {
      body: { type: 'tbMail', email: 'nv@example.vn', password: 'Mưa-nguồn-42-suối' },
    }),
  );
  await db.update(accounts).set({ verifiedAt: api.clock.now() });
  const session = await api.post('/auth/login', { body: { email: 'nv@example.vn', password: 'Mưa-nguồn-42-suối' } });
  const staff = {
    memberId: session.json<{ memberId: string }>().memberId,
    token: session.json<{ accessToken: string }>().accessToken,
  };
  await makeStaff(api, staff);
  const code = '048190001234';
  const body = {
    type: 'agency',
    name: 'Hội',
    email: 'hoi@example.vn',
    phone: '0912345678',
    citizenIdentificationCode: code,
    challenge: await solveNewChallenge(api, 'signup'),
  };
  const { _id, key } = assertDone<{ data: { registration: { _id: string; key: string } } }>(
    await api.post('/signup', { body }),
  ).data.registration;
  assertProblem(await api.post('/signup', { body: { ...body, citizenIdentificationCode: '04819000123' } }), 'invalid');
  assertDone(await api.put(`/rg/accept/${_id}`, { as: staff, body: {} }));
  assertDone(await api.put(`/rg/update/${_id}`, { body: { key, citizenIdentificationCode: '123456789' } }));
  assertDone(await api.put(`/rg/update/${_id}`, { as: staff, body: { citizenIdentificationCode: code } }));
  assertDone(await api.get(`/rg/getListRegisterInformation?citizenIdentificationCode=${code}`, { as: staff }));
  await api.administer('alter table registration_steps rename to steps_away');
  assertProblem(
    await api.put(`/rg/update/${_id}`, { as: staff, body: { citizenIdentificationCode: '048190001299' } }),
    'internal',
  );
  await api.administer('alter table steps_away rename to registration_steps');

  const letters: string[] = [];
  for (let letter = 0; letter < 4; letter += 1) {
    const { email } = await catcher.next();
    letters.push(`${email.subject}\n${email.text}\n${email.html}`);
  }
  assert.equal(letters.filter((letter) => letter.includes(_id)).length, 3, 'begun, accepted, changed by staff');
  const tables = ['registrations', 'registration_steps', 'audit_entries', 'notifications', 'jobs.job'];
  const storedRows: string[] = [];
  for (const table of tables) {
    const { rows } = await db.execute(sql.raw(`select t::text as row from ${table} as t`));
    storedRows.push(JSON.stringify(rows));
  }
  assert.ok(storedRows[0]?.includes(_id));
  for (const secret of [code, '123456789', '04819000123', '048190001299', '190001'])
    for (const text of [...lines, ...letters, ...storedRows])
      assert.ok(!text.includes(secret), `${secret} is in ${text}`);
  assert.ok(!lines.join('').includes(key), 'nor is the key of the link in the log');
});
