import * as z from 'zod';
import { ConfigError } from './config-error.ts';
import { json } from './config-json.ts';

/** Addresses of Facebook's OAuth and our credentials. */
export interface FacebookProvider {
  readonly kind: 'facebook';
  readonly id: 'facebook';
  readonly name: string;
  readonly appId: string;
  readonly appSecret: string;
  readonly issuer: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly profileUrl: string;
}

/** Addresses of Zalo's OAuth (version 4) and our credentials. */
export interface ZaloProvider {
  readonly kind: 'zalo';
  readonly id: 'zalo';
  readonly name: string;
  readonly appId: string;
  readonly appSecret: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly profileUrl: string;
}

/** Our secret at a provider: a text, or for Apple the key that signs one. */
type ClientSecret =
  | { readonly text: string }
  | { readonly teamId: string; readonly keyId: string; readonly privateKey: string };

/** An OpenID Connect provider; its addresses come from its discovery document. */
export interface OpenIdProvider {
  readonly kind: 'openid';
  readonly id: string;
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly secret: ClientSecret;
  readonly scope: string;
  /** Apple sends the answer as a form of its own page when it is asked for an address. */
  readonly answersByForm: boolean;
}

/** A provider that people sign in with (docs/rules/auth.md#providers). */
export type SignInProvider = FacebookProvider | ZaloProvider | OpenIdProvider;

/** Ids that would meet a provider of ours, or a partner's `partner:ID`. */
const OTHER_ID = /^(?!(?:zalo|google|facebook|apple|microsoft)$)[a-z0-9-]{1,40}$/;

const OtherProvider = z.object({
  id: z.string().regex(OTHER_ID),
  name: z.string().min(1).max(60),
  issuer: z.url({ protocol: /^https?$/ }),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  scope: z.string().includes('openid').default('openid email profile'),
});

const OtherProviders = json.pipe(z.array(OtherProvider).max(10));

/** The settings of this file, for the schema of all. */
export const signInShape = {
  ZALO_APP_ID: z.string().optional(),
  ZALO_APP_SECRET: z.string().optional(),
  ZALO_AUTHORIZE_URL: z.url().default('https://oauth.zaloapp.com/v4/permission'),
  ZALO_TOKEN_URL: z.url().default('https://oauth.zaloapp.com/v4/access_token'),
  ZALO_PROFILE_URL: z.url().default('https://graph.zalo.me/v2.0/me?fields=id,name'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_APP_ID: z.string().optional(),
  FACEBOOK_APP_SECRET: z.string().optional(),
  FACEBOOK_ISSUER: z.url().default('https://www.facebook.com'),
  FACEBOOK_AUTHORIZE_URL: z.url().default('https://www.facebook.com/v24.0/dialog/oauth'),
  FACEBOOK_TOKEN_URL: z.url().default('https://graph.facebook.com/v24.0/oauth/access_token'),
  FACEBOOK_PROFILE_URL: z.url().default('https://graph.facebook.com/v24.0/me?fields=id,name,email'),
  APPLE_ISSUER: z.url().default('https://appleid.apple.com'),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_TEAM_ID: z.string().optional(),
  APPLE_KEY_ID: z.string().optional(),
  APPLE_PRIVATE_KEY: z.string().includes('PRIVATE KEY').optional(),
  MICROSOFT_CLIENT_ID: z.string().optional(),
  MICROSOFT_CLIENT_SECRET: z.string().optional(),
  MICROSOFT_TENANT: z
    .string()
    .regex(/^[\w.-]+$/)
    .default('common'),
  OIDC_PROVIDERS: OtherProviders.optional(),
};

type Env = z.output<z.ZodObject<typeof signInShape>>;

const readZalo = (env: Env): ZaloProvider[] =>
  env.ZALO_APP_ID && env.ZALO_APP_SECRET
    ? [
        {
          kind: 'zalo',
          id: 'zalo',
          name: 'Zalo',
          appId: env.ZALO_APP_ID,
          appSecret: env.ZALO_APP_SECRET,
          authorizeUrl: env.ZALO_AUTHORIZE_URL,
          tokenUrl: env.ZALO_TOKEN_URL,
          profileUrl: env.ZALO_PROFILE_URL,
        },
      ]
    : [];

const readFacebook = (env: Env): FacebookProvider[] =>
  env.FACEBOOK_APP_ID && env.FACEBOOK_APP_SECRET
    ? [
        {
          kind: 'facebook',
          id: 'facebook',
          name: 'Facebook',
          appId: env.FACEBOOK_APP_ID,
          appSecret: env.FACEBOOK_APP_SECRET,
          issuer: env.FACEBOOK_ISSUER,
          authorizeUrl: env.FACEBOOK_AUTHORIZE_URL,
          tokenUrl: env.FACEBOOK_TOKEN_URL,
          profileUrl: env.FACEBOOK_PROFILE_URL,
        },
      ]
    : [];

const openId = (
  provider: Pick<OpenIdProvider, 'id' | 'name' | 'issuer' | 'clientId' | 'secret'>,
  { scope = 'openid email profile', answersByForm = false } = {},
): OpenIdProvider => ({ kind: 'openid', scope, answersByForm, ...provider });

const readGoogle = ({ GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: text }: Env): OpenIdProvider[] =>
  clientId && text
    ? [openId({ id: 'google', name: 'Google', issuer: 'https://accounts.google.com', clientId, secret: { text } })]
    : [];

const readMicrosoft = (env: Env): OpenIdProvider[] => {
  const { MICROSOFT_CLIENT_ID: clientId, MICROSOFT_CLIENT_SECRET: text, MICROSOFT_TENANT: tenant } = env;
  const issuer = `https://login.microsoftonline.com/${tenant}/v2.0`;
  return clientId && text ? [openId({ id: 'microsoft', name: 'Microsoft', issuer, clientId, secret: { text } })] : [];
};

const readApple = (env: Env): OpenIdProvider[] => {
  const { APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId, APPLE_PRIVATE_KEY: key } = env;
  if (!clientId) return [];
  if (!teamId || !keyId || !key)
    throw new ConfigError(
      'APPLE_CLIENT_ID is set, so APPLE_TEAM_ID, APPLE_KEY_ID and APPLE_PRIVATE_KEY are needed too.',
    );
  // Settings of one line write the key's line ends as \n.
  const secret = { teamId, keyId, privateKey: key.replaceAll(String.raw`\n`, '\n') };
  const apple = { id: 'apple', name: 'Apple', issuer: env.APPLE_ISSUER, clientId, secret };
  return [openId(apple, { scope: 'openid name email', answersByForm: true })];
};

/** Every configured provider, in the order of their buttons: Zalo first, which most people in Vietnam have. */
export const readProviders = (env: Env): SignInProvider[] => [
  ...readZalo(env),
  ...readGoogle(env),
  ...readFacebook(env),
  ...readApple(env),
  ...readMicrosoft(env),
  ...(env.OIDC_PROVIDERS ?? []).map(({ clientSecret: text, scope, ...provider }) =>
    openId({ ...provider, secret: { text } }, { scope }),
  ),
];
