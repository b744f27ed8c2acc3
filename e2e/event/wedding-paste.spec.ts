/** A pasted guest list: read, checked, repaired and added; then several guests changed at once. */
import { arrive, expect, expectAccessible, phone, somebody, test } from '../support/people.ts';
import { say } from '../support/words.ts';
import { makeWedding, press } from './invitations.ts';

test.use(phone);

const LIST = [
  '- Chị Én (nhà gái)',
  '3/ Hùng x2',
  'Dì Tư - 0912345677 - nhà gái - họ hàng',
  'Cô Bảy; gái; 12345',
  'Bạn cấp 3:',
  '• nguyễn văn an',
  'Nguyễn Văn An',
  'Anh Nam + vợ',
].join('\n');

for (const javaScriptEnabled of [true, false])
  test(`a pasted list is checked before it is added, scripts ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ ...phone, javaScriptEnabled });
    const page = await context.newPage();
    const { accessToken } = await arrive(page.request, somebody('Nguyễn Minh Quân'));
    const { id } = await makeWedding(page, accessToken, {}, []);
    const headers = { authorization: `Bearer ${accessToken}` };
    const listed = async () => {
      const answer = await page.request.get(`/api/wedding/guests/${id}?limit=100`, { headers });
      const { data } = (await answer.json()) as {
        data: { name: string; side: string; phone: string | null; group: string; people: number }[];
      };
      return data.map(({ name, side, phone, group, people }) => [name, side, phone ?? '', group, people].join('|'));
    };

    await page.goto(`/action/wedding/${id}/add`);
    await page.getByLabel(say('wedding_add_text')).fill(LIST);
    await press(page, say('wedding_add_do'));
    const rows = page.getByRole('list', { name: say('wedding_add_check') }).getByRole('listitem');
    await expect(rows).toHaveCount(7);
    expect(await listed()).toEqual([]);
    await expect(page.getByText(say('wedding_add_headings', { names: 'Bạn cấp 3' }))).toBeVisible();
    await expect(rows.filter({ hasText: say('wedding_add_pasted') })).toHaveCount(1);
    await expect(page.getByRole('button', { name: say('wedding_add_chosen', { count: '5' }) })).toBeVisible();
    if (javaScriptEnabled) await expectAccessible(page);

    // A row that still cannot be added is refused at its field; nothing that was typed is lost.
    const seventh = rows.filter({ hasText: 'Cô Bảy' });
    await seventh.getByRole('checkbox').check();
    await rows.first().locator('summary').click();
    await rows.first().getByLabel(say('wedding_guest_name')).fill('Chị Én Nhỏ');
    await page.getByRole('button', { name: /^Thêm \d khách$/ }).click();
    await expect(page.getByText(say('wedding_add_wrong'))).toBeVisible();
    expect(await listed()).toEqual([]);
    await seventh.getByLabel(say('wedding_guest_phone')).fill('0912 345 678');
    await page.getByRole('button', { name: /^Thêm \d khách$/ }).click();
    const answer = page.getByText(say('wedding_added', { count: '6' }));
    await expect(answer).toBeVisible();
    // It stands above the form, and the long list below which its button was is gone.
    if (javaScriptEnabled) await expect(answer).toBeInViewport();
    expect(await listed()).toEqual([
      'Anh Nam + vợ|groom||Bạn cấp 3|2',
      'Chị Én Nhỏ|bride|||0',
      'Cô Bảy|bride|+84912345678||0',
      'Dì Tư|bride|+84912345677|họ hàng|0',
      'Hùng|groom|||2',
      'nguyễn văn an|groom||Bạn cấp 3|0',
    ]);
    await expect(page.getByRole('link', { name: say('wedding_send') })).toBeVisible();
    await page.getByRole('link', { name: say('wedding_add_to_list') }).click();

    // Several guests are changed at once, and deleted after a question that names them.
    const choose = (name: string) => page.getByLabel(say('wedding_batch_choose', { name }), { exact: true }).check();
    await expect(page.getByText(say('wedding_batch_hint'))).toBeVisible();
    await choose('Hùng');
    await choose('Anh Nam + vợ');
    await page.getByLabel(say('wedding_batch_side')).selectOption('bride');
    await page.getByLabel(say('wedding_batch_group')).fill('Đồng nghiệp');
    await press(page, say('wedding_batch_save'));
    await expect.poll(listed).toContain('Anh Nam + vợ|bride||Đồng nghiệp|2');
    await page.goto(`/action/wedding/${id}/guests`);
    await choose('Hùng');
    await press(page, say('wedding_batch_remove'));
    await expect(page.getByText(say('wedding_batch_remove_question'))).toBeVisible();
    await press(page, say('wedding_batch_remove'));
    await expect.poll(async () => (await listed()).length).toBe(5);
    expect(await listed()).not.toContain('Hùng|bride||Đồng nghiệp|2');
    await context.close();
  });
