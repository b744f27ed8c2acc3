import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Post } from '@m4u/contract/content/post';
import { DAY, HOUR } from '@m4u/contract/durations';
import { isTicketCode } from '@m4u/contract/event/ticket/rules';
import type { ManagedKind, SignUpPage, Ticket, TicketSetup } from '@m4u/contract/event/ticket/schema';
import { solveNewChallenge } from '../../testing/doubles/challenge.ts';
import { makeDevice, makeEvent } from '../../testing/factories/checkIns.ts';
import { makeShop } from '../../testing/factories/payments.ts';
import { signInAgain } from '../../testing/factories/sign-ins.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';
import {
  listTickets,
  makeKind,
  makeTicketedEvent,
  readTicket,
  takeTicket,
  TICKET_EVENT_START,
  writeSignUp,
} from '../../testing/factories/tickets.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi } from '../../testing/server/api.ts';

const api = await startTestApi();
const admin = await api.signUp('chu@gom.example', { name: 'Chủ Gốm' });
const unverified = await api.signUp('chua@gom.example', { verified: false });
const [an, binh, cuc] = [
  await api.signUp('an@gom.example', { name: 'An' }),
  await api.signUp('binh@gom.example', { name: 'Bình' }),
  await api.signUp('cuc@gom.example', { name: 'Cúc' }),
];
const { groupId } = await makeShop(api, admin);
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const NO_TOKEN = 'AAAAAAAAAAAAAAAAAAAAAA';

const cancel = (token: string) => api.post(`/tickets/pages/${token}/cancel`);
const newEvent = (facts: Record<string, unknown> = {}) => makeTicketedEvent(api, admin, groupId, facts);
const signUp = (kindId: string, facts: Record<string, unknown> = {}) =>
  api.post('/tickets', { as: an, body: writeSignUp(kindId, facts) });

describe('the post of an event', () => {
  const choose = (eventId: string, postId: string | null, as = admin) =>
    api.put(`/tickets/setup/${eventId}/post`, { as, body: { postId } });
  const writePost = async (facts: Record<string, unknown> = {}) => {
    const body = { groupId, title: 'Phiên chợ gốm', content: 'Mời bạn ghé.', postType: 'event', ...facts };
    const event = { start: TICKET_EVENT_START, place: 'Hội An' };
    return assertDone<{ data: Post }>(await api.post('/brandBlog/insert', { as: admin, body: { event, ...body } }))
      .data;
  };
  const readSignUp = async (id: string) =>
    assertDone<{ data: Post }>(await api.get(`/members/blog/${id}`)).data.event?.signUp;

  test('is one of the group, and carries the address of the sign-up', async () => {
    const { eventId } = await newEvent();
    const [first, second] = [await writePost(), await writePost({ title: 'Đêm gốm' })];
    assert.equal(await readSignUp(first._id), null);
    const { data: setup } = assertDone<{ data: TicketSetup }>(await choose(eventId, first._id));
    assert.deepEqual(
      setup.posts.map(({ title, isChosen }) => [title, isChosen]),
      [
        ['Phiên chợ gốm', true],
        ['Đêm gốm', false],
      ],
    );
    assert.equal(await readSignUp(first._id), eventId);

    const path = `/brandBlog/updateById/${first._id}`;
    assertDone(await api.put(path, { as: admin, body: { event: { start: '2026-12-25T00:00:00Z' } } }));
    assert.equal(await readSignUp(first._id), eventId, 'a change of the post keeps it');

    assertDone(await choose(eventId, second._id));
    assert.deepEqual([await readSignUp(first._id), await readSignUp(second._id)], [null, eventId]);
    assertDone(await choose(eventId, null));
    assert.equal(await readSignUp(second._id), null);
  });

  test('is of type event, of the same group, and chosen by admins', async () => {
    const { eventId } = await newEvent();
    const [post, news] = [await writePost(), await writePost({ postType: 'news', event: null })];
    assertProblem(await choose(eventId, news._id), 'not-found');
    assertProblem(await choose(eventId, ABSENT), 'not-found');
    assertProblem(await choose(eventId, 'x'), 'invalid', ['postId:invalid']);
    assertProblem(await choose(eventId, post._id, an), 'not-found');
    const other = await makeGroup(api, { admins: [admin] });
    const elsewhere = await writePost({ groupId: other });
    assertProblem(await choose(eventId, elsewhere._id), 'not-found');
    assert.equal(await readSignUp(elsewhere._id), null);
  });
});

