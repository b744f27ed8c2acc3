import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { NoticeKind } from './kinds.ts';
import { hasChannel, noticeDefaults, settingsWith } from './settings.ts';
import { noticePath, noticeText, noticeTitle, type Told } from './words.ts';

const told = (kind: NoticeKind, changes: Partial<Told> = {}): Told => ({
  kind,
  actorName: 'An',
  count: 1,
  data: {},
  ...changes,
});

describe('the words of a notification', () => {
  test('say who did what, in both languages', () => {
    assert.equal(noticeText(told('friend-request'), 'vi'), 'An đã gửi lời mời kết bạn');
    assert.equal(noticeText(told('friend-request'), 'en'), 'An sent you a friend request');
    assert.equal(noticeText(told('contact'), 'vi'), 'An đã để lại lời nhắn trên trang của bạn');
    assert.equal(
      noticeText(told('contact', { readerId: 'm1', data: { owner: 'g1' } }), 'vi'),
      'An đã để lại lời nhắn trên trang bạn quản lý',
    );
  });

  test('count what belongs together', () => {
    assert.equal(noticeText(told('friend-request', { count: 4 }), 'vi'), 'An và 3 người khác đã gửi lời mời kết bạn');
    assert.equal(
      noticeText(told('friend-request', { count: 2 }), 'en'),
      'An and 1 other person sent you friend requests',
    );
    assert.equal(
      noticeText(told('contact', { count: 200 }), 'vi'),
      'Có 200 lời nhắn mới trên trang của bạn, mới nhất là của An',
    );
  });

  test('name whom they can', () => {
    const gone = told('card-received', { actorName: '', data: { name: 'Bình' } });
    assert.equal(noticeText(gone, 'vi'), 'Bình đã gửi danh thiếp cho bạn');
    assert.equal(noticeText({ ...gone, data: {} }, 'vi'), 'Một người đã gửi danh thiếp cho bạn');
    // What people call themselves is no place to be filled in.
    assert.equal(noticeText(told('contact', { actorName: '{page}' }), 'en'), '{page} left a message on your page');
  });

  test('every kind has a title, a sentence and a place, none of them with a gap', () => {
    for (const kind of NoticeKind.options)
      for (const locale of ['vi', 'en'] as const)
        for (const count of [1, 2]) {
          const text = noticeText(told(kind, { count }), locale);
          assert.doesNotMatch(`${noticeTitle(kind, locale)} ${text}`, /[{}]|undefined/);
          assert.match(noticePath(told(kind, { count }), 'me'), /^\/[a-z]/);
        }
  });
});

describe('what a customer is told of points', () => {
  const points = (data: Readonly<Record<string, string>>, locale: 'vi' | 'en' = 'vi') =>
    noticeText(told('points', { actorName: '', data: { group: 'g1', groupName: 'Gốm Nếp', ...data } }), locale);
  const created = { order: 'o1', change: 'created', earned: '0', spent: '0', balance: '12500' };

  test('is what was spent and earned, and what they have', () => {
    assert.equal(
      points({ ...created, earned: '1200', spent: '5' }),
      'Bạn đã dùng 5 điểm và được cộng 1.200 điểm tại Gốm Nếp, hiện có 12.500 điểm',
    );
    assert.equal(points({ ...created, earned: '7' }, 'en'), 'You earned 7 points at Gốm Nếp, and have 12,500 now');
    assert.equal(points({ ...created, spent: '7' }), 'Bạn đã dùng 7 điểm tại Gốm Nếp, hiện có 12.500 điểm');
    assert.equal(points(created), 'Gốm Nếp đã ghi nhận hóa đơn của bạn');
    assert.equal(
      points({ ...created, change: 'cancelled' }, 'en'),
      'Gốm Nếp has cancelled an order of yours, and you have 12,500 points now',
    );
  });

  test('says nothing of what they have to who has not confirmed the number, and leads them to do so', () => {
    const data = { group: 'g1', groupName: 'Gốm Nếp', waiting: 'yes' };
    assert.equal(points(data), 'Gốm Nếp đã ghi điểm cho số điện thoại của bạn. Hãy xác nhận số để nhận');
    assert.equal(noticePath(told('points', { data }), 'toi'), '/action/claim');
    assert.equal(noticePath(told('points', { data: { group: 'g1' } }), 'toi'), '/order-points/g1');
  });

  test('names the last day of points that expire', () => {
    const data = { group: 'g1', groupName: 'Gốm Nếp', points: '75', day: '2026-10-20' };
    const expiring = (locale: 'vi' | 'en') => noticeText(told('points-expiring', { data }), locale);
    assert.equal(expiring('vi'), '75 điểm của bạn tại Gốm Nếp sắp hết hạn, sớm nhất vào cuối ngày 20/10/2026');
    assert.equal(
      expiring('en'),
      '75 of your points at Gốm Nếp are about to expire, the first at the end of 20 October 2026',
    );
  });
});

