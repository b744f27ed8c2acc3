import { KeptPage, type FinishedPage } from './kept-page.server.ts';

/** A render under way; it is finished exactly once. */
export interface Ticket {
  readonly key: string;
  readonly started: number;
  readonly outcome: Promise<KeptPage | undefined>;
  readonly settle: (page: KeptPage | undefined) => void;
}

/** Limits of a page cache. */
export interface PageCacheOptions {
  /** Bytes of all kept pages together; the least recently read go first. */
  readonly maximumBytes: number;
  /** Milliseconds after which a page is rendered afresh even when nothing was cleared. */
  readonly lifetime: number;
  /** The present, in milliseconds. */
  readonly now?: () => number;
}

/**
 * Pages for visitors without a session, by address and language, tagged by the rows they show.
 * A render that began before one of its tags was cleared is never kept, and never given to a request that came after.
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
  #tick = 0;
  #lastClear = 0;
  #allClearedAt = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** The page kept under a key, unless it is out of date. */
  get(key: string): KeptPage | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    if (page.expires <= this.#now()) {
      this.#drop(key);
      return undefined;
    }
    // Read last, dropped last: a Map keeps the order of insertion.
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  /** What a render of the same page that is under way will come to; undefined when there is none to share. */
  join(key: string): Promise<KeptPage | undefined> | undefined {
    const ticket = this.#underWay.get(key);
    return ticket && ticket.started > this.#lastClear ? ticket.outcome : undefined;
  }

  /** Marks the beginning of a render, before it reads anything. */
  begin(key: string): Ticket {
    const { promise, resolve } = Promise.withResolvers<KeptPage | undefined>();
    const ticket: Ticket = { key, started: ++this.#tick, outcome: promise, settle: resolve };
    this.#underWay.set(key, ticket);
    this.#tickets.add(ticket);
    return ticket;
  }

  /** Ends a render: keeps its page if it may be kept and nothing it shows was cleared or has ended meanwhile. */
  finish(ticket: Ticket, page?: FinishedPage): KeptPage | undefined {
    this.#tickets.delete(ticket);
    if (this.#underWay.get(ticket.key) === ticket) this.#underWay.delete(ticket.key);
    const kept = page && this.#isCurrent(ticket, page) ? this.#keep(ticket.key, page) : undefined;
    ticket.settle(kept);
    this.#forgetOldClears();
    return kept;
  }

  /** Drops every page that shows one of these; to be called after the change is committed, before it is acknowledged. */
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

  /** How many pages are kept, and their bytes. */
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
    const kept = new KeptPage(page, expires, (grown, bytes) => {
      // A page may be dropped while it is being compressed; then its bytes count no more.
      if (this.#pages.get(key) === grown) this.#grow(bytes);
    });
    this.#pages.set(key, kept);
    for (const tag of page.tags) this.#keysOf(tag).add(key);
    this.#grow(kept.size);
    return kept;
  }

  #keysOf(tag: string): Set<string> {
    const keys = this.#keysByTag.get(tag) ?? new Set();
    this.#keysByTag.set(tag, keys);
    return keys;
  }

  #drop(key: string): void {
    const kept = this.#pages.get(key);
    if (!kept) return;
    this.#pages.delete(key);
    this.#bytes -= kept.size;
    for (const tag of kept.tags) {
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

  /** What was cleared before every render under way began concerns none of them. */
  #forgetOldClears(): void {
    if (this.#tickets.size === 0) return this.#clearedAt.clear();
    if (this.#clearedAt.size < 1000) return;
    const oldest = Math.min(...[...this.#tickets].map((ticket) => ticket.started));
    for (const [tag, tick] of this.#clearedAt) if (tick < oldest) this.#clearedAt.delete(tag);
  }
}
