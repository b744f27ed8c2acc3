import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { desktop, expect, expectAccessible, phone, test } from '../support/people.ts';
import { arriveTalking, callAs, type Talker } from '../support/talk.ts';
import { say } from '../support/words.ts';

const makeGroup = (admin: Talker): Promise<{ _id: string }> =>
  callAs(admin, 'POST', '/groupAndBrand/createGroup', { kind: 'group', name: 'Hội Gốm Sông Thu' });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const imports = (groupId: string) => `/action/memberManagement/import?groupId=${groupId}`;

const choose = async (page: Page, kind: 'members' | 'customers', text: string): Promise<void> => {
  await page
    .getByRole('radio', { name: new RegExp(say(kind === 'members' ? 'import_kind_members' : 'import_kind_customers')) })
    .check({ force: true });
  const buffer = Buffer.from(text);
  await page.getByLabel(say('import_file')).setInputFiles({ name: 'danh-sach.csv', mimeType: 'text/csv', buffer });
  await press(page, say('import_preview'));
};

const numbered = (count: number): string =>
  ['Họ tên,Điện thoại', ...Array.from({ length: count }, (_, index) => `Khách ${index},09${21_000_000 + index}`)].join(
    '\n',
  );

for (const [how, look] of [
  ['with scripts', phone],
  ['without scripts', { ...desktop, javaScriptEnabled: false }],
] as const)
  test(`a file of customers is previewed and imported, and refused lines are corrected, ${how}`, async ({
    browser,
  }) => {
    const admin = await arriveTalking(browser, 'Nguyễn Văn An', look);
    const { _id } = await makeGroup(admin);
    const { page } = admin;
    const finish = async (notice: ReturnType<Page['getByText']>) =>
      expect(async () => {
        if (how === 'without scripts') await page.reload();
        await expect(notice).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: 30_000 });
    await page.goto(imports(_id));
    const chooser = page.waitForEvent('filechooser');
    // The native input covers our words.
    await page.getByText(say('ui_choose_file'), { exact: true }).click({ force: true });
    await (await chooser).setFiles({ name: 'khach.csv', mimeType: 'text/csv', buffer: Buffer.from('Họ tên') });
    // Without scripts the browser writes the name itself.
    const named = page.getByText(how === 'with scripts' ? 'khach.csv' : say('ui_no_file'), { exact: true });
    await expect(named).toBeVisible({ visible: how === 'with scripts' });
    await choose(page, 'customers', 'Tên;Ngày sinh\nAn;1/1');
    await expect(page.getByText(/thiếu cột cần có/)).toBeVisible();
    await choose(page, 'customers', '\ufeffHọ tên;SĐT;Sinh nhật\nCô Bưởi;0912345678;1/1\nAnh Đức;12;\n;0912345679;');
    await expect(page.getByRole('heading', { level: 1, name: 'danh-sach.csv' })).toBeVisible();
    await expect(page.getByText(say('import_waiting', { count: '1' }))).toBeVisible();
    await expect(page.getByText(say('import_refused', { count: '2' }))).toBeVisible();
    await expect(page.getByText(say('import_ignored', { columns: 'Sinh nhật' }))).toBeVisible();
    const refused = page.getByRole('list', { name: say('import_refused_title') }).getByRole('listitem');
    await expect(refused).toHaveCount(2);
    await expect(refused.first()).toContainText(say('import_line', { line: '3' }));
    await expect(refused.first()).toContainText(/số điện thoại Việt Nam hợp lệ/);

    await press(page, say('import_start_customers', { count: '1' }));
    await finish(page.getByText(say('import_finished_customers')));

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: say('import_report') }).click();
    const report = await readFile(await (await download).path(), 'utf8');
    expect(report.split('\r\n')[0]).toBe('\ufeffHọ tên,Điện thoại,Ghi chú,Dòng,Lý do');
    await page.getByRole('link', { name: say('import_other') }).click();
    await choose(
      page,
      'customers',
      report.replace(',12,', ',0912345670,').replace('\n,0912345679', '\nLan,0912345679'),
    );
    await press(page, say('import_start_customers', { count: '2' }));
    const customers = page.getByRole('link', { name: say('import_see_customers') });
    await finish(customers);
    await customers.click();
    // Rows on phones, a table on wide screens.
    const rows = page.getByRole('main').getByRole('listitem').or(page.locator('[data-row]'));
    await expect(rows.filter({ visible: true })).toHaveCount(3);
    await page.context().close();
  });

test('a long import shows progress, is stopped and resumed, and appears in the list', async ({ browser }) => {
  test.slow();
  const admin = await arriveTalking(browser, 'Nguyễn Văn An');
  const { _id } = await makeGroup(admin);
  const { page } = admin;
  await page.goto(imports(_id));
  await expectAccessible(page);
  await choose(page, 'customers', numbered(2_500));
  const start = page.getByRole('button', { name: say('import_start_customers', { count: '2.500' }) });
  await expect(start).toBeVisible();
  await expectAccessible(page);
  await start.click();
  const bar = page.getByRole('progressbar', { name: say('import_progress') });
  await expect(bar).toBeVisible();
  // Without reloading.
  await expect(async () => expect(Number(await bar.getAttribute('value'))).toBeGreaterThan(0)).toPass();
  await press(page, say('import_stop'));
  await expect(page.getByText(say('import_stopped_text'))).toBeVisible({ timeout: 15_000 });
  const progress = Number(await bar.getAttribute('value'));
  expect(progress).toBeLessThan(2_500);
  await expectAccessible(page);
  await page.goto(imports(_id));
  await page.getByRole('link', { name: /danh-sach\.csv/ }).click();
  await expect(bar).toHaveAttribute('value', String(progress));
  await page.getByRole('button', { name: /^Nhập tiếp/ }).click();
  await expect(async () => expect(Number(await bar.getAttribute('value'))).toBeGreaterThan(progress)).toPass();
  await press(page, say('import_stop'));
  await expect(page.getByText(say('import_stopped_text'))).toBeVisible({ timeout: 15_000 });
  await page.context().close();
});

test('a file of members sends invitations', async ({ browser }) => {
  const admin = await arriveTalking(browser, 'Nguyễn Văn An');
  const { _id } = await makeGroup(admin);
  const { page } = admin;
  await page.goto(imports(_id));
  await choose(
    page,
    'members',
    'Họ tên,E-mail,Vai trò\nTrần Bình,binh@example.test,thành viên\nAi đó,khong-phai,sếp\n',
  );
  await press(page, say('import_start_members', { count: '1' }));
  await expect(page.getByText(say('import_finished_members'))).toBeVisible({ timeout: 30_000 });
  await page.goto(`/action/memberManagement?groupId=${_id}&tab=invitations`);
  await expect(page.getByText('Trần Bình').first()).toBeVisible();
  await page.context().close();
});
