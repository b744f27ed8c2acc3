/** Posts and products of members in their groups: chosen, approved, shown, withdrawn. */
import { asVisitor, desktop, expect, expectAccessible, expectMessage, phone, test } from '../support/people.ts';
import { arriveTalking, callAs, type Talker } from '../support/talk.ts';
import { say, type Tongue } from '../support/words.ts';

type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const sayIn =
  (tongue: Tongue): Say =>
  (key, values) =>
    say(key, values, tongue);

/** A group with an admin and a member, who read in a language on a device. */
const makeScene = async (browser: Parameters<typeof arriveTalking>[0], tongue: Tongue, look: object) => {
  const admin = await arriveTalking(browser, 'Nguyễn Thị Men', look);
  const member = await arriveTalking(browser, 'Lê Văn Thợ', look);
  const { _id: groupId } = await callAs<{ _id: string }>(admin, 'POST', '/groupAndBrand/createGroup', {
    kind: 'group',
    name: 'Hội Gốm Thanh Hà',
  });
  await callAs(member, 'POST', '/members/createGroupMmeber', { groupId });
  await callAs(admin, 'POST', '/members/createGroupMmeber', { groupId, memberId: member.memberId });
  for (const { page, memberId } of [admin, member])
    await callAs({ page } as Talker, 'PUT', `/members/updateMemberById/${memberId}`, {
      language: tongue === 'en' ? 'EN' : 'VN',
    });
  return { admin, member, groupId };
};

const write = async ({ page }: Talker, say: Say, title: string, groupId: string): Promise<void> => {
  await page.goto('/edit/posts/new');
  const text = page.getByRole('textbox', { name: say('post_content'), exact: true });
  await expect(text).toHaveAttribute('contenteditable', 'true');
  await page.getByLabel(say('post_heading')).fill(title);
  await text.fill('Lò vừa mở, mời cả hội ghé xem.');
  await page.getByLabel(say('placement_group')).selectOption(groupId);
  await page.getByRole('button', { name: say('content_save'), exact: true }).click();
  await expect(page).toHaveURL(/\/me\/posts\/[\da-f-]{36}$/);
};

for (const [tongue, look, device] of [
  ['vi', phone, 'a phone'],
  ['en', desktop, 'a wide screen'],
] as const)
  test(
    `a member’s post and product show on the group’s page after an admin’s approval, on ${device}`,
    { tag: device === 'a phone' ? '@core' : [] },
    async ({ browser }) => {
      test.slow();
      const say = sayIn(tongue);
      const { admin, member, groupId } = await makeScene(browser, tongue, look);
      const { page } = member;
      await write(member, say, 'Mẻ gốm đầu xuân', groupId);
      const panel = page.locator('#placement');
      await expect(panel).toContainText(say('placement_state_waiting'));
      await expectAccessible(page);
      await callAs(member, 'POST', '/productMember/insert', {
        title: 'Bình men tro',
        content: '<p>Nung củi.</p>',
        type: 'sell',
        price: 350_000,
        groupId,
      });

      // The admin is told, comes to what waits, and approves both.
      await admin.page.goto('/notifications');
      await admin.page
        .getByRole('button', { name: /Mẻ gốm đầu xuân/ })
        .first()
        .click();
      await expect(admin.page).toHaveURL(new RegExp(`/action/company/${groupId}/pieces`));
      await expectAccessible(admin.page);
      const approve = (title: string) =>
        admin.page.getByRole('button', {
          name: say('placement_act_of', { act: say('placement_act_approve'), title }),
          exact: true,
        });
      await expect(approve('Bình men tro')).toBeVisible();
      await admin.page
        .locator('#content')
        .getByRole('link', { name: say('placement_kind_product'), exact: true })
        .click();
      await expect(approve('Mẻ gốm đầu xuân')).toHaveCount(0);
      await expectMessage(admin.page, say('placement_done_shown'), () => approve('Bình men tro').click());
      await admin.page.goto(`/action/company/${groupId}/pieces`);
      await approve('Mẻ gốm đầu xuân').click();
      await expect(admin.page.getByText(say('placement_empty_waiting'))).toBeVisible();

      // The member is told; everybody sees both on the group's page in each layout.
      await page.goto('/notifications');
      await page
        .getByRole('button', { name: /Mẻ gốm đầu xuân/ })
        .first()
        .click();
      await expect(panel).toContainText(say('placement_state_shown'));
      await asVisitor(
        browser,
        async (visitor) => {
          const section = visitor.locator('#pieces');
          for (const path of [`/mbg/${groupId}`, `/new-mbg/${groupId}`, `/mbg/${groupId}/idol`]) {
            await visitor.goto(path);
            await expect(section).toContainText('Mẻ gốm đầu xuân');
            await expect(section).toContainText('Bình men tro');
          }
          await visitor.goto(`/mbg/${groupId}/pieces?kind=post`);
          await expect(visitor.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Mẻ gốm đầu xuân']);
          await admin.page.goto(`/mbg/${groupId}/pieces`);
          await expectAccessible(admin.page);
          await admin.page.goto(`/mbg/${groupId}`);
          await expectAccessible(admin.page);

          // The member withdraws the post, the admin takes off the product.
          await panel
            .getByRole('button', {
              name: say('placement_act_of', { act: say('placement_act_withdraw'), title: 'Mẻ gốm đầu xuân' }),
            })
            .click();
          await expect(panel).toContainText(say('placement_state_withdrawn'));
          await visitor.goto(`/mbg/${groupId}`);
          await expect(section).toContainText('Bình men tro');
          await expect(section).not.toContainText('Mẻ gốm đầu xuân');
          await admin.page.goto(`/action/company/${groupId}/pieces?state=shown`);
          await expectMessage(admin.page, say('placement_done_removed'), () =>
            admin.page
              .getByRole('button', {
                name: say('placement_act_of', { act: say('placement_act_remove'), title: 'Bình men tro' }),
              })
              .click(),
          );
          await visitor.goto(`/mbg/${groupId}`);
          await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(section).toHaveCount(0);
        },
        false,
      );
      await page.goto('/notifications');
      await expect(page.getByText(/Bình men tro/).first()).toBeVisible();
      await admin.page.goto('/notifications');
      await expect(admin.page.getByText(/Lê Văn Thợ.*Mẻ gốm đầu xuân/).first()).toBeVisible();
      await page.context().close();
      await admin.page.context().close();
    },
  );

test('nothing of a member stays on the group’s page after leaving the group', async ({ browser }) => {
  const say = sayIn('vi');
  const { admin, member, groupId } = await makeScene(browser, 'vi', phone);
  const { _id } = await callAs<{ _id: string }>(member, 'POST', '/members/insertBlog', {
    title: 'Chuyện lò cũ',
    content: '<p>Ngày ấy.</p>',
    groupId,
  });
  await callAs(admin, 'PUT', `/content/place/${_id}`, { act: 'approve' });
  await member.page.goto(`/mbg/${groupId}`);
  await expect(member.page.locator('#pieces')).toContainText('Chuyện lò cũ');
  await member.page.goto(`/mbg/${groupId}/members?do=leave`);
  await member.page.getByRole('button', { name: say('people_leave'), exact: true }).click();
  await expect(member.page).toHaveURL(new RegExp(`/mbg/${groupId}$`));
  await expect(member.page.locator('#pieces')).toHaveCount(0);
  await member.page.goto(`/me/posts/${_id}`);
  await expect(member.page.locator('#placement')).toContainText(say('placement_state_withdrawn'));
  await expect(member.page.locator('#placement').getByRole('button')).toHaveCount(0);
  await member.page.context().close();
  await admin.page.context().close();
});
