import { AsyncLocalStorage } from 'node:async_hooks';
import type { Client, ClientFactory, ClientSession } from '@m4u/contract/api';
import type { Seeing } from '@m4u/contract/insight/privacy/view.rules';
import type { ShownPage } from '@m4u/contract/insight/tracking/rules';
import { ACCESS_COOKIE, REFRESH_COOKIE } from '@m4u/contract/identity/auth/cookies';
import { createContext, type RouterContextProvider } from 'react-router';
import { clearedSession, readCookie } from '../session/cookies.ts';
import type { Flash } from '../../ui/overlays/Toast.tsx';
import { defaultLocale, type Locale } from '../language/language.ts';

/** The signed-in person, as the frame and the screens need them. */
export interface Reader {
  readonly memberId: string;
  readonly name: string;
  readonly urlMinify: string | null;
  readonly verified: boolean;
  readonly staff: boolean;
  /** Their visits count in the figures of others. */
  readonly counted: boolean;
  /** There are terms that they have not agreed to. */
  readonly termsDue: boolean;
}

/** What every page knows; the root loader answers this very object, so a screen's loader may still change it. */
export interface Page {
  locale: Locale;
  reader: Reader | null;
  /** The reader looks at a page of theirs as others see it, for whom there is no reader then. */
  seeing?: Seeing;
  /** A message that the page before left for this one. */
  flash?: Flash;
  /** The site's public address without a slash at its end. */
  readonly origin: string;
}

/** What the web layer knows of a request before any route runs. */
export interface Visit {
  readonly url: URL;
  /** A whole page is asked for, and not a screen's data by the scripts of the page before. */
  readonly isDocument: boolean;
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
  /** Not to be counted: its sender asks not to be followed, or nobody has come yet. */
  readonly uncounted?: boolean | undefined;
  /** Loaded by a page or ahead of a tap: no person goes there, so that nothing is remembered of it. */
  readonly isFetched?: boolean | undefined;
  /** A page of another site loads this as a part of itself: there, the reader's session counts for nothing. */
  readonly isForeignPart?: boolean | undefined;
  /** Asked for at the machine on which M4U runs. */
  readonly isLocal?: boolean | undefined;
  readonly cookieHeader: string;
  readonly origin: string;
  readonly nonce: string;
}

/** Takes note of an unexpected failure; the request id is what its reader is shown. */
export type Report = (error: unknown, about: { readonly requestId: string; readonly address: string }) => void;

/** What every request of a running web shares. */
export interface Setup {
  readonly client: ClientFactory;
  readonly report: Report;
  /** Names of the routes by pattern. */
  readonly routeNames: ReadonlyMap<string, string>;
}

/** One request from its first byte to its answer: who reads, in which language, through which client. */
export class Scope {
  readonly visit: Visit;
  readonly page: Page;
  token: string | undefined;
  refreshToken: string | undefined;
  /** True once the reader or the address said which language it is to be. */
  languageChosen = false;
  /** Tags under which the page may be kept for other visitors; undefined keeps it out of the page cache. */
  tags: readonly string[] | undefined;
  /** The moment from which a kept page would be out of date, in milliseconds; undefined while nothing on it has a time. */
  until: number | undefined;
  /** Data that only the render of the document has; see `renderedOnServerOnly`. */
  shown: unknown;
  /** What is counted when this screen is shown; undefined on one's own page. */
  seen: ShownPage | undefined;
  /** Seconds until the reader may come again, when a call was refused for now (429 and 503). */
  retryAfter: number | undefined;
  /** Seconds until more is rendered for this address; undefined while it may have more. */
  tooOften: number | undefined;
  /** The finished document, handed past the web streams of a Response. */
  html: string | undefined;
  /** Memory of the one refresh a request may make. */
  refreshing: Promise<boolean> | undefined;

  readonly #setup: Setup;
  /** In the order of what happened, so that signing in after a session ended is not undone by its clearing. */
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

  /** The API on behalf of this request's reader, in the language of the page as it stands at each call. */
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
      cookie: (name) => this.#cookie(name),
    });
    this.#cookies.push(session.cookies);
    return (this.#client = session.client);
  }

  /** A cookie of the reader's, or what this request has made of it by now. */
  #cookie(name: string): string | undefined {
    const set = this.cookies().findLast((value) => value.startsWith(`${name}=`));
    return readCookie(set ?? this.visit.cookieHeader, name);
  }

  /** Goes on with another session, or as a visitor without one. */
  continueAs(token?: string, refreshToken?: string): void {
    this.token = token;
    this.refreshToken = refreshToken;
    this.#client = undefined;
  }

  /** Goes on as somebody else sees a page that the reader manages: as nobody, and through the API as this says. */
  seeAs(seeing: Seeing): void {
    this.page.reader = null;
    this.page.seeing = seeing;
    this.#client = undefined;
  }

  /** Ends the session in the browser and goes on as a visitor. */
  signOut(): void {
    this.continueAs();
    this.page.reader = null;
    this.#cookies.push(clearedSession);
  }

  /** The name in routes.ts of the route with this pattern. */
  nameOfRoute(pattern: string): string | undefined {
    return this.#setup.routeNames.get(pattern);
  }

  /** Takes note of an unexpected failure of this request. Addresses go without their query, which may hold secrets. */
  report(error: unknown): void {
    this.#setup.report(error, { requestId: this.visit.requestId, address: this.visit.url.pathname });
  }

  /** Adds a Set-Cookie value to the answer. */
  setCookie(cookie: string): void {
    this.#cookies.push(() => [cookie]);
  }

  /** Adds a Set-Cookie value by which the browser remembers where its person was; not for what nobody went to. */
  remember(cookie: string): void {
    if (!this.visit.isFetched) this.setCookie(cookie);
  }

  /** Every Set-Cookie value of this request's answer, in the order of what happened. */
  cookies(): string[] {
    return this.#cookies.flatMap((values) => values());
  }
}

/** Where a loader or an action finds its request's scope. */
export const scopeContext = createContext<Scope>();

/** The scope of a request, for loaders and actions. */
export const scopeOf = (context: Readonly<RouterContextProvider>): Scope => context.get(scopeContext);

/** The scope of the request that is being worked on, for what React Router hands no context to. */
export const currentScope = new AsyncLocalStorage<Scope>();
