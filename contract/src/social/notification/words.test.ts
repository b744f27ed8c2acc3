import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { NoticeKind } from './kinds.ts';
import { hasChannel, noticeDefaults, mergeSettings } from './settings.ts';
import { noticePath, noticeText, noticeTitle, type NoticeWordsInput } from './words.ts';

const input = (kind: NoticeKind, changes: Partial<NoticeWordsInput> = {}): NoticeWordsInput => ({
  kind,
  actorName: 'An',
  count: 1,
  data: {},
  ...changes,
});

describe('text of a notification', () => {
  test('names actor and act in both languages', () => {
    assert.equal(noticeText(input('friend-request'), 'vi'), 'An đã gửi lời mời kết bạn');
    assert.equal(noticeText(input('friend-request'), 'en'), 'An sent you a friend request');
    assert.equal(noticeText(input('contact'), 'vi'), 'An đã để lại lời nhắn trên trang của bạn');
    assert.equal(
      noticeText(input('contact', { readerId: 'm1', data: { owner: 'g1' } }), 'vi'),
      'An đã để lại lời nhắn trên trang bạn quản lý',
    );
  });

  test('counts bundled events', () => {
    assert.equal(noticeText(input('friend-request', { count: 4 }), 'vi'), 'An và 3 người khác đã gửi lời mời kết bạn');
    assert.equal(
      noticeText(input('friend-request', { count: 2 }), 'en'),
      'An and 1 other person sent you friend requests',
    );
    assert.equal(
      noticeText(input('contact', { count: 200 }), 'vi'),
      'Có 200 lời nhắn mới trên trang của bạn, mới nhất là của An',
    );
  });

  test('names the actor, the sender or somebody', () => {
    const gone = input('card-received', { actorName: '', data: { name: 'Bình' } });
    assert.equal(noticeText(gone, 'vi'), 'Bình đã gửi danh thiếp cho bạn');
    assert.equal(noticeText({ ...gone, data: {} }, 'vi'), 'Một người đã gửi danh thiếp cho bạn');
    // Names of people are not treated as placeholders.
    assert.equal(noticeText(input('contact', { actorName: '{page}' }), 'en'), '{page} left a message on your page');
  });

  test('has a title, sentence and path without placeholders for every kind', () => {
    for (const kind of NoticeKind.options)
      for (const locale of ['vi', 'en'] as const)
        for (const count of [1, 2]) {
          const text = noticeText(input(kind, { count }), locale);
          assert.doesNotMatch(`${noticeTitle(kind, locale)} ${text}`, /[{}]|undefined/);
          assert.match(noticePath(input(kind, { count }), 'me'), /^\/[a-z]/);
        }
  });
});

describe('points notification', () => {
  const points = (data: Readonly<Record<string, string>>, locale: 'vi' | 'en' = 'vi') =>
    noticeText(input('points', { actorName: '', data: { group: 'g1', groupName: 'Gốm Nếp', ...data } }), locale);
  const created = { order: 'o1', change: 'created', earned: '0', spent: '0', balance: '12500' };

  test('states points spent and earned, and the balance', () => {
    assert.equal(
      points({ ...created, earned: '1200', spent: '5' }),
      'Bạn đã dùng 5 điểm và được cộng 1.200 điểm tại Gốm Nếp, hiện có 12.500 điểm',
    );
    assert.equal(points({ ...created, earned: '7' }, 'en'), 'You earned 7 points at Gốm Nếp. Balance: 12.500');
    assert.equal(points({ ...created, spent: '7' }), 'Bạn đã dùng 7 điểm tại Gốm Nếp, hiện có 12.500 điểm');
    assert.equal(points(created), 'Gốm Nếp đã nhập hóa đơn của bạn');
    assert.equal(
      points({ ...created, change: 'cancelled' }, 'en'),
      'Gốm Nếp canceled one of your transactions. You now have 12.500 points',
    );
  });

  test('calls a group without a name a shop', () => {
    assert.equal(points({ groupName: '' }, 'en'), 'a shop entered your invoice');
    assert.equal(points({ groupName: '' }), 'một cửa hàng đã nhập hóa đơn của bạn');
  });

  test('hides the balance from unconfirmed customers and links to the claim', () => {
    const data = { group: 'g1', groupName: 'Gốm Nếp', waiting: 'yes' };
    assert.equal(points(data), 'Gốm Nếp đã tích điểm cho số điện thoại của bạn. Mở để nhận điểm');
    assert.equal(noticePath(input('points', { data }), 'toi'), '/action/claim');
    assert.equal(noticePath(input('points', { data: { group: 'g1' } }), 'toi'), '/order-points/g1');
  });

  test('names the other member of a gift', () => {
    const gift = (change: string, locale: 'vi' | 'en') =>
      noticeText(input('points', { data: { groupName: 'Gốm Nếp', change, points: '1', balance: '9' } }), locale);
    assert.equal(gift('gift-given', 'vi'), 'Bạn đã tặng 1 điểm tại Gốm Nếp cho An, hiện có 9 điểm');
    assert.equal(gift('gift-got', 'en'), 'An gave you 1 point at Gốm Nếp. Balance: 9');
  });

  test('names the day on which points expire', () => {
    const data = { group: 'g1', groupName: 'Gốm Nếp', points: '75', day: '2026-10-20' };
    const expiring = (locale: 'vi' | 'en') => noticeText(input('points-expiring', { data }), locale);
    assert.equal(expiring('vi'), '75 điểm của bạn tại Gốm Nếp sắp hết hạn, sớm nhất vào cuối ngày 20/10/2026');
    assert.equal(expiring('en'), '75 of your points at Gốm Nếp expire soon, the first at the end of 20 October 2026');
  });

  test('reminds of the points of one day', () => {
    const data = { group: 'g1', groupName: 'Gốm Nếp', points: '1', day: '2026-10-20', reminder: '1' };
    const reminder = (locale: 'vi' | 'en') => noticeText(input('points-expiring', { data }), locale);
    assert.equal(reminder('vi'), 'Trong vòng 7 ngày: 1 điểm của bạn tại Gốm Nếp hết hạn vào cuối ngày 20/10/2026');
    assert.equal(reminder('en'), 'Within 7 days: 1 of your points at Gốm Nếp expires at the end of 20 October 2026');
  });
});

