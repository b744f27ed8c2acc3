import { route, type RouteConfigEntry } from '@react-router/dev/routes';

/** Addresses of `routes.ts` of perks, gifts of points, and rules that give points. */
export const loyaltyRoutes: RouteConfigEntry[] = [
  route('/perks/:id', 'commerce/perk/shelf.screen.tsx', { id: 'perkShelf' }),
  route('/action/perks', 'commerce/perk/perks.screen.tsx', { id: 'perks' }),
  route('/action/perks/vouchers/:id', 'commerce/perk/voucher.screen.tsx', { id: 'perkVoucher' }),
  route('/action/perks/manage', 'commerce/perk/perkManage.screen.tsx', { id: 'perkManage' }),
  route('/action/perks/manage/vouchers', 'commerce/perk/perkVouchers.screen.tsx', { id: 'perkVouchers' }),
  route('/action/perks/counter', 'commerce/perk/perkCounter.screen.tsx', { id: 'perkCounter' }),
  route('/order-points/:id/gift', 'commerce/point/gift.screen.tsx', { id: 'pointGift' }),
  route('/action/pointSettings/rules', 'commerce/order/earning/earningRules.screen.tsx', { id: 'earningRules' }),
];
