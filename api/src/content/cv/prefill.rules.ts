import type { Language } from '@m4u/contract/common';
import type { ActivityCard } from '@m4u/contract/content/activity';
import {
  CV_LIMITS,
  type CvEntry,
  type CvSection,
  type CvSectionKind,
  emptyEntry,
  emptySection,
  usualSections,
} from '@m4u/contract/content/cv/rules';
import type { CvFilled } from '@m4u/contract/content/cv/schema';
import type { Member } from '@m4u/contract/profile/member';
import type { ContactKind } from '@m4u/contract/profile/member/contact';
import { addressLine } from '@m4u/contract/profile/place/rules';
import { stripMarkup } from '@m4u/contract/share-text';

/** Converts rich text to the plain lines of a CV: one paragraph per line, list items with a dash. */
const toPlainLines = (html: string, maximum: number): string =>
  html
    .replaceAll(/<li\b[^>]*>/gi, '\n- ')
    .replaceAll(/<\/(?:p|h2|h3|li|blockquote)>|<br\s*\/?>/gi, '\n')
    .split('\n')
    .map(stripMarkup)
    .filter((line) => line !== '' && line !== '-')
    .join('\n')
    .slice(0, maximum)
    .toWellFormed()
    .trim();

type PlacedEntry = readonly [kind: CvSectionKind, entry: CvEntry];

const toEntryPeriod = (period: { from: string | null; to: string | null }) => ({
  from: period.from ?? '',
  to: period.to ?? '',
});

/** The CV part of an activity; undefined for types that do not belong on a CV. */
const toCvEntry = (activity: ActivityCard): PlacedEntry | undefined => {
  const { title, excerpt: text } = activity;
  const entry = { ...emptyEntry, title, text };
  switch (activity.type) {
    case 'experience': {
      const { position, organization, ...period } = activity.details;
      return ['experience', { ...entry, title: position || title, place: organization, ...toEntryPeriod(period) }];
    }
    case 'education': {
      const { school, degree, ...period } = activity.details;
      return ['education', { ...entry, title: school, place: degree, ...toEntryPeriod(period) }];
    }
    case 'certificate': {
      const { issuer, issued, expires, address } = activity.details;
      const times = { from: issued ?? '', to: expires ?? '' };
      return ['certificates', { ...entry, text: '', place: issuer, ...times, address: address ?? '' }];
    }
    case 'project': {
      const { role, address, ...period } = activity.details;
      return ['projects', { ...entry, place: role, ...toEntryPeriod(period), address: address ?? '' }];
    }
    case 'award':
      return ['awards', { ...entry, place: activity.details.issuer, from: activity.details.issued ?? '' }];
    case 'skill':
      return ['skills', { ...entry, text: '', level: activity.details.level }];
    case 'society':
      return ['custom', { ...entry, place: activity.details.role, ...toEntryPeriod(activity.details) }];
    case 'network':
    case 'website': {
      const { address } = activity.details;
      return /^https?:/i.test(address) ? ['links', { ...entry, text: '', address }] : undefined;
    }
    default:
      return undefined;
  }
};

const societies = { VN: 'Hoạt động xã hội', EN: 'Memberships' } as const;
const names = { VN: 'CV của tôi', EN: 'My CV' } as const;

/** Sorts entries latest first: continuing ones, then by end. */
const compareLatestFirst = (one: CvEntry, other: CvEntry): number => {
  const end = ({ from, to }: CvEntry) => (from !== '' && to === '' ? '9999' : to);
  return end(other).localeCompare(end(one)) || other.from.localeCompare(one.from);
};

const DATED_SECTIONS: readonly CvSectionKind[] = [
  'experience',
  'education',
  'projects',
  'awards',
  'certificates',
  'custom',
];

const toSections = (all: readonly PlacedEntry[], interests: readonly string[], language: Language): CvSection[] => {
  const entriesOf = (kind: CvSectionKind): CvEntry[] => {
    const entries = all.filter(([each]) => each === kind).map(([, entry]) => entry);
    if (kind === 'hobbies') return interests.map((title) => ({ ...emptyEntry, title }));
    return (DATED_SECTIONS.includes(kind) ? entries.toSorted(compareLatestFirst) : entries).slice(0, CV_LIMITS.entries);
  };
  const custom = entriesOf('custom');
  return [
    ...usualSections.map((kind) => ({ ...emptySection(kind), entries: entriesOf(kind) })),
    ...(custom.length > 0 ? [{ ...emptySection('custom'), title: societies[language], entries: custom }] : []),
  ];
};

/** Fills a CV from a profile and its activities. */
export const prefillCv = (member: Member, activities: readonly ActivityCard[], language: Language): CvFilled => {
  const firstContact = (kind: ContactKind) => member.contacts.find((contact) => contact.kind === kind);
  const address = firstContact('address');
  const entries = activities.map(toCvEntry).filter((each) => each !== undefined);
  return {
    name: names[language],
    template: 'classic',
    accent: 'navy',
    font: 'template',
    spacing: 'usual',
    language,
    photo: member.portrait,
    fullName: member.name,
    headline: member.headline || member.childCareer || '',
    email: firstContact('email')?.value ?? '',
    phone: firstContact('phone')?.value ?? '',
    gender: member.gender ?? '',
    birthday: member.birthday ?? '',
    address: address ? addressLine(address.value, address.place) : '',
    aboutMe: toPlainLines(member.aboutMe, CV_LIMITS.about),
    sections: toSections(entries, member.interests, language).map((section) => ({
      ...section,
      entries: [...section.entries],
    })),
  };
};