describe('kinds of tickets', () => {
  test('are added by verified admins of a group, to its events', async () => {
    const event = await makeEvent(api, admin, groupId, { startsAt: TICKET_EVENT_START });
    const kind = await makeKind(api, admin, event._id, { name: 'Sớm', price: 50_000, capacity: 10 });
    assert.deepEqual(
      [kind.name, kind.price, kind.capacity, kind.taken, kind.left, kind.sale, kind.isOpen],
      ['Sớm', 50_000, 10, 0, 10, 'open', true],
    );
    const body = { eventId: event._id, name: 'Thường', capacity: 1 };
    assertProblem(await api.post('/tickets/kinds', { as: an, body }), 'not-found');
    assertProblem(await api.post('/tickets/kinds', { as: unverified, body }), 'account-unverified');
    assertProblem(await api.post('/tickets/kinds', { body }), 'unauthenticated');
    assertProblem(await api.post('/tickets/kinds', { as: admin, body: { ...body, eventId: ABSENT } }), 'not-found');
    const place = await makeEvent(api, admin, groupId, { kind: 'place' });
    assertProblem(await api.post('/tickets/kinds', { as: admin, body: { ...body, eventId: place._id } }), 'not-found');
  });

  test('refuse invalid fields', async () => {
    const { eventId } = await newEvent();
    for (const [facts, field] of [
      [{ name: '' }, 'name:required'],
      [{ price: -1 }, 'price:too-small'],
      [{ capacity: 0 }, 'capacity:too-small'],
      [{ mostPerPerson: 51 }, 'mostPerPerson:too-big'],
      [{ saleFrom: 'mai' }, 'saleFrom:date'],
      [{ saleFrom: '2026-03-05T00:00:00Z', saleTo: '2026-03-04T00:00:00Z' }, 'saleTo:end-before-start'],
    ] as const) {
      const body = { eventId, name: 'Thường', capacity: 1, ...facts };
      assertProblem(await api.post('/tickets/kinds', { as: admin, body }), 'invalid', [field]);
    }
  });

  test('cost something only where the group has a receiving account', async () => {
    const poor = await makeGroup(api, { admins: [admin] });
    const event = await makeEvent(api, admin, poor, { startsAt: TICKET_EVENT_START });
    const body = { eventId: event._id, name: 'Thường', capacity: 1, price: 10_000 };
    assertProblem(await api.post('/tickets/kinds', { as: admin, body }), 'payment-account-missing');
    assertDone(await api.post('/tickets/kinds', { as: admin, body: { ...body, price: 0 } }));
  });

  test('are sold in their term, and not once the event has begun', async () => {
    const from = new Date(api.clock.now().getTime() + HOUR).toISOString();
    const { eventId, kindId } = await newEvent({ saleFrom: from });
    assertProblem(await signUp(kindId), 'wrong-state');
    const page = assertDone<{ data: SignUpPage }>(await api.get(`/tickets/events/${eventId}`)).data;
    assert.equal(page.kinds[0]?.sale, 'soon');
    const change = (body: object) => api.put(`/tickets/kinds/${kindId}`, { as: admin, body });
    assertDone(await change({ saleFrom: null, saleTo: '2026-03-01T00:00:00Z' }));
    assertProblem(await signUp(kindId), 'wrong-state');
    assertDone(await change({ saleTo: null }));
    assertDone(await signUp(kindId));
    assertDone(await change({ isOpen: false }));
    assertProblem(await signUp(kindId), 'not-found');
    assertProblem(await api.get(`/tickets/events/${eventId}`), 'not-found');
    const begun = await makeEvent(api, admin, groupId);
    const { _id } = await makeKind(api, admin, begun._id);
    assertProblem(await signUp(_id), 'wrong-state');
  });

  test('are not made smaller than what is taken', async () => {
    const { kindId } = await newEvent({ capacity: 2 });
    await takeTicket(api, an, kindId, { seats: 2 });
    const change = (body: object) => api.put(`/tickets/kinds/${kindId}`, { as: admin, body });
    assertProblem(await change({ capacity: 1 }), 'invalid', ['capacity:too-small']);
    assertProblem(await api.put(`/tickets/kinds/${kindId}`, { as: an, body: { capacity: 5 } }), 'not-found');
    assert.equal(assertDone<{ data: ManagedKind }>(await change({ capacity: 5 })).data.left, 3);
  });
});

