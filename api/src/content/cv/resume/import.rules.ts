import { type Language, Link } from '@m4u/contract/common';
import {
  CV_LIMITS,
  cvAccents,
  cvFontChoices,
  cvSpacings,
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
import { type JsonReader, createJsonReader } from './json.rules.ts';

const { title: LINE, text: TEXT } = CV_LIMITS;

/** JSON Resume sections that become custom parts. */
const custom = {
  VN: { volunteer: 'Hoạt động tình nguyện', publications: 'Xuất bản', references: 'Người tham chiếu' },
  EN: { volunteer: 'Volunteering', publications: 'Publications', references: 'References' },
} as const;
const names = { VN: 'CV nhập từ tệp', EN: 'CV from a file' } as const;

/** Converts a date of the schema to a month. */
const readMonth = (json: JsonReader, path: string): string => {
  const text = json.line(path, 40);
  const [, found] = /^(\d{4}(?:-(?:0[1-9]|1[0-2]))?)(?:-\d\d)?(?:T.*)?$/.exec(text) ?? [];
  if (found === undefined && text !== '') json.drop(path);
  return found ?? '';
};

const readLink = (json: JsonReader, path: string): string => {
  const text = json.line(path, 2_000);
  if (text === '') return '';
  if (/^https?:/i.test(text) && Link.safeParse(text).success) return text;
  json.drop(path);
  return '';
};

/** Reads a level: `4/5`, 4, or a word such as "advanced". */
const readLevel = (json: JsonReader, path: string): number | null => {
  const level = json.line(path, 60).toLowerCase();
  if (level === '') return null;
  const [, digit] = /^([1-5])(?:\s*\/\s*5)?$/.exec(level) ?? [];
  if (digit !== undefined) return Number(digit);
  const levels: Readonly<Record<string, number>> = {
    beginner: 1,
    elementary: 2,
    intermediate: 3,
    advanced: 4,
    master: 5,
    expert: 5,
  };
  if (levels[level] === undefined) json.drop(path);
  return levels[level] ?? null;
};

const readText = (json: JsonReader, path: string): string =>
  [
    json.text(`${path}.summary`, TEXT) || json.text(`${path}.description`, TEXT),
    ...[...json.texts(`${path}.highlights`, TEXT), ...json.texts(`${path}.courses`, TEXT)].map((each) => `- ${each}`),
  ]
    .filter((each) => each !== '')
    .join('\n')
    .slice(0, TEXT)
    .toWellFormed();

type ReadEntry = (json: JsonReader, path: string) => Partial<CvEntry> & Pick<CvEntry, 'title'>;

const readPeriod = (json: JsonReader, path: string) => {
  const [from, to] = [readMonth(json, `${path}.startDate`), readMonth(json, `${path}.endDate`)];
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
      return {
        title: position || name,
        place: [position && name, json.line(`${path}.location`, LINE)].filter(Boolean).join(', ').slice(0, LINE),
        ...readPeriod(json, path),
        text: readText(json, path),
      };
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
      ...readPeriod(json, path),
      text: readText(json, path),
    }),
  },
  skills: {
    kind: 'skills',
    read: (json, path) => {
      const [name, keywords] = [json.line(`${path}.name`, LINE), json.texts(`${path}.keywords`, LINE)];
      const all = keywords.length > 0 ? [name, keywords.join(', ')].filter(Boolean).join(': ') : name;
      return { title: all.slice(0, LINE), level: readLevel(json, `${path}.level`) };
    },
  },
  languages: {
    kind: 'languages',
    read: (json, path) => ({
      title: json.line(`${path}.language`, LINE),
      place: json.line(`${path}.fluency`, LINE),
      level: readLevel(json, `${path}.level`),
    }),
  },
  certificates: {
    kind: 'certificates',
    read: (json, path) => ({
      title: json.line(`${path}.name`, LINE),
      place: json.line(`${path}.issuer`, LINE),
      from: readMonth(json, `${path}.date`),
      to: readMonth(json, `${path}.expires`),
      address: readLink(json, `${path}.url`),
    }),
  },
  projects: {
    kind: 'projects',
    read: (json, path) => ({
      title: json.line(`${path}.name`, LINE),
      place: json.texts(`${path}.roles`, LINE).join(', ').slice(0, LINE),
      ...readPeriod(json, path),
      address: readLink(json, `${path}.url`),
      text: readText(json, path),
    }),
  },
  awards: {
    kind: 'awards',
    read: (json, path) => ({
      title: json.line(`${path}.title`, LINE),
      place: json.line(`${path}.awarder`, LINE),
      from: readMonth(json, `${path}.date`),
      text: json.text(`${path}.summary`, TEXT),
    }),
  },
  interests: {
    kind: 'hobbies',
    read: (json, path) => {
      const [name, keywords] = [json.line(`${path}.name`, LINE), json.texts(`${path}.keywords`, LINE)];
      return { title: [name, keywords.join(', ')].filter(Boolean).join(': ').slice(0, LINE) };
    },
  },
  'basics.profiles': {
    kind: 'links',
    read: (json, path) => {
      const [network, user] = [json.line(`${path}.network`, LINE), json.line(`${path}.username`, LINE)];
      return { title: network || user, address: readLink(json, `${path}.url`) };
    },
  },
};

