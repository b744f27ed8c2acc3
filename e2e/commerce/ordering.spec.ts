import type { Page } from '@playwright/test';
import { arrive, desktop, expect, test } from '../support/people.ts';
import { say } from '../support/words.ts';

const labels = ['Lớp học', 'Tài liệu', 'Lịch dạy'];

const order = (page: Page): Promise<string[]> =>
  page
    .getByLabel(say('profile_link_label'))
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

test.describe('with a mouse', () => {
  test.use(desktop);

  test('links are sorted by buttons and by dragging, and the order is saved', async ({ page }) => {
    const { memberId, accessToken } = await arrive(page.request);
    const links = labels.map((label, index) => ({ label, address: `https://example.test/${index}` }));
    const headers = { authorization: `Bearer ${accessToken}` };
    const path = `/api/members/updateAccountLinkById/${memberId}`;
    expect((await page.request.put(path, { data: { links }, headers })).status()).toBe(200);

    await page.goto(`/me/${memberId}`);
    await page.getByRole('link', { name: say('profile_edit_links'), exact: true }).click();
    const grips = page.getByTitle(say('ui_drag'));
    await expect(grips).toHaveCount(3);
    await page.getByRole('button', { name: say('ui_move_down', { name: 'Lớp học' }) }).click();
    await expect.poll(() => order(page)).toEqual(['Tài liệu', 'Lớp học', 'Lịch dạy']);
    await expect(page.getByText(say('ui_moved', { name: 'Lớp học', position: 2, total: 3 }))).toBeAttached();
    await expect(page.getByRole('button', { name: say('ui_move_up', { name: 'Tài liệu' }) })).toBeDisabled();
    await expect(page.getByRole('button', { name: say('ui_move_down', { name: 'Lịch dạy' }) })).toBeDisabled();

    await grips.last().hover();
    await page.mouse.down();
    const top = await grips.first().boundingBox();
    await page.mouse.move(top?.x ?? 0, (top?.y ?? 0) - 20, { steps: 12 });
    await page.mouse.up();
    await expect.poll(() => order(page)).toEqual(['Lịch dạy', 'Tài liệu', 'Lớp học']);

    await page
      .getByRole('button', { name: say('profile_save'), exact: true })
      .last()
      .click();
    await expect(page.locator('#links li a')).toHaveText([/Lịch dạy/, /Tài liệu/, /Lớp học/]);
  });
});