describe('a sign-up', () => {
  test('of a member issues a free ticket, whose code opens the door', async () => {
    const { eventId, kindId } = await newEvent();
    const ticket = await takeTicket(api, an, kindId, { seats: 2, name: 'Trần An' });
    assert.deepEqual(
      [ticket.state, ticket.amount, ticket.seats, ticket.payment, ticket.ahead, ticket.can],
      ['issued', 0, 2, null, null, { cancel: true, transfer: true }],
    );
    assert.ok(isTicketCode(ticket.code ?? ''));
    const { body } = await api.get(`/tickets/pages/${ticket.token}/qr`);
    assert.match(body, /^<svg|<\?xml/);
    const calendar = await api.get(`/tickets/pages/${ticket.token}/calendar`);
    assert.match(calendar.body, /BEGIN:VEVENT[\s\S]*SUMMARY:Ngày hội gốm/);
    const pdf = await api.get(`/tickets/pages/${ticket.token}/pdf`);
    assert.deepEqual(
      [pdf.statusCode, pdf.headers['content-type'], pdf.body.slice(0, 5)],
      [200, 'application/pdf', '%PDF-'],
    );
    const { log, guest } = await makeDevice(api, admin, eventId).scan({ text: ticket.code });
    assert.deepEqual([log.result, log.people, guest?.name], ['ok', 2, 'Trần An']);
    // A guest who has come keeps the ticket.
    assert.deepEqual((await readTicket(api, ticket.token)).can, { cancel: false, transfer: false });
    assertProblem(await cancel(ticket.token), 'wrong-state');
  });

  test('of a visitor needs a way to reach them, and a challenge', async () => {
    const { eventId, kindId } = await newEvent();
    const post = (facts: Record<string, unknown>) => api.post('/tickets', { body: writeSignUp(kindId, facts) });
    assertProblem(await post({}), 'invalid', ['phone:identifier']);
    assertProblem(await post({ phone: '0912345678' }), 'invalid', ['challenge:challenge']);
    assertProblem(await post({ phone: '12' }), 'invalid', ['phone:phone']);
    const challenge = await solveNewChallenge(api, 'ticket');
    const facts = { phone: '0912 345 678', challenge, clientId: 'visitor-0001' };
    const { data } = assertDone<{ data: { token: string } }>(await post(facts));
    // A repeat, with the challenge that is used up for it, is the same ticket.
    assert.deepEqual(assertDone<{ data: { token: string } }>(await post(facts)).data, data);
    const [row, ...others] = await listTickets(api, admin, eventId);
    assert.deepEqual([row?.phone, row?.member, others.length], ['+84912345678', null, 0]);
    const trapped = await post({ phone: '0912345679', website: 'x' });
    assertProblem(
      await api.get(`/tickets/pages/${assertDone<{ data: { token: string } }>(trapped).data.token}`),
      'not-found',
    );
  });

  test('is for no more people than one person may have', async () => {
    const { kindId } = await newEvent({ capacity: 10, mostPerPerson: 3 });
    assertProblem(await signUp(kindId, { seats: 4 }), 'invalid', ['seats:too-big']);
    const ticket = await takeTicket(api, an, kindId, { seats: 2, phone: '0912345670' });
    assertProblem(await signUp(kindId, { seats: 2 }), 'invalid', ['seats:tickets-limit']);
    const others = { as: binh, body: writeSignUp(kindId, { seats: 2, phone: '0912345670' }) };
    assertProblem(await api.post('/tickets', others), 'invalid', ['seats:tickets-limit']);
    assertDone(await cancel(ticket.token));
    assertDone(await signUp(kindId, { seats: 3 }));
  });

  test('answers the questions of the event', async () => {
    const { eventId, kindId } = await newEvent();
    const save = (body: object, as = admin) => api.put(`/tickets/setup/${eventId}`, { as, body });
    const questions = [{ text: 'Bạn ăn chay không?', isRequired: true }, { text: 'Ghi chú' }];
    const settings = { questions, holdHours: 2, cancelUntil: null };
    assertProblem(await save(settings, an), 'not-found');
    assertProblem(await save({ ...settings, holdHours: 0 }), 'invalid', ['holdHours:too-small']);
    assertProblem(await save({ ...settings, questions: Array.from({ length: 11 }, () => questions[0]) }), 'invalid', [
      'questions:too-many',
    ]);
    const { data: setup } = assertDone<{ data: TicketSetup }>(await save(settings));
    assert.deepEqual([setup.holdHours, setup.questions[1]?.isRequired, setup.hasAccount], [2, false, true]);
    assertProblem(await signUp(kindId), 'invalid', ['answers.0.answer:required']);
    await takeTicket(api, an, kindId, {
      answers: [
        { question: 'Không ai hỏi', answer: 'x' },
        { question: 'Bạn ăn chay không?', answer: 'Có' },
      ],
    });
    const [row] = await listTickets(api, admin, eventId);
    assert.deepEqual(row?.answers, [
      { question: 'Bạn ăn chay không?', answer: 'Có' },
      { question: 'Ghi chú', answer: '' },
    ]);
    const csv = await api.get(`/tickets/export?eventId=${eventId}`, { as: admin });
    assert.match(csv.body, /Bạn ăn chay không\?: Có/);
    assertProblem(await api.get(`/tickets/export?eventId=${eventId}`, { as: an }), 'not-found');
    assertProblem(await api.get(`/tickets?eventId=${eventId}`, { as: an }), 'not-found');
  });
});

