import type { APIRequestContext, APIResponse, Page, PlaywrightWorkerArgs } from '@playwright/test';
import sharp from 'sharp';
import { demoAccounts } from '../api/src/demo/seed.ts';
import { sanitise } from '../api/src/platform/html.ts';
import { Link } from '@m4u/contract/common';
import { addresses, payloads } from './payloads.ts';
import { arrive, expect, signIn, test, type Person } from './people.ts';

/** Who writes: their browser's requests, and the id of the page they write on. */
interface Writer {
  readonly request: APIRequestContext;
  readonly id: string;
}

/** A text with marks: where it is sent, under which name it goes and comes back, and the page that shows it. */
interface TextField {
  readonly api: (id: string) => string;
  readonly field: string;
  readonly page: (id: string) => string;
  /** Of what has to be there before it can be changed: the call that adds it, with the rest of its fields. */
  readonly insert?: { readonly api: (member: string) => string; readonly body: Readonly<Record<string, unknown>> };
}

const title = 'Thử chèn mã';

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

/** Every text with marks that a person can write. */
const texts: Readonly<Record<string, TextField>> = {
  'what a member says of themselves': {
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

/** A list of links or words, of which each is judged by itself: how it is sent, and the page that shows it. */
interface ListField {
  readonly api: (id: string) => string;
  /** The list's name in the call, and in what is refused: `links.3.address`. */
  readonly list: string;
  readonly most: number;
  readonly item: (value: string, index: number) => Readonly<Record<string, unknown>>;
}

const contactField = (kind: string): ListField => ({
  api: (id) => `/api/members/updateMemberById/${id}`,
  list: 'contacts',
  most: 20,
  item: (value) => ({ kind, value: value.slice(0, 300), policy: 'public' }),
});

function activityLink(type: string) {
  return {
    api: (member: string) => `/api/brandActivity/insertBrandActivity/${member}`,
    body: { title, type },
    link: (address: string) => ({ details: { address, label: title } }),
    page: '/me/detail-activity',
  };
}

/** Every link that a person can put on their page, and words beside them. */
const links: Readonly<Record<string, ListField>> = {
  'quick links': {
    api: (id) => `/api/members/updateAccountLinkById/${id}`,
    list: 'links',
    most: 30,
    item: (address, index) => ({ label: payloads[index]?.slice(0, 80).trim() || 'x', address }),
  },
  'contact: website': contactField('website'),
  'contact: Zalo': contactField('zalo'),
  'contact: address': contactField('address'),
};

/** A link of which a piece of content has but one: how the piece is added with it, and the page that shows it. */
const single: Readonly<
  Record<string, TextField['insert'] & { readonly page: string; readonly link: (address: string) => object }>
> = {
  'the contact link of a product': {
    api: () => '/api/productMember/insert',
    body: { title, content: '<p>x</p>', type: 'sell' },
    link: (contactLink) => ({ contactLink, shopLink: contactLink }),
    page: '/me/products',
  },
  'the link of a certificate': {
    api: () => '/api/productMember/insert',
    body: { title, content: '<p>x</p>', type: 'sell' },
    link: (link) => ({ certificates: [{ name: 'OCOP', link }] }),
    page: '/me/products',
  },
  'a website': activityLink('website'),
  'a network': activityLink('network'),
  'a registration': activityLink('registrationLink'),
};

// What is shown must be harmless by itself: the pages' own rules for scripts stand aside.
test.use({ bypassCSP: true, trace: 'off' });
test.setTimeout(120_000);

/** Collects what ran, and what was asked of other hosts, on every page that is opened from now on. */
const watch = async (page: Page): Promise<string[]> => {
  const seen: string[] = [];
  const own = new URL(test.info().project.use.baseURL ?? '').host;
  await page.exposeFunction('ranHere', (what: string) => seen.push(`ran: ${what}`));
  await page.addInitScript(() => {
    const ran = (window as unknown as { ranHere: (what: string) => void }).ranHere;
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
      Object.defineProperty(window, name, { value: () => ran(`${name} in ${location.href}`) });
  });
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => seen.push(`popup: ${popup.url()}`));
  await page.route(
    ({ host, protocol }) => /^(?:https?|wss?):$/.test(protocol) && host !== own,
    (route) => {
      seen.push(`asked: ${route.request().url()}`);
      return route.abort();
    },
  );
  return seen;
};

/** What stands on the page and should not, a line each. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const allowed = new Set('P BR STRONG EM U S H2 H3 UL OL LI BLOCKQUOTE A IMG'.split(' '));
    const asked = [
      'src',
      'srcset',
      'data',
      'poster',
      'action',
      'formaction',
      'ping',
      'background',
      'srcdoc',
      'manifest',
    ];
    const leads = /^(?!(?:https?|tel|mailto|zalo):$)/;
    const found: string[] = [];
    const say = (what: string, { outerHTML }: Element) => found.push(`${what}: ${outerHTML.slice(0, 200)}`);
    for (const element of document.querySelectorAll('.rich *'))
      if (!allowed.has(element.tagName) || element.namespaceURI !== 'http://www.w3.org/1999/xhtml') say('tag', element);
    for (const element of document.querySelectorAll(
      'iframe, object, embed, base, meta[http-equiv], frame, .rich script',
    ))
      say('element', element);
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) say('handler', element);
        if (/(?:^|:)href$/.test(name) && leads.test(URL.parse(value, document.baseURI)?.protocol ?? 'http:'))
          say('link', element);
        if (asked.includes(name) && /evil\.example|^\s*javascript:/i.test(value)) say('address', element);
        if (element.parentElement?.closest('.rich') && /^(?:style|class|id|name|is)$/.test(name))
          say('attribute', element);
      }
    }
    return found;
  });

/** Opens a page as a visitor and asks that nothing happened. */
const inspect = async (page: Page, address: string, seen: string[], what: string): Promise<void> => {
  await page.goto(address);
  expect.soft(new URL(page.url()).pathname, `${what}: still there`).toBe(address);
  expect.soft(await faults(page), what).toEqual([]);
  expect.soft(seen.splice(0), what).toEqual([]);
};

/** A picture to write words below. */
const onePicture = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#467' } })
    .png()
    .toBuffer();

const mark = (index: number) => `mốc-${index}-`;

/** Texts together as one; behind each a line that tells whether it let the rest be. */
const joined = (some: readonly string[]): string =>
  some.map((payload, index) => `${payload}\n<p>${mark(index)}</p>`).join('\n');

const isRefused = (payload: string): boolean => /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(payload);

/** Whether nothing that is written behind it is left: such a text stands at the end of others. */
const swallows = (payload: string): boolean => !sanitise(joined([payload])).includes(mark(0));

const dataOf = async (answer: APIResponse): Promise<Record<string, unknown>> =>
  ((await answer.json()) as { data: Record<string, unknown> }).data;

/** Where a text stands: what is there already, or what is added for it. */
const placeOf = async ({ request, id }: Writer, { insert }: TextField): Promise<string> => {
  if (!insert) return id;
  const answer = await request.post(insert.api(id), { data: insert.body });
  expect(answer.ok(), await answer.text()).toBe(true);
  return String((await dataOf(answer))['_id']);
};

const portions = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));

