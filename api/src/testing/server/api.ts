import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { currentVersion, type Purpose } from '@m4u/contract/identity/consent/words';
import { DEVICE_COOKIE } from '@m4u/contract/identity/auth/cookies';
import type { Session } from '@m4u/contract/identity/auth/result';
import type { LightMyRequestResponse } from 'fastify';
import type pg from 'pg';
import { type Api, type ApiOptions, buildApi } from '../../app.ts';
import { fixedClock } from '../../platform/time/clock.ts';
import { readConfig } from '../../platform/config.ts';
import { hashCheaply } from '../../identity/auth/password/service.ts';
import { accounts } from '../../identity/auth/tables.ts';
import { runAs, actUnnamedAs, NOBODY, SYSTEM } from '../../platform/database/row-security/current-actor.ts';
import { eq } from '../../platform/database/orm.ts';
import { APP_ROLE } from '../../platform/database/row-security/roles.ts';
import { createSecrets } from '../../platform/keys/secrets.ts';
import { type LimitName, limitTable, type LimitTable } from '../../platform/limits/table.ts';
import type { Limit, Window } from '../../platform/limits/limit.ts';
import { cookiesOf } from './answers.ts';
import { administer, cloneDatabase } from '../database/database.ts';

/** A request of a test: JSON unless `form`, signed in by `as`. */
export interface TestCall {
  readonly as?: { readonly token: string } | undefined;
  readonly body?: unknown;
  readonly form?: string;
  readonly headers?: Record<string, string>;
  readonly ip?: string;
  /** The browser that calls; without it the caller keeps no cookies. */
  readonly browser?: TestBrowser | undefined;
}

/** A browser as sign-in knows it again: its cookie of that, and no session. */
export interface TestBrowser {
  device?: string | undefined;
}

/** A member who has registered and signed in. */
export interface TestMember {
  readonly memberId: string;
  readonly token: string;
  readonly refreshToken: string;
  readonly email: string;
  readonly password: string;
}

hashCheaply();

/** How somebody comes in. */
interface SignUpOptions {
  readonly browser?: TestBrowser;
  readonly verified?: boolean;
  readonly name?: string;
  /** What they agree to on the way. */
  readonly purposes?: readonly Purpose[];
}

/** The purposes in the words of now. */
const agreedOf = (purposes: readonly Purpose[]) =>
  purposes.map((purpose) => ({ purpose, version: currentVersion(purpose) }));

/** What a test may set of its API. */
export interface TestOptions {
  readonly environment?: Record<string, string>;
  /** The real limits; without it they are too high to be met by chance. */
  readonly realLimits?: boolean;
  readonly sms?: ApiOptions['sms'];
  readonly logDestination?: ApiOptions['logDestination'];
  readonly pace?: ApiOptions['pace'];
  /** Whether events are told to no other process. */
  readonly alone?: boolean;
  /** Leads the API to its database by another way. */
  readonly through?: (connection: pg.PoolConfig) => Promise<pg.PoolConfig>;
}

const widened = (limit: Limit): Limit => {
  const wide = (window: Window) => ({ ...window, points: window.points * 10_000 });
  const [first, ...rest] = limit.windows;
  return { ...limit, windows: [wide(first), ...rest.map(wide)] };
};

/** The limits, too high to be met by chance. */
export const roomyLimits = (): LimitTable => {
  const table: Record<LimitName, Limit> = { ...limitTable };
  for (const name of Object.keys(table) as LimitName[]) table[name] = widened(table[name]);
  return table;
};

/** The clock's start in every test. */
export const TEST_START = '2026-03-02T02:00:00.000Z';

/** The password of everybody in tests. */
export const PASSWORD = 'Mưa-nguồn-42-suối';

/**
 * Starts an API on a database of its own; both go when the test file ends. The clock stands still until it is
 * advanced, messages land in the outbox.
 */
