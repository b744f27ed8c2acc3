/** Places on a map, a video and passing wishes of an invitation, from its form to its guests. */
import { dayAhead } from '../support/days.ts';
import type { Page } from '@playwright/test';
import { mp3 } from '../../api/src/testing/files/recordings.ts';
import { arrive, desktop, expect, expectAccessible, somebody, test } from '../support/people.ts';
import { scriptsRun } from '../support/scripts.ts';
import { say } from '../support/words.ts';
import { asGuest, goToStep, type Listed, makeWedding, press } from './invitations.ts';

const VIDEO = 'dQw4w9WgXcQ';

/** Hosts of other sites that the page asks. */
const watchForeign = async (page: Page): Promise<string[]> => {
  const hosts: string[] = [];
  await page.route(/google|youtube|ytimg|vimeo/, (route) => {
    hosts.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/html', body: '<p>player</p>' });
  });
  return hosts;
};

/** Sends the wishes of guests, and shows them. */
const showWishes = async ({ request }: Page, accessToken: string, weddingId: string, guests: readonly Listed[]) => {
  const headers = { authorization: `Bearer ${accessToken}` };
  const reply = { weddingId, side: 'groom', coming: true, people: 1 };
  for (const { name, code } of guests) {
    const data = { ...reply, name, guest: code, wish: `Trăm năm hạnh phúc! ${name}` };
    const sent = await request.post('/api/weddingGuest', { headers, data });
    expect(sent.ok(), await sent.text()).toBe(true);
  }
  const listed = (await (await request.get(`/api/wedding/wishes/${weddingId}`, { headers })).json()) as {
    data: { _id: string }[];
  };
  for (const { _id } of listed.data) {
    const shown = await request.put(`/api/wedding/wishes/${weddingId}/${_id}`, { headers, data: { shown: true } });
    expect(shown.ok(), await shown.text()).toBe(true);
  }
};

test.describe('on a desktop', () => {
  test.use(desktop);

  test('places and a video are given in the form, and shown without a request to other sites', async ({
    page,
    browser,
  }) => {
    const { accessToken } = await arrive(page.request, somebody('Nguyễn Minh Quân'));
    const { id } = await makeWedding(page, accessToken, { partyPlace: { name: 'Sân vườn', address: 'Hội An' } }, []);
    await page.goto(`/action/wedding/${id}?step=days`);
    await scriptsRun(page);
    const position = page.getByRole('textbox', { name: say('ui_position') }).last();
    await position.fill('https://maps.app.goo.gl/AbCdEf');
    await press(page, say('wedding_save'));
    await expect(position).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(/Liên kết rút gọn không chứa vị trí/)).toBeVisible();
    await position.fill('https://www.google.com/maps/place/X/@15.8,108.3,17z/data=!3d15.8744!4d108.3442');
    await expect(page.locator('.w-preview .w-map')).toHaveCount(1);
    await goToStep(page, 'story');
    const video = page.locator('input[name=video]');
    await video.fill('https://www.youtube.com/@khoilinh');
    await press(page, say('wedding_save'));
    await expect(video).toHaveAttribute('aria-invalid', 'true');
    await video.fill(`https://youtu.be/${VIDEO}?si=x`);
    await expect(page.locator('.w-preview .w-film')).toHaveCount(1);
    await expectAccessible(page);
    await press(page, say('wedding_save'));
    await expect(page.getByText(say('wedding_saved'))).toBeVisible();
    await page.reload();
    await expect(video).toHaveValue(`https://www.youtube.com/watch?v=${VIDEO}`);

    await asGuest(browser, `/wedding/${id}`, async (phone) => {
      const foreign = await watchForeign(phone);
      await phone.reload();
      await phone.waitForLoadState('networkidle');
      const days = phone.locator('#days');
      await expect(days.getByRole('figure')).toHaveAccessibleName(say('ui_map_of', { place: 'Sân vườn' }));
      await expect(
        days.getByRole('link', { name: say('wedding_directions_to', { place: 'Sân vườn' }) }),
      ).toHaveAttribute('href', 'https://www.google.com/maps/dir/?api=1&destination=15.8744%2C108.3442');
      const film = phone.getByRole('button', { name: /^Xem video/ });
      await film.scrollIntoViewIfNeeded();
      await expectAccessible(phone);
      expect(foreign).toEqual([]);
      await film.press(' ');
      const frame = phone.locator('iframe.video');
      await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
      await expect(frame).toHaveAttribute('title', /Video cưới/);
      await expect.poll(() => foreign).toEqual(['www.youtube-nocookie.com']);
    });
    await asGuest(
      browser,
      `/wedding/${id}`,
      async (phone) =>
        expect(phone.locator('.w-film')).toHaveAttribute('href', `https://www.youtube.com/watch?v=${VIDEO}`),
      false,
    );
  });
});

