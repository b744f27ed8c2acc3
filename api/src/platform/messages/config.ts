import { MessageWay } from '@m4u/contract/insight/administration/messages';
import * as z from 'zod';
import { ConfigError } from '../config-error.ts';

/** Our account at Zalo's notification service (docs/rules/notification.md#messages). */
export interface ZnsConfig {
  readonly appId: string;
  readonly appSecret: string;
  /** The first refresh token; the newest one is in the database. */
  readonly refreshToken: string;
  /** Secret key of the Official Account, by which Zalo signs reports; without it reports are refused. */
  readonly oaSecret: string | undefined;
  /** Ids of the approved templates; a message without one is not sent by this way. */
  readonly templates: {
    readonly code: string | undefined;
    readonly receipt: string | undefined;
    readonly claim: string | undefined;
  };
  readonly sendUrl: string;
  readonly tokenUrl: string;
}

/** Settings of codes and receipts. */
export interface MessageConfig {
  /** Ways in the order in which they are tried. */
  readonly order: readonly MessageWay[];
  readonly zns: ZnsConfig | undefined;
}

const Order = z
  .string()
  .transform((text) => text.split(',').map((way) => way.trim()))
  .pipe(z.array(MessageWay))
  .refine((ways) => new Set(ways).size === ways.length, { error: 'each way may be named once' });

/** The settings of this file, for the schema of all. */
export const messageShape = {
  MESSAGE_ORDER: Order.default(['zns', 'sms', 'mail']),
  ZNS_APP_ID: z.string().optional(),
  ZNS_APP_SECRET: z.string().optional(),
  ZNS_REFRESH_TOKEN: z.string().optional(),
  ZNS_OA_SECRET: z.string().optional(),
  ZNS_TEMPLATE_CODE: z.string().optional(),
  ZNS_TEMPLATE_RECEIPT: z.string().optional(),
  ZNS_TEMPLATE_CLAIM: z.string().optional(),
  ZNS_URL: z.url({ protocol: /^https?$/ }).default('https://business.openapi.zalo.me/message/template'),
  ZNS_TOKEN_URL: z.url({ protocol: /^https?$/ }).default('https://oauth.zaloapp.com/v4/oa/access_token'),
};

type Env = z.output<z.ZodObject<typeof messageShape>>;

const readZns = (env: Env): ZnsConfig | undefined => {
  if (!env.ZNS_APP_ID) return undefined;
  if (!env.ZNS_APP_SECRET || !env.ZNS_REFRESH_TOKEN)
    throw new ConfigError('ZNS_APP_ID is set, so ZNS_APP_SECRET and ZNS_REFRESH_TOKEN are needed too.');
  return {
    appId: env.ZNS_APP_ID,
    appSecret: env.ZNS_APP_SECRET,
    refreshToken: env.ZNS_REFRESH_TOKEN,
    oaSecret: env.ZNS_OA_SECRET,
    templates: {
      code: env.ZNS_TEMPLATE_CODE,
      receipt: env.ZNS_TEMPLATE_RECEIPT,
      claim: env.ZNS_TEMPLATE_CLAIM,
    },
    sendUrl: env.ZNS_URL,
    tokenUrl: env.ZNS_TOKEN_URL,
  };
};

/** Reads the settings of codes and receipts. Errors: ConfigError, for a half configured service. */
export const readMessages = (env: Env): MessageConfig => ({ order: env.MESSAGE_ORDER, zns: readZns(env) });
