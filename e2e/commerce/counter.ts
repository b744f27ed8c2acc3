/** A shop, its counter and its customers for the journeys of points. */
import { randomBytes, randomInt } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expect, phone } from '../support/people.ts';
import { arriveTalking, callAs, type Talker } from '../support/talk.ts';
import { say } from '../support/words.ts';

export interface Made {
  readonly _id: string;
}

export const makeGroup = (admin: Talker, name: string): Promise<Made> =>
  callAs(admin, 'POST', '/groupAndBrand/createGroup', { kind: 'brand', name });

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click();
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** A phone number that no other journey uses, as typed. */
export const someNumber = (): string => `096${randomInt(1_000_000, 9_999_999)}`;

/** The amount of the order, on both steps of the counter. */
export const amountOf = (page: Page) => field(page, say('point_amount'));

/** Waits until the keypad of the amount works. */
export const expectKeypad = (page: Page) =>
  expect(page.getByRole('group', { name: say('point_keypad') }).getByRole('button', { name: '000' })).toBeEnabled();

/** Types the amount of an order for a customer; phones go on from its keypad to what is confirmed. */
export const typeAmount = async (page: Page, digits: string): Promise<void> => {
  await expectKeypad(page);
  await amountOf(page).fill(digits);
  const next = page.getByRole('button', { name: say('home_counter_go'), exact: true });
  if (await next.isVisible()) await next.click();
};

/** The button that enters an order; with scripts it says what is paid and given. */
export const orderButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^(Thu |${say('point_enter')}$)`) });

/** Opens the field of the points to spend. */
export const openPoints = (page: Page) =>
  page
    .locator('summary')
    .filter({ hasText: say('point_spend') })
    .click();

/** The field of an order's number. */
export const invoiceNumberOf = (page: Page) => page.getByLabel(say('point_invoice_number'));

/** Types the number of an order; the field is folded away where the shop numbers its orders. */
export const typeInvoiceNumber = async (page: Page, number: string): Promise<void> => {
  const fold = page.locator('summary').filter({ hasText: say('point_number_and_note') });
  await expect(invoiceNumberOf(page).or(fold).filter({ visible: true }).first()).toBeVisible();
  if (!(await invoiceNumberOf(page).isVisible())) await fold.click();
  await invoiceNumberOf(page).fill(number);
};

export const expectReceipt = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/receipt=/);
  await expect(page.locator('#receipt-title')).toBeVisible();
};

export const counterOf = ({ memberId }: Talker): string => `/action/createPoint?memberId=${memberId}`;

/** Gives points without an invoice through the API. */
export const give = async (admin: Talker, { _id }: Made, buyer: Talker, points: number): Promise<void> => {
  const answer = await admin.page.request.post('/api/orderPoint', {
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': randomBytes(12).toString('hex') },
    data: { sellerGroupId: _id, buyerId: buyer.memberId, type: 'add', points },
  });
  expect(answer.status(), await answer.text()).toBe(200);
};

/** Enters an invoice through the API; returns the id of the order. */
export const enter = async (
  admin: Talker,
  { _id }: Made,
  buyer: Talker,
  number: string,
  value: number,
): Promise<string> => {
  const answer = await admin.page.request.post('/api/orderGroup', {
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': randomBytes(12).toString('hex') },
    data: { groupId: _id, memberId: buyer.memberId, invoiceNumber: number, value },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: Made }).data._id;
};

export const ordersOf = (admin: Talker, { _id }: Made): Promise<unknown[]> =>
  callAs(admin, 'GET', `/orderGroup/getOrderGroup?groupId=${_id}`);

export const aShop = async (browser: Browser, look: object = phone) => {
  const admin = await arriveTalking(browser, 'Nguyễn Văn An', look);
  const group = await makeGroup(admin, 'Cà phê Hồ Gươm');
  return { admin, group, page: admin.page };
};
