import type { Page } from '@playwright/test';
import { demoAccounts } from '../../api/src/demo/seed/seed.ts';
import { sanitise } from '../../api/src/platform/text/html.ts';
import { dataOf, faults, inspect, portions, title, watch, type Writer, writerOf } from './injection.ts';
import { payloads } from './payloads.ts';
import { expect, test } from '../support/people.ts';

/** A rich text: the call that saves it, its field, and its page. */
interface TextField {
  readonly api: (id: string) => string;
  readonly field: string;
  readonly page: (id: string) => string;
  /** The call that first adds the piece, with its other fields. */
  readonly insert?: { readonly api: (member: string) => string; readonly body: Readonly<Record<string, unknown>> };
}

const content = (
  insert: string,
  update: string,
  page: string,
  rest: Readonly<Record<string, unknown>> = {},
): TextField => ({
  api: (id) => `/api${update}/${id}`,
  field: 'content',
  page: (id) => `${page}/${id}`,
  insert: {
    api: (member) => `/api${insert.replace(':member', member)}`,
    body: { title, content: '<p>x</p>', policy: 'public', ...rest },
  },
});

/** All rich texts that members write. */
const texts: Readonly<Record<string, TextField>> = {
  'the text about a member': {
    api: (id) => `/api/members/updateMemberById/${id}`,
    field: 'aboutMe',
    page: (id) => `/me/${id}`,
  },
  'a post': content('/members/insertBlog', '/members/updateBlogById', '/me/posts'),
  'a relic': content('/relics/insert/', '/relics/updateById', '/me/relics'),
  'an album': content('/album/insert', '/album/updateById', '/me/albums'),
  'an entry of a diary': content('/members/insertJobDiary', '/members/updateJobDiaryById', '/me/diary', {
    day: '2026-01-02',
  }),
  'a product': content('/productMember/insert', '/productMember/updateById', '/me/products', { type: 'sell' }),
  'an activity': content(
    '/brandActivity/insertBrandActivity/:member',
    '/brandActivity/updateBrandActivityById',
    '/me/detail-activity',
    { type: 'skill', details: { level: 3 } },
  ),
};

// The content security policy is bypassed: the content itself must be harmless.
test.use({ bypassCSP: true, trace: 'off' });
test.setTimeout(120_000);

const mark = (index: number) => `mốc-${index}-`;

/** Joins texts; a mark behind each shows whether the next ones were kept. */
const joined = (some: readonly string[]): string =>
  some.map((payload, index) => `${payload}\n<p>${mark(index)}</p>`).join('\n');

const isRefused = (payload: string): boolean => /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(payload);

/** Returns whether a text swallows everything behind it; such texts come last. */
const swallows = (payload: string): boolean => !sanitise(joined([payload])).includes(mark(0));

/** Returns the id of the piece, which is added first if necessary. */
const placeOf = async ({ request, id }: Writer, { insert }: TextField): Promise<string> => {
  if (!insert) return id;
  const answer = await request.post(insert.api(id), { data: insert.body });
  expect(answer.ok(), await answer.text()).toBe(true);
  return String((await dataOf(answer))['_id']);
};

/** Groups of texts; at most the last one of a group swallows what follows. */
const groups = (): string[][] => {
  const accepted = payloads.filter((payload) => !isRefused(payload));
  const last = accepted.filter(swallows);
  const others = accepted.filter((payload) => !last.includes(payload));
  const size = Math.ceil(others.length / Math.max(last.length, 16));
  const several = portions(others, size);
  return Array.from({ length: Math.max(several.length, last.length) }, (_, index) => [
    ...(several[index] ?? []),
    ...last.slice(index, index + 1),
  ]);
};

const tryText = async (page: Page, writer: Writer, name: string, text: TextField): Promise<void> => {
  const id = await placeOf(writer, text);
  const incidents = await watch(page);
  const send = (html: string) => writer.request.put(text.api(id), { data: { [text.field]: html } });
  for (const payload of payloads.filter(isRefused)) expect((await send(payload)).status()).toBe(422);
  for (const some of groups()) {
    const answer = await send(joined(some));
    expect(answer.status(), await answer.text()).toBe(200);
    const saved = String((await dataOf(answer))[text.field]);
    for (const [index] of some.slice(0, -1).entries()) expect(saved, `behind ${some[index]}`).toContain(mark(index));
    await inspect(page, text.page(id), incidents, `${name}: ${some[0]} …`);
    await expect(page.locator('.rich').first()).toBeAttached();
  }
};

test('there are at least 250 payloads, and a working one is detected', async ({ page }) => {
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(250);
  const incidents = await watch(page);
  await page.goto('/404');
  await page.evaluate(() => {
    const harm = '<img src=x onerror=alert(1)><img src=//evil.example/x.png><a href="java&Tab;script:alert(1)">x</a>';
    document.body.insertAdjacentHTML('beforeend', `<div class="rich">${harm}</div>`);
  });
  await expect.poll(() => incidents.join(' ')).toMatch(/ran: alert.*evil\.example|evil\.example.*ran: alert/);
  const found = (await faults(page)).join('\n');
  for (const what of ['handler: <img', 'address: <img', 'link: <a']) expect(found).toContain(what);
});

for (const [name, text] of Object.entries(texts))
  test(`nothing written into ${name} runs`, async ({ page, playwright }) => {
    const writer = await writerOf(playwright);
    await tryText(page, writer, name, text);
    await writer.request.dispose();
  });

test('nothing written into the note of a group runs', async ({ page, playwright }) => {
  const [, admin] = demoAccounts;
  const link = '/mbg/sao-khue-so';
  const { request } = await writerOf(playwright, {
    name: '',
    email: admin?.email ?? '',
    password: admin?.password ?? '',
  });
  const before = await dataOf(await request.get(`/api/groupAndBrand/getGDByById/${link.slice(5)}`));
  const note: TextField = {
    api: (group) => `/api/groupAndBrand/updateUById/${group}`,
    field: 'note',
    page: () => link,
  };
  const id = String(before['_id']);
  try {
    await tryText(page, { request, id }, 'the note', note);
  } finally {
    await request.put(note.api(id), { data: { note: before['note'] } });
    await request.dispose();
  }
});
