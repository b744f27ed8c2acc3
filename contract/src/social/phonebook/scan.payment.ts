import { type Bank, banks } from '../../content/activity/banks.ts';

/** A code to pay by (EMVCo, which VietQR is a kind of). */
export interface PaymentCode {
  readonly kind: 'payment';
  /** False when its checksum is wrong: then nothing else of it is told, for nothing of it can be trusted. */
  readonly intact: boolean;
  /** Null for a bank we do not know, and for codes that are not paid to an account. */
  readonly bank: Bank | null;
  /** The bank's number at Napas, empty where the code names none. */
  readonly bin: string;
  readonly account: string;
  /** The number is that of a card. */
  readonly isCard: boolean;
  /** Whom it pays, as the code itself says; nobody has checked it. Empty when it does not say. */
  readonly holder: string;
  /** In VND; null when the payer chooses. */
  readonly amount: number | null;
  readonly note: string;
  /** Made for one payment, not for many. */
  readonly once: boolean;
}

type Fields = ReadonlyMap<string, string>;

const NAPAS = 'A000000727';
const VND = '704';

/** Fields of two figures for the name, two for the length, and the value; undefined when they do not come out even. */
const fieldsOf = (text: string): Fields | undefined => {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const [head, id = '', length = ''] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? [];
    const end = at + 4 + Number(length);
    if (head === undefined || end > text.length || fields.has(id)) return undefined;
    fields.set(id, text.slice(at + 4, end));
    at = end;
  }
  return fields;
};

const asBytes = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text));
const asText = (bytes: string): string =>
  new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.codePointAt(0) ?? 0));

/** Some count letters and some count bytes; they differ where a note has its diacritics. */
const readFields = (text: string): Fields | undefined => {
  const counted = fieldsOf(text);
  if (counted) return counted;
  const bytes = fieldsOf(asBytes(text));
  return bytes && new Map([...bytes].map(([id, value]) => [id, asText(value)]));
};

/** CRC-16/CCITT-FALSE of the text in UTF-8, as four figures. */
const checksum = (text: string): string => {
  let crc = 0xff_ff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x80_00 ? 0x10_21 : 0)) & 0xff_ff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};

const broken: PaymentCode = {
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

const amountOf = (fields: Fields): number | null => {
  const text = fields.get('54') ?? '';
  return fields.get('53') === VND && /^\d{1,12}(\.0{1,2})?$/.test(text) && Number(text) > 0 ? Number(text) : null;
};

/**
 * Reads a code to pay by; undefined when the text is none. A code that was changed or misread is told by its checksum.
 * Errors: none, whatever the text.
 */
export const readPayment = (text: string): PaymentCode | undefined => {
  if (!/^000201\d\d/.test(text)) return undefined;
  const end = /6304([\dA-F]{4})$/i.exec(text);
  const fields = end && end[1]?.toUpperCase() === checksum(text.slice(0, -4)) ? readFields(text) : undefined;
  if (!fields) return broken;
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
    amount: amountOf(fields),
    note: (readFields(fields.get('62') ?? '')?.get('08') ?? '').trim(),
    once: fields.get('01') === '12',
  };
};
