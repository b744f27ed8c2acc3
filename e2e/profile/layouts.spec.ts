import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { demoBrand, demoOwner } from '../support/demo.ts';
import { arrive, desktop, expect, phone, signIn, somebody, test } from '../support/people.ts';
import { say } from '../support/words.ts';

/** Opens a page as a visitor without scripts. */
const visit = async (browser: Browser, address: string, look: (page: Page) => Promise<void>): Promise<void> => {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  await look(page);
  await context.close();
};

const headings = (page: Page): Promise<string[]> => page.locator('article h2').allInnerTexts();

/** Makes a member with an about text, a contact and two posts. */
const withPage = async (request: APIRequestContext) => {
  const person = await arrive(request, somebody('Lý Thị Thu Cúc'));
  const headers = { authorization: `Bearer ${person.accessToken}` };
  const expectOk = async (answer: ReturnType<APIRequestContext['put']>) =>
    expect((await answer).status(), await (await answer).text()).toBe(200);
  const about = { aboutMe: '<p>Mình trồng cúc.</p>', contacts: [{ kind: 'phone', value: '0912345678' }] };
  await expectOk(request.put(`/api/members/updateMemberById/${person.memberId}`, { headers, data: about }));
  for (const title of ['Mùa cúc họa mi', 'Cách giữ hoa tươi'])
    await expectOk(request.post('/api/members/insertBlog', { headers, data: { title, content: '<p>…</p>' } }));
  return person;
};

test('an owner sorts and hides sections, and all layouts follow', async ({ page, browser }) => {
  const { memberId, urlMinify } = await withPage(page.request);
  const own = `/me/${urlMinify}`;
  await visit(browser, own, async (visitor) => {
    const [first] = await headings(visitor);
    expect(first).toBe(say('profile_about'));
  });
  await page.goto(own);
  await page.getByRole('link', { name: say('section_arrange') }).click();
  await expect(page).toHaveURL(`${own}/edit/sections`);
  const up = page.getByRole('button', { name: say('ui_move_up', { name: say('profile_contacts') }) });
  await up.click();
  await page.getByRole('switch', { name: say('profile_about') }).uncheck();
  await page
    .getByRole('button', { name: say('profile_save'), exact: true })
    .last()
    .click();
  await expect(page.getByText(say('section_saved'))).toBeVisible();
  for (const address of [own, `/new-me/${memberId}`])
    await visit(browser, address, async (visitor) => {
      const titles = await headings(visitor);
      expect(titles).not.toContain(say('profile_about'));
      expect(titles).toContain(say('profile_contacts'));
    });
});

test('sections are sorted without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const { urlMinify } = await withPage(page.request);
  await page.goto(`/me/${urlMinify}/edit/sections`);
  await page.getByRole('switch', { name: say('profile_links') }).uncheck();
  await page.getByRole('button', { name: say('ui_move_up', { name: say('profile_contacts') }) }).click();
  await page.waitForLoadState('load');
  const lines = page.getByRole('list', { name: say('section_list') }).getByRole('switch');
  await expect(lines.first()).toHaveAccessibleName(say('profile_contacts'));
  // Hidden sections stay hidden after a move.
  await expect(page.getByRole('switch', { name: say('profile_links') })).not.toBeChecked();
  await page
    .getByRole('button', { name: say('profile_save'), exact: true })
    .last()
    .click();
  await expect(page).toHaveURL(`/me/${urlMinify}`);
  await page.waitForLoadState('load');
  expect((await headings(page)).filter((title) => title === say('profile_links'))).toEqual([]);
  await context.close();
});

