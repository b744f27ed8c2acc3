import {
  Administered,
  Administration,
  JobsStatus,
  OpenRegistrations,
  ProcessStatus,
  Status,
  Waiting,
} from '@m4u/contract/insight/administration';
import { MessageCount, MessageWay } from '@m4u/contract/insight/administration/messages';
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

/** Schemas of search, figures, privacy and administration, named for the API's description. */
export const insightSchemas = {
  Administration,
  Administered,
  Waiting,
  OpenRegistrations,
  AuditEntry,
  Status,
  JobsStatus,
  MessageCount,
  MessageWay,
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
