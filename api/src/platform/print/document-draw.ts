import layoutDocument, { type SafeDocumentNode, type SafeNode } from '@react-pdf/layout';
import renderPages from '@react-pdf/render';
import { Document, type DocumentProps, Font, Image, Link, Page, pdf as mount, Text, View } from '@react-pdf/renderer';
import { type CvNode, type CvStyle, SHEET } from '@m4u/contract/content/cv/layout';
import { createElement as h, type ReactElement } from 'react';
import { childKey, tagPages, type TaggedProps, TaggedPdf } from './document-tags.ts';
import type { PrintedDocument } from './document.ts';
import { fontNames, registerFonts } from './fonts.ts';

type Style = Record<string, string | number>;

/** Styles of a node: its own, and those inherited from its box. */
const nodeStyle = (
  styles: Readonly<Record<string, CvStyle>>,
  names: readonly string[],
  within: ReadonlySet<string>,
): Style => {
  const found = names.flatMap((name) => [styles[name], ...[...within].map((box) => styles[`${box} ${name}`])]);
  const { fontFamily, ...style }: CvStyle = Object.assign({}, ...found);
  return { ...(style as Style), ...(fontFamily && { fontFamily: fontNames[fontFamily] }) };
};

interface Drawing {
  readonly styles: Readonly<Record<string, CvStyle>>;
  readonly photo: Buffer | undefined;
  /** Keys of nodes that are taller than a page, and so must be split. */
  readonly tall: ReadonlySet<string>;
}

const drawNode = (drawing: Drawing, node: CvNode, key: string, within: ReadonlySet<string>): ReactElement | null => {
  const style = nodeStyle(drawing.styles, node.style, within);
  const tags: { key: string } & TaggedProps = { key, tagKey: key };
  if (node.type === 'photo') {
    return drawing.photo ? h(Image, { ...tags, src: drawing.photo, style: { ...style, objectFit: 'cover' } }) : null;
  }
  if (node.type === 'text') {
    const ahead = node.ahead === undefined ? {} : { minPresenceAhead: node.ahead };
    if (node.href === undefined) return h(Text, { ...tags, style, ...ahead }, node.text);
    return h(Link, { ...tags, src: node.href, wrap: false, style: { textDecoration: 'none', ...style } }, node.text);
  }
  const inside = new Set([...within, ...node.style]);
  const children = node.children.map((child, index) => drawNode(drawing, child, childKey(key, index), inside));
  const wholeKey = node.whole === true ? key : undefined;
  const wrap = wholeKey === undefined || drawing.tall.has(wholeKey);
  return h(View, { ...(node.label === undefined ? { key } : tags), wholeKey, style, wrap } as object, ...children);
};

const pageNumber = (word: string) =>
  h(Text, {
    fixed: true,
    style: {
      position: 'absolute',
      right: 34,
      bottom: 18,
      fontSize: 8,
      color: '#50575E',
    },
    render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
      totalPages > 1 ? `${word} ${pageNumber}/${totalPages}` : '',
  });

const drawPages = ({ layout, photo, pageWord }: PrintedDocument, tall: ReadonlySet<string>) => {
  const { fontFamily = 'sans', ...page } = layout.page;
  const drawing = { styles: layout.styles, photo: photo && Buffer.from(photo), tall };
  const strip =
    layout.strip &&
    h(View, {
      fixed: true,
      style: {
        position: 'absolute',
        left: 0,
        top: 0,
        width: layout.strip.width,
        height: SHEET.height,
        backgroundColor: layout.strip.color,
      },
    });
  return h(
    Document,
    null,
    h(
      Page,
      {
        size: 'A4',
        orientation: layout.isLandscape ? 'landscape' : 'portrait',
        style: { ...(page as Style), fontFamily: fontNames[fontFamily] },
      },
      strip,
      ...layout.body.map((node, index) => drawNode(drawing, node, childKey('', index), new Set())),
      pageNumber(pageWord),
    ),
  ) as ReactElement<DocumentProps>;
};

/** Whether a text has less height than its lines: its box was pressed into the page. */
const isPressed = (node: SafeNode): boolean => {
  const lines = ('lines' in node && node.lines) || [];
  const height = lines.reduce((sum, line) => sum + (line.box?.height ?? 0), 0);
  return height > (node.box?.height ?? 0) + 1 || ((node.children ?? []) as SafeNode[]).some(isPressed);
};

/** Keys of nodes that are kept whole and do not fit on a page. */
const findTall = (node: SafeNode): string[] => {
  const { wholeKey, wrap } = (node.props ?? {}) as { wholeKey?: string; wrap?: boolean };
  if (wholeKey !== undefined && wrap === false && isPressed(node)) return [wholeKey];
  return ((node.children ?? []) as SafeNode[]).flatMap(findTall);
};

// The types of the package leave the fonts out.
const layoutWithFonts = layoutDocument as unknown as (node: unknown, fonts: unknown) => Promise<SafeDocumentNode>;

/** Lays out pages. What is kept whole and does not fit on a page would be cut off, so it is split then. */
const layOut = async (document: PrintedDocument, tall: ReadonlySet<string>): Promise<SafeDocumentNode> => {
  const pages = await layoutWithFonts(mount(drawPages(document, tall)).container.document, Font);
  const found = pages.children.flatMap((page) => findTall(page as unknown as SafeNode));
  return found.length === 0 ? pages : layOut(document, new Set([...tall, ...found]));
};

/** Draws a document on as many pages as needed, tagged for screen readers. */
export const drawDocument = async (document: PrintedDocument): Promise<Buffer> => {
  registerFonts();
  const { title, author, language, layout } = document;
  const pdf = new TaggedPdf({
    autoFirstPage: false,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: language,
    info: { Title: title, Author: author, Creator: 'M4U', Producer: 'M4U' },
  } as unknown as PDFKit.PDFDocumentOptions);
  const pages = tagPages(pdf, await layOut(document, new Set()), layout.body);
  renderPages(pdf as unknown as Parameters<typeof renderPages>[0], pages);
  return Buffer.concat(await Array.fromAsync(pdf as AsyncIterable<Buffer>));
};