describe('the place of a notification', () => {
  test('is where one thing stands, or the list of several', () => {
    assert.equal(noticePath(told('friend-request'), 'toi'), '/friends/toi?status=received');
    assert.equal(noticePath(told('friend-accepted', { actorPage: 'an' }), 'toi'), '/me/an');
    assert.equal(noticePath(told('friend-accepted'), 'toi'), '/friends/toi');
    const contact = told('contact', { data: { owner: 'p1', contact: 'i1' } });
    assert.equal(noticePath(contact, 'toi'), '/contacts/p1/i1');
    assert.equal(noticePath({ ...contact, count: 2 }, 'toi'), '/contacts/p1');
    assert.equal(noticePath(told('card-received', { data: { entry: 'e1' } }), 'toi'), '/action/phonebook?entry=e1');
    assert.equal(noticePath(told('message-request', { data: { conversation: 'c1' } }), 'toi'), '/messages/c1');
  });

  test('of a group is where its people are answered', () => {
    const group = { group: 'g1', groupName: 'Hội Gốm', invitation: 'i1' };
    const of = (kind: NoticeKind) => told(kind, { data: group });
    assert.equal(noticePath(of('group-request'), 'toi'), '/action/memberManagement?groupId=g1&tab=requests');
    assert.equal(noticePath(of('group-invitation'), 'toi'), '/invitations/i1');
    assert.equal(noticePath(of('group-accepted'), 'toi'), '/mbg/g1');
    assert.equal(noticeText(of('group-request'), 'vi'), 'An muốn tham gia Hội Gốm');
    assert.equal(noticeText(of('group-accepted'), 'en'), 'You are a member of Hội Gốm now');
  });

  test('stays on the site whatever the data holds', () => {
    const path = noticePath(told('message', { data: { conversation: '//evil.example/..?x' } }), 'toi');
    assert.equal(new URL(path, 'https://m4u.example').origin, 'https://m4u.example');
    assert.equal(path, '/messages/%2F%2Fevil.example%2F..%3Fx');
  });
});

describe('the settings of notifications', () => {
  test('are the defaults where nothing was chosen', () => {
    assert.deepEqual(
      settingsWith([]).find(({ kind }) => kind === 'message'),
      { kind: 'message', app: null, push: true, mail: null },
    );
    assert.deepEqual(
      NoticeKind.options.filter((kind) => noticeDefaults[kind].mail),
      [
        'contact',
        'card-received',
        'card-changed',
        'group-invitation',
        'agency-offer',
        'order-request',
        'association-report',
        'privacy',
      ],
    );
    assert.equal(hasChannel('message', 'app'), false);
  });

  test('take what was chosen', () => {
    const settings = settingsWith([{ kind: 'contact', channel: 'mail', enabled: false }]);
    assert.deepEqual(
      settings.find(({ kind }) => kind === 'contact'),
      { kind: 'contact', app: true, push: true, mail: false },
    );
  });
});
