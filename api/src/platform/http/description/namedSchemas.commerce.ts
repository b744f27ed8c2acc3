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
import { Discount, GroupDiscount, Quote } from '@m4u/contract/commerce/discount/schema';
import { OrderTotals, Statistics } from '@m4u/contract/commerce/book';
import { Order, OrderFacts, OrderLog } from '@m4u/contract/commerce/order/schema';
import { Buyer, PointGroup, PointSettings } from '@m4u/contract/commerce/point/schema';
import {
  OrderRequest,
  OrderRequestDetail,
  RequestCan,
  RequestStatus,
  RequestStep,
} from '@m4u/contract/commerce/order/request';
import { ListedMovement, PointAccount, StatementLine } from '@m4u/contract/commerce/book/statement';
import {
  AssociationReport,
  GroupFigures,
  ReportCan,
  ReportRow,
  ReportScope,
  ReportStatistics,
  ReportStep,
  ReportSuggestion,
  ReportTotals,
} from '@m4u/contract/event/associationReport/schema';
import {
  CheckInCounts,
  CheckInEvent,
  CheckInHelpers,
  CheckInLog,
  Found as FoundGuest,
  Guest,
  GuestDraft,
  Scan,
  ScanAnswer,
  ScanDevice,
} from '@m4u/contract/event/checkIn/schema';
import { OwnWedding, WeddingMeta, WeddingRow } from '@m4u/contract/event/wedding';
import { GuestRefusal, WeddingGuest, WeddingTotals, WishRow } from '@m4u/contract/event/wedding/guests';
import {
  InvitedGuest,
  LunarDate,
  ShownDay,
  Spouse,
  ShownSpouse,
  Wedding,
  WeddingChapter,
  WeddingDay,
  WeddingFamily,
  WeddingPlace,
  WeddingWish,
} from '@m4u/contract/event/wedding/schema';
import {
  Administered,
  Administration,
  JobsStatus,
  OpenRegistrations,
  ProcessStatus,
  Status,
  Waiting,
} from '@m4u/contract/insight/administration';
import { AuditEntry } from '@m4u/contract/insight/audit';
import { AuditAct, AuditTarget } from '@m4u/contract/insight/audit/kinds';
import { StaffSlide } from '@m4u/contract/insight/administration/slides';
import { AgencyMember, AgencyTotals, Explore, GroupChoice } from '@m4u/contract/insight/explore';
import { BrandPost, ExploreSection, SectionDraft } from '@m4u/contract/insight/explore/sections';
import { Report, ReportReason, ReportTarget } from '@m4u/contract/insight/privacy';
import { DataExport } from '@m4u/contract/insight/privacy/export';
import { Leaving } from '@m4u/contract/insight/privacy/leaving';
import { DataRequest, OwnDataRequest } from '@m4u/contract/insight/privacy/request';
import { Found, KindTotal } from '@m4u/contract/insight/search';
import { Dashboard, DashboardDays, TrackingAction, TrackingTotals } from '@m4u/contract/insight/tracking/schema';

/** Schemas of commerce, events, search, statistics and administration, named for the API's description. */
export const commerceSchemas = {
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
  Statistics,
  OrderTotals,
  Order,
  Buyer,
  OrderLog,
  OrderFacts,
  PointSettings,
  OrderRequest,
  RequestStatus,
  RequestCan,
  OrderRequestDetail,
  RequestStep,
  PointGroup,
  PointAccount,
  StatementLine,
  ListedMovement,

  ReportRow,
  ReportCan,
  AssociationReport,
  ReportStep,
  ReportScope,
  ReportSuggestion,
  ReportStatistics,
  ReportTotals,
  GroupFigures,
  CheckInEvent,
  CheckInCounts,
  ScanDevice,
  Scan,
  ScanAnswer,
  CheckInLog,
  Guest,
  FoundGuest,
  GuestDraft,
  CheckInHelpers,
  WeddingMeta,
  WeddingRow,
  OwnWedding,
  WeddingTotals,

  WeddingGuest,
  GuestRefusal,
  WishRow,
  Wedding,
  WeddingFamily,
  ShownDay,
  LunarDate,
  WeddingPlace,
  WeddingWish,
  InvitedGuest,
  Spouse,
  ShownSpouse,
  WeddingDay,
  WeddingChapter,
  Administration,
  Administered,
  Waiting,
  OpenRegistrations,
  AuditEntry,
  Status,
  JobsStatus,
  ProcessStatus,
  AuditAct,
  AuditTarget,
  StaffSlide,
  Explore,
  GroupChoice,
  AgencyMember,
  AgencyTotals,
  ExploreSection,
  BrandPost,
  SectionDraft,
  ReportReason,
  Report,
  ReportTarget,
  DataExport,
  Leaving,
  OwnDataRequest,
  DataRequest,
  Found,
  KindTotal,
  TrackingAction,

  Dashboard,
  TrackingTotals,
  DashboardDays,
};
