import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { currentVersion, type Purpose } from '@m4u/contract/identity/consent/words';
import { DEVICE_COOKIE, WAITING_COOKIE } from '@m4u/contract/identity/auth/cookies';
import type { Session } from '@m4u/contract/identity/auth/result';
import type { LightMyRequestResponse } from 'fastify';
import type pg from 'pg';
import { type Api, type ApiOptions, buildApi } from '../../app.ts';
import { fixedClock } from '../../platform/time/clock.ts';
import { readConfig } from '../../platform/config.ts';
import { hashCheaply } from '../../identity/auth/password/service.ts';
import { accounts } from '../../identity/auth/tables.ts';
import { runAs, setDefaultActor, NOBODY, SYSTEM } from '../../platform/database/row-security/current-actor.ts';
import { eq } from '../../platform/database/orm.ts';
import { APP_ROLE } from '../../platform/database/row-security/roles.ts';
import { createSecrets } from '../../platform/keys/secrets.ts';
import { type LimitName, limitTable, type LimitTable } from '../../platform/limits/table.ts';
import type { Limit, Window } from '../../platform/limits/limit.ts';
import { cookieHeader, readCookies } from './answers.ts';
import { administer, cloneDatabase } from '../database/database.ts';

/** A request of a test: JSON unless `form`, signed in with `as`. */
export interface TestCall {
  readonly as?: { readonly token: string } | undefined;
  readonly body?: unknown;
  readonly form?: string;
  readonly headers?: Record<string, string>;
  readonly ip?: string;
  /** The calling browser; without it no cookies are sent. */
  readonly browser?: TestBrowser | undefined;
}

/** The cookies by which sign-in recognizes a browser, and completes a sign-in by a second factor; not a session. */
export interface TestBrowser {
  device?: string | undefined;
  waiting?: string | undefined;
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

/** Options of a sign-up. */
interface SignUpOptions {
  readonly browser?: TestBrowser;
  readonly verified?: boolean;
  readonly name?: string;
  /** Purposes that the member agrees to. */
  readonly purposes?: readonly Purpose[];
}

/** Consents to the current wording. */
const agreedPurposes = (purposes: readonly Purpose[]) =>
  purposes.map((purpose) => ({ purpose, version: currentVersion(purpose) }));

/** Options of a test's API. */
export interface TestOptions {
  readonly environment?: Record<string, string>;
  /** Uses the real limits; the default ones are too high to be reached by chance. */
  readonly realLimits?: boolean;
  readonly sms?: ApiOptions['sms'];
  readonly logDestination?: ApiOptions['logDestination'];
  readonly pace?: ApiOptions['pace'];
  /** Whether events stay within the process. */
  readonly alone?: boolean;
  /** Replaces the connection to the database. */
  readonly through?: (connection: pg.PoolConfig) => Promise<pg.PoolConfig>;
}

const widenLimit = (limit: Limit): Limit => {
  const wide = (window: Window) => ({ ...window, points: window.points * 10_000 });
  const [first, ...rest] = limit.windows;
  return { ...limit, windows: [wide(first), ...rest.map(wide)] };
};

/** Limits that are too high to be reached by chance. */
export const createRoomyLimits = (): LimitTable => {
  const table: Record<LimitName, Limit> = { ...limitTable };
  for (const name of Object.keys(table) as LimitName[]) table[name] = widenLimit(table[name]);
  return table;
};

/** Start of the clock in every test. */
export const TEST_START = '2026-03-02T02:00:00.000Z';

/** Password of all members in tests. */
export const PASSWORD = 'Mưa-nguồn-42-suối';

/**
 * Starts an API on a new database; both end with the test file. The clock stands still until it is advanced, and
 * messages go to the outbox.
 */
export const startTestApi = async (options: TestOptions = {}) => {
  // Direct reads of tests run as the program; calls run as in the product.
  setDefaultActor(SYSTEM);
  const database = await cloneDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'm4u-test-'));
  const clock = fixedClock(TEST_START);
  const read = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    DEMO: 'false',
    // No test asks YouTube: nobody listens here.
    YOUTUBE_OEMBED_URL: 'http://127.0.0.1:9/oembed',
    YOUTUBE_STILLS_URL: 'http://127.0.0.1:9/vi',
    ...options.environment,
  });
  // Messages go to the outbox whatever the public address.
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
    // Races make hundreds of calls at once.
    atOnce: Number.POSITIVE_INFINITY,
    pace: options.pace,
    alone: options.alone,
    // The hour of the machine must not decide what happens during a test, nor how many statements it counts.
    keepSchedule: false,
    ...(!options.realLimits && { limits: createRoomyLimits() }),
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
    /** Connects as the superuser, who may do more than the API. */
    connection,
    dataDir,
    /** Runs a statement as the superuser, for what the program may not do. */
    administer: (statement: string) => administer(connection, statement),
    ...createCalls(api),
  };
};

