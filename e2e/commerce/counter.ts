/** A shop, its counter and its customers for the journeys of points. */
import { randomBytes, randomInt } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expect, phone } from '../support/people.ts';
import { arriveTalking, callAs, type Talker } from '../support/talk.ts';

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
