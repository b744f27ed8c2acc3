import { resolve } from 'node:path';
import type { LandingSettings } from '@m4u/contract/insight/home/landing';
import * as z from 'zod';
import { ConfigError } from './config-error.ts';
import { json } from './config-json.ts';
import { type CardPrices, cardShape, readCardPrices } from './card-config.ts';
import { einvoiceShape, readEinvoiceUrl } from './einvoice/config.ts';
import { landingShape, readLanding } from './landing-config.ts';
import { type TimestampConfig, readTimestamps, timestampShape } from './timestamp/config.ts';
import { type MessageConfig, messageShape, readMessages } from './messages/config.ts';
import { readProviders, type SignInProvider, signInShape } from './sign-in-config.ts';

const Switch = z.stringbool();
const Port = z.coerce.number().int().min(0).max(65_535);

/** A partner whose signed tokens open a session (docs/rules/auth.md#partners). */
const Partner = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  issuer: z.string().min(1),
  audience: z.string().min(1),
  /** Display name of the partner; by default the host of `issuer`. */
  name: z.string().min(1).max(60).optional(),
  /** The partner's page where a sign-in begins; it receives `state` and returns it to `/authenticating`. */
  loginUrl: z.url({ protocol: /^https$/ }).optional(),
  /** Public key as a JWK; only asymmetric signatures are accepted. */
  key: z.record(z.string(), z.unknown()),
});
export type Partner = z.output<typeof Partner>;

const Partners = json.pipe(z.array(Partner));

/** The fields of a Google service account that FCM (HTTP v1) needs. */
const ServiceAccount = z.object({
  project_id: z.string().regex(/^[a-z0-9-]{1,64}$/),
  client_email: z.email(),
  /** PKCS#8 in PEM. */
  private_key: z.string().includes('PRIVATE KEY'),
});