describe('the waiting list', () => {
  test('moves up in order when a seat frees', async () => {
    const { kindId } = await newEvent({ capacity: 1 });
    const [first, second, third] = [
      await takeTicket(api, an, kindId),
      await takeTicket(api, binh, kindId),
      await takeTicket(api, cuc, kindId),
    ];
    assert.deepEqual([first.state, second.state, third.state], ['issued', 'waiting', 'waiting']);
    assert.deepEqual([second.ahead, third.ahead], [0, 1]);
    const given = assertDone<{ data: Ticket }>(await cancel(first.token)).data;
    assert.deepEqual([given.state, given.code, given.can.cancel], ['cancelled', null, false]);
    assertProblem(await cancel(first.token), 'wrong-state');
    assert.equal((await readTicket(api, second.token)).state, 'issued');
    assert.deepEqual((await readTicket(api, third.token)).ahead, 0);
    // More seats go to those who wait, before anybody else.
    assertDone(await api.put(`/tickets/kinds/${kindId}`, { as: admin, body: { capacity: 2 } }));
    assert.equal((await readTicket(api, third.token)).state, 'issued');
    const notices = assertDone<{ data: { text: string; link: string }[] }>(
      await api.get('/notifications', { as: binh }),
    );
    assert.match(JSON.stringify(notices.data), /Bạn đã có vé dự/);
  });

  test('is not overtaken by somebody for whom there is room', async () => {
    const { kindId } = await newEvent({ capacity: 3, mostPerPerson: 3 });
    await takeTicket(api, an, kindId, { seats: 2 });
    assert.equal((await takeTicket(api, binh, kindId, { seats: 2 })).state, 'waiting');
    assert.equal((await takeTicket(api, cuc, kindId, { seats: 1 })).state, 'waiting');
  });

  test('tells a visitor by email', async () => {
    const { kindId } = await newEvent({ capacity: 1 });
    const first = await takeTicket(api, an, kindId);
    const challenge = await solveNewChallenge(api, 'ticket');
    const body = writeSignUp(kindId, { email: 'khach@gom.example', challenge });
    const { token } = assertDone<{ data: { token: string } }>(await api.post('/tickets', { body })).data;
    assertDone(await cancel(first.token));
    const { text } = await api.messageTo('khach@gom.example');
    assert.match(text, new RegExp(`/ticket/${token}`));
  });
});

