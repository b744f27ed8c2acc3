import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { CardShop, Registration } from '@m4u/contract/profile/registration/schema';
import { eq } from '../../platform/database/orm.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { makeGroup, makeStaff } from '../../testing/factories/profiles.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { cards } from '../card/tables.ts';
import { groupMembers, groups } from '../group/tables.ts';
import { registrations } from './tables.ts';

const api = await startTestApi({
  environment: { PUBLIC_URL: 'https://m4u.example', PRICE_CARD: '189000', PRICE_CARD_PAPER: '149000' },
});
const { db } = api.api.platform;
const staff = await api.signUp('nhan-vien@example.vn');
await makeStaff(api, staff);
const owner = await api.signUp('duyen@example.vn', { name: 'Nguyễn Thị Mỹ Duyên' });
const stranger = await api.signUp('nguoi-la@example.vn');
const groupId = await makeGroup(api, { row: { name: 'Gốm Mộc Nhiên' }, admins: [owner] });
const otherGroup = await makeGroup(api, { row: { name: 'Nhóm khác' }, admins: [stranger] });

const complete = {
  type: 'request',
  name: 'Nguyễn Thị Mỹ Duyên',
  phone: '0912345678',
  email: 'duyen@example.vn',
  address: { street: '12 Bạch Đằng', provinceCode: '48', wardCode: '20242' },
  displayName: 'Nguyễn Thị Mỹ Duyên',
  title: 'Nhà sáng lập',
  finish: 'paper',
  emblemId: groupId,
  quantity: 2,
};

const send = (body: object, as: TestMember = owner) => api.post('/signup', { as, body: { ...complete, ...body } });
const order = async (body: object = {}, as: TestMember = owner): Promise<string> =>
  assertDone<{ data: { registration: { _id: string } } }>(await send(body, as)).data.registration._id;
const read = async (id: string, as: TestMember = owner) =>
  assertDone<{ data: Registration }>(await api.get(`/rg/getRegisterInformation/${id}`, { as })).data;
