import XMLBuilder from 'fast-xml-builder';

/** An XML element: children by name, attributes as `@name`, text as `#text`; undefined values are omitted. */
export interface Xml {
  readonly [name: string]: string | Xml | readonly (string | Xml)[] | undefined;
}

const builder = new XMLBuilder({
  attributeNamePrefix: '@',
  ignoreAttributes: false,
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
});

/** Characters that XML forbids even escaped (XML 1.0 §2.2): control characters, lone surrogates, U+FFFE and U+FFFF. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Serialises elements. All values are escaped and CDATA is not used, so that no text can end its element. */
export const writeXml = (elements: Xml): string => builder.build(elements).replaceAll(forbidden, '');

/** XML declaration. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
