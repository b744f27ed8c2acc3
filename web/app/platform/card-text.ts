const encoder = new TextEncoder();
const bytesOf = (lines: readonly string[]): number => encoder.encode(lines.join('\r\n')).length;

/** What a contact card can do without in a QR code: pictures, and what only programs read. */
const dispensable = /^(?:PHOTO|REV|UID|PRODID|KIND)[;:]/i;

/** In this order lines are left out of a card that is too long to be read off a screen. */
const lastFirst: readonly RegExp[] = [/^NOTE/i, /^IMPP/i, /^ADR/i, /^TITLE/i, /^ORG/i, /^URL/i, /^EMAIL/i];

/** Bytes of a QR code that phones read from each other's screens without trouble. */
const longest = 450;

/**
 * A contact card (.vcf) as short as it has to be for a QR code: unfolded, without its picture, and where it is still
 * too long without what matters least. The name and the first number stay.
 */
export const shortCard = (vcf: string, limit: number = longest): string => {
  const unfolded = vcf.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);
  let lines = unfolded.filter((line) => line !== '' && !dispensable.test(line));
  const phones = lines.filter((line) => /^TEL/i.test(line)).slice(1);
  for (const pattern of lastFirst) {
    if (bytesOf(lines) <= limit) break;
    lines = lines.filter((line) => !pattern.test(line));
  }
  if (bytesOf(lines) > limit) lines = lines.filter((line) => !phones.includes(line));
  return `${lines.join('\r\n')}\r\n`;
};
