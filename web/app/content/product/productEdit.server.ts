import type { ProductType } from '@m4u/contract/content/product/schema';
import type { ShopType } from '@m4u/contract/content/product/shop';
import type { RouterContextProvider } from 'react-router';
import { m } from '../../paraglide/messages.js';
import type { SentForm } from '../../platform/forms/form.server.ts';
import { keepPostedPicture, keepPostedPictures } from '../../platform/forms/posted-picture.server.ts';
import { isOutstanding, type KindEditor, pieceOf } from '../item/editor/editor.server.ts';
import { linkAddress } from '../../ui/fields/linkAddress.ts';
import { productCalls } from './product.server.ts';

/** A posted certificate row. */
interface CertificateRow {
  /** Its index in the form; removed rows leave gaps. */
  readonly row: number;
  readonly values: Readonly<Record<string, unknown>>;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Rows with a name. */
const rowsOf = ({ nested }: SentForm): CertificateRow[] => {
  const posted: unknown = nested['certificates'];
  return (Array.isArray(posted) ? posted : []).flatMap((values: unknown, row) =>
    isRow(values) && textOf(values['name']) !== '' ? [{ row, values }] : [],
  );
};

/** Form field of each API field of a row. */
const rowFields = {
  name: 'name',
  note: 'note',
  link: 'link',
  document: 'documentFile',
  ...Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`images.${at}`, `images[${at}]`])),
};

/** Maps the API's field names to those of the form: rows without a name are not sent, so the indexes differ. */
const fieldNames = (sent: SentForm): Record<string, string> => ({
  customsCode: 'hs',
  ...Object.fromEntries(
    rowsOf(sent).flatMap(({ row }, index) =>
      Object.entries(rowFields).map(([name, own]) => [`certificates.${index}.${name}`, `certificates[${row}].${own}`]),
    ),
  ),
});

/** Document of a row: the posted file, else the present one unless it was removed. */
const documentOf = async (
  context: Readonly<RouterContextProvider>,
  { documentFile, document, dropDocument }: CertificateRow['values'],
): Promise<string> =>
  (await keepPostedPicture(context, documentFile)) ?? (dropDocument === undefined ? textOf(document) : '');

/** Certificates of the form; posted pictures and documents are stored as uploads. Errors: those of the upload. */
const certificatesOf = async (context: Readonly<RouterContextProvider>, sent: SentForm) => {
  const certificates = [];
  for (const { values } of rowsOf(sent))
    certificates.push({
      name: textOf(values['name']),
      note: textOf(values['note']),
      link: linkAddress(textOf(values['link'])),
      document: await documentOf(context, values),
      images: await keepPostedPictures(context, { ...sent, nested: values }),
    });
  return certificates;
};

/** Fields of a product's form, not validated: choices may have any value. */
const productOf = async (context: Readonly<RouterContextProvider>, sent: SentForm) => {
  const { values } = sent;
  const field = (name: string): string => values[name] ?? '';
  const link = (name: string): string => linkAddress(field(name));
  return {
    ...pieceOf(values),
    type: field('type') as ProductType,
    childCareer: field('childCareer'),
    price: field('price'),
    listedPrice: field('listedPrice'),
    quantity: field('quantity'),
    origin: field('origin'),
    customsCode: field('hs'),
    contactLink: link('contactLink'),
    shopLink: link('shopLink'),
    shopType: field('shopType') as ShopType | '',
    outstanding: isOutstanding(values),
    certificates: await certificatesOf(context, sent),
  };
};

/** Editor of products (docs/rules/item.md#saving). */
export const productEditor = {
  calls: productCalls,
  purpose: m.product_edit_purpose,
  saved: m.product_saved,
  fieldNames,
  save: async ({ id, owner, context, client: { product } }, sent, images) => {
    const fields = { ...(await productOf(context, sent)), images };
    const groupId = owner.kind === 'group' ? owner.id : '';
    const saved =
      id === 'new'
        ? await product.insert({ body: { ...fields, groupId } })
        : await product.update({ params: { id }, body: fields });
    return saved.data._id;
  },
} satisfies KindEditor;
