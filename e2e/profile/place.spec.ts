import { arriveTalking } from '../support/talk.ts';
import { asVisitor, desktop, expect, expectAccessible, phone, test } from '../support/people.ts';
import { holdScripts } from '../support/scripts.ts';
import { say } from '../support/words.ts';

const editOf = (memberId: string): string => `/me/${memberId}/edit/contacts`;

test('an address is found by a former name with the keyboard and shown in one line', async ({ browser }) => {
  const an = await arriveTalking(browser, 'Nguyễn Văn An', phone);
  const { page } = an;
  await page.goto(editOf(an.memberId));
  await page.getByLabel(say('profile_contact_kind')).selectOption('address');
  await page.getByLabel(say('profile_contact_value')).fill('12 Lê Lợi');
  const field = page.getByRole('combobox', { name: say('place_ward') });
  await field.pressSequentially('ben nghe');
  const option = page.getByRole('option', { name: 'Phường Sài Gòn, Thành phố Hồ Chí Minh' });
  await expect(option).toContainText('Phường Bến Nghé, Quận 1');
  await expectAccessible(page);
  await field.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(field).toHaveValue('Phường Sài Gòn, Thành phố Hồ Chí Minh');
  await expect(option).toHaveCount(0);
  await page
    .getByRole('button', { name: say('profile_save'), exact: true })
    .last()
    .click();

  const line = '12 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh';
  await expect(page.getByText(line)).toBeVisible();
  await asVisitor(browser, async (visitor) => {
    await visitor.goto(`/me/${an.memberId}`);
    await expect(visitor.getByRole('link', { name: line })).toBeVisible();
    const card = await (await visitor.request.get(`/api/members/getVfcMemberId/${an.memberId}`)).text();
    expect(card.replaceAll(/\r\n /g, '')).toContain(';12 Lê Lợi;Phường Sài Gòn;Thành phố Hồ Chí Minh;');
  });

  // Words typed before scripts arrive are searched for, and the field keeps the focus. A click selects as well, and a
  // selection can be cleared.
  const scriptsArrive = await holdScripts(page);
  await page.goto(editOf(an.memberId), { waitUntil: 'commit' });
  await field.fill('Hải Châu Đà Nẵng');
  scriptsArrive();
  await page.getByRole('option', { name: 'Phường Hải Châu, Thành phố Đà Nẵng' }).click();
  await expect(field).toHaveValue('Phường Hải Châu, Thành phố Đà Nẵng');
  await field.fill('');
  await page
    .getByRole('button', { name: say('profile_save'), exact: true })
    .last()
    .click();
  await expect(page.getByText('12 Lê Lợi', { exact: true })).toBeVisible();
  await page.context().close();
});

test('without scripts a unique name is accepted, and an ambiguous one offers a choice', async ({ browser }) => {
  const an = await arriveTalking(browser, 'Trần Thị Bình', { ...desktop, javaScriptEnabled: false });
  const { page } = an;
  const save = () =>
    page
      .getByRole('button', { name: say('profile_save'), exact: true })
      .last()
      .click();
  await page.goto(editOf(an.memberId));
  await page.getByLabel(say('profile_contact_kind')).selectOption('address');
  await page.getByLabel(say('profile_contact_value')).fill('7 Bến Ngự');
  const field = page.getByLabel(say('place_ward'));
  await field.fill('không nơi nào');
  await save();
  await expect(page.getByText(say('place_unknown'))).toBeVisible();
  await expect(field).toHaveValue('không nơi nào');
  await field.fill('quận 1');
  await save();
  await expect(page.getByText(say('place_several'))).toBeVisible();
  const choice = page.getByLabel(say('place_choose'));
  await page.waitForLoadState('load');
  await choice.selectOption({
    label: (await choice.locator('option').allInnerTexts()).find((text) => /Bến Thành/.test(text)) ?? '',
  });
  await save();
  await expect(page.getByText('7 Bến Ngự, Phường Bến Thành, Thành phố Hồ Chí Minh')).toBeVisible();

  await page.goto(editOf(an.memberId));
  await expect(field).toHaveValue('Phường Bến Thành, Thành phố Hồ Chí Minh');
  await field.fill('phường thuận hóa, thành phố huế');
  await save();
  await expect(page.getByText('7 Bến Ngự, Phường Thuận Hóa, Thành phố Huế')).toBeVisible();
  await page.context().close();
});
