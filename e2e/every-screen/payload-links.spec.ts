import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { Link } from '@m4u/contract/common';
import { dataOf, inspect, portions, title, watch, writerOf } from './injection.ts';
import { addresses, payloads } from './payloads.ts';
import { expect, test } from '../support/people.ts';

/** A list of links or texts that are validated one by one: the call that saves it. */
interface ListField {
  readonly api: (id: string) => string;
  /** Name of the list in the call and in field errors: `links.3.address`. */
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

/** Lists of links on a page, and texts beside them. */
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

/** A single link of a piece of content. */
interface SingleLink {
  readonly api: (member: string) => string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly link: (address: string) => object;
  readonly page: string;
}

/** All such links: the call that adds the piece, and its page. */
const single: Readonly<Record<string, SingleLink>> = {
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

// The content security policy is bypassed: the content itself must be harmless.
test.use({ bypassCSP: true, trace: 'off' });
test.setTimeout(120_000);

/** A picture for captions. */
const onePicture = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#467' } })
    .png()
    .toBuffer();

/** Sends a list without the entries that are refused; returns the number of those kept. */
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

for (const [name, { api, body, link, page: path }] of Object.entries(single))
  test(`${name} never leads to a script`, async ({ page, playwright }) => {
    const { request, id } = await writerOf(playwright);
    const incidents = await watch(page);
    const add = (address: string) => request.post(api(id), { data: { ...body, ...link(address) } });
    const isLink = (address: string): boolean => Link.safeParse(address).success;
    const [accepted, refused] = [addresses.filter(isLink), addresses.filter((address) => !isLink(address))];
    expect(refused.length).toBeGreaterThan(40);
    // One rule refuses them all, and additions are limited per minute: a sample suffices.
    for (const address of refused.slice(0, 20)) expect((await add(address)).status(), address).toBe(422);
    for (const address of accepted.slice(0, 20)) {
      const answer = await add(address);
      if (!answer.ok()) continue;
      await inspect(page, `${path}/${String((await dataOf(answer))['_id'])}`, incidents, `${name}: ${address}`);
    }
    await request.dispose();
  });

test('captions and titles never run', async ({ page, playwright }) => {
  const { request, id } = await writerOf(playwright);
  const incidents = await watch(page);
  const picture = { name: 'anh.png', mimeType: 'image/png', buffer: await onePicture() };
  const _id = (await dataOf(await request.post('/api/uploads', { multipart: { file: picture } })))['_id'];
  const texts = payloads.filter((payload) => !/[\u0000-\u001f\u007f]/.test(payload)).map((each) => each.slice(0, 200));
  for (const some of portions(texts, 40)) {
    const images = some.map((caption) => ({ _id, caption }));
    const answer = await request.post('/api/album/insert', { data: { title: some[0]?.trim() || title, images } });
    expect(answer.ok(), await answer.text()).toBe(true);
    await inspect(page, `/me/albums/${String((await dataOf(answer))['_id'])}`, incidents, `captions: ${some[0]} …`);
  }
  await inspect(page, `/me/${id}`, incidents, 'titles');
  await inspect(page, `/me/${id}/albums`, incidents, 'titles');
  await request.dispose();
});

test('links never lead to scripts, and texts beside them never run', async ({ page, playwright }) => {
  const { request, id } = await writerOf(playwright);
  const incidents = await watch(page);
  for (const [name, field] of Object.entries(links))
    for (const values of portions([...addresses, ...payloads], field.most)) {
      const savedCount = await sendList(request, field.api(id), field, values);
      if (savedCount > 0) await inspect(page, `/me/${id}`, incidents, `${name}: ${values[0]} …`);
    }
  await request.dispose();
});
