import { arrive, expect, test, verify } from '../support/people.ts';

/** As a page of the site sends it. */
const headers = { 'sec-fetch-site': 'same-origin' };

test('addresses of the other kind of owner lead to the right one', async ({ page, browser }) => {
  const owner = await arrive(page.request);
  const { memberId, urlMinify } = owner;
  await verify(page.request, owner);
  const made = await page.request.post('/api/groupAndBrand/createGroup', {
    headers,
    data: { kind: 'brand', name: 'Gốm Sông Thu' },
  });
  expect(made.status(), await made.text()).toBe(200);
  const { _id: groupId } = (await made.json()).data;
  const post = { title: 'Lò gốm', content: '<p>Mở lò</p>', postType: 'news' };
  const written = await page.request.post('/api/members/insertBlog', { headers, data: post });
  const { _id: postId } = (await written.json()).data;

  const visitor = await browser.newContext();
  const led = {
    [`/mbg/${memberId}`]: `/me/${urlMinify}`,
    [`/mbg/${memberId}/posts`]: `/me/${urlMinify}/posts`,
    [`/mbg/${memberId}/idol`]: `/me/${urlMinify}`,
    [`/new-mbg/${memberId}`]: `/new-me/${urlMinify}`,
    [`/mbg/posts/${postId}`]: `/me/posts/${postId}`,
    [`/me/${groupId}`]: `/mbg/${groupId}`,
    [`/me/${groupId}/products`]: `/mbg/${groupId}/products`,
    [`/me/${groupId}/diary`]: `/mbg/${groupId}`,
    [`/smc/${groupId}`]: `/mbg/${groupId}`,
  };
  for (const [from, to] of Object.entries(led)) {
    const answer = await visitor.request.get(from);
    expect([from, answer.status(), new URL(answer.url()).pathname]).toEqual([from, 200, to]);
  }
  await visitor.close();
});
