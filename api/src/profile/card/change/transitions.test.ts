import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CARD_STATUSES, type CardStatus } from '@m4u/contract/profile/card/rules';
import type { Card, CardDetail } from '@m4u/contract/profile/card/schema';
import { eq } from '../../../platform/database/orm.ts';
import { auditEntries } from '../../../insight/audit/tables.ts';
import { notifications } from '../../../social/notification/tables.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { activate, bringToState, makeCards, findState, type TestCard } from '../../../testing/factories/cards.ts';
import { makeAgency, makeStaff } from '../../../testing/factories/profiles.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const staff = await api.signUp('quan-tri@example.vn', { name: 'Quản Trị' });
await makeStaff(api, staff);
const owner = await api.signUp('chu-the@example.vn', { name: 'Chủ Thẻ' });
const other = await api.signUp('nguoi-khac@example.vn', { name: 'Người Khác' });
const agencyAdmin = await api.signUp('hiep-hoi@example.vn', { name: 'Hiệp Hội' });
await makeAgency(api, { admins: [agencyAdmin] });
const ABSENT = '019a0000-0000-7000-8000-000000000000';

const actors = { visitor: undefined, stranger: other, agencyAdmin, owner, staff } as const;
type Actor = keyof typeof actors;
type Deed = 'freeze' | 'unfreeze' | 'retire' | 'move';
type Outcome = CardStatus | 'unauthenticated' | 'not-found' | 'forbidden' | 'wrong-state';

/** A blank card belongs to nobody: its later owner gets the same answers as a stranger. */
const outcomes: Readonly<Record<Deed, Readonly<Record<CardStatus, Readonly<Record<'owner' | 'staff', Outcome>>>>>> = {
  freeze: {
    blank: { owner: 'not-found', staff: 'wrong-state' },
    active: { owner: 'frozen', staff: 'frozen' },
    frozen: { owner: 'wrong-state', staff: 'wrong-state' },
    retired: { owner: 'wrong-state', staff: 'wrong-state' },
  },
  unfreeze: {
    blank: { owner: 'not-found', staff: 'wrong-state' },
    active: { owner: 'wrong-state', staff: 'wrong-state' },
    frozen: { owner: 'active', staff: 'active' },
    retired: { owner: 'wrong-state', staff: 'wrong-state' },
  },
  retire: {
    blank: { owner: 'not-found', staff: 'retired' },
    active: { owner: 'retired', staff: 'retired' },
    frozen: { owner: 'retired', staff: 'retired' },
    retired: { owner: 'wrong-state', staff: 'wrong-state' },
  },
  move: {
    blank: { owner: 'not-found', staff: 'forbidden' },
    active: { owner: 'retired', staff: 'forbidden' },
    frozen: { owner: 'retired', staff: 'forbidden' },
    retired: { owner: 'wrong-state', staff: 'forbidden' },
  },
};

const expected = (deed: Deed, status: CardStatus, actor: Actor): Outcome => {
  if (actor === 'visitor') return 'unauthenticated';
  return actor === 'owner' || actor === 'staff' ? outcomes[deed][status][actor] : 'not-found';
};

const does = (deed: Deed, card: TestCard, as: TestMember | undefined, to?: TestCard) =>
  api.put(`/cards/${card.id}/${deed}`, { as, ...(to && { body: { to: to.id, code: to.code } }) });

const deeds: readonly Deed[] = ['freeze', 'unfreeze', 'retire', 'move'];

for (const deed of deeds)
  test(`${deed} from every state by every actor`, async () => {
    const names = Object.keys(actors) as Actor[];
    const { cards } = await makeCards(api, staff, CARD_STATUSES.length * names.length * 2);
    for (const status of CARD_STATUSES)
      for (const actor of names) {
        const [card, spare] = [cards.pop(), cards.pop()];
        assert.ok(card && spare);
        await bringToState(api, card, owner, status);
        const answer = await does(deed, card, actors[actor], deed === 'move' ? spare : undefined);
        const outcome = expected(deed, status, actor);
        const isDone = (CARD_STATUSES as readonly string[]).includes(outcome);
        const what = `${actor} ${deed} ${status}: ${answer.body}`;
        assert.equal(answer.statusCode === 200, isDone, what);
        if (!isDone) assertProblem(answer, outcome as Exclude<Outcome, CardStatus>);
        assert.equal((await findState(api, card)).status, isDone ? outcome : status, what);
        if (deed === 'move') assert.equal((await findState(api, spare)).status, isDone ? 'active' : 'blank', what);
      }
  });

