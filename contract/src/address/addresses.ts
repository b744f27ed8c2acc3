import { topDomains } from './domains.ts';

/** Characters that do not show or turn the order of a line: they hide an address from a reader and from a search. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;

/** As programs read a text that look for links: dots and letters in their plain forms. */
const plain = (text: string): string => text.normalize('NFKC').replaceAll(UNSEEN, '').replaceAll('。', '.');

/** What may be the name of a host, with its dots. */
const HOST = /[\p{L}\p{M}\p{N}.-]+/gu;

const NUMBER = /^\d{1,3}(?:\.\d{1,3}){3}\.?$/;

const isHost = (text: string): boolean => {
  if (NUMBER.test(text)) return true;
  const labels = text.toLowerCase().split('.');
  return labels.some((label, index) => {
    const before = labels[index - 1];
    if (!before || label === '') return false;
    return before === 'www' || label.startsWith('xn--') || topDomains.has(label.split('-', 1)[0] ?? '');
  });
};

/** An address with its scheme; of those without slashes the ones that call, write or run something. */
const SCHEME =
  /:\/\/\S|(?<![\p{L}\p{N}])(?:mailto|tel|sms|smsto|callto|facetime|geo|data|javascript|zalo|viber|skype|whatsapp|tg|intent|market):\S/iu;

const isFound = (text: string): boolean => SCHEME.test(text) || (text.match(HOST) ?? []).some(isHost);

/**
 * Whether a text has something in it that a mail program makes a link of: the name of a host, an e-mail address, a
 * number as an address, or a scheme such as `tel:`. A dot or a colon with a space behind it makes no address.
 */
export const hasAddress = (text: string): boolean => isFound(plain(text));

/** The text with a space behind each dot and colon of its addresses, so that no program makes a link of them. */
export const withoutAddresses = (text: string): string => {
  const seen = plain(text);
  if (!isFound(seen)) return text;
  return seen
    .replaceAll(/:(?=\S)/g, ': ')
    .replaceAll(HOST, (found) => (isHost(found) ? found.replaceAll(/\.(?=[^.])/g, '. ') : found));
};
