import type { Page } from '@playwright/test';
import {
  asVisitor,
  desktop,
  expect,
  expectAccessible,
  messageTo,
  phone,
  signInByHand,
  somebody,
  test,
} from '../support/people.ts';
import { arriveTalking, callAs, type Talker } from '../support/talk.ts';
import { say } from '../support/words.ts';

interface MadeGroup {
  readonly _id: string;
  readonly name: string;
}

/** Makes a group. */
const makeGroup = (admin: Talker, name = 'Hội Gốm Sông Thu'): Promise<MadeGroup> =>
  callAs(admin, 'POST', '/groupAndBrand/createGroup', { kind: 'group', name });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();
const manage = (groupId: string, tab = '') => `/action/memberManagement?groupId=${groupId}${tab && `&tab=${tab}`}`;

/** Chooses a line of the menu of a member in the list. */
const choose = async (page: Page, person: string, line: string): Promise<void> => {
  const opener = page.locator(`summary[title="${say('people_menu', { name: person })}"]`);
  await opener.filter({ visible: true }).click();
  const menu = page.locator('details[open]');
  await menu
    .getByRole('button', { name: line })
    .or(menu.getByRole('link', { name: line }))
    .click();
};

for (const [how, look] of [
  ['with scripts', phone],
  ['without scripts', { ...desktop, javaScriptEnabled: false }],
] as const)
  test(
    `a member asks to join, is accepted, and leaves again, ${how}`,
    { tag: how === 'with scripts' ? '@core' : [] },
    async ({ browser }) => {
      const an = await arriveTalking(browser, 'Nguyễn Văn An', look);
      const binh = await arriveTalking(browser, 'Trần Thị Bình', look);
      const { _id, name } = await makeGroup(an);

      await binh.page.goto(`/mbg/${_id}`);
      await press(binh.page, say('people_join'));
      await expect(binh.page.getByText(say('people_asked_to_join'), { exact: true })).toBeVisible();

      await an.page.goto('/notifications');
      await an.page
        .getByText(/Trần Thị Bình muốn tham gia/)
        .first()
        .click();
      await expect(an.page).toHaveURL(/memberManagement\?groupId=.*&tab=requests/);
      await press(an.page, say('people_accept_of', { name: binh.name }));
      await expect(an.page.getByText(say('people_no_requests'))).toBeVisible();

      await binh.page.goto(`/mbg/${_id}`);
      await expect(binh.page.getByText(say('people_is_member'))).toBeVisible();
      await follow(binh.page, say('people_leave'));
      await expect(
        binh.page.getByRole('heading', { level: 1, name: say('people_leave_question', { name }) }),
      ).toBeVisible();
      await press(binh.page, say('people_leave'));
      await expect(binh.page.getByRole('button', { name: say('people_join') })).toBeVisible();
      for (const { page } of [an, binh]) await page.context().close();
    },
  );

test('an admin changes roles and titles, suspends, reinstates and removes a member', async ({ browser }) => {
  const an = await arriveTalking(browser, 'Nguyễn Văn An');
  const binh = await arriveTalking(browser, 'Đỗ Thị Bình');
  const { _id } = await makeGroup(an);
  await callAs(binh, 'POST', '/members/createGroupMmeber', { groupId: _id });
  await callAs(an, 'POST', '/members/createGroupMmeber', { groupId: _id, memberId: binh.memberId });

  const { page } = an;
  await page.goto(manage(_id));
  await expectAccessible(page);
  const list = page.getByRole('main').getByRole('listitem');
  await choose(page, binh.name, say('people_make_admin'));
  await expect(page.getByText(say('people_done_admin', { name: binh.name }))).toBeVisible();
  await press(page, say('people_undo'));
  await expect(page.getByText(say('people_done_member', { name: binh.name }))).toBeVisible();

  await choose(page, binh.name, say('people_edit_title'));
  await page.getByLabel(say('people_title_field')).fill('Thủ quỹ');
  await press(page, say('people_save'));
  await expect(list.filter({ hasText: binh.name }).filter({ hasText: 'Thủ quỹ' })).toBeVisible();

  await page.getByLabel(say('people_search')).fill('do thi binh');
  await press(page, say('people_search_go'));
  await expect(page).toHaveURL(/name=do\+thi\+binh/);
  await expect(list.filter({ hasText: 'Thủ quỹ' })).toBeVisible();
  await expect(list.filter({ hasText: an.name })).toHaveCount(0);

  await page.goto(manage(_id));
  await choose(page, binh.name, say('people_suspend'));
  await expect(page.getByText(say('people_done_suspend', { name: binh.name }))).toBeVisible();
  await binh.page.goto(`/mbg/${_id}`);
  await expect(binh.page.getByText(say('people_is_suspended'))).toBeVisible();
  await page.goto(manage(_id, 'suspended'));
  await choose(page, binh.name, say('people_reinstate'));
  await expect(page.getByText(say('people_no_suspended'))).toBeVisible();

  await page.goto(manage(_id));
  await choose(page, binh.name, say('people_remove'));
  await expect(
    page.getByRole('heading', { level: 1, name: say('people_remove_question', { name: binh.name }) }),
  ).toBeVisible();
  await expectAccessible(page);
  await press(page, say('people_remove'));
  await expect(list.filter({ hasText: binh.name })).toHaveCount(0);

  // The last admin cannot leave.
  await choose(page, an.name, say('people_leave'));
  await press(page, say('people_leave'));
  await expect(page.getByText('Cần ít nhất một quản trị viên.')).toBeVisible();
  for (const person of [an, binh]) await person.page.context().close();
});

