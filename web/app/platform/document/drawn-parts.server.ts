import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Scope } from '../request/scope.server.ts';
import type { ServerShown } from './static-part.tsx';

/** A part that was drawn. */
interface Drawing {
  readonly html: string;
  /** Time in milliseconds. */
  readonly expires: number;
}

/** Limits of {@link DrawnParts}. */
interface DrawnPartsOptions {
  /** Maximum characters of all parts; those that were drawn first are dropped first. */
  readonly maximumCharacters: number;
  /** Maximum age of a part in milliseconds. */
  readonly lifetime: number;
}

/** Parts of pages as HTML, by everything that they show. So nothing has to be cleared: other content has another key. */
export class DrawnParts {
  readonly #options: DrawnPartsOptions;
  readonly #drawings = new Map<string, Drawing>();
  #characters = 0;

  constructor(options: DrawnPartsOptions) {
    this.#options = options;
  }

  /** Returns the part of a key, or draws and keeps it until a time (ms) at which it is outdated. */
  draw(key: string, make: () => string, until: number): string {
    const now = Date.now();
    const found = this.#drawings.get(key);
    if (found && found.expires > now) return found.html;
    this.#drop(key);
    const html = make();
    this.#drawings.set(key, { html, expires: Math.min(until, now + this.#options.lifetime) });
    this.#characters += html.length;
    for (const oldest of this.#drawings.keys()) {
      if (this.#characters <= this.#options.maximumCharacters) break;
      this.#drop(oldest);
    }
    return html;
  }

  #drop(key: string): void {
    this.#characters -= this.#drawings.get(key)?.html.length ?? 0;
    this.#drawings.delete(key);
  }
}

/** As old as kept pages at most. */
const parts = new DrawnParts({ maximumCharacters: 4 * 1024 * 1024, lifetime: 5 * 60 * 1000 });

/**
 * How static parts of a page are drawn for a signed-in reader: once for the same data, language and address. A part is
 * rendered by itself, so it cannot show anything of the reader; whether they may see the data was decided when it was
 * read, for them. Undefined for visitors, whose pages are kept whole, and for previews.
 */
export const drawOnceFor = ({ page, visit, serverOnlyData, until }: Scope): ServerShown['drawOnce'] => {
  if (!page.reader || page.seeing || serverOnlyData === undefined) return undefined;
  const location = visit.url.pathname + visit.url.search;
  const content = createHash('sha256')
    .update(JSON.stringify([serverOnlyData, page.locale, location]))
    .digest('base64url');
  return (part, make) =>
    parts.draw(
      `${content} ${part}`,
      () => renderToString(createElement(StaticRouter, { location }, make())),
      until ?? Infinity,
    );
};
