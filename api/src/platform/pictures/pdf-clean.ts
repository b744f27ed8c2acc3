import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFRawStream,
  type PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { PictureError } from './error.ts';
import { withoutMetadata } from './pdf-jpeg.ts';

const names = (texts: string): readonly PDFName[] => texts.split(/\s+/).map((text) => PDFName.of(text));
const [TYPE, ACTION] = [PDFName.of('Type'), PDFName.of('S')];

/** Actions that run when a document is opened, a page is turned or something is pressed (ISO 32000, 12.6). */
const ACTIONS = new Set(
  names(
    `JavaScript ECMAScript Launch URI GoTo GoToR GoToE GoToDp GoTo3DView Thread Sound Movie Hide Named
     SubmitForm ResetForm ImportData SetOCGState Rendition Trans RichMediaExecute`,
  ),
);

/**
 * Types of objects that rendering does not need: other documents, files, and the document structure, which is created
 * anew.
 */
const FOREIGN_TYPES = new Set(
  names(
    `Action Filespec F EmbeddedFile Metadata Catalog Pages Page Annot ObjStm XRef Sig DocTimeStamp Rendition
     MediaClip RichMediaContent Collection StructTreeRoot Outlines`,
  ),
);

/** Keys of a PDF object that do not affect how it is drawn; fonts and pictures never have these names in a page. */
const UNUSED_KEYS = names('Metadata PieceInfo AA OpenAction JS EF AF XFA LastModified');

/** The same for a stream: keys that refer to data in another file. The short names are its own keys there. */
const UNUSED_STREAM_KEYS = names('F FFilter FDecodeParms Ref OPI Alternates StructParent StructParents');

const isForeign = (dict: PDFDict): boolean => {
  const [type, action] = [dict.get(TYPE), dict.get(ACTION)];
  return (type instanceof PDFName && FOREIGN_TYPES.has(type)) || (action instanceof PDFName && ACTIONS.has(action));
};

const cleanDict = (dict: PDFDict): void => {
  for (const key of isForeign(dict) ? dict.keys() : UNUSED_KEYS) dict.delete(key);
};

const DCT = PDFName.of('DCTDecode');
const isJpeg = (dict: PDFDict): boolean => {
  const filter = dict.lookup(PDFName.of('Filter'));
  return filter === DCT || (filter instanceof PDFArray && filter.size() === 1 && filter.lookup(0) === DCT);
};

const cleanStream = (context: PDFContext, stream: PDFStream): PDFStream => {
  const { dict } = stream;
  const foreign = isForeign(dict);
  cleanDict(dict);
  for (const key of UNUSED_STREAM_KEYS) dict.delete(key);
  if (foreign) return context.stream('');
  if (!(stream instanceof PDFRawStream) || !isJpeg(dict)) return stream;
  return PDFRawStream.of(dict, withoutMetadata(stream.contents));
};

/**
 * Removes everything from a document that does not affect rendering: actions, scripts, files, metadata; the objects in
 * `frame` are our own and stay. Call it after copying the parts of pages and before adding pages. Errors: PictureError
 * (pdf-unreadable) for a part that the parser did not understand.
 */
export const cleanDocument = (context: PDFContext, frame: ReadonlySet<PDFRef>): void => {
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (frame.has(ref)) continue;
    // An unparsed object would be written as it is.
    if (object instanceof PDFInvalidObject) throw new PictureError('pdf-unreadable');
    const waiting: PDFObject[] = [object];
    for (let each = waiting.pop(); each; each = waiting.pop()) {
      if (each instanceof PDFArray) waiting.push(...each.asArray());
      else if (each instanceof PDFDict) {
        cleanDict(each);
        waiting.push(...each.values());
      } else if (each instanceof PDFStream) {
        const cleaned = cleanStream(context, each);
        if (cleaned !== each) context.assign(ref, cleaned);
        waiting.push(...cleaned.dict.values());
      }
    }
  }
};
