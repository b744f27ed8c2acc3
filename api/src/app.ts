import type { ClientFactory } from '@m4u/contract/api';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { registerAffiliateJobs } from './commerce/affiliate/jobs.ts';
import { memberPieces } from './content/item/placement/service.ts';
import { customerClaims } from './commerce/order/claim.service.ts';
import { requestPayments } from './commerce/payment/request.service.ts';
import { expireVouchersHourly } from './commerce/perk/jobs.ts';
import { expirePointsNightly } from './commerce/point/expiry/jobs.ts';
import { purgeCvsNightly } from './content/cv/jobs.ts';
import { purgeStatementsNightly } from './commerce/payment/statement/jobs.ts';
import { purgeContentNightly } from './content/item/jobs.ts';
import { defineVideoJobs } from './content/item/videos/service.ts';
import { countWordsNightly } from './insight/search/jobs.ts';
import { refreshTextsEveryMinute } from './insight/search/texts/jobs.ts';
import { registerDueJobs } from './commerce/due/jobs.ts';
import { registerInvoiceJobs } from './commerce/invoice/work.service.ts';
import { registerPhoneReceiptJobs } from './commerce/order/phoneReceipts/jobs.ts';
import { registerTicketJobs } from './event/ticket/jobs.ts';
import { purgeWeddingsNightly, tellCouplesDaily } from './event/wedding/jobs.ts';
import { purgeAuthNightly } from './identity/auth/jobs.ts';
import { authenticate } from './identity/auth/session/service.ts';
import { audit } from './insight/audit/record.service.ts';
import { mountScim } from './insight/companySignIn/scim/routes.ts';
import { companySignIn, recheckDomainsDaily } from './insight/companySignIn/service.ts';
import { authenticateKey } from './insight/integration/key/access.service.ts';
import { defineWebhookJobs, integrations } from './insight/integration/service.ts';
import { sealEveryMinute } from './insight/seal/jobs.ts';
import { definePrivacyJobs } from './insight/privacy/jobs.ts';
import { createShowing } from './insight/privacy/showing.service.ts';
import { previewActor } from './insight/privacy/preview.service.ts';
import { purgeTrackingNightly } from './insight/tracking/jobs.ts';
import { createTracker } from './insight/tracking/tracker.service.ts';
import { modules } from './modules.ts';
import { createClientFactory } from './platform/client.ts';
import { type Clock, systemClock } from './platform/time/clock.ts';
import type { Config } from './platform/config.ts';
import { openDatabase } from './platform/database/database.ts';
import { enforceRowSecurityHourly } from './platform/database/row-security/job.ts';
import { openReplicas } from './platform/database/replicas.ts';
import { createEvents, type Events } from './platform/events/events.ts';
import { createContextFactory } from './platform/context-factory.ts';
import type { Platform } from './platform/context.ts';
import { mountDocumentation } from './platform/http/operation/documentation.ts';
import { mountHealth } from './platform/http/server/health.ts';
import { mountWellKnown } from './platform/http/server/well-known.ts';
import { toOperations } from './platform/http/operation/invoke.ts';
import { mountOutbox } from './platform/http/server/outbox-page.ts';
import { mountOperations, type RouteNeeds } from './platform/http/operation/routes.ts';
import { createServer } from './platform/http/server/server.ts';
import type { Pace } from './platform/http/connection/pace.ts';
import { stopServer } from './platform/http/server/stop.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import type { Secrets } from './platform/keys/secrets.ts';
import { createLimits } from './platform/limits/limits.ts';
import { purgeLimitsHourly } from './platform/limits/sweep.ts';
import type { LimitTable } from './platform/limits/table.ts';
import { createLog } from './platform/log.ts';
import { createMail } from './platform/mail/mail.ts';
import { createMessages } from './platform/messages/messages.ts';
import { createZns } from './platform/messages/zns.ts';
import { createOutbox, type Outbox } from './platform/mail/outbox.ts';
import { createUnasked } from './platform/mail/unasked.ts';
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts';
import { type FindPlace, openPlaces } from './platform/places/places.ts';
import { createPush } from './platform/push/push.ts';
import { type Random, systemRandom } from './platform/random.ts';
import { createSms } from './platform/sms/sms.ts';
import type { SmsProvider } from './platform/sms/message.ts';
import { PUBLIC_REMEMBERED } from './platform/http/message/freshness.ts';
import { openStorage } from './platform/storage/open.ts';
import { createStream } from './platform/stream/stream.ts';
import type { Tracing } from './platform/tracing/tracing.ts';
import { profiles } from './profile/member/account/service.ts';
import { withReplicas } from './reads.ts';
import { defineImportJobs } from './profile/group/imports/worker.service.ts';
import { reserveAgencyLinksNightly } from './profile/agency/jobs.ts';
import { reserveMemberLinksNightly } from './profile/member/jobs.ts';
import { addressProofs } from './profile/group/customers/verification.service.ts';
import { purgeUploadsNightly } from './profile/upload/cleanup/jobs.ts';
import { registerDelivery } from './social/notification/delivery.service.ts';
import { purgeChangesNightly, purgeNoticesNightly } from './social/notification/jobs.ts';
import { notifier } from './social/notification/notifier.service.ts';
import { purgeEntriesNightly } from './social/phonebook/jobs.ts';

