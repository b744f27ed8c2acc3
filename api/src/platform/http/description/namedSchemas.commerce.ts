import { PayoutAccount } from '@m4u/contract/commerce/affiliate';
import { Payout, PayoutItem, PayoutRow } from '@m4u/contract/commerce/affiliate/payout';
import { Decided } from '@m4u/contract/commerce/affiliate/reward';
import {
  Campaign,
  CampaignGroup,
  CampaignCard,
  CampaignDetail,
  CampaignState,
  JoinedCampaign,
  ManagedCampaign,
  OwnReward,
  Participant,
  Participation,
  Reward,
  RewardSums,
  Sign,
} from '@m4u/contract/commerce/affiliate/schema';
import {
  DueLevel,
  DuePeriod,
  DueRow,
  LevelSetup,
  ManagedLevel,
  OwnDues,
  PersonDues,
} from '@m4u/contract/commerce/due/schema';
import { EInvoice, InvoiceConnection, InvoiceSeries, InvoiceSettings } from '@m4u/contract/commerce/invoice/schema';
import { Discount, GroupDiscount, Quote } from '@m4u/contract/commerce/discount/schema';
import { GroupVoucher, ManagedPerk, Perk, PerkShelf, Voucher } from '@m4u/contract/commerce/perk/schema';
import { OrderTotals, Statistics } from '@m4u/contract/commerce/book';
import { BirthdayConsent, OrderBonus, RulesPreview, ShownRules, Standing } from '@m4u/contract/commerce/order/earning';
import { Order, OrderFacts, OrderLog } from '@m4u/contract/commerce/order/schema';
import { ClaimMovement, ClaimPage, PhoneReceipt } from '@m4u/contract/commerce/order/phoneReceipt';
import { GiftRoom, PointGift } from '@m4u/contract/commerce/point/gift';
import { Buyer, PointGroup, PointSettings } from '@m4u/contract/commerce/point/schema';
import {
  OrderRequest,
  OrderRequestDetail,
  RequestCan,
  RequestStatus,
  RequestStep,
} from '@m4u/contract/commerce/order/request';
import { ListedMovement, PointAccount, StatementLine, WaitingPoints } from '@m4u/contract/commerce/book/statement';

/** Schemas of points, orders, discounts and campaigns, named for the API's description. */
export const commerceSchemas = {
  EInvoice,
  InvoiceConnection,
  InvoiceSeries,
  InvoiceSettings,
  PayoutAccount,
  PayoutRow,
  Payout,
  PayoutItem,
  Decided,
  CampaignCard,
  CampaignState,
  Campaign,
  CampaignGroup,
  Participation,
  RewardSums,
  JoinedCampaign,
  OwnReward,
  ManagedCampaign,
  CampaignDetail,
  Participant,
  Sign,
  Reward,
  Discount,
  GroupDiscount,
  Quote,
  DueLevel,
  ManagedLevel,
  LevelSetup,
  DuePeriod,
  DueRow,
  PersonDues,
  OwnDues,
  OrderBonus,
  ShownRules,
  RulesPreview,
  Standing,
  BirthdayConsent,
  Perk,
  ManagedPerk,
  PerkShelf,
  Voucher,
  GroupVoucher,
  Statistics,
  OrderTotals,
  Order,
  Buyer,
  OrderLog,
  OrderFacts,
  PointSettings,
  PointGift,
  GiftRoom,
  ClaimMovement,
  ClaimPage,
  PhoneReceipt,
  OrderRequest,
  RequestStatus,
  RequestCan,
  OrderRequestDetail,
  RequestStep,
  PointGroup,
  PointAccount,
  StatementLine,
  ListedMovement,
  WaitingPoints,
};
