/** Every screen, as somebody meets it, and what is asked of all of them alike. */
import type { Page } from '@playwright/test';
import { ownerCommerce, visitorCommerce } from './commerce-screens.ts';
import { demoBrand, demoCards, demoPage, demoWords } from './demo.ts';
import { ownerEvents, visitorEvents } from './event-screens.ts';
import { messages, type Tongue } from './words.ts';

/** What a visitor can open. */
export const visitorScreens: readonly string[] = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/forgot-password?mail=ai.do%40example.test',
  '/forgot-password?phone=0912345678',
  '/password-reset/not-a-token',
  '/unlock-account',
  '/unlock-account?to=ai.do%40example.test',
  '/authenticating',
  demoPage,
  demoBrand,
  '/fme/my-duyen',
  '/new-me/my-duyen',
  '/new-me/my-duyen?tab=posts',
  '/new-mbg/gom-moc-nhien',
  '/mbg/gom-moc-nhien/idol',
  '/me/all-activity/my-duyen',
  '/mbg/all-activity/gom-moc-nhien',
  '/me/my-duyen/products',
  `${demoBrand}/products?q=gom`,
  `${demoBrand}/members`,
  `${demoBrand}/members?name=khong-co-ai`,
  '/action/memberManagement',
  '/action/memberManagement/customers',
  '/action/memberManagement/import',
  '/action/claim',
  '/action/company',
  '/action/company/new',
  '/invitations/019a0000-0000-7000-8000-000000000000',
  '/me/khong-co-ai',
  '/404',
  '/500',
  '/action/setting',
  '/action/setting/display',
  '/action/shortenedLink',
  '/action/qrcode',
  '/offline',
  '/action/bio-link',
  '/links/my-duyen',
  '/blog/my-duyen',
  '/blog/gom-moc-nhien?type=document',
  '/contact/my-duyen',
  '/friends/my-duyen',
  '/report/member/my-duyen',
  '/contacts/my-duyen',
  '/me/my-duyen/relics',
  '/mbg/gom-moc-nhien/relics',
  '/me/my-duyen/albums',
  '/mbg/gom-moc-nhien/albums',
  '/me/my-duyen/diary',
  '/action/save-poster',
  '/action/createCv',
  '/action/dowloadcv',
  '/cv/my-duyen',
  '/scan-qr',
  '/notifications',
  '/action/setting/notifications',
  '/action/phonebook',
  '/action/phonebook/import',
  '/exchange/my-duyen',
  '/exchange/my-duyen?done',
  '/more',
  '/action/support',
  '/action/support?q=the',
  '/action/support?q=khong-co-gi',
  '/messages',
  '/messages/new',
  '/search',
  '/search?q=gom',
  '/search?q=gom&type=product',
  '/search?q=khong-co-gi',
  '/action/discover',
  '/action/discover/detail',
  '/action/discover/detail?letter=s&career=x',
  '/action/memberAgency',
  '/action/editAgencyExplore',
  '/agencies/register',
  '/action/cards/request',
  '/registrations',
  '/action/cards',
  `/mrd/${demoCards.frozen}`,
  `/verify/${demoCards.blank}`,
  `/verify/${demoCards.active}`,
  ...visitorCommerce,
  ...visitorEvents,
];

/** What the owner of a page opens; `own` is its address. */
export const ownerScreens = (own: string): readonly string[] => [
  '/',
  own,
  `${own}/edit/head`,
  `${own}/edit/about`,
  `${own}/edit/contacts`,
  `${own}/edit/links`,
  `${own}/edit/facts`,
  `${own}/edit/form`,
  `${own}/edit/sections`,
  own.replace(/^\/\w+/, '/new-me'),
  demoBrand,
  `${demoBrand}/members`,
  '/action/memberManagement',
  ...['requests', 'invitations', 'suspended'].map((tab) => `/action/memberManagement?tab=${tab}`),
  '/action/memberManagement?groupId=019a0000-0000-7000-8000-000000000000',
  '/action/memberManagement/customers',
  '/action/memberManagement/customers?q=khong-co-ai',
  '/action/memberManagement/customers/new',
  '/action/memberManagement/import',
  '/action/memberManagement/import?kind=customers',
  '/action/claim',
  '/action/claim?to=0912345678',
  '/action/company',
  '/action/company?q=khong-co-ai',
  '/action/company/new',
  `${demoBrand}/edit/head`,
  `${demoBrand}/idol`,
  '/edit/activities',
  '/edit/activities/new',
  '/edit/activities/new?type=banks',
  '/edit/activities/new?type=registrationLink',
  '/edit/products',
  '/edit/products/new',
  '/change-password',
  '/logout',
  '/action/setting',
  '/action/setting/display',
  '/action/shortenedLink',
  '/action/qrcode',
  '/offline',
  '/action/qrcode?holds=card',
  '/scan-qr',
  '/scan-qr?isCreatePoint',
  '/action/bio-link',
  own.replace(/^\/\w+/, '/links'),
  own.replace(/^\/\w+/, '/blog'),
  own.replace(/^\/\w+/, '/contacts'),
  ...['', '?status=received', '?status=requested', '?status=suggestions', '?status=blocked'].map(
    (list) => own.replace(/^\/\w+/, '/friends') + list,
  ),
  `${own.replace(/^\/\w+/, '/friends')}/quoc-bao?do=unfriend`,
  '/friends/quoc-bao',
  '/smc/quoc-bao',
  '/report/member/quoc-bao',
  '/report/content/019a0000-0000-7000-8000-000000000000',
  `${own}/relics`,
  '/edit/relics/new',
  '/edit/relics',
  `${own}/albums`,
  '/edit/albums/new',
  `${own}/diary`,
  '/edit/diary/new',
  '/action/phonebook',
  '/action/phonebook?q=son',
  '/action/phonebook?q=khong-co-ai',
  '/action/phonebook/new',
  '/action/phonebook/import',
  '/exchange/my-duyen',
  '/exchange/quoc-bao',
  '/action/save-poster',
  '/action/save-poster?poster=new',
  '/action/createCv',
  '/action/createCv?id=new',
  '/action/dowloadcv',
  '/cv/my-duyen',
  '/more',
  '/action/support',
  '/action/support?q=the',
  '/action/support?q=khong-co-gi',
  '/messages',
  '/messages?box=requests',
  '/messages/new',
  '/notifications',
  '/action/setting/notifications',
  '/agencies/register',
  '/action/cards/request',
  '/registrations',
  '/action/cards',
  `/action/cards/${demoCards.active}`,
  `/mrd/${demoCards.frozen}`,
  `/verify/${demoCards.blank}`,
  '/admin',
  '/admin/members',
  '/admin/audit',
  '/admin/support',
  '/admin/cards',
  '/admin/registrations',
  '/search',
  '/search?q=nguyen&type=member',
  '/action/discover',
  '/action/discover/detail?name=g',
  '/action/memberAgency',
  '/action/editAgencyExplore',
  ...ownerCommerce,
  ...ownerEvents,
];

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