test('people of several groups are chosen by the switcher, and by a list only without a group', async ({ browser }) => {
  const admin = await arriveTalking(browser, 'Trần Thu Hà', desktop);
  const first = await makeGroup(admin);
  const second = await makeGroup(admin, 'Hội Lụa Sông Thu');
  const { page } = admin;
  const choice = page.getByLabel(say('people_group'), { exact: true });
  await page.goto(manage(first._id));
  await expect(page.getByRole('heading', { level: 1, name: say('people_manage') })).toBeVisible();
  await expect(choice).toHaveCount(0);
  await page.goto('/action/memberManagement');
  await choice.selectOption(second._id);
  await press(page, say('people_group_choose'));
  await expect(page).toHaveURL(new RegExp(`groupId=${second._id}`));
  await expect(choice).toHaveCount(0);
});

test('an admin is asked for confirmation before stepping down', async ({ browser }) => {
  const an = await arriveTalking(browser, 'Nguyễn Văn An');
  const binh = await arriveTalking(browser, 'Đỗ Thị Bình');
  const { _id } = await makeGroup(an);
  await callAs(binh, 'POST', '/members/createGroupMmeber', { groupId: _id });
  await callAs(an, 'POST', '/members/createGroupMmeber', { groupId: _id, memberId: binh.memberId });
  await an.page.goto(manage(_id));
  await choose(an.page, binh.name, say('people_make_admin'));
  await expect(an.page.getByText(say('people_done_admin', { name: binh.name }))).toBeVisible();

  // The only owner stays; an admin who owns nothing may go.
  await binh.page.goto(manage(_id));
  await choose(binh.page, binh.name, say('people_step_down'));
  await expect(binh.page.getByText(say('people_step_down_text'))).toBeVisible();
  await press(binh.page, say('people_step_down'));
  await expect(binh.page.getByText(say('people_done_step_down'))).toBeVisible();
  await binh.page.goto(manage(_id));
  await expect(binh.page.getByText(say('people_no_groups_text'))).toBeVisible();
  for (const { page } of [an, binh]) await page.context().close();
});

test('people are invited from a pasted list, with a result for each line', async ({ browser }) => {
  const an = await arriveTalking(browser, 'Nguyễn Văn An');
  const { _id } = await makeGroup(an);
  const { email } = somebody();
  const number = '0912 345 601';
  const { page } = an;
  await page.goto(manage(_id, 'invitations'));
  await page
    .locator('summary')
    .filter({ hasText: say('people_invite_many') })
    .click();
  const list = page.getByLabel(say('people_invite_list'));
  await list.fill(`Chị Khách - ${email}\n1. Anh Tám: ${number}\nCô Ba\nChú Tư, khong-phai@`);
  await press(page, say('people_invite_many_send'));
  const results = page.getByRole('region', { name: /dòng/ }).getByRole('listitem');
  await expect(results).toHaveText([
    new RegExp(say('people_done_invite', { to: email })),
    new RegExp(say('people_done_invite', { to: number })),
    new RegExp(say('people_invite_line_none')),
    /Hãy nhập email hợp lệ!/,
  ]);
  // Refused lines stay to be corrected.
  await expect(list).toHaveValue('Cô Ba\nChú Tư, khong-phai@');
  await expect(page.getByRole('button', { name: say('people_withdraw_from', { to: email }) })).toBeVisible();
  await expect(page.getByText('Anh Tám', { exact: true })).toBeVisible();
  await expectAccessible(page);

  // The allowance of a new group is 20 a day, of which two are gone.
  await list.fill(Array.from({ length: 20 }, () => somebody().email).join('\n'));
  await press(page, say('people_invite_many_send'));
  await expect(results).toHaveCount(20);
  await expect(results.filter({ hasText: 'Bạn thao tác quá nhanh.' })).toHaveCount(1);
  await expect(results.filter({ hasText: say('people_invite_line_untried') })).toHaveCount(1);
  await expect(
    page.getByRole('heading', { name: say('people_invite_results', { done: 18, count: 20 }) }),
  ).toBeFocused();
  await page.context().close();
});

