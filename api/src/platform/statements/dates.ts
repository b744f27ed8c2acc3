/** A date with its hour behind it. */
export const DATE = /(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?:[ ,T]+(\d{1,2})[:h](\d{2})(?::(\d{2}))?)?/;
/** A date as in ISO 8601. */
export const ISO_DATE = /(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?/;
/** An hour before its date, as text messages of banks have it. */
export const HOUR_FIRST = /(\d{1,2})[:h](\d{2})(?::(\d{2}))?[ ,]+(?=\d{1,2}[/-]\d{1,2}[/-]\d{2,4})/;

const toMoment = (year: string, month: string, day: string, time: readonly (string | undefined)[]): Date | null => {
  const [hour = '0', minute = '0', second = '0'] = time;
  const digits = (text: string) => text.padStart(2, '0');
  const y = year.length === 2 ? `20${year}` : year;
  const clock = [hour, minute, second].map(digits).join(':');
  const moment = new Date(`${y}-${digits(month)}-${digits(day)}T${clock}+07:00`);
  // Dates such as 31/02 roll over, and no statement is of years far away.
  const isReal =
    !Number.isNaN(moment.getTime()) && new Date(moment.getTime() + 7 * 3_600_000).getUTCDate() === Number(day);
  return isReal && Number(y) >= 2000 && Number(y) < 2100 ? moment : null;
};

/** Reads the first date of a text, in Vietnam's time; null without one. */
export const readDate = (text: string): Date | null => {
  const iso = ISO_DATE.exec(text);
  if (iso) return toMoment(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '', iso.slice(4));
  const date = DATE.exec(text);
  if (!date) return null;
  const before = HOUR_FIRST.exec(text)?.slice(1);
  return toMoment(
    date[3] ?? '',
    date[2] ?? '',
    date[1] ?? '',
    date[4] === undefined && before ? before : date.slice(4),
  );
};