/** What the API is built from. Everything that a test needs to hold still can be given. */
export interface ApiOptions {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly connection: pg.PoolConfig;
  readonly sms?: SmsProvider | undefined;
  readonly clock?: Clock;
  readonly random?: Random;
  readonly limits?: LimitTable;
  /** Requests that are worked on at once; see `createServer`. */
  readonly atOnce?: number;
  /** No other process uses the database: events need not be told to any (the embedded PostgreSQL has one user). */
  readonly alone?: boolean | undefined;
  /** Whether nightly and minutely jobs start by themselves; yes unless told. */
  readonly keepSchedule?: boolean;
  /** How slowly callers may send and read; for tests. */
  readonly pace?: Pace | undefined;
  /** Where the log's lines go; standard output unless told. */
  readonly logDestination?: { write(line: string): void } | undefined;
}

/** The running API. */
export interface Api {
  readonly fastify: FastifyInstance;
  /** Makes a typed client for one request's reader, in this process. */
  readonly client: ClientFactory;
  readonly events: Events;
  /** What would have been sent, where no mail or SMS is configured; only on a loopback run. */
  readonly outbox: Outbox | undefined;
  readonly platform: Platform;
  /** The figures of this process, where somebody may read them. */
  readonly metrics: Metrics | undefined;
  /** Starts jobs and events; the server can then listen. */
  start(): Promise<void>;
  /** Lets what is under way finish, then lets go of everything. */
  close(): Promise<void>;
}

/** Makes what services use, each part after those it needs; nothing has started yet. */
const createServices = (
  { config, secrets, connection, logDestination, ...options }: ApiOptions,
  findPlace: FindPlace,
  tracing?: Tracing,
) => {
  const { clock = systemClock, random = systemRandom, limits: table, sms: provider } = options;
  const { redisUrl } = config;
  const log = createLog({ level: config.logLevel, destination: logDestination });
  const database = openDatabase({ ...connection, ...(tracing && { Client: tracing.Client }) }, log);
  const { db, pool } = database;
  const outbox = config.loopback ? createOutbox({ clock, log }) : undefined;
  const events = createEvents({ pool, log, redisUrl, alone: options.alone });
  const replicas = openReplicas({ urls: config.databaseReadUrls, primary: database, events, log });
  const jobs = createJobs({ pool, log, keepSchedule: options.keepSchedule });
  const limits = createLimits({ pool, hashKey: secrets.codeKey, log, redisUrl, table });
  purgeLimitsHourly(jobs, limits);
  enforceRowSecurityHourly(jobs, pool);
  const unasked = createUnasked({ dataKey: secrets.dataKey, publicUrl: config.publicUrl });
  const sending = { jobs, dataKey: secrets.dataKey, log, outbox, unasked, db };
  const mail = createMail({ ...sending, ...config.mail });
  const sms = createSms({ ...sending, provider });
  const zns =
    config.messages.zns && createZns({ config: config.messages.zns, db, dataKey: secrets.dataKey, clock, log });
  const messages = createMessages({ config: config.messages, zns, sms, mail, jobs, secrets, log, clock, db });
  const push = createPush({ config, secrets, jobs, clock, log });
  const storage = openStorage(config);
  const stream = createStream({ db, events, clock });
  const tracker = createTracker({ db, clock, log });
  const services = { jobs, mail, unasked, sms, messages, push, storage, stream, tracker };
  const platform: Platform = {
    config,
    secrets,
    clock,
    random,
    log,
    db,
    limits,
    findPlace,
    ...services,
    profiles,
    companySignIn,
    notifier,
    audit,
    integrations,
    customerClaims,
    requestPayments,
    memberPieces,
    addressProofs,
    showing: createShowing(PUBLIC_REMEMBERED),
  };
  return { log, platform, database, replicas, events, outbox, tracker };
};

