/** Hundreds of buyers at once: exactly the seats that there are are given, and the waiting list keeps its order. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MINUTE, SECOND } from '@m4u/contract/durations';
import { asc, eq } from '../../platform/database/orm.ts';
import { makeShop } from '../../testing/factories/payments.ts';
import { makeTicketedEvent, readTicket, takeTicket, writeSignUp } from '../../testing/factories/tickets.ts';
import { assertDone } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { patientApi } from '../../testing/server/patience.ts';
import { ticketKinds, tickets } from './tables.ts';

const BUYERS = Number(process.env['M4U_BUYERS'] ?? 150);
const ROUNDS = Number(process.env['M4U_ROUNDS'] ?? 2);
const SEATS = Math.floor(BUYERS / 5);

const api = await startTestApi();
const patient = patientApi(api);
const { db } = api.api.platform;
const admin = await api.signUp('chu@gom.example');
const { groupId } = await makeShop(api, admin);

const buyers: TestMember[] = [];
for (let n = 0; n < BUYERS; n += 1) buyers.push(await api.signUp(`khach${n}@gom.example`));

const listByNumber = (kindId: string) =>
  db.select().from(tickets).where(eq(tickets.kindId, kindId)).orderBy(asc(tickets.number));

const findKind = async (kindId: string) => (await db.select().from(ticketKinds).where(eq(ticketKinds.id, kindId)))[0];

test('sells exactly the seats that there are', { timeout: 3_600_000 }, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    // Half of the rounds sell, half give for free.
    const price = round % 2 === 0 ? 0 : 20_000;
    const { kindId } = await makeTicketedEvent(api, admin, groupId, { capacity: SEATS, price });
    const answers = await Promise.all(
      buyers.map(async (as) => patient.post('/tickets', { as, body: writeSignUp(kindId) })),
    );
    for (const answer of answers) assertDone(answer);
    const rows = await listByNumber(kindId);
    assert.deepEqual(
      rows.map(({ number }) => number),
      Array.from({ length: BUYERS }, (_none, n) => n + 1),
    );
    const seated = rows.filter(({ state }) => state === (price === 0 ? 'issued' : 'held'));
    const waiting = rows.filter(({ state }) => state === 'waiting');
    assert.deepEqual([seated.length, waiting.length], [SEATS, BUYERS - SEATS]);
    // The first to sign up have the seats: the list is the order of sign-up.
    assert.ok(seated.every(({ number }) => number <= SEATS));
    assert.ok(waiting.every(({ number }) => number > SEATS));
    const kind = await findKind(kindId);
    assert.deepEqual([kind?.taken, kind?.waiting], [SEATS, BUYERS - SEATS]);
    // Ten seats that are given back at once go to the first ten who wait.
    const given = seated.slice(0, 10);
    await Promise.all(given.map(async ({ token }) => assertDone(await patient.post(`/tickets/pages/${token}/cancel`))));
    const after = await listByNumber(kindId);
    const moved = after.filter(({ number, state }) => number > SEATS && state !== 'waiting');
    assert.deepEqual(
      moved.map(({ number }) => number),
      Array.from({ length: given.length }, (_none, n) => SEATS + n + 1),
    );
    assert.equal((await findKind(kindId))?.taken, SEATS);
    api.clock.advance(10 * SECOND);
  }
});

test('is one ticket, sent eight times at once', async () => {
  const { kindId } = await makeTicketedEvent(api, admin, groupId, { capacity: 5 });
  const [, as] = buyers;
  const body = writeSignUp(kindId);
  api.clock.advance(MINUTE);
  const answers = await Promise.all(Array.from({ length: 8 }, () => patient.post('/tickets', { as, body })));
  const tokens = answers.map((answer) => assertDone<{ data: { token: string } }>(answer).data.token);
  assert.equal(new Set(tokens).size, 1);
  assert.deepEqual([(await findKind(kindId))?.taken, (await listByNumber(kindId)).length], [1, 1]);
});

test('is given back once, also beside a transfer', async () => {
  for (let round = 0; round < 5; round += 1) {
    api.clock.advance(MINUTE);
    const { kindId } = await makeTicketedEvent(api, admin, groupId, { capacity: 1 });
    const ticket = await takeTicket(api, buyers[2] ?? admin, kindId);
    const body = { name: 'Lê Bình', email: 'b@gom.example' };
    const [handed, ...given] = await Promise.all([
      patient.post(`/tickets/pages/${ticket.token}/transfer`, { body }),
      patient.post(`/tickets/pages/${ticket.token}/cancel`),
      patient.post(`/tickets/pages/${ticket.token}/cancel`),
    ]);
    const done = [handed, ...given].filter(({ statusCode }) => statusCode === 200);
    assert.equal(done.length, 1, JSON.stringify([handed, ...given].map(({ statusCode }) => statusCode)));
    const [row] = await listByNumber(kindId);
    assert.equal((await findKind(kindId))?.taken, row?.state === 'issued' ? 1 : 0);
    if (row?.state === 'issued') assert.equal((await readTicket(api, row.token)).state, 'issued');
  }
});
