import { type Language, Link } from '@m4u/contract/common';
import {
  CV_LIMITS,
  cvAccents,
  type CvAccent,
  type CvEntry,
  type CvSection,
  type CvSectionKind,
  cvSectionKinds,
  cvTemplates,
  emptyEntry,
  emptySection,
  usualSections,
} from '@m4u/contract/content/cv/rules';
import type { CvFilled, ReadResume } from '@m4u/contract/content/cv/schema';
import { type JsonReader, jsonReader } from './json.rules.ts';

const { title: LINE, text: TEXT } = CV_LIMITS;

/** JSON Resume sections that become custom parts. */
const custom = {
  VN: { volunteer: 'Hoạt động tình nguyện', publications: 'Xuất bản', references: 'Người tham chiếu' },
  EN: { volunteer: 'Volunteering', publications: 'Publications', references: 'References' },
} as const;
const names = { VN: 'CV nhập từ tệp', EN: 'CV from a file' } as const;

/** Converts a date of the schema to a month. */
const month = (json: JsonReader, path: string): string => {
  const given = json.line(path, 40);
  const [, found] = /^(\d{4}(?:-(?:0[1-9]|1[0-2]))?)(?:-\d\d)?(?:T.*)?$/.exec(given) ?? [];
  if (found === undefined && given !== '') json.drop(path);
  return found ?? '';
};

const link = (json: JsonReader, path: string): string => {
  const given = json.line(path, 2_000);
  if (given === '') return '';
  if (/^https?:/i.test(given) && Link.safeParse(given).success) return given;
  json.drop(path);
  return '';
};

/** Reads a level: `4/5`, 4, or a word such as "advanced". */
const level = (json: JsonReader, path: string): number | null => {
  const given = json.line(path, 60).toLowerCase();
  if (given === '') return null;
  const [, digit] = /^([1-5])(?:\s*\/\s*5)?$/.exec(given) ?? [];
  if (digit !== undefined) return Number(digit);
  const known: Readonly<Record<string, number>> = {
    beginner: 1,
    elementary: 2,
    intermediate: 3,
    advanced: 4,
    master: 5,
    expert: 5,
  };
  if (known[given] === undefined) json.drop(path);
  return known[given] ?? null;
};

const said = (json: JsonReader, path: string): string =>
  [
    json.text(`${path}.summary`, TEXT) || json.text(`${path}.description`, TEXT),
    ...[...json.texts(`${path}.highlights`, TEXT), ...json.texts(`${path}.courses`, TEXT)].map((each) => `- ${each}`),
  ]
    .filter((each) => each !== '')
    .join('\n')
    .slice(0, TEXT)
    .toWellFormed();

type ReadEntry = (json: JsonReader, path: string) => Partial<CvEntry> & Pick<CvEntry, 'title'>;

const period = (json: JsonReader, path: string) => {
  const [from, to] = [month(json, `${path}.startDate`), month(json, `${path}.endDate`)];
  const length = Math.min(from.length, to.length);
  if (length === 0 || to.slice(0, length) >= from.slice(0, length)) return { from, to };
  // An end before the start is invalid and dropped.
  json.drop(`${path}.endDate`);
  return { from, to: '' };
};

const readers: Readonly<Record<string, { readonly kind: CvSectionKind; readonly read: ReadEntry }>> = {
  work: {
    kind: 'experience',
    read: (json, path) => {
      const [position, name] = [json.line(`${path}.position`, LINE), json.line(`${path}.name`, LINE)];
      return { title: position || name, place: position ? name : '', ...period(json, path), text: said(json, path) };
    },
  },
  education: {
    kind: 'education',
    read: (json, path) => ({
      title: json.line(`${path}.institution`, LINE),
      place: [json.line(`${path}.studyType`, LINE), json.line(`${path}.area`, LINE)]
        .filter(Boolean)
        .join(', ')
        .slice(0, LINE),
      ...period(json, path),
      text: said(json, path),
    }),
  },
  skills: {
    kind: 'skills',
    read: (json, path) => {
      const [name, words] = [json.line(`${path}.name`, LINE), json.texts(`${path}.keywords`, LINE)];
      const all = words.length > 0 ? [name, words.join(', ')].filter(Boolean).join(': ') : name;
      return { title: all.slice(0, LINE), level: level(json, `${path}.level`) };
    },
  },
  languages: {
    kind: 'languages',
    read: (json, path) => ({
      title: json.line(`${path}.language`, LINE),
      place: json.line(`${path}.fluency`, LINE),
      level: level(json, `${path}.level`),
    }),
  },
  certificates: {
    kind: 'certificates',
    read: (json, path) => ({
      title: json.line(`${path}.name`, LINE),
      place: json.line(`${path}.issuer`, LINE),
      from: month(json, `${path}.date`),
      to: month(json, `${path}.expires`),
      address: link(json, `${path}.url`),
    }),
  },
  projects: {
    kind: 'projects',
    read: (json, path) => ({
      title: json.line(`${path}.name`, LINE),
      place: json.texts(`${path}.roles`, LINE).join(', ').slice(0, LINE),
      ...period(json, path),
      address: link(json, `${path}.url`),
      text: said(json, path),
    }),
  },
  awards: {
    kind: 'awards',
    read: (json, path) => ({
      title: json.line(`${path}.title`, LINE),
      place: json.line(`${path}.awarder`, LINE),
      from: month(json, `${path}.date`),
      text: json.text(`${path}.summary`, TEXT),
    }),
  },
  interests: {
    kind: 'hobbies',
    read: (json, path) => {
      const [name, words] = [json.line(`${path}.name`, LINE), json.texts(`${path}.keywords`, LINE)];
      return { title: [name, words.join(', ')].filter(Boolean).join(': ').slice(0, LINE) };
    },
  },
  'basics.profiles': {
    kind: 'links',
    read: (json, path) => {
      const [network, user] = [json.line(`${path}.network`, LINE), json.line(`${path}.username`, LINE)];
      return { title: network || user, address: link(json, `${path}.url`) };
    },
  },
};