const one = async (status: CardStatus = 'active'): Promise<TestCard> => {
  const { cards } = await makeCards(api, staff);
  assert.ok(cards[0]);
  await bringToState(api, cards[0], owner, status);
  return cards[0];
};

const detail = async (card: TestCard, as: TestMember) =>
  assertDone<{ data: CardDetail }>(await api.get(`/cards/${card.id}`, { as })).data;

describe('cards of an owner', () => {
  test('show their history and allowed actions, to staff also who acted', async () => {
    const card = await one();
    assertDone(await does('freeze', card, staff));
    const own = await detail(card, owner);
    assert.deepEqual(
      own.history.map(({ kind, by, actor }) => [kind, by, actor]),
      [
        ['frozen', 'staff', null],
        ['activated', 'owner', null],
        ['made', 'staff', null],
      ],
    );
    assert.deepEqual(own.can, { freeze: false, unfreeze: true, retire: true, move: true, print: false });
    assert.equal(own.owner?.name, 'Chủ Thẻ');
    assert.match(own.address, new RegExp(`/mrd/${card.id}$`));
    const cardForStaff = await detail(card, staff);
    assert.deepEqual(cardForStaff.history[0]?.actor?.name, 'Quản Trị');
    assert.deepEqual(cardForStaff.can, { freeze: false, unfreeze: true, retire: true, move: false, print: true });
    for (const as of [other, agencyAdmin]) assertProblem(await api.get(`/cards/${card.id}`, { as }), 'not-found');
    assertProblem(await api.get(`/cards/${ABSENT}`, { as: staff }), 'not-found');
    assertProblem(await api.get(`/cards/${card.id}`), 'unauthenticated');
  });

  test('are listed for the owner alone, in pages', async () => {
    const somebody = await api.signUp('hai-the@example.vn');
    const { cards } = await makeCards(api, staff, 3);
    for (const card of cards.slice(0, 2)) assertDone(await activate(api, card, somebody));
    const list = async (query: string, as: TestMember) =>
      assertDone<{ data: Card[]; total: number }>(await api.get(`/cards${query}`, { as }));
    const all = await list('', somebody);
    assert.deepEqual([all.total, all.data.map(({ _id }) => _id)], [2, [cards[1]?.id, cards[0]?.id]]);
    const second = await list('?limit=1&page=2', somebody);
    assert.deepEqual([second.total, second.data.map(({ _id }) => _id)], [2, [cards[0]?.id]]);
    assert.equal((await list('', await api.signUp('khong-the@example.vn'))).total, 0);
    assertProblem(await api.get('/cards'), 'unauthenticated');
  });
});

describe('records of a change', () => {
  test('the audit has acts of staff and none of the owner', async () => {
    const card = await one();
    assertDone(await does('freeze', card, owner));
    assertDone(await does('unfreeze', card, staff));
    const acts = await db.select().from(auditEntries).where(eq(auditEntries.targetId, card.id));
    assert.deepEqual(
      acts.map(({ act, actorId, detail: said }) => [act, actorId, said]),
      [['card.unfreeze', staff.memberId, { before: 'frozen', after: 'active' }]],
    );
  });

  test('the owner is notified of every change, and nobody of a blank card’s', async () => {
    const somebody = await api.signUp('duoc-bao@example.vn');
    const { cards } = await makeCards(api, staff, 3);
    const [card, next, blank] = cards;
    assert.ok(card && next && blank);
    assertDone(await activate(api, card, somebody));
    assertDone(await does('freeze', card, somebody));
    assertDone(await does('move', card, somebody, next));
    assertDone(await does('retire', next, staff));
    assertDone(await does('retire', blank, staff));
    const notices = await db.select().from(notifications).where(eq(notifications.memberId, somebody.memberId));
    const nameOf = (id: string | undefined) =>
      ['first', 'next', 'blank'][[card, next, blank].findIndex((each) => each.id === id)];
    assert.deepEqual(notices.map(({ kind, data }) => `${kind} ${nameOf(data['card'])} ${data['change']}`).toSorted(), [
      'card-changed first activated',
      'card-changed first frozen',
      'card-changed next received',
      'card-changed next retired',
    ]);
  });
});