const startAsNobody = (options: ApiOptions): Promise<Api> =>
  runAs(NOBODY, async () => {
    const api = await buildApi(options);
    await api.start();
    return api;
  });

/** A started API and the calls that tests use. */
export type TestApi = Awaited<ReturnType<typeof startTestApi>>;

const rememberCookies = (browser: TestBrowser, cookies: ReturnType<typeof readCookies>): void => {
  const [device, waiting] = [cookies.get(DEVICE_COOKIE), cookies.get(WAITING_COOKIE)];
  if (device) browser.device = device.value;
  if (waiting) browser.waiting = waiting.maxAge === 0 ? undefined : waiting.value;
};

const createCalls = (api: Api) => {
  const call = async (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    options: TestCall = {},
  ): Promise<LightMyRequestResponse> => {
    const { browser } = options;
    const answer = await runAs(NOBODY, () =>
      api.fastify.inject({
        method,
        url: `/api${path}`,
        remoteAddress: options.ip ?? '203.0.113.7',
        headers: {
          ...(options.as && { authorization: `Bearer ${options.as.token}` }),
          ...(options.form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
          ...((browser?.device ?? browser?.waiting) && {
            cookie: cookieHeader({
              ...(browser?.device && { [DEVICE_COOKIE]: browser.device }),
              ...(browser?.waiting && { [WAITING_COOKIE]: browser.waiting }),
            }),
          }),
          ...options.headers,
        },
        ...(options.form !== undefined && { payload: options.form }),
        ...(options.body !== undefined && { payload: options.body as object }),
      }),
    );
    if (browser) rememberCookies(browser, readCookies(answer));
    return answer;
  };

  /** Registers and signs in a member, verified by default. */
  const signUp = async (
    email: string,
    { verified = true, name, browser, purposes = ['terms', 'searchEngines'] }: SignUpOptions = {},
  ): Promise<TestMember> => {
    const body = { type: 'tbMail', email, password: PASSWORD, agreed: agreedPurposes(purposes), ...(name && { name }) };
    await call('POST', '/auth/registerNotVerify', { body, browser });
    // Set in the table: verifying by code, which waits for a letter, has its own tests.
    if (verified)
      await api.platform.db
        .update(accounts)
        .set({ verifiedAt: api.platform.clock.now() })
        .where(eq(accounts.email, email));
    const answer = await call('POST', '/auth/login', { body: { email, password: PASSWORD }, browser });
    const { memberId, accessToken, refreshToken } = answer.json<Session>();
    return { memberId, token: accessToken, refreshToken, email, password: PASSWORD };
  };

  /** Returns the newest message to an address once its job has run. */
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
    get: (path: string, options?: TestCall) => call('GET', path, options),
    post: (path: string, options?: TestCall) => call('POST', path, options),
    put: (path: string, options?: TestCall) => call('PUT', path, options),
    signUp,
    messageTo,
    codeFor,
  };
};
