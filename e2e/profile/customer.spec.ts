import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  anAddress,
  codeFor,
  desktop,
  expect,
  expectAccessible,
  expectMessage,
  phone,
  somebody,
  test,
} from '../support/people.ts';
import { scriptsRun } from '../support/scripts.ts';
import { arriveTalking, callAs, type Talker } from '../support/talk.ts';
import { say } from '../support/words.ts';

interface Made {
  readonly _id: string;
  readonly name: string;
}

const makeGroup = (admin: Talker): Promise<Made> =>
  callAs(admin, 'POST', '/groupAndBrand/createGroup', { kind: 'brand', name: 'Gốm Sông Thu' });

/** A phone number that no other journey uses, as typed and in E.164. */
const someNumber = () => {
  const digits = String(randomInt(1_000_000, 9_999_999));
  return { typed: `096${digits}`, e164: `+8496${digits}` };
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click();
const customers = ({ _id }: Made) => `/action/memberManagement/customers?groupId=${_id}`;

const add = async (page: Page, customer: { phone: string; name: string; note?: string }): Promise<void> => {
  await follow(page, say('customer_add'));
  await page.getByLabel(say('customer_phone'), { exact: true }).fill(customer.phone);
  await page.getByLabel(say('customer_name')).fill(customer.name);
  if (customer.note) await page.getByLabel(say('customer_note')).fill(customer.note);
  await press(page, say('customer_save'));
};

for (const [how, look] of [
  ['with scripts', phone],
  ['without scripts', { ...desktop, javaScriptEnabled: false }],
] as const)
  test(
    `a group adds, finds, changes and deletes customers, ${how}`,
    { tag: how === 'with scripts' ? '@core' : [] },
    async ({ browser }) => {
      test.slow();
      const admin = await arriveTalking(browser, 'Nguyễn Văn An', look);
      const group = await makeGroup(admin);
      const { page } = admin;
      const [first, second] = [someNumber(), someNumber()];
      // Rows on phones, a table on wide screens; the head is a row too.
      const isTable = how === 'without scripts';
      const row = (name: string) => page.getByRole(isTable ? 'row' : 'listitem').filter({ hasText: name });
      await page.goto(customers(group));
      await expect(page.getByText(say('customer_empty'))).toBeVisible();
      await add(page, { phone: '12', name: 'Cô Bưởi', note: 'Thích men ngọc' });
      await expect(page.getByText(/số điện thoại Việt Nam hợp lệ/).first()).toBeVisible();
      await expect(page.getByLabel(say('customer_note'))).toHaveValue('Thích men ngọc');
      await page.getByLabel(say('customer_phone'), { exact: true }).fill(first.typed);
      await press(page, say('customer_save'));
      await expect(row('Cô Bưởi')).toBeVisible();
      await add(page, { phone: second.typed, name: 'Đặng Đức' });
      await expect(row('Đặng Đức')).toBeVisible();

      await add(page, { phone: first.e164, name: 'Người khác' });
      await expect(page.getByText(say('customer_known', { name: 'Cô Bưởi' }))).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Cô Bưởi' })).toBeVisible();

      await page.goto(customers(group));
      await page.getByRole('searchbox').fill('dang duc');
      await page.getByRole('searchbox').press('Enter');
      await expect(row('Đặng Đức')).toHaveCount(1);
      await expect(row('Cô Bưởi')).toHaveCount(0);
      await page.getByRole('link', { name: /Đặng Đức/ }).click();
      await page.getByLabel(say('customer_name')).fill('Anh Đức');
      await expectMessage(page, say('customer_saved'), () => press(page, say('customer_save')));
      await page.getByRole('link', { name: /Anh Đức/ }).click();
      await press(page, say('customer_remove'));
      const remove = page.getByRole('dialog').getByRole('button', { name: say('customer_remove_do'), exact: true });
      await expectMessage(page, say('customer_removed', { name: 'Anh Đức' }), () => remove.click());
      await expect(row('Cô Bưởi')).toHaveCount(1);
      await expect(row('Anh Đức')).toHaveCount(0);
      await page.context().close();
    },
  );

test('a customer claims a record with a code, and the group sees the member', async ({ browser, request }) => {
  const admin = await arriveTalking(browser, 'Nguyễn Văn An');
  const group = await makeGroup(admin);
  const { typed, e164 } = someNumber();
  await callAs(admin, 'POST', '/members/createCustomer', { groupId: group._id, phone: typed, name: 'Cô Bưởi' });
  const claimer = await arriveTalking(browser, 'Trần Thị Bưởi');
  const { page } = claimer;
  await page.goto('/more?all=1');
  await page.getByRole('link', { name: new RegExp(say('claim_title')) }).click();
  await expect(page.getByText(say('claim_notice'))).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(say('claim_phone')).fill(typed);
  await press(page, say('claim_send'));
  await expect(page.getByLabel(say('claim_code'))).toBeVisible();
  // Nothing about the number is revealed before the code.
  await expect(page.getByText(group.name)).toHaveCount(0);
  await page.getByLabel(say('claim_code')).fill('000000');
  await press(page, say('claim_do'));
  await expect(page.getByText(/Mã không đúng hoặc đã hết hạn/).first()).toBeVisible();
  await page.getByLabel(say('claim_code')).fill(await codeFor(request, e164));
  await press(page, say('claim_do'));
  await expect(page.getByRole('heading', { name: say('claim_found', { count: '1' }) })).toBeVisible();
  await expect(page.getByRole('link', { name: group.name })).toBeVisible();
  await expectAccessible(page);

  await admin.page.goto(customers(group));
  await expectAccessible(admin.page);
  await admin.page.getByRole('link', { name: /Cô Bưởi/ }).click();
  await expect(admin.page.getByText(say('customer_points', { points: '0' }))).toBeVisible();
  await expectAccessible(admin.page);
  await follow(admin.page, say('customer_claimed_as', { name: 'Trần Thị Bưởi' }));
  await expect(admin.page).toHaveURL(new RegExp(`/me/${claimer.urlMinify}`));
  for (const each of [admin, claimer]) await each.page.context().close();
});

test('a new account with a customer’s number has its records once the number is verified', async ({
  browser,
  page,
  request,
}) => {
  const admin = await arriveTalking(browser, 'Nguyễn Văn An');
  const group = await makeGroup(admin);
  const { typed, e164 } = someNumber();
  await callAs(admin, 'POST', '/members/createCustomer', { groupId: group._id, phone: typed, name: 'Cô Bưởi' });
  const { password } = somebody();
  const headers = { 'x-forwarded-for': anAddress() };
  const account = { type: 'tbPhone', phone: typed, password, name: 'Trần Thị Bưởi' };
  expect((await page.request.post('/api/auth/register', { data: account, headers })).status()).toBe(200);
  expect((await page.request.post('/api/auth/login', { data: { phone: typed, password } })).status()).toBe(200);
  await page.goto('/verify-account');
  await expect(page.getByText(say('auth_verify_claims'))).toBeVisible();
  // Scripts send the code as soon as it is whole.
  await scriptsRun(page);
  await page.getByLabel(say('auth_code')).fill(await codeFor(request, e164));
  await expect(page.getByText(say('auth_verified_places', { count: '1' }))).toBeVisible();
  await expect(page).toHaveURL(/\/action\/viewPoint$/);
  const { data } = (await (await page.request.get('/api/members/getClaimable')).json()) as { data: { places: number } };
  expect(data.places).toBe(0);

  // A shop that writes the number down later: the points wait, and one press claims them without a further code.
  const later = await makeGroup(admin);
  const body = { groupId: later._id, phone: typed, name: 'Chị Bưởi' };
  const buyer = await callAs<Made>(admin, 'POST', '/members/createCustomer', body);
  await page.goto('/action/viewPoint');
  // As long as the shop has given none, nothing waits.
  await expect(page.getByRole('button', { name: say('point_claim') })).toHaveCount(0);
  const points = { sellerGroupId: later._id, buyerId: buyer._id, type: 'add', points: 7 };
  await callAs(admin, 'POST', '/orderPoint', points);
  await page.reload();
  await expect(page.getByRole('list', { name: say('point_waiting_shops') })).toContainText(later.name);
  const tab = await page.context().newPage();
  await tab.goto('/action/viewPoint');
  await expect(page.getByText(say('point_view_empty'))).toHaveCount(0);
  await expectAccessible(page);
  await press(page, say('point_claim'));
  await expect(page.getByText(say('point_claimed', { count: '1' }))).toBeVisible();
  await expect(page.getByRole('list', { name: say('point_waiting_shops') })).toHaveCount(0);
  // A tab from before finds nothing more, and an account without a number is led to the code.
  await press(tab, say('point_claim'));
  await expect(tab.getByText(say('point_claimed_none'))).toBeVisible();
  const fromHere = { 'sec-fetch-site': 'same-origin' };
  const led = await admin.page.request.post('/action/viewPoint', { headers: fromHere, form: {}, maxRedirects: 0 });
  expect([led.status(), led.headers()['location']]).toEqual([302, '/action/claim']);
  await admin.page.context().close();
});
