import XMLBuilder from 'fast-xml-builder';

/** An element's children by name, its attributes as `@name`, its own text as `#text`; what is undefined is left out. */
export interface Xml {
  readonly [name: string]: string | Xml | readonly (string | Xml)[] | undefined;
}

const builder = new XMLBuilder({
  attributeNamePrefix: '@',
  ignoreAttributes: false,
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
});

/** No document may hold these, not even escaped (XML 1.0 §2.2): control characters, halves of pairs, U+FFFE and U+FFFF. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * Elements as text. All that is given is escaped and nothing is a CDATA section, so that no text can end what it
 * stands in.
 */
export const writeXml = (elements: Xml): string => builder.build(elements).replaceAll(forbidden, '');

/** The first line of a document. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