export const startTestApi = async (options: TestOptions = {}) => {
  // What tests look at by themselves they look at as the program; what they call is called as in the product.
  actUnnamedAs(SYSTEM);
  const database = await cloneDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'm4u-test-'));
  const clock = fixedClock(TEST_START);
  const read = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error', DEMO: 'false', ...options.environment });
  // Messages land in the outbox whatever the public address.
  const config = { ...read, loopback: read.host === 'localhost' };
  const { connection } = database;
  const application = { ...connection, user: APP_ROLE };
  const api = await startAsNobody({
    config,
    secrets: createSecrets(),
    connection: (await options.through?.(application)) ?? application,
    clock,
    sms: options.sms,
    logDestination: options.logDestination,
    // Races are run in their hundreds at once.
    atOnce: Number.POSITIVE_INFINITY,
    pace: options.pace,
    alone: options.alone,
    ...(!options.realLimits && { limits: roomyLimits() }),
  });
  after(async () => {
    await api.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    api,
    clock,
    config,
    /** As the superuser: what the API itself signs in as may less. */
    connection,
    dataDir,
    /** Runs a statement that the program may not: as the superuser. */
    administer: (statement: string) => administer(connection, statement),
    ...callsOf(api),
  };
};

const startAsNobody = (options: ApiOptions): Promise<Api> =>
  runAs(NOBODY, async () => {
    const api = await buildApi(options);
    await api.start();
    return api;
  });

/** A started API and the ways in which tests use it. */
export type TestApi = Awaited<ReturnType<typeof startTestApi>>;

const callsOf = (api: Api) => {
  const call = async (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    given: TestCall = {},
  ): Promise<LightMyRequestResponse> => {
    const { browser } = given;
    const answer = await runAs(NOBODY, () =>
      api.fastify.inject({
        method,
        url: `/api${path}`,
        remoteAddress: given.ip ?? '203.0.113.7',
        headers: {
          ...(given.as && { authorization: `Bearer ${given.as.token}` }),
          ...(given.form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
          ...(browser?.device && { cookie: `${DEVICE_COOKIE}=${browser.device}` }),
          ...given.headers,
        },
        ...(given.form !== undefined && { payload: given.form }),
        ...(given.body !== undefined && { payload: given.body as object }),
      }),
    );
    const device = cookiesOf(answer).get(DEVICE_COOKIE);
    if (browser && device) browser.device = device.value;
    return answer;
  };

  /** Registers a member and signs them in; verified unless told otherwise. */
  const signUp = async (
    email: string,
    { verified = true, name, browser, purposes = ['terms', 'searchEngines'] }: SignUpOptions = {},
  ): Promise<TestMember> => {
    const body = { type: 'tbMail', email, password: PASSWORD, agreed: agreedOf(purposes), ...(name && { name }) };
    await call('POST', '/auth/registerNotVerify', { body, browser });
    // Verified in the table: the way by a code, which waits for a letter, has tests of its own.
    if (verified)
      await api.platform.db
        .update(accounts)
        .set({ verifiedAt: api.platform.clock.now() })
        .where(eq(accounts.email, email));
    const answer = await call('POST', '/auth/login', { body: { email, password: PASSWORD }, browser });
    const { memberId, accessToken, refreshToken } = answer.json<Session>();
    return { memberId, token: accessToken, refreshToken, email, password: PASSWORD };
  };

  /** The newest message to somebody, once the job that carries it has run. */
  const messageTo = async (to: string, atLeast = 1) => {
    for (let tries = 0; tries < 1_200; tries += 1) {
      const messages = (api.outbox?.list() ?? []).filter((entry) => entry.to === to);
      if (messages.length >= atLeast && messages[0]) return messages[0];
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error(`no message has come for ${to}`);
  };

  const codeFor = async (to: string, atLeast = 1): Promise<string> => {
    const { text } = await messageTo(to, atLeast);
    return /\b\d{6}\b/.exec(text)?.[0] ?? '';
  };

  return {
    get: (path: string, given?: TestCall) => call('GET', path, given),
    post: (path: string, given?: TestCall) => call('POST', path, given),
    put: (path: string, given?: TestCall) => call('PUT', path, given),
    signUp,
    messageTo,
    codeFor,
  };
};
