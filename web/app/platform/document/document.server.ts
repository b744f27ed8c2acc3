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

/** Escapes a text as a literal within an inline script: it can end neither the script nor the line. */
const scriptLiteral = (text: string): string =>
  JSON.stringify(text).replace(/[&><\u2028\u2029]/g, (character) => unsafe[character] ?? character);

/**
 * Inline script that loads a page's scripts and full style sheets once the page is painted, or at the first interaction:
 * until then network and processor serve the visible content. Visitors' pages wait for their pictures as well, since
 * reading and links work without scripts; members need them sooner. Content below the first screen is laid out part by
 * part when sheets and fonts have arrived, since each of these causes a new layout of everything; earlier scrolling lays
 * it out on approach (`below-fold`). What a closed envelope hides waits like what is below.
 */
const beginAfter = (watched: 'load' | 'paint'): string => `(d=>{
const root=d.documentElement,later=d.getElementById("later"),signs=["pointerdown","keydown","focusin","scroll"];
const below=[...d.querySelectorAll(".below-fold")],frame=()=>new Promise(requestAnimationFrame);
const show=one=>{one.style.contentVisibility="visible"};
const seen=one=>one.getBoundingClientRect().top<innerHeight&&one.checkVisibility?.({visibilityProperty:true})!==false;
while(below[0]&&seen(below[0]))show(below.shift());
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
setTimeout(begin,4000);
const watch=()=>new PerformanceObserver(begin).observe({type:"paint",buffered:true});
${watched === 'load' ? 'addEventListener("load",watch)' : 'watch()'}})(document)`;

/**
 * Inline script that holds a form which is sent before the browser has read the page to its end, and sends it then: until
 * the end of a form is read, a browser sends it without the fields that follow, and rows would be lost.
 */
const holdUnread = `(d=>{
let held=false;
addEventListener("submit",event=>{
if(d.readyState!=="loading")return;
event.preventDefault();
if(!held)d.addEventListener("DOMContentLoaded",()=>event.target.requestSubmit(event.submitter));
held=true},true)})(document)`;

/** Data for the document of a first visit. */
export interface FirstVisit {
  readonly sheets: Sheets;
  /** Whether the reader is signed in. */
  readonly isMember?: boolean;
}

/** Defers the scripts of a first visit: a template with them, and the script that inserts them. */
const putBy = (scripts: string, nonce: string, { isMember = false }: FirstVisit): string =>
  `<template id="later">${scripts}</template><script nonce="${nonce}">${beginAfter(isMember ? 'paint' : 'load')}</script>`;

/**
 * Delays the first paint until the first card has arrived, in browsers that support it. Others paint an empty page
 * early, which slows down the visible content on slow processors.
 */
const untilFirstCard = (body: string): string => {
  const id = /<(?:section|div) id="([\w-]+)"[^>]* class="[^"]*\bbelow-fold\b/.exec(body)?.[1];
  return id === undefined ? '' : `<link rel="expect" href="#${id}" blocking="render">`;
};

/**
 * Takes the preloads of pictures out of a head that are not within the first screen, which ends with the first part that
 * is `below-fold`: they would share the line with the document.
 */
const withoutLaterPictures = (head: string, body: string): string => {
  const parts = body.split(/ class="[^"]*\bbelow-fold\b/);
  if (parts.length < 3) return head;
  const firstScreen = parts.slice(0, 2).join('');
  return head.replace(/<link rel="preload" as="image"[^>]*>/g, (link) => {
    const [, address = ''] = /(?:href|imageSrcSet)="([^" ]+)/.exec(link) ?? [];
    return firstScreen.includes(address) ? link : '';
  });
};

/**
 * Finishes a rendered document: adds the loader data, which React Router reads from its stream in the browser, and
 * moves script preloads behind the content, so that nothing competes with it. On a first visit styles are inlined (see
 * `withStyles`), and scripts are deferred (see `beginAfter`).
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
  const hold = body.includes(' method="post"') ? `<script nonce="${nonce}">${holdUnread}</script>` : '';
  if (!first) return `<!DOCTYPE html>${content}${hold}${body}${scripts.join('')}${data}${markup.slice(end)}`;
  const still = body.replace(/<script [^>]*type="module".*?<\/script>/s, away);
  const start = withoutLaterPictures(content, still).replace('<html ', '<html data-first="" ');
  const styled = withStyles(start, markup, first.sheets, away);
  const later = putBy(scripts.join(''), nonce, first);
  return `<!DOCTYPE html>${styled}${hold}${untilFirstCard(still)}${still}${data}${later}${markup.slice(end)}`;
};
