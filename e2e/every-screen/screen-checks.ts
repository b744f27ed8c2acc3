/** Checks for every screen. */
import type { Page } from '@playwright/test';
import { demoWords } from '../support/demo.ts';
import { messageKeys, type Tongue } from '../support/words.ts';

/** Finds message keys in the text: messages that are missing. */
export const rawKeys = (text: string): string[] =>
  (text.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? []).filter(
    (word) => messageKeys.has(word) || /^(?:ui|auth|app)_/.test(word),
  );

/** English words that no Vietnamese sentence contains. */
const english =
  /\b(?:the|your|you|please|password|sign|save|edit|share|account|page|link|loading|error|cancel|with|this)\b/i;

/** Vietnamese letters that no English sentence contains. */
const vietnamese = /[ăâđêôơưàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ]/i;

/** Returns the texts of a page in its language, without names, addresses and texts of members. */
export const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const apart = 'script,style,noscript,code,[contenteditable],textarea,[translate="no"]';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    const language = document.documentElement.lang;
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim() ?? '';
      const tongue = parent?.closest('[lang]')?.getAttribute('lang');
      if (text === '' || !parent || parent.closest(apart) || tongue !== language) continue;
      texts.push(text);
    }
    const labelled = document.querySelectorAll('[aria-label],[title],[placeholder],img[alt]');
    for (const element of labelled) {
      if (element.closest('[lang]')?.getAttribute('lang') !== language) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '');
    }
    return texts.filter(Boolean);
  });

/** Texts of the demo's members, the longest first. */
const ownWords = demoWords().toSorted((a, b) => b.length - a.length);

/** Returns texts in the wrong language. */
export const strangers = (texts: readonly string[], tongue: Tongue): string[] => {
  const ours = texts.map((text) => ownWords.reduce((rest, ownText) => rest.replaceAll(ownText, ''), text));
  return tongue === 'en'
    ? ours.filter((text) => vietnamese.test(text))
    : ours.filter((text) => !vietnamese.test(text) && english.test(text));
};

/** Returns elements that extend beyond the right edge of the window. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > width + 1 && !scrolls(element.parentElement))
      .slice(0, 5)
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`);
  });

/** Returns texts that are cut off without an ellipsis. */
export const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('h1,h2,h3,p,span,a,button,label,legend,li,dt,dd,figcaption')]
      .filter((element) => {
        const style = getComputedStyle(element);
        const own = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        if (!own || element.closest('.sr-only') || style.display === 'inline' || style.visibility === 'hidden')
          return false;
        // Line clamping ends in an ellipsis too.
        if (element.clientWidth <= 1 || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none')
          return false;
        const hides = (value: string) => value === 'hidden' || value === 'clip';
        return (
          (hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (hides(style.overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 60)}`),
  );

/** Returns submit buttons without a form. */
export const idleButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button')]
      .filter(({ type, form }) => type === 'submit' && form === null)
      .map(({ textContent }) => textContent),
  );

/** Returns words that a line break splits between letters. Addresses and codes may break anywhere. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const text = node.textContent ?? '';
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest('.sr-only,code')) continue;
      for (const { 0: word, index } of text.matchAll(/(?<![^\s(“])\p{L}{2,24}(?![^\s,.:;!?)”…])/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 4) broken.push(`${word} in ${text.slice(0, 60)}`);
      }
    }
    return broken;
  });

/** Returns pairs of texts that lie over each other. Bars that stay in the window lie over what scrolls under them. */
export const overlaidTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Box {
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    const meet = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    });
    const everything: Box = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 };
    /** The part in which the texts of an element are seen; undefined when it stays in the window. */
    const seenIn = (element: Element | null): Box | undefined => {
      if (element === null) return everything;
      const { position, overflow } = getComputedStyle(element);
      const outer = /^(?:fixed|sticky)$/.test(position) ? undefined : seenIn(element.parentElement);
      return outer && overflow !== 'visible' ? meet(outer, element.getBoundingClientRect()) : outer;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: { readonly text: string; readonly box: Box }[] = [];
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const seen = parent.closest('.sr-only,svg,[aria-hidden="true"],option') ? undefined : seenIn(parent);
      if (!seen) continue;
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const box = meet(line, seen);
        if (box.right - box.left > 2 && box.bottom - box.top > 2) texts.push({ text, box });
      }
    }
    const isOver = (one: Box, other: Box): boolean => {
      const { left, right, top, bottom } = meet(one, other);
      return right - left > 4 && bottom - top > 0.4 * Math.min(one.bottom - one.top, other.bottom - other.top);
    };
    const pairs = texts.flatMap(({ text, box }, index) =>
      texts
        .slice(index + 1)
        .filter((other) => other.text !== text && isOver(box, other.box))
        .map((other) => `${text.slice(0, 40)} / ${other.text.slice(0, 40)}`),
    );
    return [...new Set(pairs)];
  });
