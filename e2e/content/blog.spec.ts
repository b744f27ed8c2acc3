import type { APIRequestContext, Page } from '@playwright/test';
import { currentVersion } from '@m4u/contract/identity/consent/words';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { arrive, desktop, expect, type Person, type SignedIn, test, verify } from '../support/people.ts';
import { say } from '../support/words.ts';

type Writer = Person & SignedIn;

const write = async (
  request: APIRequestContext,
  { accessToken }: SignedIn,
  post: Record<string, unknown>,
): Promise<string> => {
  const answer = await request.post('/api/members/insertBlog', {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { content: '<p>Lò vừa mở.</p>', ...post },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: { _id: string } }).data._id;
};

const change = async (
  request: APIRequestContext,
  { accessToken }: SignedIn,
  path: string,
  data: Record<string, unknown> = {},
): Promise<void> => {
  const answer = await request.put(`/api/members/${path}`, {
    headers: { authorization: `Bearer ${accessToken}` },
    data,
  });
  expect(answer.status(), await answer.text()).toBe(200);
};

/** Signs up an author and keeps only the device cookie, so that the page is read by a visitor in the same browser. */
const writer = async (page: Page): Promise<Writer> => {
  const person = await arrive(page.request);
  await page.context().clearCookies({ name: /^(?!__Host-m4u_device)/ });
  return person;
};

/** Consents to search engines. */
const letBeFound = async (request: APIRequestContext, { accessToken }: SignedIn): Promise<void> => {
  const answer = await request.put('/api/privacy/consents/searchEngines', {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { granted: true, version: currentVersion('searchEngines') },
  });
  expect(answer.status(), await answer.text()).toBe(200);
};

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false });

/** Reads a document and asserts that it is well-formed XML. */
const readXml = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  const text = await answer.text();
  expect(XMLValidator.validate(text)).toBe(true);
  return {
    text,
    type: answer.headers()['content-type'],
    etag: answer.headers()['etag'] ?? '',
    xml: parser.parse(text),
  };
};