test('an invitation stops its music for a video of Vimeo', async ({ page, browser }) => {
  const { accessToken } = await arrive(page.request, somebody('Nguyễn Minh Quân'));
  const { id } = await makeWedding(page, accessToken, { tune: 'canon', video: 'https://vimeo.com/76979871' }, []);
  await asGuest(browser, `/wedding/${id}`, async (phone) => {
    const foreign = await watchForeign(phone);
    await expect(phone.getByRole('button', { name: say('wedding_music_off') })).toBeVisible();
    await phone.getByRole('button', { name: /^Xem video/ }).click();
    await expect.poll(() => foreign).toEqual(['player.vimeo.com']);
    await expect(phone.getByRole('button', { name: say('wedding_music_on') })).toBeVisible();
  });
});

test('wishes pass by, stop on request and stand as a list', async ({ page, browser }) => {
  const { accessToken } = await arrive(page.request, somebody('Nguyễn Minh Quân'));
  const names = ['Lê Văn Tâm', 'Phạm Quốc Nam', 'Đỗ Thị Mai', 'Vũ Thanh Hà', 'Hồ Ngọc Ánh'];
  const { id, guests } = await makeWedding(page, accessToken, {}, names);
  await showWishes(page, accessToken, id, guests);
  const list = (phone: Page) => phone.getByRole('region', { name: say('wedding_wishes') }).getByRole('list');
  await asGuest(browser, `/wedding/${id}`, async (phone) => {
    const wishes = list(phone);
    // Copies are hidden from readers who hear the page.
    await expect(wishes.getByRole('listitem')).toHaveCount(names.length);
    await expect(wishes.locator('li')).toHaveCount(names.length + 4);
    const left = () => wishes.evaluate((element) => element.getBoundingClientRect().left);
    const isMoving = async () => {
      const before = await left();
      await phone.waitForTimeout(300);
      return (await left()) !== before;
    };
    // The list itself never rests.
    await phone.getByRole('region', { name: say('wedding_wishes') }).scrollIntoViewIfNeeded();
    await expect.poll(isMoving).toBe(true);
    await expectAccessible(phone);
    await press(phone, say('wedding_wishes_pause'));
    await phone.mouse.move(0, 0);
    await expect.poll(isMoving).toBe(false);
    await press(phone, say('wedding_wishes_go_on'));
    await phone.mouse.move(0, 0);
    await expect.poll(isMoving).toBe(true);
    await phone.getByRole('group', { name: say('wedding_wishes') }).focus();
    await expect.poll(isMoving).toBe(false);
    await press(phone, say('wedding_wishes_see_all'));
    await expect(wishes.locator('li')).toHaveCount(names.length);
    await expect(wishes).toHaveCSS('animation-name', 'none');
    await expectAccessible(phone);
    await press(phone, say('wedding_wishes_one_by_one'));
    await phone.emulateMedia({ reducedMotion: 'reduce' });
    await expect(wishes).toHaveCSS('animation-name', 'none');
    await expect(phone.getByRole('button', { name: say('wedding_wishes_pause') })).toBeHidden();
  });
  await asGuest(browser, `/wedding/${id}`, (phone) => expect(list(phone)).toHaveCSS('animation-name', 'none'), false);
});

test('a window from before a field keeps what the field has', async ({ page }) => {
  const { accessToken } = await arrive(page.request, somebody('Nguyễn Minh Quân'));
  const headers = { authorization: `Bearer ${accessToken}` };
  const file = { name: 'bai-hat.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from(mp3(2)) };
  const sent = await page.request.post('/api/uploads', { headers, multipart: { file } });
  const { _id: song } = ((await sent.json()) as { data: { _id: string } }).data;
  const position = { latitude: 15.8744, longitude: 108.3442 };
  const { id } = await makeWedding(
    page,
    accessToken,
    {
      tune: 'own',
      song,
      guestPhotos: false,
      video: `https://youtu.be/${VIDEO}`,
      partyPlace: { name: 'Sân vườn', position },
    },
    [],
  );
  await page.goto(`/action/wedding/${id}?step=send`);
  await scriptsRun(page);
  // The form as it was before these fields.
  for (const name of ['song', 'video', 'ceremonyPlace.position', 'partyPlace.position', 'asksForPhotos', 'guestPhotos'])
    await page.locator(`[name="${name}"]`).evaluateAll((inputs) => inputs.forEach((input) => input.remove()));
  await page.getByLabel(say('wedding_form_until')).fill(dayAhead(0));
  await press(page, say('wedding_save'));
  await expect(page.getByText(say('wedding_saved'))).toBeVisible();
  const { data } = (await (await page.request.get(`/api/wedding/edit/${id}`, { headers })).json()) as {
    data: object;
  };
  expect(data).toMatchObject({
    replyUntil: dayAhead(0),
    song: { _id: song },
    guestPhotos: false,
    video: `https://www.youtube.com/watch?v=${VIDEO}`,
    partyPlace: { position },
  });
});
