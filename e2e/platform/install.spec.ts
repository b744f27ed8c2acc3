/** Installing the app on a device. */
import sharp from 'sharp';
import { expect, test } from '../support/people.ts';

test('the manifest for installing the app refers to existing files', async ({ page, request }) => {
  await page.goto('/');
  const link = page.locator('link[rel=manifest]');
  const answer = await request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as {
    id: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; type: string; purpose: string }[];
    shortcuts: { url: string; icons: { src: string }[] }[];
  };
  expect(manifest).toMatchObject({ id: '/', display: 'standalone', lang: 'vi', scope: '/', short_name: 'M4U' });
  expect((await request.get(manifest.start_url)).status()).toBe(200);
  const sizes = new Set<string>();
  for (const { src, sizes: declaredSize, type, purpose } of manifest.icons) {
    const picture = await request.get(src);
    expect(picture.headers()['content-type'], src).toBe(type);
    if (type === 'image/svg+xml') continue;
    const { width, height } = await sharp(await picture.body()).metadata();
    expect(`${width}x${height}`, src).toBe(declaredSize);
    sizes.add(`${declaredSize} ${purpose}`);
  }
  expect([...sizes].toSorted()).toEqual(['192x192 any', '192x192 maskable', '512x512 any', '512x512 maskable']);
  expect(manifest.shortcuts).toHaveLength(3);
  for (const { url, icons } of manifest.shortcuts) {
    // Visitors get 401 with the purpose of the screen.
    expect([200, 401], url).toContain((await request.get(url)).status());
    for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200);
  }
  expect((await request.get('/icons/apple-touch.png')).status()).toBe(200);
  const worker = await request.get('/sw.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
});
