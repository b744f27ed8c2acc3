import { type ForeignAddress, type OwnAddress, readAddress } from './scan.address.ts';
import { type ContactCard, readCard, readMarkedFields } from './scan.card.ts';
import { type PaymentCode, readPayment } from './scan.payment.ts';

/** A number to call or to write to. */
export interface ScannedPhone {
  readonly kind: 'phone' | 'sms';
  readonly number: string;
  /** Text of the SMS; empty for calls. */
  readonly text: string;
}

/** An address to write to. */
export interface ScannedEmail {
  readonly kind: 'email';
  readonly email: string;
}

/** A Wi-Fi network with the details to join it. */
export interface ScannedWifi {
  readonly kind: 'wifi';
  readonly network: string;
  /** Empty for an open network. */
  readonly password: string;
  readonly isOpen: boolean;
}

/** A place on the map, in degrees. */
export interface ScannedPlace {
  readonly kind: 'place';
  readonly latitude: number;
  readonly longitude: number;
}

/** Any other text; shown, never opened. */
export interface ScannedText {
  readonly kind: 'text';
  readonly text: string;
}

/** The content of a scanned code (docs/rules/phonebook.md#scanning). */
export type Scan =
  | OwnAddress
  | ForeignAddress
  | PaymentCode
  | ContactCard
  | ScannedPhone
  | ScannedEmail
  | ScannedWifi
  | ScannedPlace
  | ScannedText;

/** Longest text that is read; longer than any QR code holds. */
const LONGEST = 8000;

/** Digits and separators. `*` and `#` are refused, since they are commands to the phone itself. */
const NUMBER = /^\+?\d[\d ().-]{1,24}$/;
const EMAIL = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\]{2,}$/;

const normalize = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const readPhone = (text: string): ScannedPhone | undefined => {
  const [, scheme = '', rest = ''] = /^(tel|sms|smsto|mms):([\s\S]*)$/i.exec(text) ?? [];
  if (!scheme) return undefined;
  const [, target = '', query = ''] = /^([^?:;]*)[?:;]?([\s\S]*)$/.exec(rest) ?? [];
  const number = normalize(target).trim();
  if (!NUMBER.test(number)) return undefined;
  if (/^tel$/i.test(scheme)) return { kind: 'phone', number, text: '' };
  return { kind: 'sms', number, text: normalize(query.replace(/^body=/i, '')) };
};

const readEmail = (text: string): ScannedEmail | undefined => {
  const decoded = /^MATMSG:/i.test(text)
    ? (readMarkedFields(text).get('TO')?.[0] ?? '')
    : normalize(/^mailto:([^?]*)/i.exec(text)?.[1] ?? '');
  const email = decoded.trim();
  return EMAIL.test(email) ? { kind: 'email', email } : undefined;
};

const readWifi = (text: string): ScannedWifi | undefined => {
  if (!/^WIFI:/i.test(text)) return undefined;
  const fields = readMarkedFields(text);
  const of = (name: string): string => (fields.get(name)?.[0] ?? '').replaceAll(/\\(.)/g, '$1');
  const [network, password] = [of('S'), of('P')];
  if (network === '') return undefined;
  return { kind: 'wifi', network, password, isOpen: password === '' || /^(nopass)?$/i.test(of('T')) };
};

const readPlace = (text: string): ScannedPlace | undefined => {
  const [, north, east] = /^geo:(-?\d{1,2}(?:\.\d{1,12})?),(-?\d{1,3}(?:\.\d{1,12})?)(?:[,;?]|$)/i.exec(text) ?? [];
  const [latitude, longitude] = [Number(north), Number(east)];
  const isThere = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isThere ? { kind: 'place', latitude, longitude } : undefined;
};

/** Removes direction marks, which can make a text display as a different one. */
const removeDirectionMarks = (text: string): string => text.replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');

/**
 * Classifies a scanned text before anything is opened. `origins` are the addresses of this site. Only http and https
 * addresses, phone numbers, e-mail addresses and places can be opened; every other scheme is text. Never throws.
 */
export const readScan = (scanned: string, origins: readonly string[]): Scan => {
  const text = scanned.slice(0, LONGEST).trim();
  return (
    readAddress(text, origins) ??
    readPayment(text) ??
    readCard(text) ??
    readPhone(text) ??
    readEmail(text) ??
    readWifi(text) ??
    readPlace(text) ?? { kind: 'text', text: removeDirectionMarks(text) }
  );
};
