import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { LevelSetup } from '@m4u/contract/commerce/due/schema';
import type { PerkShelf } from '@m4u/contract/commerce/perk/schema';
import type { Order } from '@m4u/contract/commerce/order/schema';
import { activityTypes } from '@m4u/contract/content/activity/details';
import { ContentKind } from '@m4u/contract/content/item/schema';
import { PostType } from '@m4u/contract/content/post';
import { PosterView } from '@m4u/contract/content/poster';
import { productTypes } from '@m4u/contract/content/product/schema';
import { RelicType } from '@m4u/contract/content/relic';
import { affiliateRewards } from '../../commerce/affiliate/reward/tables.ts';
import { pointMovements } from '../../commerce/point/tables.ts';
import { contentItems } from '../../content/item/tables.ts';
import type { WeddingTotals } from '@m4u/contract/event/wedding/guests';
import type { Wedding } from '@m4u/contract/event/wedding/schema';
import type { MemberView } from '@m4u/contract/profile/member';
import type { Conversation } from '@m4u/contract/social/message/schema';
import { groups } from '../../profile/group/tables.ts';
import { members } from '../../profile/member/tables.ts';
import { shortLinks } from '../../profile/shortLink/tables.ts';
import { uploads } from '../../profile/upload/tables.ts';
import { contacts } from '../../social/contact/tables.ts';
import { messages as talkMessages } from '../../social/message/tables.ts';
import { assertDone } from '../../testing/server/answers.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { photo } from '../../testing/files/pictures.ts';
import { assertBooks } from '../../testing/factories/points.ts';
import { readDemo } from '../content.ts';
import { pictureNames } from '../pictures.ts';
import { runAs, NOBODY } from '../../platform/database/row-security/current-actor.ts';
import { demoAccounts, lockDemo, seedDemo } from './seed.ts';
import { demoGuestCode, demoWeddingId } from './weddings.ts';

const api = await startTestApi();
const { db } = api.api.platform;
await seedDemo(api.api, { picture: await photo(64, 48).jpeg().toBuffer() });

const items = await db.select().from(contentItems);
const ofKind = (kind: ContentKind) => items.filter((item) => item.kind === kind);
const typesOf = (kind: ContentKind) => new Set(ofKind(kind).map(({ type }) => type));

/** Texts of the demo as one string. */
const everything = JSON.stringify([
  items,
  ...(await Promise.all([members, groups, contacts, talkMessages].map((table) => db.select().from(table)))),
]);

const idOf = async (link: string): Promise<string> => {
  const found = (await db.select().from(shortLinks)).find((row) => row.link === link);
  assert.ok(found, link);
  return found.ownerId;
};

const signIn = async (key: string) => {
  const [account] = demoAccounts;
  const body = { email: `${key}@m4u.example`, password: account?.password };
  const { accessToken } = assertDone<{ accessToken: string }>(await api.post('/auth/login', { body }));
  return { token: accessToken };
};