/** A host name, `*.` for its subdomains, or an origin for a host without https. */
const PushHost = z.string().regex(/^((\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+|http:\/\/[a-z0-9.-]+:\d+)$/i, {
  error: 'each must be a host name, as push.example.com or *.example.com',
});

/** A name server by its IP address, with a port where it is not 53. */
const NameServer = z.string().regex(/^(\d{1,3}(\.\d{1,3}){3}(:\d{1,5})?|\[[0-9a-f:]+\](:\d{1,5})?|[0-9a-f:]+)$/i, {
  error: 'each must be an IP address, as 9.9.9.9 or 127.0.0.1:5353',
});

/** Contact for vulnerability reports: an e-mail address, or a URI of https:, mailto: or tel:. */
const SecurityContact = z.union([
  z.email().transform((address) => `mailto:${address}`),
  z.url({ protocol: /^(?:https|mailto|tel)$/ }).regex(/^\S+$/),
]);

const Environment = z.object({
  PORT: Port.default(3000),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z.string().optional(),
  POSTGRES_BIN: z.string().optional(),
  DATABASE_READ_URL: z
    .string()
    .transform((text) => text.split(',').map((url) => url.trim()))
    .pipe(z.array(z.url({ protocol: /^postgres(ql)?$/ })))
    .optional(),
  REDIS_URL: z.string().optional(),
  PUBLIC_URL: z.url().optional(),
  /** Number of trusted proxies that set X-Forwarded-For; default 0. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  DEMO: Switch.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  /** Bearer token for `/metrics`; long enough to resist guessing. */
  METRICS_TOKEN: z.string().min(16).optional(),
  METRICS_PORT: Port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Collector of traces. The SDK of OpenTelemetry reads this and its other settings itself. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  SECURITY_CONTACT: SecurityContact.optional(),
  SECURITY_POLICY_URL: z
    .url({ protocol: /^https$/ })
    .regex(/^\S+$/)
    .optional(),
  PLACES_DATABASE: z.string().optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.email().default('no-reply@m4u.example'),
  MAIL_FROM_NAME: z.string().default('M4U'),
  SSO_PARTNERS: Partners.optional(),
  YOUTUBE_OEMBED_URL: z.url({ protocol: /^https?$/ }).default('https://www.youtube.com/oembed'),
  YOUTUBE_STILLS_URL: z.url({ protocol: /^https?$/ }).default('https://i.ytimg.com/vi'),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('auto'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  PUSH_HOSTS: z
    .string()
    .transform((text) => text.split(',').map((host) => host.trim()))
    .pipe(z.array(PushHost))
    .optional(),
  FCM_SERVICE_ACCOUNT: json.pipe(ServiceAccount).optional(),
  FCM_URL: z.url().default('https://fcm.googleapis.com'),
  FCM_TOKEN_URL: z.url().default('https://oauth2.googleapis.com/token'),
  WEBHOOKS_TO_LOOPBACK: Switch.optional(),
  DNS_SERVERS: z
    .string()
    .transform((text) => text.split(',').map((server) => server.trim()))
    .pipe(z.array(NameServer))
    .optional(),
  ...landingShape,
  ...cardShape,
  ...signInShape,
  ...messageShape,
  ...timestampShape,
  ...einvoiceShape,
});

/** Names of all settings that this file reads. */
export const SETTING_NAMES: readonly string[] = Object.keys(Environment.shape);

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** Whether the process serves this machine only: embedded database, loopback host, and no public address elsewhere. */
const isLocalOnly = ({ DATABASE_URL, HOST, PUBLIC_URL }: Env): boolean =>
  DATABASE_URL === undefined &&
  LOOPBACK.has(HOST) &&
  (PUBLIC_URL === undefined || LOOPBACK.has(new URL(PUBLIC_URL).hostname));

/** Whether a proxy may forward other machines' requests: there is one, and `PUBLIC_URL` is not set. */
const canForwardOthers = ({ TRUST_PROXY, PUBLIC_URL }: Env): boolean => TRUST_PROXY > 0 && PUBLIC_URL === undefined;

/** Push settings. */
export interface PushConfig {
  /** Allowed push services in addition to those of known browsers. */
  readonly hosts: readonly string[];
  readonly fcm:
    | {
        readonly projectId: string;
        readonly clientEmail: string;
        readonly privateKey: string;
        readonly url: string;
        readonly tokenUrl: string;
      }
    | undefined;
}

/** Configuration of the process, read once from the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the data folder: database, uploads, secrets. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Folder with PostgreSQL's programs that an embedded run uses instead of the bundled ones. */
  readonly postgresBin: string | undefined;
  /** Read replicas, for visitors' reads. */
  readonly databaseReadUrls: readonly string[];
  readonly redisUrl: string | undefined;
  /** Origin of links in mails and cards, without a trailing slash. */
  readonly publicUrl: string;
  /** Whether the operator set the address; otherwise pages answer under the request's host. */
  readonly publicUrlGiven: boolean;
  readonly trustProxy: number;
  /**
   * True on a run with its own database that only this machine can reach: enables the outbox page and demo accounts.
   */
  readonly loopback: boolean;
  /** True when `loopback` is false only because `TRUST_PROXY` is set without `PUBLIC_URL`. */
  readonly closedByProxy: boolean;
  readonly demo: boolean;
  /**
   * True when the demo is on by default and not by `DEMO`: its accounts are then only for requests from this machine.
   */
  readonly demoIsLocal: boolean;
  readonly logLevel: string;
  /** Access to the metrics: with a token, on a separate port, or not at all. */
  readonly metrics: { readonly token: string | undefined; readonly port: number | undefined; readonly host: string };
  /** Whether calls and statements are traced. */
  readonly tracing: boolean;
  /** File with places by IP address; without it the places of devices are not told. */
  readonly placesDatabase: string | undefined;
  /** Content of `/.well-known/security.txt`: the contact as a URI, and the policy page. */
  readonly security: { readonly contact: string | undefined; readonly policyUrl: string | undefined };
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: { name: string; address: string } };
  readonly messages: MessageConfig;
  /** Providers that people sign in with, in the order of their buttons. */
  readonly providers: readonly SignInProvider[];
  readonly partners: readonly Partner[];
  /** Addresses that tell the title of a video, and hold its still pictures. */
  readonly youtube: { readonly oembedUrl: string; readonly stillsUrl: string };
  readonly push: PushConfig;
  readonly s3:
    | { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string }
    | undefined;
  /** Pages and prices of the start page. */
  readonly landing: LandingSettings;
  /** Whether webhooks may go to this machine itself, also by http; for tests and development. */
  readonly webhooksToLoopback: boolean;
  /** Name servers that are asked for records of companies' domains; those of the system when empty. */
  readonly dnsServers: readonly string[];
  /** Prices of printed cards. */
  readonly cardPrices: CardPrices;
  /** Address of the provider of e-invoices, without a trailing slash; undefined where they are off. */
  readonly einvoiceUrl: string | undefined;
  /** Where signed roots of the books are time-stamped. */
  readonly timestamps: TimestampConfig;
}

