import { demoStaff } from '../support/demo.ts';
import {
  asVisitor,
  expect,
  expectAccessible,
  messagesTo,
  messageTo,
  signIn,
  somebody,
  test,
} from '../support/people.ts';
import { arriveTalking, callAs } from '../support/talk.ts';
import { say } from '../support/words.ts';

for (const [how, scripts] of [
  ['with scripts', true],
  ['without scripts', false],
] as const)
  test(`an invited person reports the letter and stops further invitations, ${how}`, async ({ browser }) => {
    const admin = await arriveTalking(browser, 'Nguyễn Văn Lạ');
    const to = somebody().email;
    const name = `Nhóm ${to.slice(0, 12)}`.replaceAll('.', ' ');
    const newGroup = () =>
      callAs<{ _id: string }>(admin, 'POST', '/groupAndBrand/createGroup', { kind: 'group', name });
    const invite = (groupId: string, email: string) =>
      callAs(admin, 'POST', '/members/createGroupMmeber', { groupId, email });
    await invite((await newGroup())._id, to);
    const report = await messageTo(admin.page.request, to, /\/unasked\/[\w-]+\?report=yes/);

    await asVisitor(
      browser,
      async (page) => {
        await page.goto(report);
        await expect(page.getByText(say('unasked_lead', { name }))).toBeVisible();
        if (scripts) await expectAccessible(page);
        await page.getByRole('button', { name: say('report_send') }).click();
        await expect(page.getByText('Hãy chọn một mục trong danh sách.')).toBeVisible();
        await page.getByRole('radio', { name: say('report_reason_spam') }).check({ force: true });
        await page.getByLabel(say('report_words')).fill(`Tôi không quen ${name}`);
        await page.getByRole('button', { name: say('report_send') }).click();
        await expect(page.getByText(say('report_sent'))).toBeVisible();

        await page.getByRole('button', { name: say('unasked_stop') }).click();
        await expect(page.getByText(say('unasked_stopped'))).toBeVisible();
        if (scripts) await expectAccessible(page);
      },
      scripts,
    );

    // The next group invites both; only the second letter arrives.
    const next = await newGroup();
    const other = somebody().email;
    await invite(next._id, to);
    await invite(next._id, other);
    await messageTo(admin.page.request, other, /\/unasked\/[\w-]+/);
    expect(await messagesTo(admin.page.request, to)).toHaveLength(1);

    await asVisitor(browser, async (staff) => {
      await signIn(staff.request, demoStaff);
      await staff.goto('/admin/reports');
      const item = staff.getByRole('article').filter({ hasText: `Tôi không quen ${name}` });
      await expect(item).toContainText(say('report_by_recipient'));
      await expect(item.getByRole('link', { name })).toBeVisible();
    });
    await admin.page.context().close();
  });

test('a mail program unsubscribes its reader with one click', async ({ browser, request, baseURL }) => {
  const admin = await arriveTalking(browser, 'Trần Thị Lạ');
  const to = somebody().email;
  const group = { kind: 'group', name: 'Hội Gốm' };
  const { _id } = await callAs<{ _id: string }>(admin, 'POST', '/groupAndBrand/createGroup', group);
  await callAs(admin, 'POST', '/members/createGroupMmeber', { groupId: _id, email: to });
  const path = await messageTo(admin.page.request, to, /\/unasked\/[\w-]+/);

  // As in RFC 8058: a form without cookies and origin; viewing the page before changes nothing.
  const formPage = await request.get(path);
  expect(await formPage.text()).toContain(say('unasked_stop_text'));
  const pressed = await fetch(new URL(path, baseURL), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(pressed.status).toBe(200);
  expect(await (await request.get(path)).text()).toContain(say('unasked_stopped'));
  await admin.page.context().close();
});