describe('a ticket', () => {
  test('is handed on with a new address and code', async () => {
    const { eventId, kindId } = await newEvent();
    const ticket = await takeTicket(api, an, kindId, { phone: '0912345671' });
    const hand = (token: string, body: object) => api.post(`/tickets/pages/${token}/transfer`, { body });
    assertProblem(await hand(ticket.token, { name: 'Lê Bình' }), 'invalid', ['phone:identifier']);
    assertProblem(await hand(ticket.token, { name: '', email: 'b@gom.example' }), 'invalid', ['name:required']);
    assertProblem(await hand(NO_TOKEN, { name: 'Lê Bình', email: 'b@gom.example' }), 'not-found');
    const next = assertDone<{ data: Ticket }>(
      await hand(ticket.token, { name: 'Lê Bình', email: 'b@gom.example' }),
    ).data;
    assert.notEqual(next.token, ticket.token);
    assert.notEqual(next.code, ticket.code);
    assertProblem(await api.get(`/tickets/pages/${ticket.token}`), 'not-found');
    const door = makeDevice(api, admin, eventId);
    assert.equal((await door.scan({ text: ticket.code })).log.result, 'unknown');
    const { log } = await door.scan({ text: next.code });
    assert.deepEqual([log.result, log.name], ['ok', 'Lê Bình']);
    const [row] = await listTickets(api, admin, eventId);
    assert.deepEqual([row?.member, row?.email, row?.phone], [null, 'b@gom.example', null]);
  });

  test('is given back until the moment that the organiser sets', async () => {
    const { eventId, kindId } = await newEvent();
    const ticket = await takeTicket(api, an, kindId);
    const cancelUntil = new Date(api.clock.now().getTime() + DAY).toISOString();
    const body = { questions: [], holdHours: 24, cancelUntil };
    assertDone(await api.put(`/tickets/setup/${eventId}`, { as: admin, body }));
    assert.equal((await readTicket(api, ticket.token)).cancelUntil, cancelUntil);
    api.clock.advance(DAY + 1);
    for (const member of [admin, an]) Object.assign(member, await signInAgain(api, member));
    assertProblem(await cancel(ticket.token), 'wrong-state');
    const [row] = await listTickets(api, admin, eventId);
    const path = `/tickets/${row?._id}/cancel`;
    assertProblem(await api.post(path, { as: an }), 'not-found');
    assertDone(await api.post(path, { as: admin }));
    assertProblem(await api.post(path, { as: admin }), 'wrong-state');
    assert.equal((await readTicket(api, ticket.token)).state, 'cancelled');
    assert.equal((await listTickets(api, admin, eventId, { state: 'cancelled' })).length, 1);
    assert.equal((await listTickets(api, admin, eventId, { q: 'không ai' })).length, 0);
  });
});
