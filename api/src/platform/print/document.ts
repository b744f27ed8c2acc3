import { createHash } from 'node:crypto';
import { HOUR, SECOND } from '@m4u/contract/durations';
import type { CvLayout, CvNode } from '@m4u/contract/content/cv/layout';
import { AppError } from '../errors.ts';
import { createFileCache } from '../kept.ts';
import { drawInThread, type Printing } from './thread.ts';

/** A document of texts and boxes on A4 pages, with its metadata. */
export interface PrintedDocument {
  readonly title: string;
  readonly author: string;
  /** Language of the text: `vi`, `en`. */
  readonly language: string;
  /** Word before page numbers. */
  readonly pageWord: string;
  readonly layout: CvLayout;
  /** JPEG. */
  readonly photo: Uint8Array | undefined;
}

/** A print request with the limit to count when the document is drawn. */
export interface DocumentOrder extends Omit<Printing, 'size'> {
  /** Runs before the document is drawn; not when it is cached. Errors: its own. */
  readonly count: () => Promise<void>;
}

const toNfc = (text: string): string => text.normalize('NFC');

/** Normalises texts to NFC: otherwise marks print beside their letters. */
const normalizeNode = (node: CvNode): CvNode => {
  if (node.type === 'text') return { ...node, text: toNfc(node.text) };
  return node.type === 'box' ? { ...node, children: node.children.map(normalizeNode) } : node;
};

const normalizeDocument = ({ layout, ...document }: PrintedDocument): PrintedDocument => ({
  ...document,
  title: toNfc(document.title),
  author: toNfc(document.author),
  layout: { ...layout, body: layout.body.map(normalizeNode) },
});

const documentCache = createFileCache({ bytes: 32 * 2 ** 20, age: HOUR });

/** Documents that took too long, by hash, with the time (ms) until which they are refused. */
const tooLong = new Map<string, number>();
const MOST_TOO_LONG = 1_000;

const refuseTooLong = (key: string): void => {
  const remainingTime = (tooLong.get(key) ?? 0) - performance.now();
  if (remainingTime > 0) throw new AppError('print-too-long', { retryAfter: Math.ceil(remainingTime / SECOND) });
  tooLong.delete(key);
};

const rememberTooLong = (key: string, error: unknown): void => {
  if (!(error instanceof AppError) || error.code !== 'print-too-long') return;
  tooLong.set(key, performance.now() + (error.details.retryAfter ?? 0) * SECOND);
  const [oldest] = tooLong.keys();
  if (tooLong.size > MOST_TOO_LONG && oldest !== undefined) tooLong.delete(oldest);
};

/**
 * Creates a PDF of a layout: A4, selectable and searchable text, numbered pages. Cached in memory by all its content,
 * so that a change is another document; the caller must have checked access to all of it. Errors: unavailable,
 * rate-limited, print-too-long, those of counting.
 */
export const printDocument = async (
  document: PrintedDocument,
  { count, ...printing }: DocumentOrder,
): Promise<Uint8Array> => {
  const { photo, ...shown } = normalizeDocument(document);
  const text = JSON.stringify(shown);
  const key = createHash('sha256')
    .update(text)
    .update(photo ?? '')
    .digest('hex');
  refuseTooLong(key);
  return documentCache(key, `${printing.class} ${printing.by}`, async () => {
    await count();
    const thread = new URL('./document-worker.ts', import.meta.url);
    return drawInThread(thread, { ...printing, size: text.length }, { ...shown, photo }).catch((error: unknown) => {
      rememberTooLong(key, error);
      throw error;
    });
  });
};
