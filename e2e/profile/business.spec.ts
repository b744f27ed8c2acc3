/** Lines of business of brands. */
import { expect, expectMessage, test } from '../support/people.ts';
import { arriveTalking, callAs } from '../support/talk.ts';
import { say } from '../support/words.ts';

test('a brand chooses a line of business, and an occupation chosen before stays', async ({ browser }) => {
  const { page, ...admin } = await arriveTalking(browser, 'Trần Thu Hà');
  const work = page.getByLabel(say('company_career'));
  const save = () =>
    expectMessage(page, say('company_saved'), () =>
      page.getByRole('button', { name: say('company_save'), exact: true }).click(),
    );
  await page.goto('/action/company/new');
  await expect(work.getByRole('option', { name: 'Ẩm thực và nhà hàng', exact: true })).toBeAttached();
  await expect(work.getByRole('option', { name: 'Bác sĩ', exact: true })).toHaveCount(0);

  const group = await callAs<{ _id: string }>({ page, ...admin }, 'POST', '/groupAndBrand/createGroup', {
    kind: 'brand',
    name: 'Phòng khám Sông Thu',
    career: 'Y tế và sức khỏe',
    childCareer: 'Bác sĩ',
  });
  const path = `/action/company/${group._id}`;
  await page.goto(path);
  await expect(work.locator('option:checked')).toHaveText('Y tế và sức khỏe · Bác sĩ');
  await save();
  await page.goto(path);
  await expect(work.locator('option:checked')).toHaveText('Y tế và sức khỏe · Bác sĩ');
  await work.selectOption('Y tế và sức khỏe');
  await save();
  await page.goto(path);
  await expect(work.locator('option:checked')).toHaveText('Y tế và sức khỏe');
});