/** Many at a time, and at the end of each at most one that swallows what follows. */
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
  const seen = await watch(page);
  const send = (html: string) => writer.request.put(text.api(id), { data: { [text.field]: html } });
  for (const payload of payloads.filter(isRefused)) expect((await send(payload)).status()).toBe(422);
  for (const some of groups()) {
    const answer = await send(joined(some));
    expect(answer.status(), await answer.text()).toBe(200);
    const kept = String((await dataOf(answer))[text.field]);
    for (const [index] of some.slice(0, -1).entries()) expect(kept, `behind ${some[index]}`).toContain(mark(index));
    await inspect(page, text.page(id), seen, `${name}: ${some[0]} …`);
    await expect(page.locator('.rich').first()).toBeAttached();
  }
};

test('there are enough ways to try, and one that works is noticed', async ({ page }) => {
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(250);
  const seen = await watch(page);
  await page.goto('/404');
  await page.evaluate(() => {
    const harm = '<img src=x onerror=alert(1)><img src=//evil.example/x.png><a href="java&Tab;script:alert(1)">x</a>';
    document.body.insertAdjacentHTML('beforeend', `<div class="rich">${harm}</div>`);
  });
  await expect.poll(() => seen.join(' ')).toMatch(/ran: alert.*evil\.example|evil\.example.*ran: alert/);
  const found = (await faults(page)).join('\n');
  for (const what of ['handler: <img', 'address: <img', 'link: <a']) expect(found).toContain(what);
});

