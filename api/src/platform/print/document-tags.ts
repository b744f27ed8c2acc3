/** Structure of a printed document, which screen readers follow: its tags (PDF/UA-1, docs/decisions/0112). */
import type { CvNode, CvRole } from '@m4u/contract/content/cv/layout';
import type { SafeDocumentNode, SafeNode } from '@react-pdf/layout';
import PdfKit from 'pdfkit';

/** Left, top, right and bottom edge on its page, in points. */
type Edges = [left: number, top: number, right: number, bottom: number];
type Element = ReturnType<PDFKit.PDFDocument['struct']> & { readonly dictionary: { readonly data: { S: string } } };

/** Key of the element of a node: its place in the document. */
export const childKey = (key: string, index: number): string => `${key}.${index}`;

/** Property of drawn nodes: the key of their element. */
export interface TaggedProps {
  readonly tagKey?: string;
}

const TAGS: Readonly<Record<CvRole, string>> = {
  header: 'Div',
  section: 'Sect',
  h1: 'H1',
  h2: 'H2',
  h3: 'H3',
  p: 'P',
  ul: 'L',
  li: 'LI',
  marker: 'Lbl',
};

/** A PDF whose links belong to the element that is being drawn. */
export class TaggedPdf extends PdfKit {
  /** Element of the link that is being drawn, and its text. */
  linked: { readonly element: Element; readonly text: string } | null = null;

  override link(...[x, y, width, height, url, options]: Parameters<PDFKit.PDFDocument['link']>): this {
    // pdfkit writes a string object as text, and a plain string as a name.
    const tags = this.linked && { structParent: this.linked.element, Contents: new String(this.linked.text) };
    return super.link(x, y, width, height, url, { ...options, ...tags } as typeof options);
  }
}

/** Builds the elements of all drawn nodes in reading order. */
const buildElements = (
  pdf: TaggedPdf,
  body: readonly CvNode[],
  drawn: ReadonlyMap<string, Edges>,
): ReadonlyMap<string, Element> => {
  const elements = new Map<string, Element>();
  const add = (parent: Element, tag: string, options: object = {}): Element => {
    const element = pdf.struct(tag, options) as Element;
    parent.add(element);
    return element;
  };

  const visit = (node: CvNode, key: string, parent: Element, isInItem: boolean): void => {
    if (node.type === 'photo' || (node.type === 'box' && node.label !== undefined)) {
      const bbox = drawn.get(key);
      if (bbox) elements.set(key, add(parent, 'Figure', { alt: node.label, bbox }));
      return;
    }
    if (node.type === 'text') {
      const tag = node.role ? TAGS[node.role] : isInItem ? 'Span' : 'P';
      if (node.href === undefined) elements.set(key, add(parent, tag));
      else elements.set(key, add(isInItem ? parent : add(parent, 'P'), 'Link'));
      return;
    }
    if (node.role === 'li') {
      const item = add(parent, 'LI');
      const isMarker = (child: CvNode) => child.type === 'text' && child.role === 'marker';
      node.children.forEach((child, index) => isMarker(child) && visit(child, childKey(key, index), item, true));
      const content = add(item, 'LBody');
      node.children.forEach((child, index) => isMarker(child) || visit(child, childKey(key, index), content, true));
      return;
    }
    const element = node.role ? add(parent, TAGS[node.role]) : parent;
    node.children.forEach((child, index) => visit(child, childKey(key, index), element, isInItem));
  };

  const root = pdf.struct('Document') as Element;
  pdf.addStructure(root);
  body.forEach((node, index) => visit(node, childKey('', index), root, false));
  return elements;
};

/** A node of which only side effects are drawn. */
const marker = (paint: () => void): SafeNode =>
  ({
    type: 'CANVAS',
    box: { top: 0, left: 0, width: 1, height: 1 },
    style: {},
    props: { paint },
    children: [],
  }) as unknown as SafeNode;

