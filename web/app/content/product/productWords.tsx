import type { ProductType } from '@m4u/contract/content/product/schema';
import type { ShopType } from '@m4u/contract/content/product/shop';
import type { LucideIcon } from 'lucide-react';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Building2 from 'lucide-react/icons/building-2';
import Handshake from 'lucide-react/icons/handshake';
import Landmark from 'lucide-react/icons/landmark';
import Package from 'lucide-react/icons/package';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Tag from 'lucide-react/icons/tag';
import Trophy from 'lucide-react/icons/trophy';
import { m } from '../../paraglide/messages.js';

/** Names of the types, in the order of the choice (docs/rules/product.md#types). */
export const productTypeWords: Readonly<Record<ProductType, () => string>> = {
  sell: m.product_type_sell,
  buy: m.product_type_buy,
  service: m.product_type_service,
  ma: m.product_type_ma,
  product: m.product_type_product,
  project: m.product_type_project,
  exhibition: m.product_type_exhibition,
  achievement: m.product_type_achievement,
};

/** Icons of the types. */
export const productTypeIcons: Readonly<Record<ProductType, LucideIcon>> = {
  sell: Tag,
  buy: ShoppingCart,
  service: BriefcaseBusiness,
  ma: Handshake,
  product: Package,
  project: Building2,
  exhibition: Landmark,
  achievement: Trophy,
};

/** All types, in that order. */
export const productTypes = Object.keys(productTypeWords) as ProductType[];

/** Names of the kinds of shops, in the order of the choice. */
export const shopTypeWords: Readonly<Record<ShopType, () => string>> = {
  shopee: () => 'Shopee',
  lazada: () => 'Lazada',
  tiki: () => 'Tiki',
  tiktokShop: () => 'TikTok Shop',
  sendo: () => 'Sendo',
  facebook: () => 'Facebook',
  zalo: () => 'Zalo',
  website: m.product_shop_name_website,
  other: m.product_shop_name_other,
};

/** Labels of the buttons that lead to a shop. */
export const shopTypeBuyWords: Readonly<Record<ShopType, () => string>> = {
  shopee: m.product_shop_shopee,
  lazada: m.product_shop_lazada,
  tiki: m.product_shop_tiki,
  tiktokShop: m.product_shop_tiktok,
  sendo: m.product_shop_sendo,
  facebook: m.product_shop_facebook,
  zalo: m.product_shop_zalo,
  website: m.product_shop_website,
  other: m.product_shop_other,
};
