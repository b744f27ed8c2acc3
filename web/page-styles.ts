import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, type ChildNode } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import type { Piece } from './app/platform/document/page-styles.server.ts';

const parser = selectorParser();

/**
 * The classes that each of a rule's selectors asks for; none when one of them asks for no class. What stands within
 * `:is()`, `:not()` or `:has()` is a choice and asks for nothing by itself.
 */
const classesOf = (selector: string): readonly (readonly string[])[] | undefined => {
  const each = parser
    .astSync(selector)
    .nodes.map((one) => one.nodes.flatMap((node) => (node.type === 'class' ? [node.value] : [])));
  return each.some((classes) => classes.length === 0) ? undefined : each;
};

const CONDITIONS = /^(?:layer|media|supports|container)$/;

// A face takes the line from the first screen's pictures: it comes with the sheet itself, and its stand-in at once.
const isFetchedFace = (node: ChildNode): boolean =>
  node.type === 'atrule' && node.name === 'font-face' && node.toString().includes('url(');

const pieceOf = (node: ChildNode): Piece | undefined => {
  if (node.type === 'comment' || isFetchedFace(node)) return undefined;
  if (node.type === 'rule') {
    const classes = classesOf(node.selector);
    return classes ? { classes, css: node.toString() } : { css: node.toString() };
  }
  if (node.type !== 'atrule' || !node.nodes) return { css: `${node.toString()};` };
  if (!CONDITIONS.test(node.name)) return { css: node.toString() };
  return { open: `@${node.name} ${node.params}{`, pieces: piecesOf(node.nodes) };
};

const piecesOf = (nodes: readonly ChildNode[]): Piece[] => {
  const pieces: Piece[] = [];
  for (const piece of nodes.map(pieceOf)) {
    const previous = pieces.at(-1);
    if (!piece) continue;
    // What is always there needs no piece of its own.
    if (previous && 'css' in previous && !previous.classes && 'css' in piece && !piece.classes)
      pieces[pieces.length - 1] = { css: previous.css + piece.css };
    else pieces.push(piece);
  }
  return pieces;
};

/** A style sheet in its pieces, in their order. */
export const piecesOfSheet = (css: string): readonly Piece[] => piecesOf(parse(css).nodes);

/** Takes every style sheet of the browser's half apart, for the server to send of each what a page uses. */
export const writePageStyles = async (buildFolder: string): Promise<void> => {
  const assets = join(buildFolder, 'client/assets');
  const names = (await readdir(assets)).filter((name) => name.endsWith('.css'));
  const sheets = await Promise.all(
    names.map(async (name) => {
      return [`/assets/${name}`, piecesOfSheet(await readFile(join(assets, name), 'utf8'))] as const;
    }),
  );
  await writeFile(join(buildFolder, 'server/styles.json'), JSON.stringify(Object.fromEntries(sheets)));
};
