import type { APIRequestContext } from '@playwright/test';
import { FETCHES } from '../../api/src/testing/server/fetches.ts';
import { anAddress, arrive, expect, somebody, test, verify } from '../support/people.ts';
import { arriveTalking, callAs, type Talker } from '../support/talk.ts';

interface Made {
  readonly _id: string;
}

const CHROME =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Mobile Safari/537.36';

/** Follows a link like a browser, without loading its page; returns target and cookie. */
const follow = async (request: APIRequestContext, code: string, headers: Record<string, string> = {}) => {
  const answer = await request.get(`/r/${code}`, {
    maxRedirects: 0,
    headers: { 'user-agent': CHROME, 'x-forwarded-for': anAddress(), ...headers },
  });
  const cookie = answer
    .headersArray()
    .find(({ name, value }) => /^set-cookie$/i.test(name) && value.startsWith('m4u_ref='));
  return { status: answer.status(), to: answer.headers()['location'], cookie: cookie?.value, all: answer.headers() };
};

/** Makes a campaign that rewards sign-ups, and its creator's link. */
const makeLink = async (admin: Talker) => {
  const group = await callAs<Made>(admin, 'POST', '/groupAndBrand/createGroup', { kind: 'brand', name: 'Nón Tây Hồ' });
  const campaign = await callAs<Made>(admin, 'POST', '/affiliate', {
    groupId: group._id,
    type: 'event',
    title: 'Mời bạn tới hội nón',
    landing: `/mbg/${group._id}?tab=about`,
    per: 'signup',
    rewardKind: 'points',
    amount: 5,
    from: '2026-01-01T00:00:00+07:00',
    status: 'running',
  });
  const { code } = await callAs<{ code: string }>(admin, 'POST', '/affiliate/joinCampaign', {
    campaignId: campaign._id,
  });
  const readStatistics = async () =>
    callAs<{ clicks: number; conversions: number }>(admin, 'GET', `/affiliate/manage/${campaign._id}`);
  return { group, code, readStatistics };
};

test(
  'a personal link redirects, counts once, and is credited with a later sign-up',
  { tag: '@core' },
  async ({ browser, page }) => {
    const admin = await arriveTalking(browser, 'Hồ Thị Nón');
    const { group, code, readStatistics } = await makeLink(admin);

    // Visitors who refuse tracking, and bots, are only redirected.
    const unfollowed: Record<string, string>[] = [
      { dnt: '1' },
      { 'sec-gpc': '1' },
      { 'user-agent': 'curl/8' },
      ...Object.values(FETCHES),
    ];
    for (const headers of unfollowed) {
      const { status, to, cookie } = await follow(page.request, code, headers);
      expect([status, to, cookie]).toEqual([302, `/mbg/${group._id}?tab=about`, undefined]);
    }
    expect((await readStatistics()).clicks).toBe(0);

    // The cookie is hidden from scripts and stays the same; codes work in capitals too, as when read out.
    const first = await follow(page.request, code);
    expect(first.cookie).toMatch(/^m4u_ref=[\w-]{22}; Path=\/; Max-Age=2592000; HttpOnly; Secure; SameSite=Lax$/);
    expect(first.all['cache-control']).toBe('no-store');
    expect((await follow(page.request, code.toUpperCase())).cookie).toBe(first.cookie);
    expect((await readStatistics()).clicks).toBe(1);

    // After the account is verified, the next page attributes it to the link, once.
    const person = await arrive(page.request, somebody('Phạm Thị Hoa'));
    const { memberId } = person;
    await verify(page.request, person);
    const home = await page.request.get('/more');
    expect(home.headers()['set-cookie']).toContain(`.${memberId}`);
    expect((await page.request.get('/more')).headers()['set-cookie'] ?? '').not.toContain('m4u_ref');
    expect((await readStatistics()).conversions).toBe(1);

    // Unknown links.
    for (const none of ['22222222', 'x', '..%2F..%2Flogin'])
      expect((await follow(page.request, none)).to).toMatch(/^\/404/);
  },
);
