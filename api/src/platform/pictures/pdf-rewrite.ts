import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFObjectCopier,
  PDFParser,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { PictureError } from './error.ts';
import { cleanDocument } from './pdf-clean.ts';

/** Maximum pages of a document, and maximum depth of its page tree. */
const MAXIMUM_PAGES = 50;
const MAXIMUM_DEPTH = 30;
const MAXIMUM_NODES = 1_000;
const MAXIMUM_ANNOTATIONS = 200;

const name = (text: string): PDFName => PDFName.of(text);
const names = (texts: string): readonly PDFName[] => texts.split(' ').map(name);

/** Keys that a page inherits from its parents in the tree. */
const INHERITED_KEYS = names('Resources MediaBox CropBox Rotate');
/** Keys of a page that affect its rendering. */
const DRAWN_KEYS = [...INHERITED_KEYS, ...names('Contents BleedBox TrimBox ArtBox Group UserUnit')];

type PageParts = ReadonlyMap<PDFName, PDFObject>;

/** A page of the source: its rendered parts and its annotations. */
interface SourcePage {
  readonly parts: PageParts;
  readonly annotations: readonly PDFDict[];
}

const pick = (dict: PDFDict, keys: readonly PDFName[]): [PDFName, PDFObject][] =>
  keys.flatMap((key) => {
    const value = dict.get(key);
    return value === undefined ? [] : [[key, value] as [PDFName, PDFObject]];
  });

const listDicts = (context: PDFContext, list: PDFObject | undefined): PDFDict[] => {
  const array = context.lookup(list);
  if (!(array instanceof PDFArray)) return [];
  return array.asArray().flatMap((each) => {
    const dict = context.lookup(each);
    return dict instanceof PDFDict ? [dict] : [];
  });
};

/** Reads the pages of a document in order. Errors: PictureError (pdf-unreadable, pdf-too-many-pages). */
const readPages = (context: PDFContext): SourcePage[] => {
  const found: SourcePage[] = [];
  let nodes = 0;
  const visit = (node: PDFDict, above: PageParts, depth: number): void => {
    nodes += 1;
    if (depth > MAXIMUM_DEPTH || nodes > MAXIMUM_NODES) throw new PictureError('pdf-unreadable');
    const inherited = new Map([...above, ...pick(node, INHERITED_KEYS)]);
    if (node.has(name('Kids'))) {
      for (const kid of listDicts(context, node.get(name('Kids')))) visit(kid, inherited, depth + 1);
      return;
    }
    if (found.length === MAXIMUM_PAGES) throw new PictureError('pdf-too-many-pages');
    found.push({
      parts: new Map([...inherited, ...pick(node, DRAWN_KEYS)]),
      annotations: listDicts(context, node.get(name('Annots'))).slice(0, MAXIMUM_ANNOTATIONS),
    });
  };
  const catalog = context.lookup(context.trailerInfo.Root);
  const tree = catalog instanceof PDFDict ? context.lookup(catalog.get(name('Pages'))) : undefined;
  if (tree instanceof PDFDict) visit(tree, new Map(), 0);
  if (found.length === 0) throw new PictureError('pdf-unreadable');
  return found;
};

/** Annotations that are kept by their appearance: filled-in fields, signatures, stamps and marks. */
const KEPT_ANNOTATIONS = new Set([
  ...names('Widget Stamp FreeText Line Square Circle Polygon PolyLine Ink'),
  ...names('Highlight Underline Squiggly StrikeOut'),
]);
/** Annotation flags: hidden or not viewable; and those of our annotations: printed and locked. */
const [HIDDEN, FIXED] = [2 | 32, 4 | 64 | 128];
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:)[^\s\u0000-\u001f]{1,2000}$/i;

/** Appearance stream of an annotation in its present state. */
const findAppearance = (context: PDFContext, annotation: PDFDict): PDFRef | undefined => {
  const appearance = context.lookup(annotation.get(name('AP')));
  const normal = appearance instanceof PDFDict ? appearance.get(name('N')) : undefined;
  const states = context.lookup(normal);
  const state = annotation.lookup(name('AS'));
  const look = states instanceof PDFDict && state instanceof PDFName ? states.get(state) : normal;
  return look instanceof PDFRef && context.lookup(look) instanceof PDFStream ? look : undefined;
};