const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test('a blog lists posts by date, the newest in large, and filters by type', async ({ page }) => {
  const as = await writer(page);
  const { request } = page;
  const first = await write(request, as, { title: 'Bài đầu tiên' });
  await write(request, as, { title: 'Tài liệu men tro', postType: 'document' });
  await write(request, as, { title: 'Riêng tôi', policy: 'private' });
  await write(request, as, { title: 'Chỉ bạn bè', policy: 'friends' });
  await write(request, as, {
    title: 'Đêm mở lò',
    postType: 'event',
    event: { start: '2027-01-02T12:00:00Z', place: 'Hội An' },
    content: `<p>${'Mời bạn đến xem lò. '.repeat(10)}</p>`,
  });
  // The owner's manual order does not apply.
  const answer = await request.put(`/api/content/move/${first}`, {
    headers: { authorization: `Bearer ${as.accessToken}` },
    data: { before: null },
  });
  expect(answer.status()).toBe(200);

  await page.goto(`/blog/${as.memberId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('post_blog_of', { name: as.name }));
  await expect(headings(page)).toHaveText(['Đêm mở lò', 'Tài liệu men tro', 'Bài đầu tiên']);
  await expect(page.getByText(say('post_blog_read'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('post_add') })).toHaveCount(0);
  await page.getByRole('link', { name: say('post_type_document'), exact: true }).click();
  await expect(headings(page)).toHaveText(['Tài liệu men tro']);
  await page.getByRole('link', { name: say('post_type_news'), exact: true }).click();
  await expect(headings(page)).toHaveText(['Bài đầu tiên']);
  await page.getByRole('link', { name: say('post_type_opportunity'), exact: true }).click();
  await expect(page.getByText(say('post_blog_empty_type'))).toBeVisible();
  await page.getByRole('link', { name: say('content_all'), exact: true }).click();
  await page.getByRole('link', { name: 'Đêm mở lò' }).click();
  await expect(page).toHaveURL(/\/me\/posts\/[\da-f-]{36}$/);

  // A new post drops the cached page.
  await write(request, as, { title: 'Vừa viết xong' });
  await page.goto(`/blog/${as.memberId}`);
  await expect(headings(page).first()).toHaveText('Vừa viết xong');
});

test('a long blog continues on further pages, with and without scripts', async ({ page, browser }) => {
  const as = await writer(page);
  for (let number = 1; number <= 23; number += 1) await write(page.request, as, { title: `Bài số ${number}` });
  const all = Array.from({ length: 23 }, (_, index) => `Bài số ${23 - index}`);
  await page.goto(`/blog/${as.memberId}`);
  await expect(headings(page)).toHaveText(all.slice(0, 20));
  await page.getByRole('link', { name: say('content_more') }).click();
  await expect(headings(page)).toHaveText(all);

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(`/blog/${as.memberId}`);
  await plain.getByRole('link', { name: say('content_more') }).click();
  await expect(headings(plain)).toHaveText(all.slice(20));
  await plain.getByRole('link', { name: say('content_from_start') }).click();
  await expect(headings(plain).first()).toHaveText('Bài số 23');
  await plain.context().close();
});

test('the heading stands beside the posts on a wide screen and above them on a phone', async ({ page, browser }) => {
  const box = async (on: Page, name: string) =>
    (await on.getByRole('heading', { name, exact: true }).boundingBox()) ?? { x: 0, y: 0 };
  for (const [where, isWide] of [
    [await (await browser.newContext(desktop)).newPage(), true],
    [page, false],
  ] as const) {
    await where.goto('/blog/gom-moc-nhien');
    const head = await box(where, say('post_blog_of', { name: 'Gốm Mộc Nhiên' }));
    const lead = (await headings(where).first().boundingBox()) ?? { x: 0, y: 0 };
    expect(lead.x > head.x + 200).toBe(isWide);
    expect(await where.getByRole('link', { name: 'RSS' }).filter({ visible: true }).count()).toBe(1);
  }
});

test('feeds contain public posts in full and nothing else, even for the owner', async ({ page }) => {
  const as = await arrive(page.request);
  const { request } = page;
  const title = 'Đất & lửa ]]> <b>nung</b> ]]> &amp; tro';
  const open = await write(request, as, {
    title,
    content: '<p>Ẫ ỡ ữ Đ ặ &lt;b&gt; &#1; <a href="/me/my-duyen">ở đây</a> ]]&gt;</p>',
  });
  const hidden = await write(request, as, { title: 'Bí mật của lò', policy: 'private' });
  await write(request, as, { title: 'Cho bạn bè của lò', policy: 'friends' });
  const [rss, atom] = ['rss.xml', 'atom.xml'].map((name) => `/blog/${as.urlMinify}/${name}`) as [string, string];

  await page.goto(`/blog/${as.memberId}`);
  const links = page.locator('link[rel=alternate][type*=xml]');
  expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual([rss, atom]);

  // The request carries the owner's session.
  const read = await readXml(request, rss);
  expect(read.type).toBe('application/rss+xml; charset=utf-8');
  const { item, ...channel } = read.xml.rss.channel;
  expect(channel.title).toBe(say('post_blog_of', { name: as.name }));
  expect([item.title, item.guid['#text']]).toEqual([title, `urn:uuid:${open}`]);
  expect(item.link).toMatch(new RegExp(`^https?://.+/me/posts/${open}$`));
  expect(item['content:encoded']).toContain('Ẫ ỡ ữ Đ ặ &lt;b&gt;');
  expect(item['content:encoded']).toMatch(/<a href="https?:\/\/[^"]+\/me\/my-duyen"/);
  const second = await readXml(request, atom);
  expect(second.type).toBe('application/atom+xml; charset=utf-8');
  expect(second.xml.feed.entry.title).toBe(title);
  for (const { text } of [read, second]) {
    expect(text).not.toContain('của lò');
    expect(text).not.toContain(hidden);
  }

  const again = (tag: string) => request.get(rss, { headers: { 'if-none-match': tag } });
  expect((await again(read.etag)).status()).toBe(304);
  await change(request, as, `updateBlogById/${hidden}`, { policy: 'public' });
  const wider = await again(read.etag);
  expect(await wider.text()).toContain('Bí mật của lò');
  await change(request, as, `deleteBlogById/${hidden}`);
  expect(await (await again(wider.headers()['etag'] ?? '')).text()).not.toContain(hidden);
});

test('an old short link redirects to the current one, and an unknown one is not found', async ({ page }) => {
  const as = await writer(page);
  const { request } = page;
  const [formerLink, newLink] = [`cu-${as.memberId.slice(-12)}`, `moi-${as.memberId.slice(-12)}`];
  for (const urlMinify of [formerLink, newLink])
    await change(request, as, `updateUrlMinify/${as.memberId}`, { urlMinify });
  await write(request, as, { title: 'Dưới liên kết mới' });
  await page.goto(`/blog/${formerLink}`);
  await expect(page).toHaveURL(`/blog/${newLink}`);
  await expect(headings(page)).toHaveText(['Dưới liên kết mới']);
  const moved = await request.get(`/blog/${formerLink}/rss.xml`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([302, `/blog/${newLink}/rss.xml`]);
  expect((await readXml(request, `/blog/${formerLink}/atom.xml`)).xml.feed.entry.title).toBe('Dưới liên kết mới');
  for (const name of ['rss.xml', 'atom.xml'])
    expect((await request.get(`/blog/khong-co-ai/${name}`)).status()).toBe(404);
  await page.goto('/blog/khong-co-ai');
  await expect(page).toHaveURL(/\/404/);
});

test('sitemaps list public pages of verified accounts that have consented', async ({ page, baseURL }) => {
  const as = await writer(page);
  const { request } = page;
  const open = await write(request, as, { title: 'Ai cũng xem được' });
  const hidden = await write(request, as, { title: 'Không phải ai cũng xem', policy: 'friends' });
  const index = (await readXml(request, '/sitemap.xml')).xml.sitemapindex.sitemap as { loc: string }[];
  const lists = index.map(({ loc }) => loc);
  expect(lists).toEqual(expect.arrayContaining([`${baseURL}/sitemaps/member.xml`, `${baseURL}/sitemaps/post.xml`]));
  expect((await request.get('/robots.txt')).headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml\n`);

  const readSitemap = async (name: string): Promise<string> => (await readXml(request, `/sitemaps/${name}.xml`)).text;
  const asksNotToBeFound = async (path: string): Promise<boolean> => {
    await page.goto(path);
    return (await page.locator('meta[name=robots][content=noindex]').count()) > 0;
  };
  const pages = [`/me/${as.memberId}`, `/me/posts/${open}`, `/me/${as.memberId}/posts`, `/blog/${as.memberId}`];
  expect(await readSitemap('post')).not.toContain(open);
  expect(await readSitemap('member')).not.toContain(`/${as.urlMinify}<`);
  for (const path of pages) expect(await asksNotToBeFound(path), path).toBe(true);

  await verify(request, as);
  expect(await readSitemap('member'), 'nobody has agreed to it').not.toContain(`/${as.urlMinify}<`);
  await letBeFound(request, as);
  // The next change of the page drops the cached one.
  await change(request, as, `updateMemberById/${as.memberId}`, { headline: 'Thợ gốm' });
  expect(await readSitemap('post')).toContain(`<loc>${baseURL}/me/posts/${open}</loc>`);
  expect(await readSitemap('post')).not.toContain(hidden);
  expect(await readSitemap('member')).toContain(`<loc>${baseURL}/me/${as.urlMinify}</loc>`);
  for (const path of pages) expect(await asksNotToBeFound(path), path).toBe(false);
  for (const name of ['nothing', 'poster', 'post-x', `post-${'f'.repeat(8)}-ffff-ffff-ffff-${'f'.repeat(12)}`])
    expect((await request.get(`/sitemaps/${name}.xml`)).status(), name).toBe(404);
});
