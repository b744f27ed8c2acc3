import type { ExploreSection, SectionKind, SectionPick } from '@m4u/contract/insight/explore/sections';
import { type ListKind, listKinds } from '@m4u/contract/insight/explore/sections.rules';
import { smallSource } from '../../profile/upload/StoredPicture.tsx';
import { readOrder } from '../../ui/sorting/move.ts';

/** A picture of an edited banner; `src` is empty until the upload is known. */
interface EditedPicture {
  readonly _id: string;
  readonly caption: string;
  readonly src: string;
}

/** An edited section with the fields of all kinds; `key` is the prefix of its field names. */
export interface EditedSection {
  readonly key: string;
  readonly kind: SectionKind;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly linkLabel: string;
  readonly content: string;
  readonly pick: SectionPick;
  readonly ids: readonly string[];
  readonly images: readonly EditedPicture[];
}

/** An item that can be chosen for a section. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  /** Owner or description of the item. */
  readonly note: string;
  readonly src: string | null;
}

/** Whether a kind of section lists items of the agency. */
export const isListKind = (kind: SectionKind): kind is ListKind => (listKinds as readonly string[]).includes(kind);

/** An empty section. */
export const blankSection = (kind: SectionKind, key: string): EditedSection => ({
  key,
  kind,
  title: '',
  text: '',
  link: '',
  linkLabel: '',
  content: '',
  pick: 'chosen',
  ids: [],
  images: [],
});

const size = 48;

/** Items of a section as choices. */
export const toChoices = ({ groups, members, products, posts }: ExploreSection): Choice[] => [
  ...groups.map(({ _id: id, name, headline, logo }) => ({
    id,
    name,
    note: headline,
    src: logo && smallSource(logo, size),
  })),
  ...members.map(({ _id: id, name, headline, portrait }) => ({
    id,
    name,
    note: headline,
    src: portrait && smallSource(portrait, size),
  })),
  ...[...products, ...posts].map(({ _id: id, title, ownerName, cover }) => ({
    id,
    name: title,
    note: ownerName,
    src: cover && smallSource(cover, size),
  })),
];

/** Converts a section of the page to an edited one. */
export const toEditedSection = (section: ExploreSection, key: string): EditedSection => ({
  ...blankSection(section.kind, key),
  title: section.title,
  text: section.text,
  link: section.link ?? '',
  linkLabel: section.linkLabel,
  content: section.content,
  pick: section.pick,
  ids: section.pick === 'chosen' ? toChoices(section).map(({ id }) => id) : [],
  images: section.images.map((picture) => ({
    _id: picture._id,
    caption: picture.caption,
    src: smallSource(picture, 160),
  })),
});

const kinds: readonly string[] = ['banner', 'groups', 'members', 'products', 'posts', 'text'];
/** Whether a text is a kind of section. */
export const isKind = (text: string): text is SectionKind => kinds.includes(text);

/** More places than a banner has pictures. */
const PLACES = 40;

/** Pictures in the form's `PicturesField` of this name. */
const readPictures = (form: FormData, name: string): EditedPicture[] =>
  Array.from({ length: PLACES }, (_, index) => `${name}[${index}]`).flatMap((prefix) => {
    const _id = form.get(`${prefix}._id`);
    const caption = form.get(`${prefix}.caption`);
    return typeof _id === 'string' ? [{ _id, caption: typeof caption === 'string' ? caption : '', src: '' }] : [];
  });

/** Field name of the section keys, in order. */
export const ORDER = 'order';

/** Field name of a section's pictures. It is separate, since picture files may be sent with the form. */
export const picturesName = (key: string): string => `${key}images`;

/** Sections of a form, in order; unknown kinds are left out. */
export const readSections = (form: FormData): EditedSection[] =>
  readOrder(form, ORDER).flatMap((key) => {
    const text = (name: string): string => {
      const value = form.get(`${key}.${name}`);
      return typeof value === 'string' ? value : '';
    };
    const kind = text('kind');
    if (!isKind(kind)) return [];
    return [
      {
        key,
        kind,
        title: text('title'),
        text: text('text'),
        link: text('link'),
        linkLabel: text('linkLabel'),
        content: text('content'),
        pick: text('pick') === 'newest' ? ('newest' as const) : ('chosen' as const),
        ids: readOrder(form, `${key}.ids`),
        images: readPictures(form, picturesName(key)),
      },
    ];
  });

/** A key that no section uses. */
export const createKey = (sections: readonly EditedSection[]): string => {
  const used = sections.map(({ key }) => Number(/^s(\d+)$/.exec(key)?.[1] ?? 0));
  return `s${Math.max(0, ...used) + 1}`;
};

const isPicture = (value: unknown): value is EditedPicture =>
  typeof value === 'object' && value !== null && typeof (value as EditedPicture)._id === 'string';

/** Sections of a draft from this browser, under new keys; undefined for an unreadable draft. */
export const readDraftSections = (text: string, present: readonly EditedSection[]): EditedSection[] | undefined => {
  try {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) return undefined;
    const from = Number(createKey(present).slice(1));
    return (stored as Partial<EditedSection>[]).flatMap((section, index) => {
      const { kind = '' } = section;
      if (!isKind(kind)) return [];
      const blank = blankSection(kind, `s${from + index}`);
      return [{ ...blank, ...section, key: blank.key, kind, images: (section.images ?? []).filter(isPicture) }];
    });
  } catch {
    return undefined;
  }
};
