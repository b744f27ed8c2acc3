import type { Route } from './+types/productEdit.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { readEditor, savePiece } from '../item/editor/editor.server.ts';
import { EditorPage } from '../item/editor/EditorPage.tsx';
import { productPaths } from '../item/paths.tsx';
import { readShareGroups } from '../item/placement/groups.server.ts';
import { productEditor } from './productEdit.server.ts';
import { ProductForm } from './ProductForm.tsx';

/** Edits a product, or adds one at `/edit/products/new`; `?owner=` selects a group. */
export const loader = async (args: Route.LoaderArgs) => {
  const editor = await readEditor(args, productEditor);
  const { product, member } = api(args.context);
  const [careers, names, groups] = await Promise.all([
    member.childCareers({ query: {} }),
    product.certificates({ query: {} }),
    readShareGroups(args.context, editor.desk, editor.piece),
  ]);
  return { ...editor, careers: careers.data.map(({ name }) => name), certificateNames: names.data, groups };
};

export const action = (args: Route.ActionArgs) => savePiece(args, productEditor);

export const meta: Route.MetaFunction = ({ params }) => [
  { title: params.id === 'new' ? m.product_add() : m.product_edit_title() },
];

export default function EditProduct({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, piece, ...form } = loaderData;
  return (
    <EditorPage title={piece ? m.product_edit_title() : m.product_add()} desk={desk} paths={productPaths} piece={piece}>
      <ProductForm product={piece} kind={desk.owner.kind} {...form} reply={actionData} />
    </EditorPage>
  );
}
