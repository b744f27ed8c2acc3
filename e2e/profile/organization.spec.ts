import { becomeAgency } from './agencies.ts';
import { expect, expectAccessible, messageTo, somebody, test } from '../support/people.ts';
import { arriveTalking } from '../support/talk.ts';
import { say } from '../support/words.ts';

/**
 * From an agency to its people: the registration itself is walked through in `registration.spec.ts`, the card of a member
 * in `card.spec.ts`.
 */
test('the first admin of an agency makes a group in it and invites its members by a file; one of them comes in', async ({
  browser,
}) => {
  test.slow();
  const chief = await arriveTalking(browser, 'Trần Ngọc Hà');
  const agency = `Hội Lụa ${chief.email.slice(4, 10)}`;
  await becomeAgency(browser, chief, agency);
  const { page } = chief;

  // The group, made within the agency.
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
  await expect(page.getByRole('heading', { level: 1, name: 'Tổ dệt Duy Xuyên' })).toBeVisible();
  await expect(page.getByText(say('company_agency_of', { name: agency })).first()).toBeVisible();
  const groupId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  // Its members, invited by a file.
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

  // The letter leads one of them to the group.
  const link = await messageTo(page.request, first.email, /\/invitations\/\S+\?key=[\w-]+/);
  const guest = first.page;
  await guest.goto(link.slice(link.indexOf('/invitations/')));
  await guest.getByRole('button', { name: say('invitation_accept'), exact: true }).click();
  await expect(guest.getByText(say('people_done_joined', { name: 'Tổ dệt Duy Xuyên' }))).toBeVisible();

  // The group and the agency have one more.
  await page.goto(`/action/memberManagement?groupId=${groupId}`);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: first.name })).toBeVisible();
  await expect(page.getByRole('main').getByText('Thợ cả').first()).toBeVisible();
  await page.goto('/action/memberAgency');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: first.name })).toBeVisible();
  for (const person of [chief, first]) await person.page.context().close();
});