describe('demo content', () => {
  test('contains every kind and every type', () => {
    assert.deepEqual(new Set(items.map(({ kind }) => kind)), new Set(ContentKind.options));
    assert.deepEqual(typesOf('post'), new Set(PostType.options));
    assert.deepEqual(typesOf('product'), new Set(productTypes));
    assert.deepEqual(typesOf('activity'), new Set(activityTypes));
    assert.deepEqual(typesOf('relic'), new Set(RelicType.options));
    assert.deepEqual(typesOf('poster'), new Set(PosterView.options));
    for (const policy of ['public', 'friends', 'private'])
      assert.ok(
        items.some((item) => item.policy === policy),
        policy,
      );
  });

  test('is in NFC, with all pictures stored and no text that cleaning removes', async () => {
    assert.ok(everything === everything.normalize('NFC'));
    for (const { title, content } of items) assert.doesNotMatch(content, /\[\[|undefined/, title);
    const stored = new Set((await db.select({ id: uploads.id }).from(uploads)).map(({ id }) => id));
    const used = [
      ...items.flatMap(({ images }) => images.map(({ _id }) => _id)),
      ...[...everything.matchAll(/\/api\/media\/([\da-f-]{36})\//g)].map(([, id = '']) => id),
    ];
    assert.ok(used.length > 150);
    for (const id of used) assert.ok(stored.has(id), id);
    const [inText = ''] = /\/media\/[\da-f-]{36}\/\d+\.webp/.exec(everything) ?? [];
    assert.equal((await api.get(inText)).statusCode, 200);
  });

  test('contains no real number, address, account or video', () => {
    const written = everything.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '');
    for (const [phone] of written.matchAll(/(?<![\d.])(?:0|\+84|84)[ .]?[35789]\d(?:[ .]?\d){7}(?!\d)/g))
      assert.match(phone.replaceAll(/\D/g, ''), /^(?:0|84)900000\d{3}$/, phone);
    for (const [, host = ''] of everything.matchAll(/[\w.+-]+@([\w.-]+\w)/g)) assert.match(host, /\.example$/, host);
    for (const [, host = '', path = ''] of everything.matchAll(/https?:\/\/([\w.-]+)([^\s"\\<>]*)/g))
      assert.ok(host.endsWith('.example') || /example|84900000\d{3}|M4U-demo-01|search/.test(path), host + path);
    for (const [, number = ''] of everything.matchAll(/"accountNumber":"(\w+)"/g))
      assert.match(number, /^00001234\d{4}$/);
  });

  test('has events in the future and current posters', async () => {
    const now = api.clock.now().toISOString();
    const events = ofKind('post').filter(({ type }) => type === 'event');
    assert.ok(events.length >= 10);
    for (const { title, details } of events) assert.ok((details['event'] as { start: string }).start > now, title);
    for (const { title, createdAt } of items) assert.ok(createdAt.toISOString() < now, title);
    for (const link of ['my-duyen', 'gom-moc-nhien', 'sao-khue-so']) {
      const showing = await api.get(`/poster/get-poster-by-group-member-id/${await idOf(link)}`);
      assert.ok(assertDone<{ total: number }>(showing).total > 0, link);
    }
  });

  test('has members whose ids grow with the time that they joined', async () => {
    const linked = new Set((await db.select().from(shortLinks)).map(({ ownerId }) => ownerId));
    const rows = (await db.select().from(members)).filter(({ id }) => linked.has(id));
    const byId = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ createdAt }) => createdAt.getTime());
    assert.deepEqual(
      byId,
      byId.toSorted((a, b) => a - b),
    );
  });

  test('has rewards whose ids grow with the time that they were earned', async () => {
    const rows = await db.select().from(affiliateRewards).orderBy(affiliateRewards.id);
    const days = rows.map(({ createdAt }) => createdAt.toISOString().slice(0, 10));
    assert.ok(days.length > 4);
    assert.deepEqual(days, days.toSorted());
  });

  test('shows more to friends than to strangers, and all to the owner', async () => {
    const posts = `/members/getBlogByMemberId/${await idOf('my-duyen')}`;
    const totalFor = async (as?: { token: string }) =>
      assertDone<{ total: number }>(await api.get(posts, as ? { as } : {})).total;
    const [strangers, friends, owner] = [
      await totalFor(),
      await totalFor(await signIn('bao')),
      await totalFor(await signIn('duyen')),
    ];
    assert.ok(strangers < friends && friends < owner, `${strangers} ${friends} ${owner}`);
  });

  test('has forms on pages and answers to them', async () => {
    const owner = await signIn('duyen');
    const id = await idOf('my-duyen');
    const messages = assertDone<{ data: { read: boolean; answers: unknown[] }[] }>(
      await api.get(`/contactUs/${id}`, { as: owner }),
    );
    assert.deepEqual(
      messages.data.map(({ read }) => read),
      [false, true],
    );
    assert.ok(messages.data.every(({ answers }) => answers.length === 3));
  });

  test('has direct and group conversations, an unread one and a request', async () => {
    const as = await signIn('duyen');
    const read = async (query = '') =>
      assertDone<{ data: Conversation[] }>(await api.get(`/messages${query}`, { as })).data;
    const listed = await read();
    assert.ok(listed.some(({ kind, name }) => kind === 'group' && name !== ''));
    assert.ok(listed.some(({ unread }) => unread > 0) && listed.some(({ unread }) => unread === 0));
    assert.ok(listed.every(({ last }) => last && last.createdAt < api.clock.now().toISOString()));
    assert.deepEqual(
      (await read('?requests=true')).map(({ status, unread }) => [status, unread]),
      [['request', 1]],
    );
    assert.equal(api.api.outbox?.list().length, 0);
  });

  test('uses every picture file', () => {
    const named = JSON.stringify(readDemo());
    for (const name of pictureNames) assert.match(named, new RegExp(`"${name}"|\\[\\[${name}\\|`), name);
  });
});

test('is loaded once, and its accounts have complete pages', async () => {
  const loaded = await api.api.platform.db.$count(members);
  assert.ok(loaded >= 12);
  await seedDemo(api.api, { picture: await photo(64, 48).jpeg().toBuffer() });
  assert.equal(await api.api.platform.db.$count(members), loaded);
  for (const { email, password } of demoAccounts) {
    const session = assertDone<{ memberId: string }>(await api.post('/auth/login', { body: { email, password } }));
    const page = assertDone<{ data: MemberView }>(await api.get(`/members/getMemberIdView/${session.memberId}`)).data;
    assert.ok(page.portrait && page.background && page.urlMinify && page.aboutMe && page.links.length === 5);
    assert.equal((await api.get(page.portrait.src.slice('/api'.length))).statusCode, 200);
  }
});

test('has a complete wedding with answered and open invitations', async () => {
  const path = `/wedding/${demoWeddingId}`;
  const { data } = assertDone<{ data: Wedding }>(await api.get(`${path}?guest=${demoGuestCode(0)}`));
  assert.deepEqual([data.album.length, data.story.length, data.wishes.length, data.open], [6, 3, 5, true]);
  assert.equal(data.weddingPartyDay.th, 'Chủ nhật');
  assert.ok(data.cover && data.groomsBank?.bin && data.bridesBank?.bin && data.guest?.reply?.coming);
  const guests = `/wedding/guests/${demoWeddingId}`;
  const { total, totals } = assertDone<{ total: number; totals: WeddingTotals }>(
    await api.get(guests, { as: await signIn('duyen') }),
  );
  assert.equal(total, readDemo().wedding.guests.length);
  assert.deepEqual([totals.answered, totals.coming, totals.declined, totals.wishesWaiting], [7, 5, 2, 2]);
});

test('is locked when it is disabled, without other members', async () => {
  const member = await api.signUp('khach@m4u.example');
  const [account] = demoAccounts;
  assert.ok(account);
  const signIn = () => api.post('/auth/login', { body: { email: account.email, password: account.password } });
  const session = assertDone<{ memberId: string; accessToken: string }>(await signIn());
  const viewMember = () => api.get(`/members/getMemberIdView/${session.memberId}`);

  // As at a start, where nobody is signed in.
  await runAs(NOBODY, () => lockDemo(api.api, true));
  assert.equal((await signIn()).json<{ code: string }>().code, 'account-locked');
  assert.equal((await api.get('/auth/profile', { as: { token: session.accessToken } })).statusCode, 401);
  assert.equal((await viewMember()).json<{ data: MemberView }>().data.locked, true);
  assertDone(await api.get('/auth/profile', { as: member }));

  await runAs(NOBODY, () => lockDemo(api.api, false));
  assertDone(await signIn());
  assert.equal((await viewMember()).json<{ data: MemberView }>().data.locked, false);
});

describe('demo points', () => {
  test('are earned, spent, corrected and refunded, and the books balance', async () => {
    await assertBooks(api);
    const kinds = new Set(
      (await db.select({ kind: pointMovements.kind }).from(pointMovements)).map(({ kind }) => kind),
    );
    for (const kind of ['earn', 'spend', 'adjust'] as const) assert.ok(kinds.has(kind), kind);
    const duyen = await signIn('duyen');
    const path = `/orderGroup/getOrderGroup?groupId=${await idOf('gom-moc-nhien')}`;
    const orders = assertDone<{ data: Order[] }>(await api.get(path, { as: duyen })).data;
    assert.ok(orders.length > 10);
    assert.ok(orders.some(({ status }) => status === 'cancelled'));
    assert.ok(orders.some(({ buyer }) => buyer.member === null));
    const days = orders.map(({ createdAt }) => createdAt);
    assert.deepEqual(days, days.toSorted().toReversed());
  });
});

describe('demo loyalty', () => {
  test('has perks with pictures to take, and levels of dues to choose', async () => {
    const as = await signIn('bao');
    const shelf = assertDone<{ data: PerkShelf }>(
      await api.get(`/perks?groupId=${await idOf('gom-moc-nhien')}`, { as }),
    );
    assert.ok(shelf.data.perks.length >= 2);
    for (const { name, state, picture } of shelf.data.perks) {
      assert.equal(state, 'open', name);
      assert.equal((await api.get(picture?.src.replace(/^\/api/, '') ?? '', { as })).statusCode, 200, name);
    }
    const levels = await api.get(`/dues/levels?groupId=${await idOf('buom-nau')}`, { as });
    assert.ok(assertDone<{ data: LevelSetup }>(levels).data.levels.length >= 2);
  });
});