type Env = z.output<typeof Environment>;

const readPush = ({ PUSH_HOSTS, FCM_SERVICE_ACCOUNT: account, FCM_URL, FCM_TOKEN_URL }: Env): PushConfig => ({
  hosts: PUSH_HOSTS ?? [],
  fcm: account && {
    projectId: account.project_id,
    clientEmail: account.client_email,
    privateKey: account.private_key,
    url: FCM_URL,
    tokenUrl: FCM_TOKEN_URL,
  },
});

const readS3 = (env: Env): Config['s3'] => {
  if (!env.S3_ENDPOINT) return undefined;
  if (!env.S3_BUCKET || !env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY)
    throw new ConfigError(
      'S3_ENDPOINT is set, so S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed too.',
    );
  return {
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  };
};

/** Reads the configuration. Errors: ConfigError, for the operator. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const definedVariables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(definedVariables);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(
      `${issue?.path.join('.') ?? 'The environment'} is not set correctly: ${issue?.message ?? ''}`,
    );
  }
  const env = parsed.data;
  const loopback = isLocalOnly(env) && !canForwardOthers(env);
  const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    postgresBin: env.POSTGRES_BIN && resolve(env.POSTGRES_BIN),
    databaseReadUrls: env.DATABASE_READ_URL ?? [],
    redisUrl: env.REDIS_URL,
    publicUrl: (env.PUBLIC_URL ?? `http://${host}:${env.PORT}`).replace(/\/$/, ''),
    publicUrlGiven: env.PUBLIC_URL !== undefined,
    trustProxy: env.TRUST_PROXY,
    loopback,
    closedByProxy: isLocalOnly(env) && !loopback,
    demo: env.DEMO ?? loopback,
    demoIsLocal: env.DEMO === undefined,
    logLevel: env.LOG_LEVEL,
    metrics: { token: env.METRICS_TOKEN, port: env.METRICS_PORT, host: env.METRICS_HOST },
    tracing: env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    placesDatabase: env.PLACES_DATABASE,
    security: { contact: env.SECURITY_CONTACT, policyUrl: env.SECURITY_POLICY_URL },
    mail: { smtpUrl: env.SMTP_URL, from: { name: env.MAIL_FROM_NAME, address: env.MAIL_FROM } },
    messages: readMessages(env),
    providers: readProviders(env),
    partners: env.SSO_PARTNERS ?? [],
    youtube: { oembedUrl: env.YOUTUBE_OEMBED_URL, stillsUrl: env.YOUTUBE_STILLS_URL },
    push: readPush(env),
    s3: readS3(env),
    webhooksToLoopback: env.WEBHOOKS_TO_LOOPBACK ?? false,
    dnsServers: env.DNS_SERVERS ?? [],
    landing: readLanding(env),
    cardPrices: readCardPrices(env),
    einvoiceUrl: readEinvoiceUrl(env),
    timestamps: readTimestamps(env),
  };
};
