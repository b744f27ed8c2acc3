import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { arrive, axePatience, expect, signIn, somebody, test, type Person, type SignedIn } from '../support/people.ts';
import { say } from '../support/words.ts';

const VIDEO = 'dQw4w9WgXcQ';

/** One account for all journeys of this file, since sign-ups are limited per hour. */
const writer = somebody();
let hasAccount = false;

/** Signs the author in, with an empty text. */
const comeIn = async ({ request }: Page): Promise<Person & SignedIn> => {
  const person = hasAccount ? { ...writer, ...(await signIn(request, writer)) } : await arrive(request, writer);
  hasAccount = true;
  const answer = await request.put(`/api/members/updateMemberById/${person.memberId}`, {
    headers: { authorization: `Bearer ${person.accessToken}` },
    data: { aboutMe: '' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return person;
};

const aboutOf = ({ memberId }: SignedIn) => `/me/${memberId}/edit/about`;
const editorOf = (page: Page) => page.getByRole('textbox', { name: say('profile_about'), exact: true });
const save = (page: Page) => page.getByRole('button', { name: say('profile_save'), exact: true }).click();
const tool = (page: Page, key: string) => page.getByRole('button', { name: say(key), exact: true });

const openEditor = async (page: Page, person: SignedIn) => {
  await page.goto(aboutOf(person));
  const editor = editorOf(page);
  await expect(editor).toHaveAttribute('contenteditable', 'true');
  return editor;
};

/** Collects requests to other hosts and answers them here, since tests need no network. */
const watchHosts = async (page: Page): Promise<string[]> => {
  const foreign: string[] = [];
  const own = new URL(test.info().project.use.baseURL ?? '').host;
  await page.route(
    ({ host, protocol }) => protocol.startsWith('http') && host !== own,
    (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>player</title>' });
    },
  );
  return foreign;
};

const grave = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.filter(({ impact }) => impact !== 'minor').map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};

const picture = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#b5651d' } })
    .jpeg()
    .toBuffer();

const insertPicture = async (page: Page, alt: string): Promise<void> => {
  await tool(page, 'ui_editor_picture').click();
  await tool(page, 'ui_editor_picture_insert').click();
  await expect(page.getByText(say('ui_editor_picture_missing'))).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'lo.jpg', mimeType: 'image/jpeg', buffer: await picture() });
  await page.getByLabel(say('ui_editor_picture_alt')).fill(alt);
  await expect(page.getByRole('dialog').getByRole('progressbar')).toHaveCount(0);
  await tool(page, 'ui_editor_picture_insert').click();
};

const insertVideo = async (page: Page, address: string, title: string): Promise<void> => {
  await tool(page, 'ui_editor_video').click();
  const field = page.getByLabel(say('ui_editor_video_address'));
  await field.fill('https://example.test/watch?v=abc');
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(address);
  await page.getByLabel(say('ui_editor_video_title')).fill(title);
  await tool(page, 'ui_editor_video_insert').click();
};

test('somebody who types when the editor arrives goes on typing in it', async ({ page }) => {
  const person = await comeIn(page);
  const { promise: onTheWay, resolve: arrived } = Promise.withResolvers<void>();
  await page.route(/RichTextSurface/, async (route) => {
    await onTheWay;
    await route.continue();
  });
  await page.goto(aboutOf(person), { waitUntil: 'commit' });
  await editorOf(page).click();
  await page.keyboard.type('Gốm ');
  arrived();
  await expect(editorOf(page)).toHaveAttribute('contenteditable', 'true');
  await page.keyboard.type('men tro');
  await expect(editorOf(page)).toHaveText('Gốm men tro');
});

test('a text contains pictures and videos; nothing is loaded from YouTube before a click', async ({ page }) => {
  const person = await comeIn(page);
  const foreign = await watchHosts(page);
  const editor = await openEditor(page, person);
  await editor.click();
  await page.keyboard.type('Xưởng của tôi');
  await page.keyboard.press('Enter');
  await insertPicture(page, 'Lò gốm đang nung');
  await expect(editor.getByRole('img', { name: 'Lò gốm đang nung' })).toBeVisible();
  await insertVideo(page, `https://youtu.be/${VIDEO}?si=x`, 'Một ngày ở xưởng');
  await expect(editor.locator(`[data-youtube="${VIDEO}"]`)).toHaveText('Một ngày ở xưởng');
  await expect.poll(() => grave(page), { message: 'axe in the editor', timeout: axePatience }).toEqual([]);
  await save(page);

  const about = page.locator('#about');
  const image = about.getByRole('img', { name: 'Lò gốm đang nung' });
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await expect(image).toHaveAttribute('srcset', /\/640\.webp 640w, \S+\/1080\.webp 1080w/);
  const button = about.getByRole('button', { name: say('ui_play_video', { title: 'Một ngày ở xưởng' }) });
  await expect(button).toBeVisible();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await expect.poll(() => grave(page), { message: 'axe on the page', timeout: axePatience }).toEqual([]);
  expect(foreign).toEqual([]);

  await button.focus();
  await page.keyboard.press('Space');
  const player = about.locator('iframe');
  await expect(player).toHaveAttribute('title', 'Một ngày ở xưởng');
  await expect(player).toBeFocused();
  await expect.poll(() => foreign.map((address) => new URL(address).host)).toEqual(['www.youtube-nocookie.com']);
  expect(foreign[0]).toContain(`/embed/${VIDEO}?`);
});

