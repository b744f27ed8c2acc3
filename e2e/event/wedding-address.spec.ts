/** The name that a couple gives their invitation in its address, and what a shared link shows of it. */
import { arrive, asVisitor, desktop, expect, expectMessage, somebody, test } from '../support/people.ts';
import { scriptsRun } from '../support/scripts.ts';
import { say } from '../support/words.ts';
import { answer, asGuest, choose, makeWedding, openInvitation, press } from './invitations.ts';

test.use(desktop);

test('a couple names their invitation; guests reply there, and former names lead on', async ({ page, browser }) => {
  const { accessToken } = await arrive(page.request, somebody('Nguyễn Minh Quân'));
  const mine = Date.now().toString(36);
  const other = await makeWedding(page, accessToken, { name: `ha-${mine}` }, []);
  const { id } = await makeWedding(page, accessToken, {}, ['Lê Văn Tâm']);
  await page.goto(`/action/wedding/${id}?step=send`);
  await scriptsRun(page);
  const field = page.getByLabel(say('wedding_form_address_name'));
  const save = () => press(page, say('wedding_save'));

  // A name of another couple is refused at its field, and what was typed is converted.
  await field.fill(`Hà ${mine}`);
  await expect(field).toHaveValue(`ha-${mine}`);
  await save();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(`quan-ha-${mine}`);
  await expectMessage(page, say('wedding_saved'), save);

  await page.goto(`/action/wedding/${id}/guests`);
  await page.getByRole('link', { name: say('wedding_guest_open', { name: 'Lê Văn Tâm' }) }).click();
  // A personal link does not depend on the name.
  const shown = (await page.getByText(/\/wedding\/[0-9a-f-]{36}\?guest=/).textContent()) ?? '';
  const link = shown.slice(shown.indexOf('/wedding/'));
  await asGuest(browser, link, async (phone) => {
    await answer(phone, { coming: true, people: 2 });
    // The link's preview is drawn for its guest.
    const image = (await phone.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
    expect(image).toContain(new URLSearchParams(link.split('?')[1]).get('guest') ?? 'none');
    const drawn = await phone.request.get(image);
    expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  });
  await asGuest(browser, `/thiep/quan-ha-${mine}`, async (phone) => {
    await phone.getByLabel(say('wedding_reply_name')).fill('Cô Hoa');
    await choose(phone, say('wedding_reply_side'), say('wedding_side_bride'));
    await answer(phone, { coming: true, people: 1 });
    await expect(phone).toHaveURL(new RegExp(`/wedding/${id}\\?guest=`));
  });

  await page.goto(`/action/wedding/${id}?step=send`);
  await scriptsRun(page);
  await field.fill(`cuoi-${mine}`);
  await expectMessage(page, say('wedding_saved'), save);
  await asVisitor(browser, async (phone) => {
    await openInvitation(phone, `/thiep/quan-ha-${mine}`);
    await expect(phone).toHaveURL(new RegExp(`/thiep/cuoi-${mine}$`));
    await phone.goto(`/wedding/${other.id}`);
    await expect(phone.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/thiep/ha-${mine}$`));
  });
});
