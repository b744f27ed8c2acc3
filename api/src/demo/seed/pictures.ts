import type { Api } from '../../app.ts';
import { storePicture } from '../../profile/upload/service.ts';
import { readDemo, writerOf } from '../content.ts';
import { readPicture } from '../pictures.ts';
import type { ShownPicture } from '../shapes/common.ts';
import { type FindPicture, idOf, type Ids, type KeptPicture } from '../stage.ts';

/** Picture within a demo text: `[[picture|description]]`. */
const IN_TEXT = /\[\[([\w-]+)\|([^\]]+)\]\]/g;

interface Wanted {
  readonly on: string;
  readonly text?: string;
  readonly pictures?: readonly ShownPicture[];
  readonly certificates?: readonly { readonly picture?: string | undefined }[];
}

const picturesIn = ({ text = '', pictures = [], certificates = [] }: Wanted): string[] => [
  ...pictures.map(({ picture }) => picture),
  ...[...text.matchAll(IN_TEXT)].flatMap(([, picture = '']) => picture),
  ...certificates.flatMap(({ picture }) => picture ?? []),
];

/** Lists the pictures that each author must upload, since uploads can be used by their sender only. */
const listWanted = (): { readonly on: string; readonly picture: string }[] => {
  const { members, groups, posts, products, relics, activities, diaries, albums, posters, talks, ...demo } = readDemo();
  const pieces: readonly Wanted[] = [...posts, ...products, ...relics, ...activities, ...diaries, ...albums];
  const { explore, wedding } = demo;
  const banners = explore.sections.flatMap((section) => (section.kind === 'banner' ? section.pictures : []));
  return [
    ...members.flatMap(({ key, picture, cover }) => [picture, cover].map((each) => ({ on: key, picture: each }))),
    ...groups.flatMap(({ link, logo, cover }) => [logo, cover].map((each) => ({ on: link, picture: each }))),
    ...pieces.flatMap((piece) => picturesIn(piece).map((picture) => ({ on: piece.on, picture }))),
    ...posters,
    ...talks.flatMap(({ messages }) =>
      messages.flatMap(({ who, pictures }) => pictures.map((picture) => ({ on: who, picture }))),
    ),
    ...banners.map(({ picture }) => ({ on: explore.arranger, picture })),
    ...[...wedding.album, ...wedding.story, wedding].flatMap((shown) => {
      const picture = 'cover' in shown ? shown.cover : shown.picture;
      return picture === undefined ? [] : [{ on: wedding.host, picture }];
    }),
  ];
};

const keyOf = (writer: string, picture: string): string => `${writer} ${picture}`;

/** Concurrent uploads: enough to keep the machine busy. */
const AT_ONCE = 4;

/**
 * Stores all pictures of the content concurrently: encoding takes most of a first start. `plain`, when given, replaces
 * every picture.
 */
export const storePictures = async ({ platform }: Api, ids: Ids, plain?: Buffer): Promise<FindPicture> => {
  const wanted = new Map(
    listWanted().map(({ on, picture }) => [keyOf(writerOf(on), picture), { writer: writerOf(on), picture }]),
  );
  const kept = new Map<string, KeptPicture>();
  // Workers share one queue, so that none is idle.
  const queue = wanted.entries();
  const work = async () => {
    for (const [key, { writer, picture }] of queue)
      kept.set(key, await storePicture(platform, idOf(ids, writer), plain ?? (await readPicture(picture))));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return (writer, picture) => {
    const found = kept.get(keyOf(writer, picture));
    if (!found) throw new Error(`The demo content has no ${picture} of ${writer}`);
    return found;
  };
};

/** Replaces the pictures in a text by their HTML. */
export const illustrated = (text: string, of: (picture: string) => KeptPicture): string =>
  text.replaceAll(IN_TEXT, (_, picture: string, words: string) => {
    const { src, width, height } = of(picture);
    return `<img src="${src}" alt="${words}" width="${width}" height="${height}">`;
  });
