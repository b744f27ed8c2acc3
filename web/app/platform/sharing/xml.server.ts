import { xmlText } from '@m4u/contract/xml-text';
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

/** Serialises elements. All values are escaped and CDATA is not used, so that no text can end its element. */
export const writeXml = (elements: Xml): string => xmlText(builder.build(elements));

/** XML declaration. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
