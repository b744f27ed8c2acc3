import type { Picture } from '@m4u/contract/common';
import type { BrandProduct, Product, ProductCard, ProductType } from '@m4u/contract/content/product/schema';
import type { Document } from '@m4u/contract/profile/upload/document';
import type { FeedItem } from '../item/feed/service.ts';
import type { FullItem, Item } from '../item/service.ts';
import { detailsOf } from './rules.ts';

const ownerGroup = ({ owner }: Item): string | null => (owner.kind === 'group' ? owner.id : null);

/** A product for lists. */
export const presentProduct = ({ type, details, ...item }: Item): ProductCard => {
  const { childCareer, listedPrice, price, quantity, origin, certificates } = detailsOf({ details });
  return {
    ...item,
    groupId: ownerGroup({ type, details, ...item }),
    type: type as ProductType,
    childCareer,
    listedPrice,
    price,
    quantity,
    origin,
    certificateNames: certificates.map(({ name }) => name),
  };
};

/** A product for lists across brands. */
export const presentOfBrand = ({ ownerName, ...item }: FeedItem): BrandProduct => ({
  ...presentProduct(item),
  ownerName,
});

/** A product with all fields; `proofs` are the uploads of its certificates, deleted ones are left out. */
export const presentFull = (
  { content, images, ...item }: FullItem,
  proofs: {
    readonly pictures: ReadonlyMap<string, Picture>;
    readonly documents: ReadonlyMap<string, Document>;
  },
): Product => {
  const { contactLink, customsCode, certificates, shopType, shopLink } = detailsOf(item);
  return {
    ...presentProduct(item),
    content,
    images,
    contactLink,
    customsCode,
    certificates: certificates.map((certificate) => ({
      ...certificate,
      images: certificate.images.flatMap(({ _id, caption }) => {
        const picture = proofs.pictures.get(_id);
        return picture ? [{ ...picture, caption }] : [];
      }),
      document: (certificate.document && proofs.documents.get(certificate.document)) || null,
    })),
    shopType,
    shopLink,
  };
};
