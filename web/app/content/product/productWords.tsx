import type { ProductType } from '@m4u/contract/content/product/schema';
import type { ShopType } from '@m4u/contract/content/product/shop';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Building2 from 'lucide-react/icons/building-2';
import Handshake from 'lucide-react/icons/handshake';
import Landmark from 'lucide-react/icons/landmark';
import Package from 'lucide-react/icons/package';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Tag from 'lucide-react/icons/tag';
import Trophy from 'lucide-react/icons/trophy';
import { m } from '../../paraglide/messages.js';
import type { TypeWords } from '../item/PieceTypes.tsx';

/** Names and icons of the types, in the order of the choice (docs/rules/product.md#types). */
export const productTypeWords: Readonly<Record<ProductType, TypeWords>> = {
  sell: { icon: Tag, label: m.product_type_sell },
  buy: { icon: ShoppingCart, label: m.product_type_buy },
  service: { icon: BriefcaseBusiness, label: m.product_type_service },
  ma: { icon: Handshake, label: m.product_type_ma },
  product: { icon: Package, label: m.product_type_product },
  project: { icon: Building2, label: m.product_type_project },
  exhibition: { icon: Landmark, label: m.product_type_exhibition },
  achievement: { icon: Trophy, label: m.product_type_achievement },
};

/** All types, in that order. */
export const productTypes = Object.keys(productTypeWords) as ProductType[];

/** Name of a shop, and label of its button. */
interface ShopWords {
  readonly name: () => string;
  readonly buy: () => string;
}

/** Kinds of shops, in the order of the choice. */
export const shopWords: Readonly<Record<ShopType, ShopWords>> = {
  shopee: { name: () => 'Shopee', buy: m.product_shop_shopee },
  lazada: { name: () => 'Lazada', buy: m.product_shop_lazada },
  tiki: { name: () => 'Tiki', buy: m.product_shop_tiki },
  tiktokShop: { name: () => 'TikTok Shop', buy: m.product_shop_tiktok },
  sendo: { name: () => 'Sendo', buy: m.product_shop_sendo },
  facebook: { name: () => 'Facebook', buy: m.product_shop_facebook },
  zalo: { name: () => 'Zalo', buy: m.product_shop_zalo },
  website: { name: m.product_shop_name_website, buy: m.product_shop_website },
  other: { name: m.product_shop_name_other, buy: m.product_shop_other },
};