test('the new layout has tabs with addresses and a canonical link', async ({ page, browser }) => {
  const { urlMinify } = await withPage(page.request);
  const address = `/new-me/${urlMinify}`;
  await visit(browser, address, async (visitor) => {
    const tabs = visitor.getByRole('navigation', { name: say('section_tabs') });
    await expect(tabs.getByRole('link')).toHaveCount(2);
    const canonical = visitor.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`/me/${urlMinify}$`));
    await tabs.getByRole('link', { name: say('post_title') }).click();
    await expect(visitor).toHaveURL(`${address}?tab=posts`);
    await expect(tabs.getByRole('link', { name: say('post_title') })).toHaveAttribute('aria-current', 'page');
    await expect(visitor.getByRole('link', { name: 'Mùa cúc họa mi' })).toBeVisible();
    // On a phone only the tab is shown.
    await expect(visitor.getByRole('heading', { name: say('profile_contacts') })).toBeHidden();
    await visitor.goto(`${address}?tab=khong-co`);
    await expect(visitor.getByRole('heading', { name: say('profile_about') })).toBeVisible();
  });
});

test('tabs change without reloading, and the overview returns', async ({ page }) => {
  await page.goto('/new-me/my-duyen');
  const tabs = page.getByRole('navigation', { name: say('section_tabs') });
  await tabs.getByRole('link', { name: say('relic_title') }).click();
  await expect(page.locator('#relics article')).not.toHaveCount(0);
  await expect(page.locator('#posts')).toHaveCount(0);
  await tabs.getByRole('link', { name: say('profile_about') }).click();
  await expect(page.locator('#posts article')).not.toHaveCount(0);
  await page.goBack();
  await expect(page.locator('#relics article')).not.toHaveCount(0);
});

test.describe('on a wide screen', () => {
  test.use(desktop);

  test('contacts stand beside the about text, and tabs stay visible', async ({ page }) => {
    await page.goto('/new-mbg/gom-moc-nhien');
    const about = await page.locator('#about').boundingBox();
    const contacts = await page.locator('#contacts').boundingBox();
    expect(contacts?.x ?? 0).toBeGreaterThan((about?.x ?? 0) + (about?.width ?? 0));
    expect(Math.abs((contacts?.y ?? 0) - (about?.y ?? 0))).toBeLessThan(2);
    await page.mouse.wheel(0, 1500);
    await expect(page.getByRole('navigation', { name: say('section_tabs') })).toBeInViewport();
  });
});

test('the page of an artist lists events, nearest first, with calendar files', async ({ page, request }) => {
  await page.goto(`${demoBrand}/idol`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const times = await page
    .locator('#schedule time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
  expect(times.length).toBeGreaterThan(0);
  expect(times).toEqual(times.toSorted((a, b) => a.localeCompare(b)));
  expect(Date.parse(times[0] ?? '')).toBeGreaterThan(Date.now());
  const file = await request.get(
    (await page.locator('#schedule a[href*="blogCalendar"]').first().getAttribute('href')) ?? '',
  );
  expect(file.headers()['content-type']).toContain('text/calendar');
  for (const part of ['idol_achievements', 'idol_fans'])
    await expect(page.getByRole('heading', { name: say(part) })).toBeVisible();
  await page.getByRole('link', { name: say('idol_connect') }).click();
  await expect(page).toHaveURL('/contact/gom-moc-nhien');
});

test('an admin finds links to each layout of a group', async ({ page }) => {
  await signIn(page.request, demoOwner);
  await page.goto(`${demoBrand}/idol`);
  await page.getByRole('button', { name: say('section_add_content') }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: say('idol_add_event') })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator(`summary[title="${say('section_more_tools')}"]`).click();
  await page.getByRole('link', { name: say('section_new_layout') }).click();
  await expect(page).toHaveURL('/new-mbg/gom-moc-nhien');
  await page.getByRole('link', { name: say('section_arrange') }).click();
  await expect(page).toHaveURL(`${demoBrand}/edit/sections`);
  await expect(page.getByRole('switch', { name: say('profile_about') })).toBeChecked();
  await expect(page.getByRole('switch', { name: say('diary_title') })).toHaveCount(0);
});
