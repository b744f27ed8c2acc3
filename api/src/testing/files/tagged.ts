import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { readContent, readFonts } from './printed.ts';

/** An element of the structure of a PDF. */
export interface TaggedElement {
  readonly tag: string;
  readonly alt: string | undefined;
  /** Text of the element itself, without that of its children. */
  readonly text: string;
  /** Indexes of the pages with content of the element itself. */
  readonly pages: readonly number[];
  /** Text alternatives of the links that belong to the element. */
  readonly links: readonly string[];
  readonly children: readonly TaggedElement[];
}

/** The structure of a PDF that screen readers use. */
export interface TaggedPdf {
  readonly isMarked: boolean;
  readonly language: string | undefined;
  readonly title: string | undefined;
  readonly showsTitle: boolean;
  readonly metadata: string;
  readonly root: TaggedElement;
  /** Operators that draw outside of all marks, and marks within marks. */
  readonly faults: readonly string[];
  /** Links that belong to no element, by page. */
  readonly looseLinks: number;
  /** Whether every mark is in the tree of parents, as its own element. */
  readonly hasParents: boolean;
}

const textOf = (value: unknown): string | undefined =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;

interface Marked {
  readonly texts: Map<number, string>;
  readonly faults: string[];
}

/** Reads the texts of a page by their marks. */
const readMarks = (content: string, fonts: ReturnType<typeof readFonts>): Marked => {
  const marked: Marked = { texts: new Map(), faults: [] };
  let letters: ReadonlyMap<string, string> | undefined;
  let mark: number | 'ornament' | null = null;
  const lines = content.replaceAll(/<<([^<>]*)>> BDC/g, (_, dict: string) => `<<${dict.replaceAll(/\s+/g, ' ')}>> BDC`);
  for (const line of lines.split('\n')) {
    const [, tag, id] = /^\/(\w+) (?:BMC|<<[^>]*?(?:\/MCID (\d+)[^>]*)?>> BDC)$/.exec(line) ?? [];
    if (tag !== undefined) {
      if (mark !== null) marked.faults.push(`mark within a mark: ${line}`);
      mark = tag === 'Artifact' ? 'ornament' : Number(id);
      if (typeof mark === 'number') marked.texts.set(mark, '');
    }
    if (line === 'EMC') mark = null;
    const [, font] = /^\/(F\d+) [\d.]+ Tf/.exec(line) ?? [];
    if (font !== undefined) letters = fonts.get(font);
    if (mark === null && /(?:^|\s)(?:TJ|Tj|f\*?|S|s|B\*?|Do|sh)$/.test(line)) marked.faults.push(`untagged: ${line}`);
    const [, set] = /^\[(.*)\] TJ$/.exec(line) ?? [];
    if (set === undefined || typeof mark !== 'number') continue;
    const words = [...set.matchAll(/<([0-9a-f]+)>/g)]
      .flatMap(([, run = '']) => run.match(/.{4}/g) ?? [])
      .map((glyph) => letters?.get(glyph) ?? '\uFFFD');
    marked.texts.set(mark, `${marked.texts.get(mark)}${words.join('')}`);
  }
  return marked;
};

/** Reads the structure of a tagged PDF. */
export const readTagged = async (bytes: Uint8Array): Promise<TaggedPdf> => {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const { catalog, context } = document;
  const pages = document.getPages();
  const marks = pages.map((page) => readMarks(readContent(page), readFonts(page)));
  const pageIndex = (ref: unknown) => pages.findIndex((page) => page.ref === ref);
  const structure = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  const used = new Set<string>();

  const readElement = (dict: PDFDict): TaggedElement => {
    const own = {
      texts: [] as string[],
      pages: new Set<number>(),
      links: [] as string[],
      children: [] as TaggedElement[],
    };
    const addMark = (page: number, id: number): void => {
      used.add(`${page} ${id}`);
      own.texts.push(marks[page]?.texts.get(id) ?? '\uFFFD');
      own.pages.add(page);
    };
    const kids = dict.lookup(PDFName.of('K'));
    for (const [index] of (kids instanceof PDFArray ? kids.asArray() : []).entries()) {
      const kid = (kids as PDFArray).lookup(index);
      if (kid instanceof PDFNumber) addMark(pageIndex(dict.get(PDFName.of('Pg'))), kid.asNumber());
      if (!(kid instanceof PDFDict)) continue;
      const type = kid.get(PDFName.of('Type'));
      if (type === PDFName.of('MCR'))
        addMark(pageIndex(kid.get(PDFName.of('Pg'))), kid.lookup(PDFName.of('MCID'), PDFNumber).asNumber());
      else if (type === PDFName.of('OBJR'))
        own.links.push(textOf(kid.lookup(PDFName.of('Obj'), PDFDict).lookup(PDFName.of('Contents'))) ?? '');
      else own.children.push(readElement(kid));
    }
    return {
      tag: dict.lookup(PDFName.of('S'), PDFName).decodeText(),
      alt: textOf(dict.lookup(PDFName.of('Alt'))),
      text: own.texts.join(' ').replaceAll(/\s+/g, ' ').trim(),
      pages: [...own.pages],
      links: own.links,
      children: own.children,
    };
  };

  const [root] = structure.lookup(PDFName.of('K'), PDFArray).asArray();
  if (!(root instanceof PDFRef)) throw new Error('no document');
  const element = readElement(context.lookup(root, PDFDict));
  const annotations = pages.flatMap((page) => {
    const list = page.node.Annots();
    return list ? list.asArray().map((_, index) => list.lookup(index, PDFDict)) : [];
  });
  const mentioned = marks.flatMap(({ texts }, page) => [...texts.keys()].map((id) => `${page} ${id}`));
  const metadata = catalog.lookup(PDFName.of('Metadata'));
  return {
    isMarked: catalog.lookup(PDFName.of('MarkInfo'), PDFDict).lookup(PDFName.of('Marked')) === PDFBool.True,
    language: textOf(catalog.lookup(PDFName.of('Lang'))),
    title: document.getTitle(),
    showsTitle:
      catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict).lookup(PDFName.of('DisplayDocTitle')) === PDFBool.True,
    metadata:
      metadata && 'getContents' in metadata
        ? Buffer.from((metadata as { getContents: () => Uint8Array }).getContents()).toString()
        : '',
    root: element,
    faults: marks.flatMap(({ faults }) => faults),
    looseLinks: annotations.filter((dict) => !dict.has(PDFName.of('StructParent'))).length,
    hasParents: mentioned.every((id) => used.has(id)),
  };
};
