import { KeptPage, type FinishedPage } from './kept-page.server.ts';

/** Milliseconds that a page is kept when nothing it shows changes: relative times and dated content go on. */
export const KEPT_FOR = 5 * 60 * 1000;

/** A running render; it is finished exactly once. */
export interface Ticket {
  readonly key: string;
  readonly started: number;
  readonly outcome: Promise<KeptPage | undefined>;
  readonly settle: (page: KeptPage | undefined) => void;
}

/** Limits of a page cache. */
export interface PageCacheOptions {
  /** Maximum bytes of all pages; least recently used ones are dropped first. */
  readonly maximumBytes: number;
  /** Maximum age of a page in milliseconds. */
  readonly lifetime: number;
  /** Clock in milliseconds. */
  readonly now?: () => number;
}

/**
 * Cache of pages for visitors without a session, by address and language, tagged with the rows they show. A render that
 * began before one of its tags was cleared is never stored, and never shared with later requests.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #now: () => number;
  readonly #pages = new Map<string, KeptPage>();
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #underWay = new Map<string, Ticket>();
  readonly #tickets = new Set<Ticket>();
  readonly #clearedAt = new Map<string, number>();
  #bytes = 0;
  /** Counts renders and clears, so that their order is certain; not a time. */
  #tick = 0;
  /**
   * Tick of the last clear of any tag. The tags of a running render are not known yet, so none that began before it is
   * shared.
   */
  #lastClear = 0;
  #allClearedAt = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** Returns the page of a key, unless it has expired. */
  get(key: string): KeptPage | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    if (page.expires <= this.#now()) {
      this.#drop(key);
      return undefined;
    }
    // Reinsert as the most recently used: a Map keeps insertion order.
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  /** Returns the result of a running render of the same page; undefined when none can be shared. */
  join(key: string): Promise<KeptPage | undefined> | undefined {
    const ticket = this.#underWay.get(key);
    return ticket && ticket.started > this.#lastClear ? ticket.outcome : undefined;
  }

  /** Starts a render; call before anything is read. */
  begin(key: string): Ticket {
    const { promise, resolve } = Promise.withResolvers<KeptPage | undefined>();
    const ticket: Ticket = { key, started: ++this.#tick, outcome: promise, settle: resolve };
    this.#underWay.set(key, ticket);
    this.#tickets.add(ticket);
    return ticket;
  }

  /** Finishes a render: stores its page if allowed, and if no tag was cleared and nothing on it has ended meanwhile. */
  finish(ticket: Ticket, page?: FinishedPage): KeptPage | undefined {
    this.#tickets.delete(ticket);
    if (this.#underWay.get(ticket.key) === ticket) this.#underWay.delete(ticket.key);
    const keptPage = page && this.#isCurrent(ticket, page) ? this.#keep(ticket.key, page) : undefined;
    ticket.settle(keptPage);
    this.#forgetOldClears();
    return keptPage;
  }

  /** Drops all pages with one of these tags; call after the commit and before the change is acknowledged. */
  clear(tags: readonly string[]): void {
    this.#lastClear = ++this.#tick;
    for (const tag of tags) {
      if (this.#tickets.size > 0) this.#clearedAt.set(tag, this.#tick);
      for (const key of this.#keysByTag.get(tag) ?? []) this.#drop(key);
    }
  }

  /** Drops every page. */
  clearAll(): void {
    this.#lastClear = this.#allClearedAt = ++this.#tick;
    for (const key of this.#pages.keys()) this.#drop(key);
  }

  /** Number of pages and their bytes. */
  get size(): { readonly pages: number; readonly bytes: number } {
    return { pages: this.#pages.size, bytes: this.#bytes };
  }

  #isCurrent(ticket: Ticket, { tags, until = Infinity }: FinishedPage): boolean {
    if (until <= this.#now()) return false;
    return ticket.started > this.#allClearedAt && tags.every((tag) => (this.#clearedAt.get(tag) ?? 0) < ticket.started);
  }

  #keep(key: string, page: FinishedPage): KeptPage {
    this.#drop(key);
    const expires = Math.min(this.#now() + this.#options.lifetime, page.until ?? Infinity);
    const keptPage = new KeptPage(page, expires, (grown, bytes) => {
      // A page that was dropped during its compression no longer counts.
      if (this.#pages.get(key) === grown) this.#grow(bytes);
    });
    this.#pages.set(key, keptPage);
    for (const tag of page.tags) this.#keysOf(tag).add(key);
    this.#grow(keptPage.size);
    return keptPage;
  }

  #keysOf(tag: string): Set<string> {
    const keys = this.#keysByTag.get(tag) ?? new Set();
    this.#keysByTag.set(tag, keys);
    return keys;
  }

  #drop(key: string): void {
    const keptPage = this.#pages.get(key);
    if (!keptPage) return;
    this.#pages.delete(key);
    this.#bytes -= keptPage.size;
    for (const tag of keptPage.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }

  #grow(bytes: number): void {
    this.#bytes += bytes;
    for (const key of this.#pages.keys()) {
      if (this.#bytes <= this.#options.maximumBytes) return;
      this.#drop(key);
    }
  }

  /** Forgets clears that are older than every running render. */
  #forgetOldClears(): void {
    if (this.#tickets.size === 0) return this.#clearedAt.clear();
    if (this.#clearedAt.size < 1000) return;
    const oldest = Math.min(...[...this.#tickets].map((ticket) => ticket.started));
    for (const [tag, tick] of this.#clearedAt) if (tick < oldest) this.#clearedAt.delete(tag);
  }
}
