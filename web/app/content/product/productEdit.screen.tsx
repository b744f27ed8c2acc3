import { upload } from '@m4u/contract/profile/upload';
import { data, redirect } from 'react-router';
import type { Route } from './+types/productEdit.screen';
import { m } from '../../paraglide/messages.js';
import { apiAddress } from '../../platform/api-address.server.ts';
import { api } from '../../platform/api.server.ts';
import { leaveFlash } from '../../platform/flash.server.ts';
import { problemReply, readForm } from '../../platform/form.server.ts';
import { requireReader } from '../../platform/require-reader.server.ts';
import { EditorPage } from '../item/EditorPage.tsx';
import { readDesk } from '../item/owner.server.ts';
import { onPageOf, productPaths } from '../item/paths.tsx';
import { fieldNames, productOf, saveProduct } from './productEdit.server.ts';
import { ProductForm } from './ProductForm.tsx';

/** Writes a product: a new one at `/edit/products/new`, or one that is there; of a group by `?owner=`. */
export const loader = async ({ request, context, params: { id } }: Route.LoaderArgs) => {
  requireReader(context, m.product_edit_purpose());
  const desk = await readDesk(context, request);
  const client = api(context);
  const product = id === 'new' ? null : (await client.product.get({ params: { id }, query: {} })).data;
  if (product && !product.can.update) throw data(null, { status: 403 });
  const [careers, names] = await Promise.all([
    client.member.childCareers({ query: {} }),
    client.product.certificates({ query: {} }),
  ]);
  return {
    desk,
    product,
    careers: careers.data.map(({ name }) => name),
    certificateNames: names.data,
    uploads: apiAddress(upload.insert),
  };
};

export const action = async ({ request, context, params: { id } }: Route.ActionArgs) => {
  const { owner } = await readDesk(context, request);
  const sent = await readForm(request);
  let saved: string;
  try {
    saved = await saveProduct(api(context), owner, id, await productOf(context, sent));
  } catch (thrown) {
    return problemReply(sent, thrown, { fields: fieldNames(sent) });
  }
  leaveFlash(context, { kind: 'success', message: m.product_saved() });
  throw redirect(productPaths.one(owner.kind, saved));
};

export const meta: Route.MetaFunction = ({ params }) => [
  { title: params.id === 'new' ? m.product_add() : m.product_edit_title() },
];

export default function EditProduct({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, product, ...form } = loaderData;
  return (
    <EditorPage
      title={product ? m.product_edit_title() : m.product_add()}
      desk={desk}
      back={product ? productPaths.one(desk.owner.kind, product._id) : desk.path}
      remove={product ? { id: product._id, action: onPageOf(productPaths.arrange(), desk.owner) } : undefined}
    >
      <ProductForm product={product} kind={desk.owner.kind} {...form} reply={actionData} />
    </EditorPage>
  );
}
