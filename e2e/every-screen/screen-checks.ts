/** What is asked of every screen alike. */
import type { Page } from '@playwright/test';
import { demoWords } from '../support/demo.ts';
import { messages, type Tongue } from '../support/words.ts';

/** Keys of messages that stand on the page as they are: words that were never written. */
export const rawKeys = (text: string): string[] =>
  (text.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? []).filter((word) => word in messages.vi || /^(?:ui|auth|app)_/.test(word));

/** Words of English that no Vietnamese sentence has. */
const english =
  /\b(?:the|your|you|please|password|sign|save|edit|share|account|page|link|loading|error|cancel|with|this)\b/i;

/** Words of Vietnamese that no English sentence has: any letter with its marks. */
const vietnamese = /[ăâđêôơưàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ]/i;

/** The texts of a page in its own language: what people wrote themselves, names and addresses are apart. */
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

/** What the owners of the demo pages wrote themselves, the longest first. */
const ownWords = demoWords().toSorted((a, b) => b.length - a.length);

/** Sentences of ours in the wrong language. */
export const strangers = (texts: readonly string[], tongue: Tongue): string[] => {
  const ours = texts.map((text) => ownWords.reduce((rest, words) => rest.replaceAll(words, ''), text));
  return tongue === 'en'
    ? ours.filter((text) => vietnamese.test(text))
    : ours.filter((text) => !vietnamese.test(text) && english.test(text));
};

/** Elements that stick out of the window to the right, by their tag and class. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .slice(0, 5)
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`);
  });

/** Texts cut off by their own box, where no ellipsis says that there is more. */
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
        // A text cut after some lines ends in an ellipsis too.
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

/** Buttons that would send a form and stand in none. */
export const idleButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button')]
      .filter(({ type, form }) => type === 'submit' && form === null)
      .map(({ textContent }) => textContent),
  );
