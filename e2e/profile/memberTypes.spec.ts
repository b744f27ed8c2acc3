import { randomBytes } from 'node:crypto';
import { demoAgency, demoStaff } from '../support/demo.ts';
import { arrive, desktop, expect, expectAccessible, phone, signIn, somebody, test } from '../support/people.ts';
import { say } from '../support/words.ts';

test('an organization registers as one, and is led to a shop with its name', async ({ browser }) => {
  const context = await browser.newContext({ ...phone, locale: 'vi-VN' });
  const page = await context.newPage();
  const person = somebody('Xưởng Gốm Đầu Nguồn');
  await page.goto('/register');
  await page.waitForLoadState('networkidle');
  await page.getByRole('radio', { name: say('auth_member_organization') }).check();
  await expectAccessible(page);
  await page.getByLabel(say('auth_name_organization')).fill(person.name);
  await page.getByLabel(say('auth_identifier')).fill(person.email);
  // A refused form keeps the choice.
  await page.getByLabel(say('auth_password'), { exact: true }).fill('ngan');
  await page.getByRole('button', { name: say('auth_register'), exact: true }).click();
  await expect(page.getByText('Cần ít nhất 8 ký tự.')).toBeVisible();
  await expect(page.getByRole('radio', { name: say('auth_member_organization') })).toBeChecked();
  await expect(page.getByLabel(say('auth_name_organization'))).toHaveValue(person.name);
  await page.getByLabel(say('auth_password'), { exact: true }).fill(person.password);
  await page.getByRole('button', { name: say('auth_register'), exact: true }).click();
  await expect(page).toHaveURL(/\/verify-account/);
  const memberId = (await context.cookies()).find(({ name }) => name === 'myMemberId')?.value;
  const answer = await context.request.get(`/api/members/getMemberIdView/${memberId}`);
  expect(((await answer.json()) as { data: { type: string } }).data.type).toBe('organization');
  await page.goto('/more');
  await expect(page.getByRole('main')).toContainText(say('auth_member_organization'));
  await page.goto('/action/start/link');
  await expect(page.getByRole('region', { name: say('start_shop') })).toBeVisible();
  await page.goto('/');
  await expectAccessible(page);
  await page
    .getByRole('region', { name: say('start_shop') })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/\/action\/company\/new/);
  await expect(page.locator('input[name=name]')).toHaveValue(person.name);
});

test('staff make a member stand for an agency, whose theme the page then has', async ({ browser, page }) => {
  const name = `Hội Viên ${randomBytes(3).toString('hex')}`;
  const member = await arrive(page.request, somebody(name));
  const context = await browser.newContext({ ...desktop, locale: 'vi-VN' });
  await signIn(context.request, demoStaff);
  const desk = await context.newPage();
  await desk.goto(`/admin/members/${member.memberId}`);
  const form = desk.locator('section', { has: desk.getByRole('heading', { name: say('admin_type') }) }).last();
  await form.getByRole('radio', { name: say('admin_type_agency') }).check();
  await form.getByLabel(say('admin_type_of')).fill('khong-co-dai-ly');
  await form.getByRole('button', { name: say('admin_type_save') }).click();
  await expect(form.getByText('Không tìm thấy đại lý này.')).toBeVisible();
  await expect(form.getByRole('radio', { name: say('admin_type_agency') })).toBeChecked();
  await expect(form.getByLabel(say('admin_type_of'))).toHaveValue('khong-co-dai-ly');
  await expectAccessible(desk);
  await form.getByLabel(say('admin_type_of')).fill(`http://localhost${demoAgency}?x=1`);
  await form.getByRole('button', { name: say('admin_type_save') }).click();
  await expect(desk.getByText(say('admin_type_done', { name }))).toBeVisible();
  await page.goto(`/me/${member.memberId}`);
  await expect(
    page.getByRole('link', { name: say('profile_of_agency', { name: 'Hội Doanh nhân Sông Hồng' }) }),
  ).toBeVisible();
  const html = await page.content();
  const agency = await (await page.request.get(demoAgency)).text();
  const ground = (text: string) => /--brand-bg:([^;"]*)/.exec(text)?.[1];
  expect(ground(html)).toBe(ground(agency));
});
