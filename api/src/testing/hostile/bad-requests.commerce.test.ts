import { assertDone } from '../server/answers.ts';
import { type Cast, OF_COMMERCE, tryModules } from './bad-requests.run.ts';
import type { TestApi } from '../server/api.ts';
import { makeDiscount } from '../factories/discounts.ts';
import { sellerCalls } from '../factories/points.ts';

/** Makes a product of the group and requests for it. */
const ask = async (api: TestApi, { owner, other, group }: Cast): Promise<string[]> => {
  const post = async (path: string, as: Cast['owner'], body: object): Promise<string> =>
    assertDone<{ data: { _id: string } }>(await api.post(path, { as, body })).data._id;
  const product = { title: 'Bình', content: '<p>Gốm.</p>', type: 'sell', price: 250_000, groupId: group };
  const productId = await post('/productMember/insert', owner, product);
  const request = { productId, name: 'Hoa', phone: '0912345678' };
  const order = await post('/orderRequest', other, { ...request, kind: 'order' });
  return [productId, order, await post('/orderRequest', other, { ...request, kind: 'quote' })];
};

/** Makes an order of each kind, a discount, and order requests. */
const makeThings = async (api: TestApi, cast: Cast): Promise<string[]> => {
  const { owner, other, group } = cast;
  const shop = sellerCalls(api, owner, group);
  const idIn = (answer: Awaited<ReturnType<typeof shop.plain>>): string =>
    assertDone<{ data: { _id: string } }>(answer).data._id;
  const order = idIn(await shop.invoice(other.memberId, { value: 900_000_000 }));
  const plain = idIn(await shop.plain(other.memberId, 'add', 1_000));
  const discount = (await makeDiscount(api, owner, group))._id;
  return [order, order, plain, discount, discount, ...(await ask(api, cast))];
};

await tryModules(OF_COMMERCE, makeThings);
