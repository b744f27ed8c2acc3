import { AsyncLocalStorage } from 'node:async_hooks';
import type { Client, ClientFactory, ClientSession } from '@m4u/contract/api';
import type { LandingSettings } from '@m4u/contract/insight/home/landing';
import type { PagePreview } from '@m4u/contract/insight/privacy/view.rules';
import type { ShownPage } from '@m4u/contract/insight/tracking/rules';
import { ACCESS_COOKIE, REFRESH_COOKIE } from '@m4u/contract/identity/auth/cookies';
import { createContext, type RouterContextProvider } from 'react-router';
import { clearedSession, readCookie } from '../session/cookies.ts';
import type { Flash } from '../../ui/overlays/Toast.tsx';
import { defaultLocale, type Locale } from '../language/language.ts';

/** The signed-in member, as layouts and screens need them. */
export interface Reader {
  readonly memberId: string;
  readonly name: string;
  /** Whether the account belongs to one person, not to an organization or an agency. */
  readonly isPerson: boolean;
  readonly urlMinify: string | null;
  readonly verified: boolean;
  readonly staff: boolean;
  /** Missing condition for the rights of a staff account in this session (docs/rules/auth.md#second-factor). */
  readonly staffLacks: 'second-factor-required' | 'second-factor-missing' | null;
  /** Groups whose admin the reader is, without rights until this session gives the second factor (docs/rules/roles.md). */
  readonly withheldGroups: readonly string[];
  /** Whether the member's visits count in others' statistics. */
  readonly counted: boolean;
  /** Whether the member has not accepted the current terms. */
  readonly termsDue: boolean;
}

/** Data of every page. The root loader returns this same object, so screens' loaders may still change it. */
export interface Page {
  locale: Locale;
  reader: Reader | null;
  /** Set while the reader previews a page of theirs as others see it; `reader` is then null. */
  seeing?: PagePreview;
  /** Message from the previous page. */
  flash?: Flash;
  /** The site's public address without a slash at its end. */
  readonly origin: string;
}

/** Facts about a request before any route runs. */
export interface Visit {
  readonly url: URL;
  /** Whether a whole page is requested, not a screen's data by a client-side navigation. */
  readonly isDocument: boolean;
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
  /** Excluded from statistics: the sender asks not to be tracked, or the request is a prefetch. */
  readonly uncounted?: boolean | undefined;
  /** Loaded as part of a page or as a prefetch; sets no cookies of memory. */
  readonly isFetched?: boolean | undefined;
  /** Embedded by a page of another site: the reader's session is ignored. */
  readonly isForeignPart?: boolean | undefined;
  /** Sent from the machine on which M4U runs. */
  readonly isLocal?: boolean | undefined;
  readonly cookieHeader: string;
  /** Languages of the browser, as it sends them. */
  readonly browserLanguages?: string | undefined;
  /** Path of the page whose form is posted; undefined for a request that reads. */
  readonly formPage?: string | undefined;
  readonly origin: string;
  readonly nonce: string;
}

/** Logs an unexpected error; the reader sees the request id. */
export type Report = (error: unknown, about: { readonly requestId: string; readonly address: string }) => void;

/** Parts shared by all requests. */
export interface Setup {
  readonly client: ClientFactory;
  readonly report: Report;
  /** Names of the routes by pattern. */
  readonly routeNames: ReadonlyMap<string, string>;
  /** Pages and prices of the start page; drawn pages and no prices by default. */
  readonly landing?: LandingSettings | undefined;
}

/** The start page of an operator who names nothing: drawn pages, no prices. */
const noLanding: LandingSettings = {
  pages: [],
  invitation: null,
  cv: null,
  prices: { personal: 0, shop: 0, card: null },
};