/** Builds the API on a migrated database. */
export const buildApi = async (options: ApiOptions): Promise<Api> => {
  const tracing = options.config.tracing ? (await import('./platform/tracing/tracing.ts')).startTracing() : undefined;
  const { log, platform, database, replicas, events, outbox, tracker } = createServices(
    options,
    await openPlaces(options.config.placesDatabase),
    tracing,
  );
  const { config, limits, jobs, mail } = platform;
  purgeAuthNightly(platform);
  purgeContentNightly(platform);
  purgeWeddingsNightly(platform);
  tellCouplesDaily(platform);
  countWordsNightly(platform);
  refreshTextsEveryMinute(platform);
  purgeCvsNightly(platform);
  purgeStatementsNightly(platform);
  reserveAgencyLinksNightly(platform);
  reserveMemberLinksNightly(platform, events);
  purgeUploadsNightly(platform);
  purgeChangesNightly(platform);
  purgeEntriesNightly(platform);
  purgeNoticesNightly(platform);
  expirePointsNightly(platform);
  expireVouchersHourly(platform);
  registerAffiliateJobs(platform);
  registerDelivery(platform);
  purgeTrackingNightly(platform);
  definePrivacyJobs(platform);
  recheckDomainsDaily(platform);
  const context = createContextFactory(platform, database.db, events);
  defineImportJobs(platform, context);
  defineWebhookJobs(platform, context);
  defineVideoJobs(platform, events);
  registerPhoneReceiptJobs(platform);
  registerTicketJobs(platform, context, events);
  registerDueJobs(platform, context, events);
  registerInvoiceJobs(platform, context, events);
  sealEveryMinute(platform);
  const needs: RouteNeeds = {
    site: { trustProxy: config.trustProxy, ...(config.publicUrlGiven && { publicUrl: config.publicUrl }) },
    operations: Object.entries(modules)
      .flatMap(([name, module]) => toOperations(name, module))
      .map((operation) => withReplicas(operation, replicas)),
    authenticate: (token, isLenient) => authenticate(platform, token, isLenient),
    authenticateKey: (key) => authenticateKey(platform, key),
    seenAs: (actor, seeing) => previewActor(platform, actor, seeing),
    context,
  };
  const { atOnce, pace } = options;
  const fastify = await createServer({
    log,
    trustProxy: config.trustProxy,
    isHttps: config.publicUrl.startsWith('https:'),
    limits,
    atOnce,
    pace,
  });
  tracing?.onServer(fastify);
  const metrics = createMetrics(fastify, config.metrics, { ...platform, pool: database.pool });
  await fastify.register(async (api) => mountOperations(api, needs), { prefix: '/api' });
  await mountScim(fastify, platform, context);
  await mountDocumentation(fastify, config.publicUrl, limits);
  mountHealth(fastify, database.pool);
  mountWellKnown(fastify, platform);
  if (outbox) mountOutbox(fastify, outbox);

  return {
    fastify,
    client: createClientFactory(needs, log),
    events,
    outbox,
    platform,
    metrics,
    start: async () => {
      await metrics?.start();
      await limits.start();
      await events.start();
      await jobs.start();
      tracker.start();
    },
    close: async () => {
      platform.stream.close();
      await stopServer(fastify);
      await metrics?.stop();
      await tracker.stop();
      await jobs.stop();
      await events.stop();
      await limits.stop();
      mail.close();
      await replicas.close();
      await database.close();
      await tracing?.stop();
    },
  };
};
