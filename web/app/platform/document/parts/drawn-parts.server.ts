import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { KEPT_FOR } from '../../cache/page-cache.server.ts';
import type { Scope } from '../../request/scope.server.ts';
import type { ServerShown } from './static-part.tsx';

/** A part that was drawn. */
interface Drawing {
  readonly html: string;
  /** Time in milliseconds. */
  readonly expires: number;
}

/** Limits of {@link DrawnParts}. */
interface DrawnPartsOptions {
  /** Maximum characters of all parts and their keys; those that were drawn first are dropped first. */
  readonly maximumCharacters: number;
  /** Maximum age of a part in milliseconds. */
  readonly lifetime: number;
}

/**
 * Parts of pages as HTML. The key contains everything that a part shows, so changed content has a new key and nothing
 * must be cleared.
 */
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
    this.#characters += key.length + html.length;
    for (const oldest of this.#drawings.keys()) {
      if (this.#characters <= this.#options.maximumCharacters) break;
      this.#drop(oldest);
    }
    return html;
  }

  #drop(key: string): void {
    const found = this.#drawings.get(key);
    if (!found) return;
    this.#characters -= key.length + found.html.length;
    this.#drawings.delete(key);
  }
}

/** 8 MiB at most, since Vietnamese takes two bytes a character. */
const parts = new DrawnParts({ maximumCharacters: 4 * 1024 * 1024, lifetime: KEPT_FOR });

/**
 * How static parts of a page are drawn for a signed-in reader: once for the same data, language and path. A part is
 * rendered by itself, so it cannot show anything of the reader; whether they may see the data was decided when it was
 * read, for them. Undefined for visitors, whose pages are kept whole, for previews, and in development, where components
 * change.
 */
export const drawOnceFor = ({ page, visit, serverOnlyData, until }: Scope): ServerShown['drawOnce'] => {
  if (import.meta.env.DEV || !page.reader || page.seeing || serverOnlyData === undefined) return undefined;
  const location = visit.url.pathname;
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