const findAddress = (context: PDFContext, annotation: PDFDict): string | undefined => {
  const action = context.lookup(annotation.get(name('A')));
  const address = action instanceof PDFDict ? action.lookup(name('URI')) : undefined;
  if (!(address instanceof PDFString || address instanceof PDFHexString)) return undefined;
  const text = address.decodeText();
  return ADDRESS.test(text) && URL.canParse(text) ? new URL(text).href : undefined;
};

const readNumbers = (context: PDFContext, list: PDFObject | undefined, many: number): number[] | undefined => {
  const array = context.lookup(list);
  if (!(array instanceof PDFArray) || array.size() !== many) return undefined;
  const numbers = array.asArray().map((each) => context.lookup(each));
  return numbers.every((each) => each instanceof PDFNumber) ? numbers.map((each) => each.asNumber()) : undefined;
};

/** A rebuilt annotation: its appearance or its link, without any action. */
type RebuiltAnnotation = { readonly rect: number[] } & ({ readonly look: PDFRef } | { readonly address: string });

const rebuildAnnotation = (
  context: PDFContext,
  annotation: PDFDict,
  copy: (ref: PDFRef) => PDFRef,
): RebuiltAnnotation[] => {
  const rect = readNumbers(context, annotation.get(name('Rect')), 4);
  const flags = annotation.lookup(name('F'));
  if (!rect || (flags instanceof PDFNumber && (flags.asNumber() & HIDDEN) !== 0)) return [];
  const subtype = annotation.lookup(name('Subtype'));
  if (subtype === name('Link')) {
    const address = findAddress(context, annotation);
    return address === undefined ? [] : [{ rect, address }];
  }
  const look =
    subtype instanceof PDFName && KEPT_ANNOTATIONS.has(subtype) ? findAppearance(context, annotation) : undefined;
  return look ? [{ rect, look: copy(look) }] : [];
};

const toPdfObject = (context: PDFContext, annotation: RebuiltAnnotation): PDFRef => {
  const frame = { Type: 'Annot', Rect: annotation.rect, F: FIXED };
  if ('look' in annotation)
    return context.register(context.obj({ ...frame, Subtype: 'Stamp', AP: { N: annotation.look } }));
  const action = { Type: 'Action', S: 'URI', URI: PDFString.of(annotation.address.replaceAll(/[\\()]/g, '\\$&')) };
  return context.register(context.obj({ ...frame, Subtype: 'Link', Border: [0, 0, 0], A: action }));
};

const parse = async (bytes: Uint8Array): Promise<PDFContext> => {
  const context = await PDFParser.forBytesWithOptions(bytes).parseDocument();
  if (context.trailerInfo.Encrypt) throw new PictureError('pdf-encrypted');
  return context;
};

/** A rewritten document. */
export interface RewrittenPdf {
  readonly bytes: Uint8Array;
  readonly pages: number;
}

/**
 * Rebuilds a PDF from the rendered parts of its pages in a new structure, without scripts, actions, forms, files and
 * metadata. A hostile file can make it expensive: run it in a thread with limits. Errors: PictureError (pdf-encrypted,
 * pdf-too-many-pages, pdf-unreadable), and whatever the parser throws.
 */
export const rewritePdf = async (bytes: Uint8Array): Promise<RewrittenPdf> => {
  const source = await parse(bytes);
  const target = await PDFDocument.create({ updateMetadata: false });
  const frame = new Set(target.context.enumerateIndirectObjects().map(([ref]) => ref));
  const copier = PDFObjectCopier.for(source, target.context);
  // Each part becomes an indirect object, so that cleaning visits all of them.
  const copied = (part: PDFObject): PDFRef => {
    const copy = copier.copy(part);
    return copy instanceof PDFRef ? copy : target.context.register(copy);
  };
  const pages = readPages(source).map(({ parts, annotations }) => ({
    parts: [...parts].map(([key, value]) => [key, copied(value)] as const),
    made: annotations.flatMap((each) => rebuildAnnotation(source, each, (look) => copier.copy(look))),
  }));
  cleanDocument(target.context, frame);
  for (const { parts, made } of pages) {
    const { node } = target.addPage();
    for (const [key, value] of parts) node.set(key, value);
    if (made.length > 0)
      node.set(name('Annots'), target.context.obj(made.map((each) => toPdfObject(target.context, each))));
  }
  return { bytes: await target.save({ addDefaultPage: false, updateFieldAppearances: false }), pages: pages.length };
};
