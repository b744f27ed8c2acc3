import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '../support/people.ts';
import { arriveTalking, befriend, callAs, type Talker } from '../support/talk.ts';

/** Number of edits of one post while others read the page with it. */
const edits = 30;

test('signed-in readers of one page see its posts as they are, and only those that are for them', async ({
  browser,
}) => {
  const owner = await arriveTalking(browser, 'Trịnh Thị Chủ Trang');
  const friend = await arriveTalking(browser, 'Bùi Văn Bạn Thân');
  const stranger = await arriveTalking(browser, 'Vũ Thị Người Lạ');
  await befriend(friend, owner);
  const content = '<p>Lò vừa mở.</p>';
  const forAll = { title: 'Lần sửa 0.', policy: 'public', content };
  const { _id: id } = await callAs<{ _id: string }>(owner, 'POST', '/members/insertBlog', forAll);
  const forFriends = { title: 'Chuyện trong nhà', policy: 'friends', content };
  await callAs(owner, 'POST', '/members/insertBlog', forFriends);

  let acknowledged = 0;
  let writing = true;
  const look = async ({ page }: Talker, address: string): Promise<string> => {
    const least = acknowledged;
    const html = await (await page.request.get(address)).text();
    const shown = Number(/Lần sửa (\d+)\./.exec(html)?.[1] ?? Number.NaN);
    expect(shown, `${address} asked after edit ${least} was acknowledged`).toBeGreaterThanOrEqual(least);
    return html;
  };
  const read = async (reader: Talker, address: string): Promise<number> => {
    let reads = 0;
    while (writing) {
      await pause(5);
      const html = await look(reader, address);
      expect(html.includes(forFriends.title), `${address} for a ${reader === friend ? 'friend' : 'stranger'}`).toBe(
        reader === friend,
      );
      reads += 1;
    }
    return reads;
  };
  const path = `/me/${owner.memberId}`;
  const write = async () => {
    for (let lap = 1; lap <= edits; lap += 1) {
      await callAs(owner, 'PUT', `/members/updateBlogById/${id}`, { ...forAll, title: `Lần sửa ${lap}.` });
      acknowledged = lap;
      // Readers see the same page several times, so that parts of it are found again.
      await pause(50);
    }
    writing = false;
  };
  const readers = [friend, stranger].flatMap((reader) => [read(reader, path), read(reader, `${path}?lang=en`)]);
  const [, ...reads] = await Promise.all([write(), ...readers]);
  for (const count of reads) expect(count).toBeGreaterThan(1);

  // A former friend sees nothing that is for friends only.
  await callAs(owner, 'PUT', `/friend/rejectedFriendsById/${owner.memberId}`, {
    from: owner.memberId,
    to: friend.memberId,
  });
  expect(await look(friend, path)).not.toContain(forFriends.title);
});

test('a part that was drawn for others works in the browser', async ({ browser }) => {
  const owner = await arriveTalking(browser, 'Lý Thị Chủ Trang');
  const content = '<p>Lò vừa mở.</p>';
  await callAs(owner, 'POST', '/members/insertBlog', { title: 'Ngày hội gốm', policy: 'public', content });
  for (const name of ['Đoàn Văn Đến Trước', 'Hà Thị Đến Sau']) {
    const { page } = await arriveTalking(browser, name);
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(String(error)));
    await page.goto(`/me/${owner.memberId}`);
    await page.getByRole('link', { name: 'Ngày hội gốm' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ngày hội gốm' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Ngày hội gốm' }).first()).toBeVisible();
    expect(problems).toEqual([]);
  }
});
