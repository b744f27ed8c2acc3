/** Photos that guests send from the day of a wedding on. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { arrive, expect, expectAccessible, expectMessage, somebody, test } from '../support/people.ts';
import { say } from '../support/words.ts';
import { asGuest, makeWedding, press, weddingDays } from './invitations.ts';

const picture = async () => ({
  name: 'anh.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a9e3c' } })
    .png()
    .toBuffer(),
});

test('guests send photos, the couple approves them, and the invitation shows them', async ({ page, browser }) => {
  const { accessToken } = await arrive(page.request, somebody('Nguyễn Minh Quân'));
  const { id, guests } = await makeWedding(page, accessToken, weddingDays(0), ['Cô Hoa']);
  const link = `/wedding/${id}?guest=${guests[0]?.code}`;

  await asGuest(browser, link, async (guest) => {
    await guest.getByLabel(say('wedding_photos_choose')).setInputFiles([await picture(), await picture()]);
    await press(guest, say('wedding_photos_send'));
    await expect(guest.getByText(say('wedding_photos_sent', { count: '2' }))).toBeVisible();
    // Nothing shows before the couple has approved it.
    await expect(guest.locator('#photos .w-album')).toHaveCount(0);
    await expectAccessible(guest);
  });
  await asGuest(
    browser,
    link,
    async (guest) => {
      await guest.getByLabel(say('wedding_photos_choose')).setInputFiles(await picture());
      await press(guest, say('wedding_photos_send'));
      await expect(guest.getByText(say('wedding_photos_sent', { count: '1' }))).toBeVisible();
    },
    false,
  );
  // A visitor of the common invitation meets a challenge.
  await asGuest(browser, `/wedding/${id}`, async (visitor) => {
    const form = visitor.getByRole('form', { name: say('wedding_photos_send') });
    await form.getByLabel(say('wedding_reply_name')).fill('Anh Ba');
    await form.getByLabel(say('wedding_photos_choose_one')).setInputFiles(await picture());
    await press(visitor, say('wedding_photos_send'));
    await expect(visitor.getByText(say('wedding_photos_sent', { count: '1' }))).toBeVisible();
  });

  await page.goto(`/action/wedding/${id}/guests`);
  const tabs = page.getByRole('navigation', { name: say('wedding_guests_tabs') });
  await tabs.getByRole('link', { name: new RegExp(say('wedding_tab_photos')) }).click();
  const tiles = page.getByRole('checkbox');
  await expect(tiles).toHaveCount(4);
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: /Anh Ba/ }).check({ force: true });
  await expectMessage(page, say('wedding_photos_now_hidden', { count: '1' }), () =>
    press(page, say('wedding_wish_hide')),
  );
  await expectMessage(page, say('wedding_photos_now_shown', { count: '3' }), () =>
    press(page, say('wedding_photos_show_all', { count: '3' })),
  );
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: say('wedding_photos_zip') }).click();
  const zip = await readFile(await (await download).path());
  expect(zip.subarray(0, 2).toString()).toBe('PK');

  const which = page.getByRole('navigation', { name: say('wedding_photos_which') });
  await which.getByRole('link', { name: say('wedding_wishes_hidden') }).click();
  await page.getByRole('checkbox', { name: /Anh Ba/ }).check({ force: true });
  await expectMessage(page, say('wedding_photos_removed', { count: '1' }), () =>
    press(page, say('wedding_photos_remove')),
  );
  await expect(page.getByText(say('wedding_photos_none'))).toBeVisible();

  await asGuest(browser, `/wedding/${id}`, async (visitor) => {
    const photos = visitor.getByRole('region', { name: say('wedding_photos') });
    await expect(photos.getByRole('img')).toHaveCount(3);
    await photos.getByRole('link').first().click();
    await expect(visitor.getByRole('dialog')).toBeVisible();
  });
});
