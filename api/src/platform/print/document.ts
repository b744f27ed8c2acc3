import { createHash } from 'node:crypto';
import { HOUR, SECOND } from '@m4u/contract/durations';
import type { CvLayout, CvNode } from '@m4u/contract/content/cv/layout';
import { AppError } from '../errors.ts';
import { keepFiles } from '../kept.ts';
import { drawInThread, type Printing } from './thread.ts';

/** A document of texts and boxes on sheets of A4, and what stands beside its text. */
export interface PrintedDocument {
  readonly title: string;
  readonly author: string;
  /** Of its text: `vi`, `en`. */
  readonly language: string;
  /** Before the number of a page. */
  readonly pageWord: string;
  readonly layout: CvLayout;
  /** JPEG. */
  readonly photo: Uint8Array | undefined;
}

/** An order to print a document for a reader, with the limit that is counted when it is drawn. */
export interface DocumentOrder extends Omit<Printing, 'size'> {
  /** Runs before the document is drawn, not where it is kept. Errors: its own. */
  readonly count: () => Promise<void>;
}

const composed = (text: string): string => text.normalize('NFC');

/** What is not in NFC prints its marks beside its letters. */
const composedNode = (node: CvNode): CvNode => {
  if (node.type === 'text') return { ...node, text: composed(node.text) };
  return node.type === 'box' ? { ...node, children: node.children.map(composedNode) } : node;
};

const prepared = ({ layout, ...document }: PrintedDocument): PrintedDocument => ({
  ...document,
  title: composed(document.title),
  author: composed(document.author),
  layout: { ...layout, body: layout.body.map(composedNode) },
});

const keep = keepFiles({ bytes: 32 * 2 ** 20, age: HOUR });

/** What took too long, by its hash, until when (ms): nobody waits for it again meanwhile. */
const tooLong = new Map<string, number>();
const MOST_TOO_LONG = 1_000;

const refuseTooLong = (key: string): void => {
  const rest = (tooLong.get(key) ?? 0) - performance.now();
  if (rest > 0) throw new AppError('print-too-long', { retryAfter: Math.ceil(rest / SECOND) });
  tooLong.delete(key);
};

const rememberTooLong = (key: string, error: unknown): void => {
  if (!(error instanceof AppError) || error.code !== 'print-too-long') return;
  tooLong.set(key, performance.now() + (error.details.retryAfter ?? 0) * SECOND);
  const [oldest] = tooLong.keys();
  if (tooLong.size > MOST_TOO_LONG && oldest !== undefined) tooLong.delete(oldest);
};

/**
 * A PDF of a layout: A4, its text can be selected and searched, pages are numbered. It is kept in memory by all that it
 * shows, so that a change is another document; the caller has been found to see all of it. Errors: unavailable,
 * rate-limited, print-too-long, those of counting.
 */
export const printDocument = async (
  document: PrintedDocument,
  { count, ...printing }: DocumentOrder,
): Promise<Uint8Array> => {
  const { photo, ...shown } = prepared(document);
  const text = JSON.stringify(shown);
  const key = createHash('sha256')
    .update(text)
    .update(photo ?? '')
    .digest('hex');
  refuseTooLong(key);
  return keep(key, `${printing.class} ${printing.by}`, async () => {
    await count();
    const thread = new URL('./document-worker.ts', import.meta.url);
    return drawInThread(thread, { ...printing, size: text.length }, { ...shown, photo }).catch((error: unknown) => {
      rememberTooLong(key, error);
      throw error;
    });
  });
};