const customReaders: Readonly<Record<keyof (typeof custom)['VN'], ReadEntry>> = {
  volunteer: (json, path) => ({
    title: json.line(`${path}.position`, LINE) || json.line(`${path}.organization`, LINE),
    place: json.line(`${path}.organization`, LINE),
    ...readPeriod(json, path),
    text: readText(json, path),
  }),
  publications: (json, path) => ({
    title: json.line(`${path}.name`, LINE),
    place: json.line(`${path}.publisher`, LINE),
    from: readMonth(json, `${path}.releaseDate`),
    text: json.text(`${path}.summary`, TEXT),
  }),
  references: (json, path) => ({
    title: json.line(`${path}.name`, LINE),
    text: json.text(`${path}.reference`, TEXT),
  }),
};

const readEntries = (json: JsonReader, path: string, read: ReadEntry): CvEntry[] =>
  json
    .items(path, CV_LIMITS.entries)
    .map((item): CvEntry => ({ ...emptyEntry, ...read(json, item) }))
    .filter(({ title }) => title !== '');

/** An entry of a custom part, as our own export writes it. */
const readOwnEntry: ReadEntry = (json, path) => ({
  title: json.line(`${path}.title`, LINE),
  place: json.line(`${path}.place`, LINE),
  from: readMonth(json, `${path}.from`),
  to: readMonth(json, `${path}.to`),
  text: json.text(`${path}.text`, TEXT),
});

/** Parts in the order that our export stored, else in the default order; other sections come last. */
const arrangeSections = (
  json: JsonReader,
  found: ReadonlyMap<CvSectionKind, CvEntry[]>,
  more: readonly CvSection[],
): CvSection[] => {
  const own = json.items('meta.m4u.sections', CV_LIMITS.sections).flatMap((path): CvSection[] => {
    const kind = cvSectionKinds.find((each) => each === json.line(`${path}.kind`, 20));
    const [title, hidden] = [json.line(`${path}.title`, LINE), json.flag(`${path}.hidden`)];
    if (kind === undefined || (kind === 'custom' && title === '')) return [];
    const section = { ...emptySection(kind), title, hidden };
    if (kind !== 'custom') return [{ ...section, entries: found.get(kind) ?? [] }];
    return [
      {
        ...section,
        text: json.text(`${path}.text`, TEXT),
        entries: readEntries(json, `${path}.entries`, readOwnEntry),
      },
    ];
  });
  const once = own.filter(
    ({ kind }, index) => kind === 'custom' || own.findIndex((other) => other.kind === kind) === index,
  );
  const presentKinds = new Set(once.map(({ kind }) => kind));
  const others = usualSections
    .filter((kind) => !presentKinds.has(kind))
    .map((kind) => ({ ...emptySection(kind), entries: found.get(kind) ?? [] }));
  const added = once.length > 0 ? others.filter(({ entries }) => entries.length > 0) : others;
  return [...once, ...added, ...more].slice(0, CV_LIMITS.sections);
};

const readLocation = (json: JsonReader): string =>
  ['address', 'city', 'region', 'countryCode']
    .map((part) => json.line(`basics.location.${part}`, CV_LIMITS.address))
    .filter(Boolean)
    .join(', ')
    .slice(0, CV_LIMITS.address);

const chooseOr = <T extends string>(choices: readonly T[], value: string, usual: T): T =>
  choices.find((each) => each === value) ?? usual;

/** Converts a JSON Resume from any source to a CV, and lists its dropped fields. */
export const readResume = (document: unknown, usual: Language): ReadResume => {
  const json = createJsonReader(document);
  const own = (field: string) => json.line(`meta.m4u.${field}`, CV_LIMITS.name);
  const language = chooseOr(['VN', 'EN'], own('language'), usual);
  const found = new Map(
    Object.entries(readers).map(([path, { kind, read }]) => [kind, readEntries(json, path, read)] as const),
  );
  const more = Object.entries(customReaders).flatMap(([path, read]): CvSection[] => {
    const entries = readEntries(json, path, read);
    const title = custom[language][path as keyof typeof customReaders];
    return entries.length > 0 ? [{ ...emptySection('custom'), title, entries }] : [];
  });
  const birthday = own('birthday');
  const cv: CvFilled = {
    name: own('name') || names[language],
    template: chooseOr(cvTemplates, own('template'), 'classic'),
    accent: chooseOr(Object.keys(cvAccents) as CvAccent[], own('accent'), 'navy'),
    font: chooseOr(cvFontChoices, own('font'), 'template'),
    spacing: chooseOr(cvSpacings, own('spacing'), 'usual'),
    language,
    photo: null,
    fullName: json.line('basics.name', CV_LIMITS.fullName),
    headline: json.line('basics.label', CV_LIMITS.headline),
    email: json.line('basics.email', 254),
    phone: json.line('basics.phone', 30),
    gender: chooseOr(['female', 'male', 'other', ''], own('gender'), ''),
    birthday: /^\d{4}-\d\d-\d\d$/.test(birthday) ? birthday : '',
    address: readLocation(json),
    aboutMe: json.text('basics.summary', CV_LIMITS.about),
    sections: arrangeSections(json, found, more).map((section) => ({ ...section, entries: [...section.entries] })),
  };
  return { cv, dropped: json.dropped(['$schema', 'meta']) };
};
