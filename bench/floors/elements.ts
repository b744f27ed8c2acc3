/** Reads a page that M4U rendered back as elements, so that a floor draws the same ones. */
import { XMLParser } from 'fast-xml-parser';
import type { FloorNode } from './plan.ts';

/** A node of the parser: a tag with its children, or a text; attributes beside it. */
type Parsed = Readonly<Record<string, unknown>> & { readonly ':@'?: Readonly<Record<string, unknown>> };

const verbatim = ['script', 'style', 'noscript'];

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
  htmlEntities: true,
  unpairedTags: ['meta', 'link', 'img', 'br', 'hr', 'input', 'source', 'wbr'],
  stopNodes: verbatim.map((tag) => `*.${tag}`),
});

const renamed: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' };

const toStyle = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(';').flatMap((rule) => {
      const at = rule.indexOf(':');
      const name = rule.slice(0, at).trim();
      const property = name.startsWith('--') ? name : name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
      return at < 0 ? [] : [[property, rule.slice(at + 1).trim()]];
    }),
  );

const toProps = (attributes: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      if (name === 'style') return [name, toStyle(String(value))];
      // React writes an attribute that is merely there with an empty text.
      return [renamed[name] ?? name, value === '' && name !== 'alt' ? true : value];
    }),
  );

const toNode = (parsed: Parsed): FloorNode => {
  if ('#text' in parsed) return String(parsed['#text']);
  const tag = Object.keys(parsed).find((key) => key !== ':@') ?? '';
  const props = toProps(parsed[':@'] ?? {});
  const children = parsed[tag] as readonly Parsed[];
  if (!verbatim.includes(tag)) return [tag, props, children.map(toNode)];
  const __html = children.map((child) => String(child['#text'])).join('');
  return [tag, { ...props, dangerouslySetInnerHTML: { __html } }, []];
};

/** Reads a document. Errors: it is none that React rendered. */
export const readElements = (html: string): FloorNode => {
  const parsed = parser.parse(html.replace('<!DOCTYPE html>', '')) as readonly Parsed[];
  const root = parsed.find((node) => 'html' in node);
  if (!root) throw new Error(`No document:\n${html.slice(0, 500)}`);
  return toNode(root);
};

/** How many elements there are. */
export const countElements = (node: FloorNode): number =>
  typeof node === 'string' ? 0 : node[2].reduce((sum, child) => sum + countElements(child), 1);