const customReaders: Readonly<Record<keyof (typeof custom)['VN'], ReadEntry>> = {
  volunteer: (json, path) => ({
    title: json.line(`${path}.position`, LINE) || json.line(`${path}.organization`, LINE),
    place: json.line(`${path}.organization`, LINE),
    ...period(json, path),
    text: said(json, path),
  }),
  publications: (json, path) => ({
    title: json.line(`${path}.name`, LINE),
    place: json.line(`${path}.publisher`, LINE),
    from: month(json, `${path}.releaseDate`),
    text: json.text(`${path}.summary`, TEXT),
  }),
  references: (json, path) => ({
    title: json.line(`${path}.name`, LINE),
    text: json.text(`${path}.reference`, TEXT),
  }),
};

const entriesAt = (json: JsonReader, path: string, read: ReadEntry): CvEntry[] =>
  json
    .items(path, CV_LIMITS.entries)
    .map((item): CvEntry => ({ ...emptyEntry, ...read(json, item) }))
    .filter(({ title }) => title !== '');

/** An entry of a custom part, as our own export writes it. */
const ownEntry: ReadEntry = (json, path) => ({
  title: json.line(`${path}.title`, LINE),
  place: json.line(`${path}.place`, LINE),
  from: month(json, `${path}.from`),
  to: month(json, `${path}.to`),
  text: json.text(`${path}.text`, TEXT),
});

/** Parts in the order that our export stored, else in the default order; other sections come last. */
const arranged = (
  json: JsonReader,
  found: ReadonlyMap<CvSectionKind, CvEntry[]>,
  more: readonly CvSection[],
): CvSection[] => {
  const own = json.items('meta.m4u.sections', CV_LIMITS.sections).flatMap((path): CvSection[] => {
    const kind = cvSectionKinds.find((each) => each === json.line(`${path}.kind`, 20));
    const [title, hidden] = [json.line(`${path}.title`, LINE), json.flag(`${path}.hidden`)];
    if (kind === undefined || (kind === 'custom' && title === '')) return [];
    const said = { ...emptySection(kind), title, hidden };
    if (kind !== 'custom') return [{ ...said, entries: found.get(kind) ?? [] }];
    return [{ ...said, text: json.text(`${path}.text`, TEXT), entries: entriesAt(json, `${path}.entries`, ownEntry) }];
  });
  const once = own.filter(({ kind }, at) => kind === 'custom' || own.findIndex((other) => other.kind === kind) === at);
  const named = new Set(once.map(({ kind }) => kind));
  const others = usualSections
    .filter((kind) => !named.has(kind))
    .map((kind) => ({ ...emptySection(kind), entries: found.get(kind) ?? [] }));
  const added = once.length > 0 ? others.filter(({ entries }) => entries.length > 0) : others;
  return [...once, ...added, ...more].slice(0, CV_LIMITS.sections);
};

const location = (json: JsonReader): string =>
  ['address', 'city', 'region', 'countryCode']
    .map((part) => json.line(`basics.location.${part}`, CV_LIMITS.address))
    .filter(Boolean)
    .join(', ')
    .slice(0, CV_LIMITS.address);

const oneOf = <T extends string>(choices: readonly T[], given: string, usual: T): T =>
  choices.find((each) => each === given) ?? usual;

/** Converts a JSON Resume from any source to a CV, and lists its dropped fields. */
export const readResume = (document: unknown, usual: Language): ReadResume => {
  const json = jsonReader(document);
  const own = (field: string) => json.line(`meta.m4u.${field}`, CV_LIMITS.name);
  const language = oneOf(['VN', 'EN'], own('language'), usual);
  const found = new Map(
    Object.entries(readers).map(([path, { kind, read }]) => [kind, entriesAt(json, path, read)] as const),
  );
  const more = Object.entries(customReaders).flatMap(([path, read]): CvSection[] => {
    const entries = entriesAt(json, path, read);
    const title = custom[language][path as keyof typeof customReaders];
    return entries.length > 0 ? [{ ...emptySection('custom'), title, entries }] : [];
  });
  const birthday = own('birthday');
  const cv: CvFilled = {
    name: own('name') || names[language],
    template: oneOf(cvTemplates, own('template'), 'classic'),
    accent: oneOf(Object.keys(cvAccents) as CvAccent[], own('accent'), 'navy'),
    language,
    photo: null,
    fullName: json.line('basics.name', CV_LIMITS.fullName),
    headline: json.line('basics.label', CV_LIMITS.headline),
    email: json.line('basics.email', 254),
    phone: json.line('basics.phone', 30),
    gender: oneOf(['female', 'male', 'other', ''], own('gender'), ''),
    birthday: /^\d{4}-\d\d-\d\d$/.test(birthday) ? birthday : '',
    address: location(json),
    aboutMe: json.text('basics.summary', CV_LIMITS.about),
    sections: arranged(json, found, more).map((section) => ({ ...section, entries: [...section.entries] })),
  };
  return { cv, dropped: json.dropped(['$schema', 'meta']) };
};
