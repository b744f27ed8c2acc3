import type { CvLayout, CvNode } from '@m4u/contract/content/cv.layout';
import { drawInThread } from './thread.ts';

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

const composed = (text: string): string => text.normalize('NFC');

/** What is not in NFC prints its marks beside its letters. */
const composedNode = (node: CvNode): CvNode => {
  if (node.type === 'text') return { ...node, text: composed(node.text) };
  return node.type === 'box' ? { ...node, children: node.children.map(composedNode) } : node;
};

/** A PDF of a layout: A4, its text can be selected and searched, pages are numbered. Errors: unavailable. */
export const printDocument = ({ layout, ...document }: PrintedDocument): Promise<Uint8Array> =>
  drawInThread(new URL('./document-worker.ts', import.meta.url), {
    ...document,
    title: composed(document.title),
    author: composed(document.author),
    layout: { ...layout, body: layout.body.map(composedNode) },
  } satisfies PrintedDocument);