/**
 * Somebody whose requests carry a token: the visitor's browser knows nothing of them. A new one unless named, since
 * nobody may change content as often as all of this together would.
 */
const writerOf = async (playwright: PlaywrightWorkerArgs['playwright'], person?: Person): Promise<Writer> => {
  const server = { baseURL: test.info().project.use.baseURL ?? '' };
  const plain = await playwright.request.newContext(server);
  const { memberId: id, accessToken } = await (person ? signIn(plain, person) : arrive(plain));
  await plain.dispose();
  const extraHTTPHeaders = { authorization: `Bearer ${accessToken}` };
  return { request: await playwright.request.newContext({ ...server, extraHTTPHeaders }), id };
};

for (const [name, text] of Object.entries(texts))
  test(`nothing that is written into ${name} runs`, async ({ page, playwright }) => {
    const writer = await writerOf(playwright);
    await tryText(page, writer, name, text);
    await writer.request.dispose();
  });

test('nothing that is written into the note of a group runs', async ({ page, playwright }) => {
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

/** Sends a list without those that are refused by name, and says how many stayed. */
const sendList = async (request: APIRequestContext, api: string, field: ListField, values: readonly string[]) => {
  const send = (some: readonly string[]) => request.put(api, { data: { [field.list]: some.map(field.item) } });
  const answer = await send(values);
  if (answer.ok()) return values.length;
  expect(answer.status(), await answer.text()).toBe(422);
  const { errors } = (await answer.json()) as { errors: { field: string }[] };
  const refused = new Set(errors.map((error) => Number(error.field.split('.')[1])));
  const rest = values.filter((_, index) => !refused.has(index));
  expect(refused.size, await answer.text()).toBeGreaterThan(0);
  if (rest.length > 0) expect((await send(rest)).status()).toBe(200);
  return rest.length;
};

for (const [name, { api, body, link, page: shown }] of Object.entries(single))
  test(`${name} leads into no script`, async ({ page, playwright }) => {
    const { request, id } = await writerOf(playwright);
    const seen = await watch(page);
    const add = (address: string) => request.post(api(id), { data: { ...body, ...link(address) } });
    const isLink = (address: string): boolean => Link.safeParse(address).success;
    const [taken, refused] = [addresses.filter(isLink), addresses.filter((address) => !isLink(address))];
    expect(refused.length).toBeGreaterThan(40);
    // All are refused by one rule; nobody may add as many as there are in a minute.
    for (const address of refused.slice(0, 20)) expect((await add(address)).status(), address).toBe(422);
    for (const address of taken.slice(0, 20)) {
      const answer = await add(address);
      if (!answer.ok()) continue;
      await inspect(page, `${shown}/${String((await dataOf(answer))['_id'])}`, seen, `${name}: ${address}`);
    }
    await request.dispose();
  });

test('no words below a picture and no title run', async ({ page, playwright }) => {
  const { request, id } = await writerOf(playwright);
  const seen = await watch(page);
  const picture = { name: 'anh.png', mimeType: 'image/png', buffer: await onePicture() };
  const _id = (await dataOf(await request.post('/api/uploads', { multipart: { file: picture } })))['_id'];
  const words = payloads.filter((payload) => !/[\u0000-\u001f\u007f]/.test(payload)).map((each) => each.slice(0, 200));
  for (const some of portions(words, 40)) {
    const images = some.map((caption) => ({ _id, caption }));
    const answer = await request.post('/api/album/insert', { data: { title: some[0]?.trim() || title, images } });
    expect(answer.ok(), await answer.text()).toBe(true);
    await inspect(page, `/me/albums/${String((await dataOf(answer))['_id'])}`, seen, `captions: ${some[0]} …`);
  }
  await inspect(page, `/me/${id}`, seen, 'titles');
  await inspect(page, `/me/${id}/albums`, seen, 'titles');
  await request.dispose();
});

test('no link leads into a script, and no word beside one runs', async ({ page, playwright }) => {
  const { request, id } = await writerOf(playwright);
  const seen = await watch(page);
  for (const [name, field] of Object.entries(links))
    for (const values of portions([...addresses, ...payloads], field.most)) {
      const kept = await sendList(request, field.api(id), field, values);
      if (kept > 0) await inspect(page, `/me/${id}`, seen, `${name}: ${values[0]} …`);
    }
  await request.dispose();
});