test('a mail address is invited, and the recipient signs in and accepts', async ({ browser }) => {
  const an = await arriveTalking(browser, 'Nguyễn Văn An');
  const guest = await arriveTalking(browser, 'Lê Thị Khách');
  const friend = await arriveTalking(browser, 'Phạm Thị Bạn');
  const { _id, name } = await makeGroup(an);
  const to = somebody().email;

  const { page } = an;
  await page.goto(manage(_id, 'invitations'));
  await expect(page.getByText(say('people_no_invitations'))).toBeVisible();
  await page.getByLabel(say('people_invite_to')).fill('khong-phai@');
  await page.getByLabel(say('people_invite_name')).fill('Chị Khách');
  await press(page, say('people_invite_send'));
  await expect(page.getByText('Hãy nhập email hợp lệ!')).toBeVisible();
  await expect(page.getByLabel(say('people_invite_name'))).toHaveValue('Chị Khách');
  await page.getByLabel(say('people_invite_to')).fill('https://m4u.example/smc/khong-co-trang-nay');
  await press(page, say('people_invite_send'));
  await expect(page.getByText(say('people_invite_unknown'))).toBeVisible();
  await page.getByLabel(say('people_invite_to')).fill(to);
  await press(page, say('people_invite_send'));
  await expect(page.getByText(say('people_done_invite', { to }))).toBeVisible();
  await expect(page.getByRole('button', { name: say('people_withdraw_from', { to }) })).toBeVisible();
  await expectAccessible(page);

  // A member is invited by the link of their page and notified.
  await page.getByLabel(say('people_invite_to')).fill(`https://m4u.example/me/${an.memberId}`);
  await press(page, say('people_invite_send'));
  await expect(page.getByText(say('people_invite_is_member'))).toBeVisible();
  await page.getByLabel(say('people_invite_to')).fill(`https://m4u.example/me/${friend.memberId}?x=1`);
  await press(page, say('people_invite_send'));
  await friend.page.goto('/notifications');
  await friend.page
    .getByText(/Nguyễn Văn An mời bạn tham gia/)
    .first()
    .click();
  await press(friend.page, say('invitation_decline'));
  await expect(friend.page.getByText(say('invitation_done_declined'))).toBeVisible();

  const link = await messageTo(page.request, to, /\/invitations\/\S+\?key=[\w-]+/);
  const path = link.slice(link.indexOf('/invitations/'));
  await asVisitor(browser, async (visitor) => {
    await visitor.goto(path);
    await expect(visitor.getByRole('heading', { level: 1, name: say('invitation_to', { name }) })).toBeVisible();
    await expectAccessible(visitor);
    await follow(visitor, say('invitation_sign_in'));
    await signInByHand(visitor, guest);
    await expect(visitor).toHaveURL(new RegExp(`/invitations/.*key=`));
    await press(visitor, say('invitation_accept'));
    await expect(visitor.getByText(say('people_done_joined', { name }))).toBeVisible();
    await visitor.goto(path);
    await expect(visitor.getByText(say('invitation_accepted'))).toBeVisible();
  });

  await asVisitor(browser, async (visitor) => {
    await visitor.goto(`/mbg/${_id}/members`);
    await expect(visitor.getByRole('main').getByRole('listitem').filter({ hasText: guest.name })).toBeVisible();
    await expectAccessible(visitor);
    await visitor.goto(`/mbg/${_id}`);
    await follow(visitor, say('people_join'));
    await expect(visitor).toHaveURL(/\/login\?returnTo=/);
  });
  for (const person of [an, guest, friend]) await person.page.context().close();
});

test('a member invited by e-mail answers in the app, and the admin is told', async ({ browser }) => {
  test.slow();
  const admin = await arriveTalking(browser, 'Nguyễn Quản Trị');
  const member = await arriveTalking(browser, 'Trần Được Mời');
  const { _id, name: group } = await makeGroup(admin, 'Hội Mây Tre');
  await callAs(admin, 'POST', '/members/createGroupMmeber', { groupId: _id, email: member.email });

  await member.page.goto('/notifications');
  await expect(member.page.getByText(`${admin.name} mời bạn tham gia ${group}`)).toBeVisible();
  await member.page.goto('/action/company');
  await expect(member.page.getByRole('heading', { name: say('invitation_received') })).toBeVisible();
  await expect(member.page.getByRole('heading', { name: say('invitation_to', { name: group }) })).toBeVisible();
  await expectAccessible(member.page);
  await member.page.getByRole('button', { name: say('invitation_accept') }).click();
  await expect(member.page).toHaveURL(/\/mbg\//);
  await member.page.goto('/action/company');
  await expect(member.page.getByRole('heading', { name: say('invitation_received') })).toHaveCount(0);

  await admin.page.goto('/notifications');
  await expect(admin.page.getByText(`${member.name} đã chấp nhận lời mời vào ${group}`)).toBeVisible();
  for (const { page } of [admin, member]) await page.context().close();
});