describe('moving a card', () => {
  test('leaves both cards a history that names the other', async () => {
    const [card, next] = [await one('frozen'), await one('blank')];
    const moved = assertDone<{ data: Card }>(await does('move', card, owner, next)).data;
    assert.deepEqual([moved._id, moved.status, moved.owner?._id], [next.id, 'active', owner.memberId]);
    assert.deepEqual((await detail(card, owner)).history.map(({ kind, other: to }) => [kind, to])[0], [
      'moved',
      next.id,
    ]);
    const received = (await detail(next, owner)).history[0];
    assert.deepEqual([received?.kind, received?.other], ['received', card.id]);
  });

  test('needs another, blank card and its code', async () => {
    const [card, next, usedCard] = [await one(), await one('blank'), await one()];
    assertProblem(await does('move', card, owner, card), 'invalid', ['to:invalid']);
    assertProblem(await does('move', card, owner, usedCard), 'wrong-state');
    assertProblem(await does('move', card, owner, { ...next, id: ABSENT }), 'not-found');
    assertProblem(await does('move', card, owner, { ...next, code: '2222-2222' }), 'code-invalid', ['code:code-wrong']);
    assertProblem(await does('move', card, owner, { ...next, code: '0OIL' }), 'invalid', ['code:card-code']);
    assertProblem(await does('move', card, owner), 'invalid', ['to:invalid', 'code:required']);
    assert.deepEqual([(await findState(api, card)).status, (await findState(api, next)).status], ['active', 'blank']);
  });
});

describe('simultaneous changes', () => {
  const race = async (answers: readonly Promise<{ statusCode: number }>[]) =>
    (await Promise.all(answers)).map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);

  test('only one of several equal ones succeeds', async () => {
    const [lost, ended] = [await one(), await one()];
    assert.deepEqual(await race(Array.from({ length: 3 }, () => does('freeze', lost, owner))), [200, 409, 409]);
    assert.deepEqual(await race([does('retire', ended, owner), does('retire', ended, staff)]), [200, 409]);
  });

  test('freezing and moving never freeze a moved card or leave both cards active', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [card, next] = [await one(), await one('blank')];
      const answers = await race([does('freeze', card, owner), does('move', card, owner, next)]);
      const [oldCard, newCard] = [await findState(api, card), await findState(api, next)];
      // A frozen card can be moved too: then both succeed, one after the other.
      assert.ok(answers[0] === 200);
      if (oldCard.status === 'retired') assert.equal(newCard.status, 'active');
      else assert.deepEqual([oldCard.status, newCard.status, answers], ['frozen', 'blank', [200, 409]]);
    }
  });

  test('of two cards moved to one blank card, one stays unchanged', async () => {
    const [first, second, next] = [await one(), await one(), await one('blank')];
    assert.deepEqual(await race([does('move', first, owner, next), does('move', second, owner, next)]), [200, 409]);
    const states = [await findState(api, first), await findState(api, second)].map(({ status }) => String(status));
    assert.deepEqual(states.toSorted(), ['active', 'retired']);
  });

  test('of two blank cards that one card is moved to, one stays blank', async () => {
    const [card, first, second] = [await one(), await one('blank'), await one('blank')];
    assert.deepEqual(await race([does('move', card, owner, first), does('move', card, owner, second)]), [200, 409]);
    const states = [await findState(api, first), await findState(api, second)].map(({ status }) => String(status));
    assert.deepEqual(states.toSorted(), ['active', 'blank']);
  });
});
