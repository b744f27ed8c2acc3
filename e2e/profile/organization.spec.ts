import { becomeAgency } from '../support/agencies.ts';
import { expect, expectAccessible, messageTo, somebody, test } from '../support/people.ts';
import { arriveTalking } from '../support/talk.ts';
import { say } from '../support/words.ts';

/** From an agency to its members. `registration.spec.ts` covers the registration, `card.spec.ts` a member's card. */
test('an agency’s first admin makes a group and invites members by file, and one accepts', async ({ browser }) => {
  test.slow();
  const chief = await arriveTalking(browser, 'Trần Ngọc Hà');
  const agency = `Hội Lụa ${chief.email.slice(4, 10)}`;
  await becomeAgency(browser, chief, agency);
  const { page } = chief;

  // A group within the agency.
  await page.goto('/action/company');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('agency_run') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: agency })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: say('agency_group_new') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: say('company_new_in', { name: agency }) })).toBeVisible();
  await page.getByLabel(say('company_name'), { exact: true }).fill('Tổ dệt Duy Xuyên');
  await page.getByRole('button', { name: say('company_create') }).click();
  await expect(page.getByRole('heading', { name: say('home_start_title') })).toBeVisible();
  const groupId = new URL(page.url()).searchParams.get('space') ?? '';
  await page.goto(`/action/company/${groupId}`);
  await expect(page.getByText(say('company_agency_of', { name: agency })).first()).toBeVisible();

  // Members are invited by file.
  const first = await arriveTalking(browser, 'Lê Thị Mơ');
  const second = somebody('Phạm Văn Tám');
  const file = `Họ tên;E-mail;Chức danh\n${first.name};${first.email};Thợ cả\n${second.name};${second.email};Thợ dệt\nAi đó;không phải thư;`;
  await page.goto(`/action/memberManagement/import?groupId=${groupId}`);
  await page
    .getByLabel(say('import_file'))
    .setInputFiles({ name: 'to-det.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByRole('button', { name: say('import_preview'), exact: true }).click();
  await expect(page.getByText(say('import_refused', { count: '1' }))).toBeVisible();
  await page.getByRole('button', { name: say('import_start_members', { count: '2' }) }).click();
  await expect(page.getByText(say('import_finished_members'))).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);

  // One of them accepts by the letter.
  const link = await messageTo(page.request, first.email, /\/invitations\/\S+\?key=[\w-]+/);
  const guest = first.page;
  await guest.goto(link.slice(link.indexOf('/invitations/')));
  await guest.getByRole('button', { name: say('invitation_accept'), exact: true }).click();
  await expect(guest.getByText(say('people_done_joined', { name: 'Tổ dệt Duy Xuyên' }))).toBeVisible();

  // From the group the agency's admin reaches the admins of all its groups.
  await page.goto(`/action/company/${groupId}`);
  await page
    .getByRole('region', { name: say('company_agency'), exact: true })
    .getByRole('link', { name: new RegExp(`^${say('agency_tab_group_admins')}`) })
    .click();
  const admins = page.getByRole('list', { name: say('agency_tab_group_admins') });
  await expect(admins).toContainText(chief.name);
  await expect(admins.getByRole('link', { name: 'Tổ dệt Duy Xuyên' })).toHaveAttribute(
    'href',
    `/action/company/${groupId}`,
  );
  await expect(admins).not.toContainText(first.name);
  await expectAccessible(page);
  // Members of the group cannot open the list.
  expect((await guest.goto(new URL(page.url()).pathname))?.status()).toBe(403);

  // The group and the agency list the new member.
  await page.goto(`/action/memberManagement?groupId=${groupId}`);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: first.name })).toBeVisible();
  await expect(page.getByRole('main').getByText('Thợ cả').first()).toBeVisible();
  await page.goto('/action/memberAgency');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: first.name })).toBeVisible();
  for (const person of [chief, first]) await person.page.context().close();
});
