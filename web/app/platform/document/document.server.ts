import { withStyles, type Sheets } from './page-styles.server.ts';

/** Reads a stream of text to its end. */
export const readText = async (stream: ReadableStream<Uint8Array> | undefined): Promise<string> => {
  if (!stream) return '';
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
};

const unsafe: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** A text as a literal inside a script of a page: it can end neither the script nor the line. */
const scriptLiteral = (text: string): string =>
  JSON.stringify(text).replace(/[&><\u2028\u2029]/g, (character) => unsafe[character] ?? character);

/**
 * Fetches a page's scripts and whole style sheets once it is painted with its pictures, or as soon as somebody touches it:
 * until then the line and the processor are for what is to be seen. Everything that is read and followed works without
 * them. What stands below the first screen is laid out part by part when sheets and faces are there, since each of them
 * has everything laid out anew; who scrolls before that has it laid out where they come near (`below-fold`).
 */
const begin = `(d=>{
const root=d.documentElement,later=d.getElementById("later"),signs=["pointerdown","keydown","focusin","scroll"];
const below=[...d.querySelectorAll(".below-fold")],frame=()=>new Promise(requestAnimationFrame);
const show=one=>{one.style.contentVisibility="visible"};
while(below[0]&&below[0].getBoundingClientRect().top<innerHeight)show(below.shift());
const layOut=()=>{const one=below.shift();if(one){show(one);requestAnimationFrame(layOut)}else root.removeAttribute("data-first")};
let begun=false;
const begin=()=>{
if(begun)return;
begun=true;
const sheets=[...later.content.querySelectorAll("[rel=stylesheet]")];
const come=sheets.map(sheet=>new Promise(done=>sheet.onload=sheet.onerror=done));
d.head.append(...sheets);
d.body.append(later.content);
Promise.all(come).then(frame).then(frame).then(()=>d.fonts.ready).then(layOut)};
const near=()=>{
signs.forEach(sign=>removeEventListener(sign,near));
if(root.hasAttribute("data-first"))root.setAttribute("data-first","near");
begin()};
signs.forEach(sign=>addEventListener(sign,near,{passive:true}));
addEventListener("load",()=>new PerformanceObserver(begin).observe({type:"paint",buffered:true}));
setTimeout(begin,4000)})(document)`;

/** The scripts of a document that is somebody's first: put by, and what fetches them. */
const putBy = (scripts: string, nonce: string): string =>
  `<template id="later">${scripts}</template><script nonce="${nonce}">${begin}</script>`;

/**
 * Has a browser that knows how to wait with its first paint until the first card is there. Else it paints an empty page
 * as soon as it has read a little, and on a slow processor what is to be seen waits for that.
 */
const untilFirstCard = (body: string): string => {
  const id = /<section id="([\w-]+)"[^>]* class="[^"]*\bbelow-fold\b/.exec(body)?.[1];
  return id === undefined ? '' : `<link rel="expect" href="#${id}" blocking="render">`;
};

/** How a document begins for who has never been here. */
export interface FirstVisit {
  readonly sheets: Sheets;
}

/**
 * Finishes a rendered document: adds what the loaders answered, which React Router's browser half reads from
 * its stream, and moves the scripts' preloads behind the content, so that nothing competes with what is to be seen.
 * On a first visit it carries its styles itself (see `withStyles`), and its scripts wait (see `begin`).
 */
export const finishDocument = (markup: string, loaded: string, nonce: string, first?: FirstVisit): string => {
  const head = markup.indexOf('</head>');
  const end = markup.lastIndexOf('</body>');
  if (head < 0 || end < 0) return markup;
  const scripts: string[] = [];
  const away = (script: string): string => {
    scripts.push(script);
    return '';
  };
  const content = markup
    .slice(0, head)
    .replace(/<link rel="modulepreload"[^>]*>/g, (link) => away(link.replace('<link ', '<link fetchpriority="low" ')));
  const stream = 'window.__reactRouterContext.streamController';
  const data = `<script nonce="${nonce}">${stream}.enqueue(${scriptLiteral(loaded)});${stream}.close();</script>`;
  const body = markup.slice(head, end);
  if (!first) return `<!DOCTYPE html>${content}${body}${scripts.join('')}${data}${markup.slice(end)}`;
  const still = body.replace(/<script [^>]*type="module".*?<\/script>/s, away);
  const start = content.replace('<html ', '<html data-first="" ');
  const styled = withStyles(start, markup, first.sheets, away);
  const later = putBy(scripts.join(''), nonce);
  return `<!DOCTYPE html>${styled}${untilFirstCard(still)}${still}${data}${later}${markup.slice(end)}`;
};
