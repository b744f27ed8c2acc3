import { foldToWords } from '@m4u/contract/fold';

type Column = 'amount' | 'credit' | 'at' | 'purpose' | 'reference' | 'debit' | 'direction';

/** The columns of a statement by their places: `amount` is that of a statement without a column of incoming money. */
export type Columns = Readonly<Partial<Record<Column, number>>>;

/** Headings, folded; the first column that one of them begins is taken. */
const AT = /^(?:ngay\d?|thoi gian|time|(?:transaction |trans |txn |tnx |posting |effective |value )?date)\b/;
const PURPOSE =
  /^(?:noi dung|dien giai|mo ta|chi tiet|ghi chu|(?:transaction |trans )?(?:descriptions?|details?|remarks?)|content|particulars|narrative)\b/;
const REFERENCE =
  /^(?:so tham chieu|so but toan|ma giao dich|ma gd|so giao dich|so ct|so chung tu|so gd|ref|(?:transaction (?:id|no|number)|doc no|seq no)\b)/;

/** Outgoing and incoming money, in one language or both: `Số tiền ghi nợ/Debit amount`, `Nợ TKTT`, `Tiền ra`. */
const DEBIT =
  /^(?:(?:(?:so tien|phat sinh|ps|amount) )?(?:no )?(?:ghi no|debit|dr|no tktt|tien ra|tien rut|rut ra|withdrawals?|money out|paid out)|(?:so tien|phat sinh|ps) (?:no|giam|chi|ra|rut))\b/;
const CREDIT =
  /^(?:(?:(?:so tien|phat sinh|ps|amount) )?(?:co )?(?:ghi co|credit|cr|co tktt|tien vao|tien gui|gui vao|nop vao|deposits?|money in|paid in)|(?:so tien|phat sinh|ps) (?:co|tang|thu|vao|gui|nop))\b/;
/** One word, which is a column of money only beside its opposite: “No” numbers the lines of English statements. */
const PAIRS = [
  ['no', 'co'],
  ['chi', 'thu'],
  ['ra', 'vao'],
] as const;
/** Names of accounts and counts beside the money. */
const NO_MONEY = /\b(?:account|acc|tk|tai khoan|so luong|count)\b/;

/** Both in one column, with a sign or a letter: `Nợ/Có`, `Ghi nợ/Ghi có`, `D/C`, `CD`; `Thay đổi` of Vietcombank. */
const BOTH =
  /^(?:(?:phat sinh|ps|loai|dau) )?(?:(?:ghi )?(?:no|debit|dr?|chi|ra) (?:ghi )?(?:co|credit|cr?|thu|vao)|(?:ghi )?(?:co|credit|cr?|thu|vao) (?:ghi )?(?:no|debit|dr?|chi|ra)|cd|dc|thay doi)\b/;
const BOTH_SIGNS = /^\W{0,3}(?:\+\W{0,3}[-−–]|[-−–]\W{0,3}\+)\W{0,3}$/;
/** Amounts in general, for statements without a column of incoming money. */
const ANY_AMOUNT = /^(?:so tien|amount|gia tri|transaction amount)\b/;

/**
 * The columns of a line of headings; undefined for another line. There is a column of amounts, or one of outgoing money
 * alone, and a second one that tells a statement.
 */
export const readHeadings = (cells: readonly string[]): Columns | undefined => {
  const heads = cells.map((cell) => foldToWords(cell).replace(/ (?:vnd|dong)$/, ''));
  const columns: Partial<Record<Column, number>> = {};
  const take = (column: Column, isIt: (head: string, at: number) => boolean) => {
    const at = heads.findIndex(isIt);
    if (at < 0) return;
    columns[column] = at;
    // A column has one meaning.
    heads[at] = '';
  };
  take('at', (head) => AT.test(head));
  take('purpose', (head) => PURPOSE.test(head));
  take('reference', (head) => REFERENCE.test(head));
  take('direction', (head, at) => BOTH.test(head) || (head === '' && BOTH_SIGNS.test(cells[at] ?? '')));
  const pair = PAIRS.find((words) => words.every((word) => heads.includes(word)));
  const isMoney = (head: string, pattern: RegExp) =>
    pattern.test(head) && !NO_MONEY.test(head) && !BOTH.test(head.replace(/^(?:so tien|amount) /, ''));
  // “No” of the line's number stands before “Nợ”.
  const out = pair ? heads.lastIndexOf(pair[0]) : -1;
  take('debit', (head, at) => isMoney(head, DEBIT) || at === out);
  take('credit', (head) => isMoney(head, CREDIT) || head === pair?.[1]);
  if (columns.credit === undefined) take('amount', (head) => ANY_AMOUNT.test(head));
  const hasMoney = [columns.amount, columns.credit, columns.debit].some((at) => at !== undefined);
  // A column of both that has the amounts too.
  if (!hasMoney && columns.direction !== undefined) {
    columns.amount = columns.direction;
    delete columns.direction;
  }
  const { amount, credit, debit, at, purpose } = columns;
  const isStatement =
    (amount ?? credit ?? debit) !== undefined && (purpose !== undefined || (at !== undefined && debit !== undefined));
  return isStatement ? columns : undefined;
};

/** Signs, letters and words of a cell that says where money went. */
const OUT = /^(?:[-−–]|dr?|db|nợ|no|debit|ghi nợ|ghi no|chi|ra|tiền ra|tien ra)\.?$/i;
const IN = /^(?:\+|cr?|có|co|credit|ghi có|ghi co|thu|vào|vao|tiền vào|tien vao)\.?$/i;

/** Whether a cell says that money left. */
export const saysOut = (cell: string): boolean => OUT.test(cell.trim().normalize('NFC'));

/** Whether a cell says that money came. */
export const saysIn = (cell: string): boolean => IN.test(cell.trim().normalize('NFC'));
