import type { APIRequestContext, Page } from '@playwright/test';
import { readDemo } from '../../api/src/demo/content.ts';
import { demoFriend, demoPage } from '../support/demo.ts';
import { arrive, expect, signIn, test } from '../support/people.ts';
import { say } from '../support/words.ts';

const save = (page: Page) => page.getByRole('button', { name: say('content_save'), exact: true }).click();
const text = (page: Page) => page.getByRole('textbox', { name: say('post_content'), exact: true });

/** Writes a post in the editor; returns its address. */
const write = async (page: Page, type: string, title: string, more?: () => Promise<void>): Promise<string> => {
  await page.goto('/edit/posts/new');
  await expect(text(page)).toHaveAttribute('contenteditable', 'true');
  await page.getByRole('radio', { name: say(`post_type_${type}`), exact: true }).check();
  await page.getByLabel(say('post_heading')).fill(title);
  await more?.();
  await text(page).fill(`Chuyện về: ${title}.`);
  await save(page);
  await expect(page).toHaveURL(/\/me\/posts\/[\da-f-]{36}$/);
  await expect(page.getByText(say('post_saved'))).toBeVisible();
  return page.url();
};

const titles = {
  news: 'Mẻ gốm đầu mùa',
  opportunity: 'Tìm bạn hàng men tro',
  event: 'Đêm mở lò tháng Chạp',
  document: 'Bảng nhiệt độ nung',
};

test('posts of each type are written on a phone, and a visitor filters them by type', async ({ page, browser }) => {
  const { memberId } = await arrive(page.request);
  await page.goto('/edit/posts/new');
  await expect(page.getByLabel(say('post_event_start'))).toBeHidden();
  await save(page);
  await expect(page.getByText(/^Hãy nhập (“|thông tin này)/).first()).toBeVisible();

  const when = async () => {
    await page.getByLabel(say('post_event_start')).fill('2031-01-12T18:30');
    await page.getByLabel(say('post_event_place')).fill('Làng gốm Thanh Hà, Hội An');
  };
  const addresses: Record<string, string> = {};
  for (const [type, title] of Object.entries(titles))
    addresses[type] = await write(page, type, title, type === 'event' ? when : undefined);

  const visitor = await (await browser.newContext()).newPage();
  for (const [type, title] of Object.entries(titles)) {
    await visitor.goto(`/me/${memberId}/posts`);
    await expect(visitor.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(4);
    await visitor.getByRole('link', { name: say(`post_type_${type}`), exact: true }).click();
    await expect(visitor.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([title]);
    await visitor.getByRole('link', { name: title }).click();
    await expect(visitor).toHaveURL(addresses[type] ?? '');
    await expect(visitor.getByText(`Chuyện về: ${title}.`)).toBeVisible();
    await expect(visitor.locator('meta[property="og:title"]')).toHaveAttribute('content', `Xem thông tin ${title}`);
    expect(await visitor.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
      expect.stringContaining(type === 'event' ? '"Event"' : '"Article"'),
    );
  }
  await visitor.goto(addresses['event'] ?? '');
  await expect(visitor.getByRole('link', { name: 'Làng gốm Thanh Hà, Hội An' })).toBeVisible();
  const calendar = await visitor.getByRole('link', { name: say('post_to_calendar') }).getAttribute('href');
  expect(await (await visitor.request.get(calendar ?? '')).text()).toContain('SUMMARY:Đêm mở lò tháng Chạp');
  await visitor.context().close();
});

/** Everything public about a member's posts, as one text. */
const traces = async (request: APIRequestContext, memberId: string): Promise<string> => {
  const paths = ['', '/posts'].map((end) => `/me/${memberId}${end}`);
  const feeds = ['', '/rss.xml', '/atom.xml'].map((end) => `/blog/${memberId}${end}`);
  const all = [...paths, ...feeds, '/sitemaps/post.xml', `/api/members/getBlogByMemberId/${memberId}`];
  return (await Promise.all(all.map(async (path) => (await request.get(path)).text()))).join('\n');
};

test('a stranger finds no trace of a post for friends', async ({ page, browser }) => {
  const { memberId } = await arrive(page.request);
  const address = await write(page, 'news', 'Chỉ kể cho bạn bè', async () => {
    await page.getByRole('radio', { name: say('content_visibility_friends') }).check();
  });
  const stranger = await browser.newContext();
  const { request } = stranger;
  const answer = await request.get(address);
  expect(answer.status()).toBe(404);
  expect(await answer.text()).not.toContain('Chỉ kể cho bạn bè');
  expect(await traces(request, memberId)).not.toMatch(/Chỉ kể cho bạn bè|Chuyện về/);
  const listed = await (await request.get(`/api/members/getBlogByMemberId/${memberId}`)).json();
  expect(listed).toMatchObject({ data: [], total: 0 });
  await stranger.close();
});

test('a friend reads a post for friends', { tag: '@core' }, async ({ page, request }) => {
  const title = readDemo().posts.find(({ on, policy }) => on === 'duyen' && policy === 'friends')?.title ?? '';
  const list = `${demoPage.replace('/smc/', '/me/')}/posts`;
  expect(await (await request.get(list)).text()).not.toContain(title);
  await signIn(page.request, demoFriend);
  await page.goto(list);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  // A stranger with the address gets a 404.
  const answer = await request.get(page.url());
  expect(answer.status()).toBe(404);
  expect(await answer.text()).not.toContain(title);
});

test('a deleted post is restored, and an unsaved change is offered again', async ({ page }) => {
  await arrive(page.request);
  const address = await write(page, 'news', titles.news);
  await page.getByRole('button', { name: say('content_delete') }).click();
  await expect(page).toHaveURL(/\/edit\/posts$/);
  expect((await page.request.get(address)).status()).toBe(404);
  await page.getByRole('button', { name: say('content_undo') }).click();
  await expect(page.getByText(say('content_restored'))).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.news);

  await page.getByRole('link', { name: say('content_edit') }).click();
  await expect(text(page)).toHaveAttribute('contenteditable', 'true');
  await page.getByLabel(say('post_heading')).fill('Mẻ gốm đầu mùa, viết lại');
  // Drafts are kept after a short pause.
  const isDraftStored = () =>
    page.evaluate(() => Object.values(localStorage).some((value) => value.includes('viết lại')));
  await expect.poll(isDraftStored).toBe(true);
  await page.reload();
  await page.getByRole('button', { name: say('ui_draft_restore') }).click();
  await expect(page.getByLabel(say('post_heading'))).toHaveValue('Mẻ gốm đầu mùa, viết lại');
  await save(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mẻ gốm đầu mùa, viết lại');
});
