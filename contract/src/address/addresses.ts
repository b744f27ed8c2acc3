import { topDomains } from './domains.ts';

/** Invisible characters and bidirectional controls: they hide an address from readers and from the search below. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;

/** Normalises a text as link detection does: NFKC, without invisible characters, ideographic full stops as dots. */
const normalize = (text: string): string => text.normalize('NFKC').replaceAll(INVISIBLE, '').replaceAll('。', '.');

/** Matches candidates for a host name, dots included. */
const HOST = /[\p{L}\p{M}\p{N}.-]+/gu;

const NUMBER = /^\d{1,3}(?:\.\d{1,3}){3}\.?$/;

const isHost = (text: string): boolean => {
  if (NUMBER.test(text)) return true;
  const labels = text.toLowerCase().split('.');
  return labels.some((label, index) => {
    const previousLabel = labels[index - 1];
    if (!previousLabel || label === '') return false;
    return previousLabel === 'www' || label.startsWith('xn--') || topDomains.has(label.split('-', 1)[0] ?? '');
  });
};

/** Matches `scheme://…`; without slashes only schemes that call, write a message or run something. */
const SCHEME =
  /:\/\/\S|(?<![\p{L}\p{N}])(?:mailto|tel|sms|smsto|callto|facetime|geo|data|javascript|zalo|viber|skype|whatsapp|tg|intent|market):\S/iu;

const isAddressLike = (text: string): boolean => SCHEME.test(text) || (text.match(HOST) ?? []).some(isHost);

/**
 * Whether mail programs would turn a part of the text into a link: a host name, an e-mail address, an IPv4 address, or
 * a scheme such as `tel:`. A dot or colon followed by a space makes no address.
 */
export const hasAddress = (text: string): boolean => isAddressLike(normalize(text));

/** Adds a space after each dot and colon of the addresses in a text, so that mail programs make no link of them. */
export const withoutAddresses = (text: string): string => {
  const normalized = normalize(text);
  if (!isAddressLike(normalized)) return text;
  return normalized
    .replaceAll(/:(?=\S)/g, ': ')
    .replaceAll(HOST, (found) => (isHost(found) ? found.replaceAll(/\.(?=[^.])/g, '. ') : found));
};