const put = (deed: string, id: string, as: TestMember, body: object = {}) => api.put(`/rg/${deed}/${id}`, { as, body });
const codesOf = (answers: readonly { readonly statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
const PROOF = { delivery: 25_000 };
const approve = async (id: string, as: TestMember = owner) =>
  put('updateConfirm', id, as, { proofAt: (await read(id)).design?.proofAt });

/** An order with its proof sent. */
const proofed = async (): Promise<string> => {
  const id = await order();
  assertDone(await put('accept', id, staff));
  assertDone(await put('proof', id, staff, PROOF));
  return id;
};

describe('the shop for cards', () => {
  const open = async (as?: TestMember) => assertDone<{ data: CardShop }>(await api.get('/rg/cardShop', { as })).data;

  test('tells prices to everybody, and members their own data', async () => {
    const visitor = await open();
    assert.deepEqual(visitor.prices, { plastic: 189_000, paper: 149_000, bamboo: 189_000 });
    assert.deepEqual(
      [visitor.delivery, visitor.name, visitor.emblems, visitor.page.address],
      [null, '', [], 'https://m4u.example'],
    );
    const own = await open(owner);
    assert.equal(own.name, 'Nguyễn Thị Mỹ Duyên');
    assert.deepEqual(
      own.emblems.map(({ name }) => name),
      ['Gốm Mộc Nhiên'],
    );
    assert.equal(own.page.address, `https://m4u.example/me/${owner.memberId}`);
    assert.match(own.page.link, /^m4u\.example\/(smc|me)\//);
  });

  test('begins with the position in the group whose emblem is chosen first', async () => {
    const member = await api.signUp('hai-nhom@example.vn', { name: 'Hoa' });
    await makeGroup(api, { row: { name: 'Nhóm đầu' }, admins: [member] });
    const second = await makeGroup(api, { row: { name: 'Nhóm sau' }, members: [member] });
    await db.update(groupMembers).set({ title: 'Thủ quỹ' }).where(eq(groupMembers.groupId, second));
    const shop = await open(member);
    assert.deepEqual([shop.emblems[0]?.name, shop.title], ['Nhóm đầu', '']);
  });
});

describe('ordering a designed card', () => {
  test('keeps the prices as they were told, and the emblem of an own group', async () => {
    const { design, quantity, can } = await read(await order());
    assert.deepEqual(
      [design?.finish, design?.emblem?.name, design?.price, quantity],
      ['paper', 'Gốm Mộc Nhiên', { card: 149_000, delivery: null }, 2],
    );
    assert.ok(!can.confirm, 'the proof is not there yet');
  });

  test('refuses texts that do not fit, unknown finishes and other groups', async () => {
    assertProblem(await send({ displayName: 'x'.repeat(31) }), 'invalid', ['displayName:too-long']);
    assertProblem(await send({ title: 'x'.repeat(41) }), 'invalid', ['title:too-long']);
    assertProblem(await send({ finish: 'gold' }), 'invalid', ['finish:choice']);
    assertProblem(await send({ emblemId: otherGroup }), 'invalid', ['emblemId:choice']);
    assertProblem(await send({ emblemId: uuidv7() }), 'invalid', ['emblemId:choice']);
    // Without a finish the emblem would be there once one is chosen.
    assertProblem(await send({ finish: '', emblemId: otherGroup }), 'invalid', ['emblemId:choice']);
  });

  test('leaves a request without a finish as it was', async () => {
    const id = await order({ finish: '', emblemId: '', displayName: 'x'.repeat(60) });
    const registration = await read(id);
    assert.equal(registration.design, null);
    assert.ok(registration.can.confirm);
    assertDone(await put('accept', id, staff));
    assertProblem(await put('proof', id, staff, { card: 1, delivery: 1 }), 'wrong-state');
  });

  test('shows the groups to choose from to the applicant alone', async () => {
    const id = await order();
    assert.equal((await read(id)).design?.emblems.length, 1);
    assert.deepEqual((await read(id, staff)).design?.emblems, []);
    assertProblem(await api.get(`/rg/getRegisterInformation/${id}`, { as: stranger }), 'not-found');
  });
});

describe('the emblem of a group that the applicant left', () => {
  /** An order with the emblem of a group whose only member has left. */
  const orderOfLeft = async (facts: object = {}) => {
    const member = await api.signUp(`roi-nhom-${uuidv7()}@example.vn`, { name: 'Hoa' });
    const left = await makeGroup(api, { row: { name: 'Nhóm đã rời' }, admins: [member] });
    const id = await order({ emblemId: left, ...facts }, member);
    await db.delete(groupMembers).where(eq(groupMembers.groupId, left));
    return { id, member, left };
  };

  test('is not printed: neither with a finish that is chosen later, nor with a proof', async () => {
    const plain = await orderOfLeft({ finish: '' });
    const refused = await put('update', plain.id, plain.member, { finish: 'paper' });
    assertProblem(refused, 'invalid', ['emblemId:choice']);
    const { id } = await orderOfLeft();
    assertDone(await put('accept', id, staff));
    assertProblem(await put('proof', id, staff, PROOF), 'invalid', ['emblemId:choice']);
    assertDone(await put('update', id, staff, { emblemId: '' }));
    assertDone(await put('proof', id, staff, PROOF));
  });

  test('stays chosen when another field is saved', async () => {
    const { id, member, left } = await orderOfLeft();
    assertDone(await put('update', id, member, { title: 'Nghệ nhân', emblemId: left }));
    assert.equal((await read(id, member)).design?.emblemId, left);
  });
});

describe('the proof', () => {
  test('is sent for an accepted, complete order whose prices are said, again with other prices', async () => {
    const email = 'ban-in-thu@example.vn';
    const id = await order({ address: undefined, email });
    assertProblem(await put('proof', id, staff, PROOF), 'wrong-state');
    assertDone(await put('accept', id, staff));
    assertProblem(await put('proof', id, staff, PROOF), 'invalid', ['address:required']);
    assertDone(await put('update', id, owner, { address: complete.address }));
    assertProblem(await put('proof', id, staff), 'invalid', ['delivery:required']);
    assertProblem(await put('proof', id, staff, { delivery: -1 }), 'invalid', ['delivery:too-small']);
    for (const [who, code] of [
      [owner, 'forbidden'],
      [stranger, 'not-found'],
    ] as const)
      assertProblem(await put('proof', id, who, PROOF), code);
    assertDone(await put('proof', id, staff, { ...PROOF, card: 1 }));
    const { design, can } = await read(id);
    assert.deepEqual(design?.price, { card: 149_000, delivery: 25_000 }, 'a told price stays');
    assert.ok(design?.proofAt !== null && can.confirm);
    // Received, accepted, and the proof.
    assert.match((await api.messageTo(email, 3)).text, /Đồng ý in/);
    assertDone(await put('updateConfirm', id, owner, { proofAt: design.proofAt }));
    api.clock.advance(1_000);
    assertDone(await put('proof', id, staff, { card: 1, delivery: 30_000 }));
    const again = await read(id);
    assert.deepEqual(again.design?.price, { card: 149_000, delivery: 30_000 });
    assert.deepEqual(again.design.saidByStaff, ['delivery']);
    assert.equal(again.confirmedAt, null, 'another price is another proof');
    assert.match((await api.get('/notifications', { as: owner })).body, /"registration"/);
  });

  test('is approved by its owner before anything is printed', async () => {
    const id = await proofed();
    assertProblem(await put('approve', id, staff), 'not-confirmed');
    assertProblem(await put('updateConfirm', id, stranger), 'not-found');
    assertProblem(await put('updateConfirm', id, owner), 'wrong-state');
    assertProblem(await put('updateConfirm', id, staff), 'wrong-state');
    assertDone(await approve(id));
    assertDone(await put('approve', id, staff));
    assertProblem(await put('proof', id, staff, PROOF), 'wrong-state');
  });

  test('is void when an office changes what its owner saw', async () => {
    for (const change of [{ quantity: 5 }, { address: { ...complete.address, street: '14 Bạch Đằng' } }]) {
      const id = await proofed();
      const seen = (await read(id)).design?.proofAt;
      assertDone(await put('update', id, staff, change));
      assert.equal((await read(id)).design?.proofAt, null);
      assertProblem(await put('updateConfirm', id, owner, { proofAt: seen }), 'wrong-state');
      api.clock.advance(1_000);
      assertDone(await put('proof', id, staff, PROOF));
      assertProblem(await put('updateConfirm', id, owner, { proofAt: seen }), 'wrong-state');
      assertDone(await approve(id));
    }
  });

  test('is asked for in the letter about an order that lacks something', async () => {
    const email = 'thieu-dia-chi@example.vn';
    await order({ address: undefined, email });
    const { text } = await api.messageTo(email);
    assert.match(text, /bổ sung, rồi chúng tôi soạn bản in thử/);
    assert.doesNotMatch(text, /rồi xác nhận/);
  });

  test('is announced in the letter about a change by staff', async () => {
    const email = 'nhan-vien-sua@example.vn';
    assertDone(await put('update', await order({ email }), staff, { quantity: 3 }));
    const { text } = await api.messageTo(email, 2);
    assert.match(text, /đã sửa.*soạn bản in thử/s);
    assert.doesNotMatch(text, /xác nhận/);
  });

  test('is void when the design changes, and stays when only the address does', async () => {
    const id = await proofed();
    const seen = (await read(id)).design?.proofAt ?? '';
    assertDone(await put('update', id, owner, { note: 'Giao buổi sáng' }));
    assert.equal((await read(id)).design?.proofAt, seen);
    assertDone(await put('update', id, owner, { title: 'Nghệ nhân' }));
    assert.equal((await read(id)).design?.proofAt, null);
    assertProblem(await put('updateConfirm', id, owner), 'wrong-state');
    api.clock.advance(1_000);
    assertDone(await put('proof', id, staff, PROOF));
    assertProblem(await put('updateConfirm', id, owner, { proofAt: seen }), 'wrong-state');
    assertDone(await approve(id));
  });
});

describe('print and delivery', () => {
  /** An order whose cards are made; `meanwhile` happens before they are. */
  const finished = async (body: object = {}, meanwhile = async () => {}): Promise<string> => {
    const id = await order(body);
    assertDone(await put('accept', id, staff));
    assertDone(await put('proof', id, staff, PROOF));
    await meanwhile();
    assertDone(await approve(id));
    for (const deed of ['approve', 'paid', 'done']) assertDone(await put(deed, id, staff));
    return id;
  };
  const print = (id: string, as: TestMember = staff) => api.get(`/rg/print/${id}`, { as });

  test('draws the front and a back for each card in true size, for staff, once the cards exist', async () => {
    const early = await proofed();
    assertProblem(await print(early, owner), 'forbidden');
    assertProblem(await print(early), 'wrong-state');
    assertProblem(await print(uuidv7()), 'not-found');
    const answer = await print(await finished());
    assert.equal(answer.statusCode, 200);
    assert.equal(answer.headers['content-type'], 'application/pdf');
    const pages = [...answer.rawPayload.toString('latin1').matchAll(/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    assert.equal(pages.length, 3, 'a front and two backs');
    for (const [, width, height] of pages)
      assert.deepEqual(
        [width, height].map((points) => Math.round((Number(points) / 72) * 2_540) / 100),
        [85.6, 53.98],
      );
  });

  test('notes that cards were sent, once, and shows when one was activated', async () => {
    const early = await proofed();
    assertProblem(await put('ship', early, staff), 'wrong-state');
    const id = await finished();
    assertProblem(await put('ship', id, owner), 'forbidden');
    assertProblem(await put('ship', id, stranger), 'not-found');
    assertProblem(await put('ship', id, staff, { note: 'x'.repeat(501) }), 'invalid', ['note:too-long']);
    const answers = await Promise.all([put('ship', id, staff), put('ship', id, staff)]);
    assert.deepEqual(codesOf(answers), [200, 409]);
    const sent = await read(id);
    assert.ok(sent.shippedAt !== null && sent.activatedAt === null && !sent.can.ship);
    assert.equal(sent.steps.at(-1)?.kind, 'shipped');
    const now = api.clock.now();
    await db.update(cards).set({ activatedAt: now }).where(eq(cards.registrationId, id));
    assert.equal((await read(id)).activatedAt, now.toISOString());
  });

  test('prints the emblem as it was approved, and nothing once its group is closed', async () => {
    const renamed = await makeGroup(api, { row: { name: 'Tên đã duyệt' }, admins: [owner] });
    const id = await finished({ emblemId: renamed }, async () => {
      await db.update(groups).set({ name: 'Tên khác' }).where(eq(groups.id, renamed));
    });
    const { design } = await read(id);
    assert.deepEqual([design?.emblem?.name, design?.isChanged], ['Tên đã duyệt', false]);
    assert.equal((await print(id)).statusCode, 200);
    assertDone(await api.put(`/groupAndBrand/deleteById/${renamed}`, { as: owner }));
    assert.ok((await read(id)).design?.isChanged);
    assertProblem(await print(id), 'card-changed');
  });

  test('prints nothing once the page has another link', async () => {
    const id = await finished();
    const { design } = await read(id);
    assertDone(
      await api.put(`/members/updateUrlMinify/${owner.memberId}`, { as: owner, body: { urlMinify: 'my-duyen-gom' } }),
    );
    assert.equal((await read(id)).design?.page.link, design?.page.link, 'the card stays as it was approved');
    assertProblem(await print(id), 'card-changed');
  });

  test('asks staff to send designed cards alone', async () => {
    const waits = async (id: string) =>
      assertDone<{ data: { _id: string }[] }>(
        await api.get('/admin/queue?show=card&limit=100', { as: staff }),
      ).data.some(({ _id }) => _id === id);
    const plain = await order({ finish: '', emblemId: '' });
    assertDone(await put('updateConfirm', plain, owner));
    for (const deed of ['accept', 'approve', 'paid', 'done']) assertDone(await put(deed, plain, staff));
    assert.ok(!(await read(plain, staff)).can.ship && !(await waits(plain)));
    assertProblem(await put('ship', plain, staff), 'wrong-state');
    const id = await finished();
    assert.ok((await read(id, staff)).can.ship && (await waits(id)));
    assertDone(await put('ship', id, staff));
    assert.ok(!(await waits(id)));
  });

  test('leaves an emblem out once its group is closed', async () => {
    const shortLived = await makeGroup(api, { row: { name: 'Nhóm cũ' }, admins: [owner] });
    const id = await order({ emblemId: shortLived });
    assertDone(await api.put(`/groupAndBrand/deleteById/${shortLived}`, { as: owner }));
    assert.equal((await read(id)).design?.emblem, null);
    const [row] = await db.select().from(registrations).where(eq(registrations.id, id));
    assert.equal(row?.details['emblemId'], shortLived);
  });
});
