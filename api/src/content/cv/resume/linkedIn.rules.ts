/** The data archive of LinkedIn (a ZIP of CSV files), read as a JSON Resume. */
import { foldToWords } from '@m4u/contract/fold';
import { CsvError, parse } from 'csv-parse/sync';
import { unzip } from '../../../platform/unzip.ts';
import { withoutEmpty } from './export.rules.ts';

type Row = Readonly<Record<string, string | undefined>>;
type Json = Readonly<Record<string, unknown>>;

/** Most bytes of a file and of a line, and most lines that are read; a CV takes 40 of a kind. */
const MOST_BYTES = 256 * 1024;
const MOST_BYTES_OF_LINE = 32 * 1024;
const MOST_LINES = 200;
/** Most columns of a file; LinkedIn writes 20. Each line gets all of them, so millions would take seconds. */
const MOST_COLUMNS = 60;
/** Most addresses that are read of a profile. */
const MOST_SITES = 20;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Converts a date of the archive ("Mar 2014", "2014") to one of the schema; returns other texts unchanged. */
const toDate = (text: string | undefined): string | undefined => {
  const [, month = '', year] = /^([a-z]{3})[a-z]*\.? (\d{4})$/i.exec(text?.trim() ?? '') ?? [];
  const index = MONTHS.indexOf(month.toLowerCase());
  return year === undefined || index < 0 ? text?.trim() : `${year}-${String(index + 1).padStart(2, '0')}`;
};

const toPeriod = (row: Row): Json => ({
  startDate: toDate(row['Started On'] ?? row['Start Date']),
  endDate: toDate(row['Finished On'] ?? row['End Date']),
});

/** Sections of the schema: the file of each, and how its lines become entries. */
const sections: Readonly<Record<string, { readonly file: string; readonly write: (row: Row) => Json }>> = {
  work: {
    file: 'positions',
    write: (row) => ({
      position: row['Title'],
      name: row['Company Name'],
      location: row['Location'],
      summary: row['Description'],
      ...toPeriod(row),
    }),
  },
  education: {
    file: 'education',
    write: (row) => ({
      institution: row['School Name'],
      studyType: row['Degree Name'],
      summary: [row['Notes'], row['Activities']].filter(Boolean).join('\n'),
      ...toPeriod(row),
    }),
  },
  skills: { file: 'skills', write: (row) => ({ name: row['Name'] }) },
  languages: { file: 'languages', write: (row) => ({ language: row['Name'], fluency: row['Proficiency'] }) },
  certificates: {
    file: 'certifications',
    write: (row) => ({
      name: row['Name'],
      issuer: row['Authority'],
      url: row['Url'],
      date: toDate(row['Started On']),
      expires: toDate(row['Finished On']),
    }),
  },
  projects: {
    file: 'projects',
    write: (row) => ({ name: row['Title'], description: row['Description'], url: row['Url'], ...toPeriod(row) }),
  },
  awards: {
    file: 'honors',
    write: (row) => ({ title: row['Title'], summary: row['Description'], date: toDate(row['Issued On']) }),
  },
  volunteer: {
    file: 'volunteering',
    write: (row) => ({
      organization: row['Company Name'],
      position: row['Role'],
      summary: row['Description'],
      ...toPeriod(row),
    }),
  },
  publications: {
    file: 'publications',
    write: (row) => ({
      name: row['Name'],
      publisher: row['Publisher'],
      releaseDate: toDate(row['Published On']),
      url: row['Url'],
      summary: row['Description'],
    }),
  },
};

const wanted = new Set([
  'profile',
  'email addresses',
  'phonenumbers',
  ...Object.values(sections).map(({ file }) => file),
]);

/** Name of a wanted file: `Basic/Email Addresses.csv` is "email addresses". */
const nameOf = (path: string): string | undefined => {
  const [, name = ''] = /(?:^|\/)([^/]+)\.csv$/i.exec(path) ?? [];
  return wanted.has(name.toLowerCase()) ? name.toLowerCase() : undefined;
};

const toColumns = (headings: readonly string[]): string[] => {
  if (headings.length > MOST_COLUMNS)
    throw new CsvError('CSV_INVALID_COLUMN_MAPPING', `more than ${MOST_COLUMNS} columns`);
  return headings.map((heading) => heading.trim());
};

const readRows = (bytes: Uint8Array | undefined): readonly Row[] => {
  if (!bytes) return [];
  try {
    return parse(Buffer.from(bytes), {
      bom: true,
      columns: toColumns,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: MOST_BYTES_OF_LINE,
      to: MOST_LINES,
    });
  } catch (error) {
    // The other files may be readable, and some entries are better than none.
    if (error instanceof CsvError) return [];
    throw error;
  }
};

/** Addresses of a profile's field such as `[COMPANY:https://moc.example,PORTFOLIO:moc.example/a]`. */
const readSites = (text = ''): Json[] =>
  text
    .replaceAll(/^\[|\]$/g, '')
    .split(',', MOST_SITES)
    .map((each) => each.replace(/^\s*[A-Z_]+:(?!\/\/)/, '').trim())
    .filter((address) => address !== '')
    .map((address) => ({ network: 'Web', url: /^https?:\/\//i.test(address) ? address : `https://${address}` }));

/** The frequent family names of Vietnam, without marks. */
const familyNames = new Set(
  (
    'nguyen tran le pham hoang huynh phan vu vo dang bui do ho ngo duong ly trinh dinh luong doan truong lam mai dao ' +
    'cao luu chau ta ha phung thai quach tong vuong to hua la kieu mac'
  ).split(' '),
);

/** Writes a name as its bearer's people do: the family name first in Vietnam, where the middle name stands with it. */
const writeName = (first = '', last = ''): string => {
  const [family = ''] = foldToWords(last).split(' ');
  return (familyNames.has(family) ? [last, first] : [first, last]).filter(Boolean).join(' ');
};

const writeBasics = (profile: Row, emails: readonly Row[], phones: readonly Row[]): Json => ({
  name: writeName(profile['First Name'], profile['Last Name']),
  label: profile['Headline'],
  summary: profile['Summary'],
  email: (emails.find((row) => row['Primary'] === 'Yes') ?? emails[0])?.['Email Address'],
  phone: phones[0]?.['Number'],
  location: withoutEmpty({ address: profile['Address'] || profile['Geo Location'] }),
  profiles: readSites(profile['Websites']),
});

/** Reads an archive as a JSON Resume; undefined when it is no ZIP, or has no file of a profile that we know. */
export const readArchive = async (bytes: Uint8Array): Promise<Json | undefined> => {
  const files = await unzip(bytes, { nameOf, mostBytes: MOST_BYTES });
  if (!files || files.size === 0) return undefined;
  const rowsOf = (file: string) => readRows(files.get(file));
  const writeSection = ({ file, write }: (typeof sections)[string]) =>
    rowsOf(file).map((row) => withoutEmpty(write(row)));
  return {
    basics: withoutEmpty(writeBasics(rowsOf('profile')[0] ?? {}, rowsOf('email addresses'), rowsOf('phonenumbers'))),
    ...Object.fromEntries(Object.entries(sections).map(([key, section]) => [key, writeSection(section)])),
  };
};
