import { Document, Image, Link, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { type CvNode, type CvStyle, SHEET } from '@m4u/contract/content/cv/layout';
import { createElement as h, type ReactElement } from 'react';
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
}

const drawNode = (drawing: Drawing, node: CvNode, key: number, within: ReadonlySet<string>): ReactElement | null => {
  const style = nodeStyle(drawing.styles, node.style, within);
  if (node.type === 'photo') {
    return drawing.photo ? h(Image, { key, src: drawing.photo, style: { ...style, objectFit: 'cover' } }) : null;
  }
  if (node.type === 'text') {
    const ahead = node.ahead === undefined ? {} : { minPresenceAhead: node.ahead };
    if (node.href === undefined) return h(Text, { key, style, ...ahead }, node.text);
    return h(Link, { key, src: node.href, style: { textDecoration: 'none', ...style } }, node.text);
  }
  const inside = new Set([...within, ...node.style]);
  const children = node.children.map((child, index) => drawNode(drawing, child, index, inside));
  return h(View, { key, style, wrap: node.whole !== true }, ...children);
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

/** Draws a document on as many pages as needed. */
export const drawDocument = (document: PrintedDocument): Promise<Buffer> => {
  registerFonts();
  const { title, author, language, layout, photo } = document;
  const { fontFamily = 'sans', ...page } = layout.page;
  const drawing = { styles: layout.styles, photo: photo && Buffer.from(photo) };
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
  return renderToBuffer(
    h(
      Document,
      { title, author, language, creator: 'M4U', producer: 'M4U' },
      h(
        Page,
        { size: 'A4', style: { ...(page as Style), fontFamily: fontNames[fontFamily] } },
        strip,
        ...layout.body.map((node, index) => drawNode(drawing, node, index, new Set())),
        pageNumber(document.pageWord),
      ),
    ),
  );
};
