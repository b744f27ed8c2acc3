/** CVs that journeys begin with, and the menu of a CV in the list. */
import type { Page } from '@playwright/test';
import { arrive, expect, somebody } from '../support/people.ts';
import { say } from '../support/words.ts';

/** The person of the journeys. */
export const NAME = 'Nguyễn Phước Thị Quỳnh Thượng';

/** Opens an account that has one private CV. */
export const arriveWithCv = async (page: Page, changes: { name: string } & Record<string, string>): Promise<void> => {
  const { accessToken } = await arrive(page.request, somebody(NAME));
  const answer = await page.request.post('/api/cv/save', {
    headers: { authorization: `Bearer ${accessToken}` },
    data: {
      fullName: NAME,
      email: 'thuong@example.test',
      phone: '0912 345 678',
      gender: 'female',
      birthday: '1990-04-18',
      address: '28 đường Bến Gốm',
      aboutMe: 'Mười hai năm làm gốm ở Hội An.',
      ...changes,
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
};

/** Follows a link in the menu of a CV in the list. */
export const followCvAction = async (page: Page, cv: string, action: string): Promise<void> => {
  await page.goto('/action/createCv');
  await page.locator(`summary[title="${say('cv_actions', { name: cv })}"]`).click();
  await page.getByRole('link', { name: say(action), exact: true }).click();
};
