import type { Picture } from '@m4u/contract/common';
import type { BrandProduct, Product, ProductCard, ProductType } from '@m4u/contract/content/product/schema';
import type { Document } from '@m4u/contract/profile/upload/document';
import type { FeedItem } from '../item/feed/service.ts';
import type { FullItem, Item } from '../item/service.ts';
import { toDetails } from './rules.ts';

const findGroup = ({ owner, groupId }: Item): string | null => (owner.kind === 'group' ? owner.id : groupId);

/** A product for lists. */
export const toProductCard = ({ type, details, ...item }: Item): ProductCard => {
  const { childCareer, listedPrice, price, quantity, origin, certificates } = toDetails({ details });
  return {
    ...item,
    groupId: findGroup({ type, details, ...item }),
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
export const toBrandProduct = ({ ownerName, ...item }: FeedItem): BrandProduct => ({
  ...toProductCard(item),
  ownerName,
});

/** A product with all fields; `proofs` are the uploads of its certificates, deleted ones are left out. */
export const toProduct = (
  { content, images, ...item }: FullItem,
  proofs: {
    readonly pictures: ReadonlyMap<string, Picture>;
    readonly documents: ReadonlyMap<string, Document>;
  },
  placement: Product['placement'],
): Product => {
  const { contactLink, customsCode, certificates, shopType, shopLink } = toDetails(item);
  return {
    ...toProductCard(item),
    content,
    images,
    placement,
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
