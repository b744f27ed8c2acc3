import { useForm } from '@conform-to/react';
import type { Product } from '@m4u/contract/content/product/schema';
import { type ReactNode, useId } from 'react';
import { m } from '../../paraglide/messages.js';
import { number, phone } from '../../platform/language/formats.ts';
import { RichField } from '../../profile/upload/RichField.tsx';
import type { FieldSource } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { ContentPictures } from '../item/editor/ContentPictures.tsx';
import { type KindFormProps, type PieceFields, PieceForm, pieceValues, ShowFields } from '../item/editor/PieceForm.tsx';
import { type CertificateFieldName, CertificateFields } from './CertificateFields.tsx';
import { productTypes, productTypeWords, shopWords } from './productWords.tsx';

export interface ProductFormProps extends KindFormProps {
  /** The edited product; null for a new one. */
  product: Product | null;
  /** Lines of business for suggestions. */
  careers: readonly string[];
  /** Names of certificates for suggestions. */
  certificateNames: readonly string[];
}

interface Fields extends PieceFields {
  readonly type: string;
  readonly childCareer: string;
  readonly price: string;
  readonly listedPrice: string;
  readonly quantity: string;
  readonly origin: string;
  /** The customs code. It is not named `code`, since forms treat such fields as secrets and do not return them. */
  readonly hs: string;
  readonly certificates: Readonly<Record<CertificateFieldName, string>>[];
  readonly contactLink: string;
  readonly shopType: string;
  readonly shopLink: string;
}

const amount = (value: number | null | undefined): string => (value == null ? '' : number(value));

/** Converts a stored link to the form in which people type it; the action converts it back. */
const asTyped = (link: string): string =>
  /^tel:/i.test(link) ? phone(link.slice('tel:'.length)) : link.replace(/^mailto:/i, '');

const valuesOf = (product: Product | null) => ({
  type: product?.type ?? '',
  ...pieceValues(product),
  childCareer: product?.childCareer ?? '',
  price: amount(product?.price),
  listedPrice: amount(product?.listedPrice),
  quantity: product?.quantity == null ? '' : String(product.quantity),
  origin: product?.origin ?? '',
  hs: product?.customsCode ?? '',
  certificates: (product?.certificates ?? []).map(({ name, note, link }) => ({
    name,
    note,
    link: link ?? '',
    images: '',
    documentFile: '',
  })),
  contactLink: asTyped(product?.contactLink ?? ''),
  shopType: product?.shopType ?? '',
  shopLink: product?.shopLink ?? '',
});

/** A part of the form with its own heading. */
const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="stack border-t border-line pt-5">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
};

const MoneyField = ({ field, label, hint }: { field: FieldSource; label: string; hint: string }) => (
  <TextField
    field={field}
    label={label}
    hint={hint}
    suffix={<span className="pr-3">₫</span>}
    inputMode="numeric"
    autoComplete="off"
    maxLength={24}
    optional
  />
);

/** Form of a product: type, pictures, prices, origin, certificates, shop and audience. */
export const ProductForm = ({ product, kind, careers, certificateNames, uploads, reply }: ProductFormProps) => {
  const [form, fields] = useForm<Fields>({ lastResult: reply ?? null, defaultValue: valuesOf(product) });
  const careerList = useId();
  const rows = fields.certificates.getFieldList();
  // An added row has no metadata yet.
  const certificateField = (row: number, name: CertificateFieldName): FieldSource =>
    rows[row]?.getFieldset()[name] ?? {
      id: `${form.id}-certificate-${row}-${name}`,
      name: `certificates[${row}].${name}`,
    };
  return (
    <PieceForm form={form} hasParts>
      <section className="stack" aria-label={m.product_part_main()}>
        <Select
          field={fields.type}
          label={m.product_type()}
          placeholder={m.product_type_choose()}
          options={productTypes.map((value) => ({ value, label: productTypeWords[value].label() }))}
          required
        />
        <TextField field={fields.title} label={m.product_name()} required maxLength={200} />
        <RichField
          field={fields.content}
          label={m.product_content()}
          uploads={uploads}
          placeholder={m.product_content_placeholder()}
        />
        <ContentPictures field={fields.images} images={product?.images ?? []} uploads={uploads} />
        <TextField
          field={fields.childCareer}
          label={m.product_child_career()}
          list={careerList}
          autoComplete="off"
          maxLength={100}
          optional
        />
        <datalist id={careerList}>
          {careers.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      </section>
      <Part title={m.product_part_price()}>
        <MoneyField field={fields.price} label={m.product_price()} hint={m.product_price_hint()} />
        <MoneyField field={fields.listedPrice} label={m.product_listed_price()} hint={m.product_listed_price_hint()} />
        <TextField
          field={fields.quantity}
          label={m.product_quantity()}
          hint={m.product_quantity_hint()}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          optional
        />
      </Part>
      <Part title={m.product_part_origin()}>
        <TextField
          field={fields.origin}
          label={m.product_origin()}
          hint={m.product_origin_hint()}
          maxLength={200}
          optional
        />
        <TextField
          field={fields.hs}
          label={m.product_customs_code()}
          hint={m.product_customs_code_hint()}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          optional
        />
      </Part>
      <Part title={m.product_part_certificates()}>
        <CertificateFields
          certificates={product?.certificates ?? []}
          posted={rows.length}
          fieldOf={certificateField}
          usual={certificateNames}
          uploads={uploads}
        />
      </Part>
      <Part title={m.product_part_contact()}>
        <TextField
          field={fields.contactLink}
          label={m.product_contact_link()}
          hint={m.product_contact_link_hint()}
          autoCapitalize="none"
          maxLength={2000}
          optional
        />
        <TextField
          field={fields.shopLink}
          label={m.product_shop_link()}
          inputMode="url"
          autoCapitalize="none"
          maxLength={2000}
          optional
        />
        <Select
          field={fields.shopType}
          label={m.product_shop_type()}
          placeholder={m.product_shop_type_auto()}
          options={Object.entries(shopWords).map(([value, { name }]) => ({ value, label: name() }))}
          optional
        />
      </Part>
      <Part title={m.product_part_show()}>
        <ShowFields kind={kind} policy={fields.policy} outstanding={product?.outstanding ?? false} />
      </Part>
    </PieceForm>
  );
};
