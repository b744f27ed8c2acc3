import { addContent } from '../support/addContent.ts';
import { arrive, asVisitor, expect, expectMessage, test, verify } from '../support/people.ts';
import { say } from '../support/words.ts';

const canonical = (html: string): string | undefined =>
  /rel="canonical" href="[^"]*?(\/[^/"][^"]*?\/[^"]*)"/.exec(html)?.[1];

/** As a page of the site sends it. */
const headers = { 'sec-fetch-site': 'same-origin' };

test('visitors get the layout that the owner chose, by every address', async ({ page, browser }) => {
  const owner = await arrive(page.request);
  await verify(page.request, owner);
  const { memberId: id } = owner;
  const link = `lo-gom-${id.slice(-6)}`;
  const answer = await page.request.put(`/api/members/updateUrlMinify/${id}`, { headers, data: { urlMinify: link } });
  expect(answer.status(), await answer.text()).toBe(200);

  await asVisitor(browser, async (visitor) => {
    const shownAt = async (address: string) => {
      const answer = await visitor.request.get(address);
      expect(answer.status(), address).toBe(200);
      return new URL(answer.url()).pathname;
    };
    expect(await shownAt(`/me/${link}`)).toBe(`/me/${link}`);
    expect(await shownAt(`/smc/${link}`)).toBe(`/smc/${link}`);

    await page.goto('/action/setting/display');
    await page.getByRole('radio', { name: say('profile_layout_new') }).check();
    await expectMessage(page, say('profile_layout_saved'), () =>
      page.getByRole('button', { name: say('profile_layout_save') }).click(),
    );
    await expect(page.getByRole('radio', { name: say('profile_layout_new') })).toBeChecked();

    for (const address of [`/me/${link}`, `/me/${id}`, `/smc/${link}`, `/new-me/${link}`])
      expect(await shownAt(address), address).toBe(`/new-me/${link}`);
    expect(await shownAt(`/me/${link}?layout=usual`)).toBe(`/me/${link}`);
    expect(canonical(await (await visitor.request.get(`/me/${link}?layout=usual`)).text())).toContain(
      `/new-me/${link}`,
    );
    // The query comes along.
    await visitor.goto(`/smc/${link}?lang=en`);
    await expect(visitor).toHaveURL(`/new-me/${link}?lang=en`);
  });

  // The owner edits and comes back to the layout that visitors see.
  await page.goto(`/new-me/${link}`);
  await addContent(page, 'profile_add_about');
  await expect(page).toHaveURL(`/me/${link}/edit/about`);
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('ui_close') })
    .click();
  await expect(page).toHaveURL(`/new-me/${link}`);
});

test('a group can be shown as an artist page', async ({ page, browser }) => {
  const owner = await arrive(page.request);
  await verify(page.request, owner);
  const made = await page.request.post('/api/groupAndBrand/createGroup', {
    headers,
    data: { kind: 'brand', name: 'Ban nhạc Lò Gốm' },
  });
  const { _id: id } = (await made.json()).data;
  await page.goto(`/action/setting/display?of=${id}`);
  await page.getByRole('radio', { name: say('profile_layout_idol') }).check();
  await expectMessage(page, say('profile_layout_saved'), () =>
    page.getByRole('button', { name: say('profile_layout_save') }).click(),
  );
  await asVisitor(browser, async (visitor) => {
    await visitor.goto(`/mbg/${id}`);
    await expect(visitor).toHaveURL(`/mbg/${id}/idol`);
    await visitor.goto(`/new-mbg/${id}`);
    await expect(visitor).toHaveURL(`/new-mbg/${id}`);
  });
});