describe('wedding notification', () => {
  test('counts the guests', () => {
    const coming = (people: string, locale: 'vi' | 'en') =>
      noticeText(input('wedding', { data: { news: 'coming', people } }), locale);
    assert.equal(coming('3', 'en'), 'An is coming to the wedding (3 people)');
    assert.equal(coming('3', 'vi'), 'An sẽ đến dự đám cưới (3 người)');
    assert.equal(coming('1', 'en'), 'An is coming to the wedding');
  });

  test('tells of the last day for replies, and leads to the reminders', () => {
    const notice = input('wedding', { data: { wedding: 'w1', news: 'deadline', people: '3', day: '2026-06-06' } });
    assert.equal(noticeText(notice, 'vi'), '3 khách chưa trả lời thiệp cưới, hạn trả lời là hết ngày 06/06/2026');
    assert.match(noticeText(notice, 'en'), /^3 guests have not replied to your wedding invitation\. .* 6 June 2026$/);
    assert.equal(noticePath(notice, 'toi'), '/action/wedding/w1/send?link=silent');
  });

  test('tells of photos, and leads to them', () => {
    const sent = input('wedding', { data: { news: 'photos', wedding: 'w1' } });
    assert.equal(noticeText(sent, 'vi'), 'An gửi ảnh đám cưới, chờ bạn duyệt');
    assert.equal(noticePath(sent, 'toi'), '/action/wedding/w1/photos');
    assert.equal(noticePath({ ...sent, count: 3 }, 'toi'), '/action/wedding/w1/photos');
  });
});

describe('path of a notification', () => {
  test('is the item, or the list for several items', () => {
    assert.equal(noticePath(input('friend-request'), 'toi'), '/friends/toi?status=received');
    assert.equal(noticePath(input('friend-accepted', { actorPage: 'an' }), 'toi'), '/me/an');
    assert.equal(noticePath(input('friend-accepted'), 'toi'), '/friends/toi');
    const contact = input('contact', { data: { owner: 'p1', contact: 'i1' } });
    assert.equal(noticePath(contact, 'toi'), '/contacts/p1/i1');
    assert.equal(noticePath({ ...contact, count: 2 }, 'toi'), '/contacts/p1');
    assert.equal(noticePath(input('card-received', { data: { entry: 'e1' } }), 'toi'), '/action/phonebook?entry=e1');
    assert.equal(noticePath(input('message-request', { data: { conversation: 'c1' } }), 'toi'), '/messages/c1');
  });

  test('of a group is the screen where it is answered', () => {
    const group = { group: 'g1', groupName: 'Hội Gốm', invitation: 'i1' };
    const of = (kind: NoticeKind) => input(kind, { data: group });
    assert.equal(noticePath(of('group-request'), 'toi'), '/action/memberManagement?groupId=g1&tab=requests');
    assert.equal(noticePath(of('group-invitation'), 'toi'), '/invitations/i1');
    assert.equal(noticePath(of('group-accepted'), 'toi'), '/mbg/g1');
    assert.equal(noticeText(of('group-request'), 'vi'), 'An muốn tham gia Hội Gốm');
    assert.equal(noticeText(of('group-accepted'), 'en'), 'You’re now a member of Hội Gốm');
  });

  test('stays on this site for any data', () => {
    const path = noticePath(input('message', { data: { conversation: '//evil.example/..?x' } }), 'toi');
    assert.equal(new URL(path, 'https://m4u.example').origin, 'https://m4u.example');
    assert.equal(path, '/messages/%2F%2Fevil.example%2F..%3Fx');
  });
});

describe('notification settings', () => {
  test('have defaults', () => {
    assert.deepEqual(
      mergeSettings([]).find(({ kind }) => kind === 'message'),
      { kind: 'message', app: null, push: true, mail: null, phone: null },
    );
    assert.deepEqual(
      NoticeKind.options.filter((kind) => noticeDefaults[kind].mail),
      [
        'contact',
        'card-received',
        'card-changed',
        'group-invitation',
        'group-staff',
        'agency-offer',
        'order-request',
        'association-report',
        'privacy',
        'webhook',
        'payment',
        'ticket',
        'due',
      ],
    );
    assert.equal(hasChannel('message', 'app'), false);
    assert.deepEqual(
      NoticeKind.options.filter((kind) => hasChannel(kind, 'phone')),
      ['points'],
    );
  });

  test('apply the member’s choices', () => {
    const settings = mergeSettings([{ kind: 'contact', channel: 'mail', enabled: false }]);
    assert.deepEqual(
      settings.find(({ kind }) => kind === 'contact'),
      { kind: 'contact', app: true, push: true, mail: false, phone: null },
    );
  });
});
