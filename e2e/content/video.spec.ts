import type { Page } from '@playwright/test';
import { arrive, desktop, expect, expectAccessible, phone, test } from '../support/people.ts';
import { say } from '../support/words.ts';
import { VIDEO_TITLE } from './youtube.ts';

const VIDEO = 'dQw4w9WgXcQ';

/** Hosts of other sites that the page asks. */
const watchForeign = async (page: Page): Promise<string[]> => {
  const hosts: string[] = [];
  await page.route(/youtube|ytimg|googlevideo/, (route) => {
    hosts.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/html', body: '<p>player</p>' });
  });
  return hosts;
};

for (const [size, device] of Object.entries({ phone, desktop }))
  test.describe(`on a ${size}`, () => {
    test.use(device);

    test('a video shows its title and a picture of ours, and asks YouTube only for the player', async ({ page }) => {
      const { memberId, accessToken } = await arrive(page.request);
      const headers = { authorization: `Bearer ${accessToken}` };
      const details = { address: `https://youtu.be/${VIDEO}` };
      const answer = await page.request.post(`/api/brandActivity/insertBrandActivity/${memberId}`, {
        headers,
        data: { type: 'youtube', details },
      });
      expect(answer.status()).toBe(200);
      const content = `<p>Xem:</p><p><a data-youtube="${VIDEO}" href="https://www.youtube.com/watch?v=${VIDEO}">YouTube</a></p>`;
      const written = await page.request.post('/api/members/insertBlog', {
        headers,
        data: { postType: 'news', title: 'Một ngày ở lò', content },
      });
      expect(written.status()).toBe(200);
      const { data: post } = (await written.json()) as { data: { _id: string } };

      const foreign = await watchForeign(page);
      for (const path of [`/me/${memberId}`, `/me/posts/${post._id}`]) {
        const tile = page.locator(`[data-youtube="${VIDEO}"]`);
        // The picture comes a moment after the piece.
        await expect(async () => {
          await page.goto(path);
          await expect(tile).toHaveText(VIDEO_TITLE, { timeout: 1_000 });
        }).toPass();
        await expect(tile).toHaveAccessibleName(say('ui_play_video', { title: VIDEO_TITLE }));
        const picture = tile.locator('img');
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
        expect(await picture.getAttribute('src')).toMatch(/^\/api\/media\//);
        await expectAccessible(page);
        expect(foreign).toEqual([]);
        await tile.click();
        await expect(page.locator('iframe.video')).toBeVisible();
        await expect.poll(() => foreign).toEqual(['www.youtube-nocookie.com']);
        foreign.length = 0;
      }
    });
  });