test('a picture is described later, a pasted address becomes a video, and both are removed', async ({ page }) => {
  const person = await comeIn(page);
  const editor = await openEditor(page, person);
  await editor.click();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, `https://www.youtube.com/shorts/${VIDEO}`);
  const video = editor.locator(`[data-youtube="${VIDEO}"]`);
  await expect(video).toHaveText('YouTube');
  await video.click();
  await tool(page, 'ui_editor_video').click();
  await page.getByLabel(say('ui_editor_video_title')).fill('Lò nung');
  await tool(page, 'ui_editor_video_save').click();
  await expect(video).toHaveText('Lò nung');
  await expect(video).toHaveCount(1);

  await insertPicture(page, '');
  const img = editor.locator('img');
  await img.click();
  await tool(page, 'ui_editor_picture').click();
  await page.getByLabel(say('ui_editor_picture_alt')).fill('Men xanh');
  await tool(page, 'ui_editor_picture_save').click();
  await expect(img).toHaveAttribute('alt', 'Men xanh');
  await img.click();
  await tool(page, 'ui_editor_picture').click();
  await tool(page, 'ui_editor_picture_remove').click();
  await expect(img).toHaveCount(0);
  await save(page);
  await expect(page.locator('#about').getByText('Lò nung')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a text is written in a plain field, and a video becomes a link', async ({ page }) => {
    const person = await comeIn(page);
    await page.goto(aboutOf(person));
    await page.locator('textarea[name=about]').fill(`<p>Xin chào</p><iframe src="https://youtu.be/${VIDEO}"></iframe>`);
    await save(page);
    await expect(page.locator('#about').getByRole('link', { name: 'YouTube' })).toHaveAttribute(
      'href',
      `https://www.youtube.com/watch?v=${VIDEO}`,
    );
  });
});

/** A long text. */
const story = 'Tôi học nghề gốm từ ông ngoại ở làng Thanh Hà. '.repeat(40).trim();

const offer = (page: Page) => page.getByText(new RegExp(say('ui_draft_found', { time: '' })));

const write = async (page: Page, person: Person & SignedIn): Promise<void> => {
  const editor = await openEditor(page, person);
  await editor.click();
  await page.keyboard.insertText(story);
  await expect(editor).toContainText(story.slice(-40));
};

/** Opens the form again, restores the draft and saves it. */
const takeUp = async (page: Page, person: Person & SignedIn): Promise<void> => {
  const editor = await openEditor(page, person);
  await expect(editor).not.toContainText('Thanh Hà');
  await expect(offer(page)).toContainText(/\d\d:\d\d/);
  await expect.poll(() => grave(page), { message: 'axe beside an offered draft', timeout: axePatience }).toEqual([]);
  await tool(page, 'ui_draft_restore').click();
  await expect(editor).toHaveText(story);
  await save(page);
  await expect(page.locator('#about')).toContainText(story);
  await openEditor(page, person);
  await expect(offer(page)).toHaveCount(0);
};

test('a draft survives a closed tab', { tag: '@core' }, async ({ page, context }) => {
  const person = await comeIn(page);
  await write(page, person);
  await page.close({ runBeforeUnload: false });
  await takeUp(await context.newPage(), person);
});

/** Sends the form of the text while the server fails; `status` 0 is a lost connection. */
const saveInVain = async (page: Page, status: number): Promise<void> => {
  await page.route('**/edit/about.data*', (route) =>
    route.request().method() !== 'POST'
      ? route.continue()
      : status === 0
        ? route.abort('connectionfailed')
        : route.fulfill({ status, body: 'fault' }),
  );
  await save(page);
  await expect(editorOf(page)).toHaveCount(0);
  await page.unrouteAll();
};

for (const [fault, status] of [
  ['a server that failed', 500],
  ['a lost connection', 0],
] as const)
  test(`a text that ${fault} did not take is there again`, async ({ page, complaints }) => {
    const person = await comeIn(page);
    await write(page, person);
    await saveInVain(page, status);
    const editor = await openEditor(page, person);
    await expect(editor).toHaveText(story);
    await expect(offer(page)).toHaveCount(0);
    await save(page);
    await expect(page.locator('#about')).toContainText(story);
    complaints.length = 0; // the fault was made on purpose
  });

test('a draft survives the end of the session and is not offered to others', async ({ page, complaints }) => {
  const person = await comeIn(page);
  await write(page, person);
  await page.context().clearCookies();
  await save(page);
  await expect(editorOf(page)).toHaveCount(0);

  const other = await arrive(page.request);
  await openEditor(page, other);
  await expect(offer(page)).toHaveCount(0);
  await page.context().clearCookies();
  await page.request.post('/api/auth/login', { data: { email: person.email, password: person.password } });
  await takeUp(page, person);
  complaints.length = 0;
});

test('a discarded draft is not offered again', async ({ page }) => {
  const person = await comeIn(page);
  await write(page, person);
  await page.goto('/');
  const editor = await openEditor(page, person);
  await tool(page, 'ui_draft_drop').click();
  await expect(offer(page)).toHaveCount(0);
  await expect(editor).not.toContainText('Thanh Hà');
  await openEditor(page, person);
  await expect(offer(page)).toHaveCount(0);
});
