/** The designs and palettes of invitations. */
import { dayAhead } from '../support/days.ts';
import { readFile } from 'node:fs/promises';
import { WEDDING_DESIGNS, WEDDING_PALETTES } from '@m4u/contract/event/wedding/schema';
import type { Page } from '@playwright/test';
import { arrive, asVisitor, desktop, expect, expectAccessible, somebody, test } from '../support/people.ts';
import { arriveTalking } from '../support/talk.ts';
import { scriptsRun } from '../support/scripts.ts';
import { say } from '../support/words.ts';
import { choose, envelope, fillCouple, goToStep, makeWedding, openInvitation, press, publish } from './invitations.ts';

/** Long names with portraits and with places on a map: what the second printed page has to hold. */
const longContent = (picture: string) => ({
  groom: { name: 'Nguyễn Phước Thị Quỳnh Thượng', rank: 'Trưởng nam', picture },
  bride: { name: 'Công Tằng Tôn Nữ Huyền Trân', rank: 'Út nữ', picture },
  groomsFamily: { father: 'Nguyễn Phước Hoàng Trọng Nghĩa', mother: 'Trần Thị Phương Thảo Nguyên', address: 'Huế' },
  bridesFamily: { father: 'Công Tằng Tôn Thất Hoàng Khải', mother: 'Lê Thị Ngọc Bích Trâm Anh', address: 'Hội An' },
  ceremonyPlace: { name: 'Tư gia', address: 'Huế', position: { latitude: 16.46, longitude: 107.59 } },
  partyPlace: { name: 'Sân vườn', address: 'Hội An', position: { latitude: 15.87, longitude: 108.34 } },
});

const expectNoOverflow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

/** The designs whose style sheets a page has fetched. */
const fetchedDesigns = async (page: Page) => {
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.split('/').at(-1) ?? ''),
  );
  return WEDDING_DESIGNS.filter((design) =>
    files.some((file) => file.startsWith(`${design}-`) && file.endsWith('.css')),
  );
};

/** A picture of the member, light and dark, with which text on a photo is tried. */
const uploadCover = async ({ request }: Page, accessToken: string): Promise<string> => {
  const buffer = await readFile(new URL('../../api/src/demo/pictures/banner-lotus.webp', import.meta.url));
  const answer = await request.post('/api/uploads', {
    headers: { authorization: `Bearer ${accessToken}` },
    multipart: { file: { name: 'anh-cuoi.webp', mimeType: 'image/webp', buffer } },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: { _id: string } }).data._id;
};

for (const design of WEDDING_DESIGNS)
  test(`the design ${design} holds long names and its contrast in both palettes, closed, open and in print`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const { accessToken } = await arrive(page.request, somebody('Nguyễn Minh Quân'));
    const picture = await uploadCover(page, accessToken);
    for (const palette of WEDDING_PALETTES) {
      // Only this design has words on its photo.
      const cover = design === 'photo' ? picture : null;
      const { id } = await makeWedding(page, accessToken, { ...longContent(picture), design, palette, cover }, []);
      await asVisitor(browser, async (phone) => {
        await phone.goto(`/wedding/${id}`);
        await phone.waitForLoadState('networkidle');
        await expect(envelope(phone)).toBeVisible();
        await expectAccessible(phone);
        await openInvitation(phone, `/wedding/${id}`);
        await expectAccessible(phone);
        await expectNoOverflow(phone);
        // The sheet comes after the first paint, and those of other designs do not.
        await expect.poll(() => fetchedDesigns(phone)).toEqual([design]);
        await phone.setViewportSize(desktop.viewport);
        await expectNoOverflow(phone);
        const paper = await phone.pdf({ format: 'A4' });
        expect([...paper.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length).toBeLessThanOrEqual(2);
      });
    }
  });

test('a couple chooses design and palette by keys, and the preview follows', async ({ page }) => {
  const { accessToken } = await arrive(page.request, somebody('Nguyễn Minh Quân'));
  const { id } = await makeWedding(page, accessToken, {}, []);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/action/wedding/${id}?step=look`);
  await scriptsRun(page);
  const preview = page.getByLabel(say('wedding_preview_label'));
  const palettes = page.getByRole('group', { name: say('wedding_form_palette') });
  await expect(palettes.getByRole('radio', { name: say('wedding_palette_songHy_first') })).toBeChecked();
  await choose(page, say('wedding_form_design'), say('wedding_design_dinh'));
  await expect(palettes.getByRole('radio')).toHaveCount(2);
  await palettes.getByRole('radio', { name: say('wedding_palette_dinh_first') }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(palettes.getByRole('radio', { name: say('wedding_palette_dinh_second') })).toBeChecked();
  await expect(preview.locator('[data-design=dinh][data-palette=second]')).toBeVisible();
  await expectAccessible(page);
  await press(page, say('wedding_save'));
  await expect(page.getByText(say('wedding_saved'))).toBeVisible();
  await page.goto(`/action/wedding/${id}?step=look&lang=en`);
  await scriptsRun(page);
  const saved = page
    .getByRole('group', { name: say('wedding_form_palette', {}, 'en') })
    .getByRole('radio', { name: say('wedding_palette_dinh_second', {}, 'en') });
  await expect(saved).toBeChecked();
});

test('design and palette are chosen without scripts', async ({ browser }) => {
  const { page } = await arriveTalking(browser, 'Nguyễn Minh Quân', { ...desktop, javaScriptEnabled: false });
  await page.goto('/action/wedding/new');
  await fillCouple(page, dayAhead(30));
  // Each press of a step saves, and leads on.
  await goToStep(page, 'look');
  await choose(page, say('wedding_form_design'), say('wedding_design_church'));
  await choose(page, say('wedding_form_palette'), say('wedding_palette_church_second'));
  await goToStep(page, 'send');
  const id = await publish(page);
  await page.goto(`/wedding/${id}`);
  await expect(page.locator('.wedding:not(.w-over)[data-design=church][data-palette=second]')).toBeVisible();
  await page.context().close();
});