const EDGES = ['Top', 'Right', 'Bottom', 'Left'].map((side) => `border${side}Width`);

const hasDecoration = ({ style, box }: SafeNode): boolean =>
  Boolean((style as Record<string, unknown>)['backgroundColor']) ||
  EDGES.some((edge) => (box as unknown as Record<string, number> | undefined)?.[edge]);

/** Background and borders of a node, and the node without them. */
const separateDecoration = (node: SafeNode): { readonly decoration: SafeNode; readonly rest: SafeNode } => {
  const box = { ...node.box, ...Object.fromEntries(EDGES.map((edge) => [edge, 0])) };
  return {
    decoration: { ...node, type: 'VIEW', props: {}, children: [] } as unknown as SafeNode,
    rest: { ...node, box, style: { ...node.style, backgroundColor: undefined } } as unknown as SafeNode,
  };
};

const textOf = (node: SafeNode): string =>
  'value' in node ? String(node.value) : ((node.children ?? []) as SafeNode[]).map(textOf).join('');

/**
 * Puts marks around the content of laid out pages: each text, link and figure belongs to the element of its node, also
 * where it goes on on the next page, and all else is an ornament. The reading order is that of `body`, whatever the
 * order on the pages.
 */
export const tagPages = (pdf: TaggedPdf, layout: SafeDocumentNode, body: readonly CvNode[]): SafeDocumentNode => {
  const drawn = new Map<string, Edges>();
  let elements: ReadonlyMap<string, Element> | undefined;

  const asOrnament = (node: SafeNode, type: 'Layout' | 'Pagination' = 'Layout'): SafeNode[] => [
    marker(() => pdf.markContent('Artifact', { type })),
    node,
    marker(() => pdf.endMarkedContent()),
  ];

  const asElement = (node: SafeNode, key: string): SafeNode[] => {
    const open = (): void => {
      // The size of a figure is told by the height of a page, so elements are made when the first one is there.
      elements ??= buildElements(pdf, body, drawn);
      const element = elements.get(key);
      if (!element) throw new Error(`no element for ${key}`);
      element.add(pdf.markStructureContent(element.dictionary.data.S));
      if (node.type === 'LINK') pdf.linked = { element, text: textOf(node) };
    };
    const close = (): void => {
      pdf.endMarkedContent();
      // A link is written while its page is the current one, to which it refers.
      pdf.linked?.element.end();
      pdf.linked = null;
    };
    return [marker(open), node, marker(close)];
  };

  const tag = (node: SafeNode, left: number, top: number): SafeNode[] => {
    const { tagKey, fixed } = node.props as TaggedProps & { fixed?: boolean };
    if (fixed === true) return asOrnament(node, 'Pagination');
    const { left: across = 0, top: down = 0, width = 0, height = 0 } = node.box ?? {};
    const [x, y] = [left + across, top + down];
    if (tagKey !== undefined) drawn.set(tagKey, [x, y, x + width, y + height]);
    if (node.type === 'IMAGE' && tagKey !== undefined) return asElement(node, tagKey);
    const { decoration, rest } = separateDecoration(node);
    const ornament = hasDecoration(node) ? asOrnament(decoration) : [];
    if (node.type !== 'VIEW') return [...ornament, ...(tagKey === undefined ? [rest] : asElement(rest, tagKey))];
    if (tagKey !== undefined) return asElement(node, tagKey);
    const children = ((node.children ?? []) as SafeNode[]).flatMap((child) => tag(child, x, y));
    return [...ornament, { ...rest, children } as SafeNode];
  };

  const pages = layout.children.map((page) => {
    const { decoration, rest } = separateDecoration(page);
    const children = (page.children as SafeNode[]).flatMap((child) => tag(child, 0, 0));
    const ornament = hasDecoration(page) ? asOrnament(decoration) : [];
    return { ...rest, children: [...ornament, ...children] };
  });
  return { ...layout, children: pages } as unknown as SafeDocumentNode;
};