/** State of one request: reader, language, API client, cookies. */
export class Scope {
  readonly visit: Visit;
  readonly page: Page;
  token: string | undefined;
  refreshToken: string | undefined;
  /** True when the reader or the address has chosen the language. */
  languageChosen = false;
  /** Cache tags of the page; undefined excludes it from the cache. */
  tags: readonly string[] | undefined;
  /** Time (ms) at which a cached page becomes outdated; undefined without any. */
  until: number | undefined;
  /** Data that exists only in the server's render; see `renderedOnServerOnly`. */
  serverOnlyData: unknown;
  /** Always true for visitors; for members until the scripts of this build have run in their browser. */
  isFirstVisit = true;
  /** Page view to count for this screen; undefined on the reader's own page. */
  pageView: ShownPage | undefined;
  /** `Retry-After` (seconds) of a refused call (429 and 503). */
  retryAfter: number | undefined;
  /** Seconds until this address may have more pages rendered; undefined below its limit. */
  tooOften: number | undefined;
  /** The finished document, bypassing the web streams of a Response. */
  html: string | undefined;
  /** The single session refresh of this request. */
  refreshing: Promise<boolean> | undefined;

  readonly #setup: Setup;
  /** In order of events, so that clearing an ended session does not undo a later sign-in. */
  readonly #cookies: (() => readonly string[])[] = [];
  #client: Client | undefined;

  constructor(visit: Visit, setup: Setup) {
    this.visit = visit;
    this.#setup = setup;
    this.page = { locale: defaultLocale, reader: null, origin: visit.origin };
    if (visit.isForeignPart) return;
    this.token = readCookie(visit.cookieHeader, ACCESS_COOKIE);
    this.refreshToken = readCookie(visit.cookieHeader, REFRESH_COOKIE);
  }

  /** API client of this request's reader, in the page's language at the time of each call. */
  client(): Client {
    if (this.#client) return this.#client;
    const { requestId, ip, userAgent, uncounted, isFetched, isLocal } = this.visit;
    const { token, refreshToken, page } = this;
    const session: ClientSession = this.#setup.client({
      token,
      refreshToken,
      get locale() {
        return page.locale;
      },
      requestId,
      ip,
      userAgent,
      uncounted,
      isFetched,
      isLocal,
      seeing: page.seeing,
      cookie: (name) => this.cookie(name),
    });
    this.#cookies.push(session.cookies);
    return (this.#client = session.client);
  }

  /** A cookie's value, including changes by this request. */
  cookie(name: string): string | undefined {
    const set = this.cookies().findLast((value) => value.startsWith(`${name}=`));
    return readCookie(set ?? this.visit.cookieHeader, name);
  }

  /** Continues with another session, or as a visitor. */
  continueAs(token?: string, refreshToken?: string): void {
    this.token = token;
    this.refreshToken = refreshToken;
    this.#client = undefined;
  }

  /** Continues as a preview: without a reader, and with API calls as the previewed audience. */
  seeAs(seeing: PagePreview): void {
    this.page.reader = null;
    this.page.seeing = seeing;
    this.#client = undefined;
  }

  /** Clears the session's cookies and continues as a visitor. */
  signOut(): void {
    this.continueAs();
    this.page.reader = null;
    this.#cookies.push(clearedSession);
  }

  /** Pages and prices that the operator has set for the start page. */
  get landing(): LandingSettings {
    return this.#setup.landing ?? noLanding;
  }

  /** The name in routes.ts of the route with this pattern. */
  nameOfRoute(pattern: string): string | undefined {
    return this.#setup.routeNames.get(pattern);
  }

  /** Logs an unexpected error of this request, with the address without its query, which may hold secrets. */
  report(error: unknown): void {
    this.#setup.report(error, { requestId: this.visit.requestId, address: this.visit.url.pathname });
  }

  /** Adds a Set-Cookie value to the answer. */
  setCookie(cookie: string): void {
    this.#cookies.push(() => [cookie]);
  }

  /** Adds a Set-Cookie value that stores the reader's navigation; ignored for embedded loads and prefetches. */
  remember(cookie: string): void {
    if (!this.visit.isFetched) this.setCookie(cookie);
  }

  /** All Set-Cookie values of this request, in order. */
  cookies(): string[] {
    return this.#cookies.flatMap((values) => values());
  }
}

/** Context key of the request's scope. */
export const scopeContext = createContext<Scope>();

/** The scope of a request, for loaders and actions. */
export const scopeOf = (context: Readonly<RouterContextProvider>): Scope => context.get(scopeContext);

/** Scope of the current request, for code without React Router's context. */
export const currentScope = new AsyncLocalStorage<Scope>();
