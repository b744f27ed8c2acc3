import type { Product, ProductType } from '@m4u/contract/content/product/schema';
import type { ShopType } from '@m4u/contract/content/product/shop';
import { type ReactNode, useId } from 'react';
import { m } from '../../paraglide/messages.js';
import { amount, check, choice, defineForm, link, rows, text, useFields } from '../../platform/forms/definition.ts';
import { RichField } from '../../profile/upload/RichField.tsx';
import type { FieldSource } from '../../ui/fields/field.tsx';
import { FoldedPart } from '../../ui/fields/FoldedPart.tsx';
import { MoneyField } from '../../ui/fields/MoneyField.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { ContentPictures } from '../item/editor/ContentPictures.tsx';
import { GroupField, type ShareGroups } from '../item/placement/GroupField.tsx';
import { type KindFormProps, pieceFields, PieceForm, ShowFields } from '../item/editor/PieceForm.tsx';
import { type CertificateFieldName, CertificateFields } from './CertificateFields.tsx';
import { productTypes, productTypeWords, shopTypeWords } from './productWords.tsx';

export interface ProductFormProps extends KindFormProps {
  /** The edited product; null for a new one. */
  product: Product | null;
  /** Lines of business for suggestions. */
  careers: readonly string[];
  /** Names of certificates for suggestions. */
  certificateNames: readonly string[];
  /** Groups with which a member's product can be shared. */
  groups: ShareGroups;
}

/** Fields of a product. */
export const productFields = defineForm({
  ...pieceFields,
  type: choice<ProductType>({ start: 'sell' }),
  childCareer: text(),
  price: amount(),
  listedPrice: amount(),
  quantity: text(),
  origin: text(),
  customsCode: text(),
  certificates: rows<Readonly<Record<CertificateFieldName, string>>>(),
  contactLink: link(),
  shopLink: link(),
  shopType: choice<ShopType | ''>(),
  groupId: text(),
  outstanding: check(),
});

const certificateRow = ({ name, note, link: address }: Product['certificates'][number]) => ({
  name,
  note,
  link: address ?? '',
  images: '',
  documentFile: '',
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

/** Form of a product: type, pictures, prices, origin, certificates, shop and audience. */
export const ProductForm = ({ product, kind, careers, certificateNames, groups, uploads, reply }: ProductFormProps) => {
  const row = product && { ...product, certificates: product.certificates.map(certificateRow) };
  const [form, fields] = useFields(productFields, row, reply);
  const careerList = useId();
  const certificates = fields.certificates.getFieldList();
  // An added row has no metadata yet.
  const certificateField = (index: number, name: CertificateFieldName): FieldSource =>
    certificates[index]?.getFieldset()[name] ?? {
      id: `${form.id}-certificate-${index}-${name}`,
      name: `certificates[${index}].${name}`,
    };
  return (
    <PieceForm form={form} hasParts>
      <section className="stack" aria-label={m.product_part_main()}>
        <TextField field={fields.title} label={m.product_name()} required maxLength={200} />
        <MoneyField field={fields.price} label={m.product_price()} hint={m.product_price_hint()} optional />
        <ContentPictures field={fields.images} images={product?.images ?? []} uploads={uploads} />
        <RichField
          field={fields.content}
          label={m.product_content()}
          uploads={uploads}
          optional
          placeholder={m.product_content_placeholder()}
        />
        <Select
          field={fields.type}
          label={m.product_type()}
          options={productTypes.map((value) => ({ value, label: productTypeWords[value]() }))}
          required
        />
      </section>
      <FoldedPart
        title={m.product_part_price()}
        summary={m.product_part_price_summary()}
        fields={[fields.listedPrice, fields.quantity, fields.childCareer]}
      >
        <MoneyField
          field={fields.listedPrice}
          label={m.product_listed_price()}
          hint={m.product_listed_price_hint()}
          optional
        />
        {product && <input type="hidden" name="quantityShown" value={product.quantity ?? ''} />}
        <TextField
          field={fields.quantity}
          label={m.product_quantity()}
          hint={m.product_quantity_hint()}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          optional
        />
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
      </FoldedPart>
      <FoldedPart
        title={m.product_part_origin()}
        summary={m.product_part_origin_summary()}
        fields={[fields.origin, fields.customsCode]}
      >
        <TextField
          field={fields.origin}
          label={m.product_origin()}
          hint={m.product_origin_hint()}
          maxLength={200}
          optional
        />
        <TextField
          field={fields.customsCode}
          label={m.product_customs_code()}
          hint={m.product_customs_code_hint()}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          optional
        />
      </FoldedPart>
      <FoldedPart
        title={m.product_part_certificates()}
        summary={m.product_part_certificates_summary()}
        isFilled={certificates.length > 0}
      >
        <CertificateFields
          certificates={product?.certificates ?? []}
          posted={certificates.length}
          fieldOf={certificateField}
          usual={certificateNames}
          uploads={uploads}
        />
      </FoldedPart>
      <FoldedPart
        title={m.product_part_contact()}
        summary={m.product_part_contact_summary()}
        fields={[fields.contactLink, fields.shopLink, fields.shopType]}
      >
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
          options={Object.entries(shopTypeWords).map(([value, name]) => ({ value, label: name() }))}
          optional
        />
      </FoldedPart>
      <Part title={m.product_part_show()}>
        <GroupField field={fields.groupId} groups={groups} />
        <ShowFields kind={kind} policy={fields.policy} outstanding={product?.outstanding ?? false} />
      </Part>
    </PieceForm>
  );
};
