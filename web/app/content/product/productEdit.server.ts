import type { RouterContextProvider } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { readValues, type SentForm } from '../../platform/forms/form.server.ts';
import { keepPostedPicture, keepPostedPictures } from '../../platform/forms/posted-picture.server.ts';
import type { KindEditor } from '../item/editor/editor.server.ts';
import { chosenGroup } from '../item/placement/groups.server.ts';
import { linkAddress } from '@m4u/contract/address/link-address';
import { productCalls } from './product.server.ts';
import { productFields } from './ProductForm.tsx';

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
const rowsOf = ({ nestedValues }: SentForm): CertificateRow[] => {
  const posted: unknown = nestedValues['certificates'];
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
  ...Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`images.${index}`, `images[${index}]`])),
};

/** Maps the API's field names to those of the form: rows without a name are not sent, so the indexes differ. */
const fieldNames = (sent: SentForm): Record<string, string> =>
  Object.fromEntries(
    rowsOf(sent).flatMap(({ row }, index) =>
      Object.entries(rowFields).map(([name, own]) => [`certificates.${index}.${name}`, `certificates[${row}].${own}`]),
    ),
  );

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
      images: await keepPostedPictures(context, { ...sent, nestedValues: values }),
    });
  return certificates;
};

/** Leaves an unchanged number of pieces out: orders may have taken some since the form was opened. */
const withoutSameQuantity = <T extends { quantity: string }>({ values }: SentForm, { quantity, ...fields }: T) =>
  values['quantityShown'] === quantity ? fields : { ...fields, quantity };

/** Editor of products (docs/rules/item.md#saving). */
export const productEditor = {
  calls: productCalls,
  form: productFields,
  purpose: m.product_edit_purpose,
  saved: m.product_saved,
  fieldNames,
  save: async ({ id, owner, context, client: { product } }, sent, images) => {
    const certificates = await certificatesOf(context, sent);
    const { groupId: _, ...values } = readValues(productFields, sent);
    const fields = { ...values, certificates, images };
    const isBrand = owner.kind === 'group';
    const saved =
      id === 'new'
        ? await product.insert({
            body: { ...fields, ...(isBrand ? { groupId: owner.id } : chosenGroup(sent)), isBrand },
          })
        : await product.update({
            params: { id },
            body: { ...withoutSameQuantity(sent, fields), ...(!isBrand && chosenGroup(sent)) },
          });
    return saved.data._id;
  },
} satisfies KindEditor;
