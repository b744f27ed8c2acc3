import { type Bank, banks } from '../../content/activity/banks.ts';

/** A payment code (EMVCo; VietQR is one kind). */
export interface PaymentCode {
  readonly kind: 'payment';
  /** False when the checksum is wrong; then all other fields are empty, since none can be trusted. */
  readonly intact: boolean;
  /** Null for an unknown bank, and for codes that do not pay to an account. */
  readonly bank: Bank | null;
  /** The bank's number at Napas; empty when the code has none. */
  readonly bin: string;
  readonly account: string;
  /** `account` is the number of a payment card. */
  readonly isCard: boolean;
  /** Name of the receiver as stated in the code, not verified; may be empty. */
  readonly holder: string;
  /** In VND; null when the payer chooses. */
  readonly amount: number | null;
  readonly note: string;
  /** For a single payment only. */
  readonly once: boolean;
}

type Fields = ReadonlyMap<string, string>;

const NAPAS = 'A000000727';
const VND = '704';

/** Parses fields of two digits for the tag, two for the length, and the value; undefined when a length does not fit. */
const parseFields = (text: string): Fields | undefined => {
  const fields = new Map<string, string>();
  for (let offset = 0; offset < text.length;) {
    const [head, id = '', length = ''] = /^(\d\d)(\d\d)/.exec(text.slice(offset, offset + 4)) ?? [];
    const end = offset + 4 + Number(length);
    if (head === undefined || end > text.length || fields.has(id)) return undefined;
    fields.set(id, text.slice(offset + 4, end));
    offset = end;
  }
  return fields;
};

const toByteText = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text));
const fromByteText = (bytes: string): string =>
  new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.codePointAt(0) ?? 0));

/** Lengths count characters in some codes and bytes in others; the two differ in notes with diacritics. */
const readFields = (text: string): Fields | undefined => {
  const counted = parseFields(text);
  if (counted) return counted;
  const bytes = parseFields(toByteText(text));
  return bytes && new Map([...bytes].map(([id, value]) => [id, fromByteText(value)]));
};

/** CRC-16/CCITT-FALSE of the text in UTF-8, as four hex digits. */
const checksum = (text: string): string => {
  let crc = 0xff_ff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x80_00 ? 0x10_21 : 0)) & 0xff_ff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};

const BROKEN_CODE: PaymentCode = {
  kind: 'payment',
  intact: false,
  bank: null,
  bin: '',
  account: '',
  isCard: false,
  holder: '',
  amount: null,
  note: '',
  once: false,
};

const readAmount = (fields: Fields): number | null => {
  const text = fields.get('54') ?? '';
  return fields.get('53') === VND && /^\d{1,12}(\.0{1,2})?$/.test(text) && Number(text) > 0 ? Number(text) : null;
};

/**
 * Reads a payment code; undefined when the text is not one. The checksum detects changed or misread codes. Never
 * throws.
 */
export const readPayment = (text: string): PaymentCode | undefined => {
  if (!/^000201\d\d/.test(text)) return undefined;
  const end = /6304([\dA-F]{4})$/i.exec(text);
  const fields = end && end[1]?.toUpperCase() === checksum(text.slice(0, -4)) ? readFields(text) : undefined;
  if (!fields) return BROKEN_CODE;
  const merchant = readFields(fields.get('38') ?? '') ?? new Map<string, string>();
  const isTransfer = merchant.get('00') === NAPAS;
  const receiver = (isTransfer && readFields(merchant.get('01') ?? '')) || new Map<string, string>();
  const bin = receiver.get('00') ?? '';
  return {
    kind: 'payment',
    intact: true,
    bank: banks.find((bank) => bank.bin === bin) ?? null,
    bin,
    account: receiver.get('01') ?? '',
    isCard: merchant.get('02') === 'QRIBFTTC',
    holder: (fields.get('59') ?? '').trim(),
    amount: readAmount(fields),
    note: (readFields(fields.get('62') ?? '')?.get('08') ?? '').trim(),
    once: fields.get('01') === '12',
  };
};
