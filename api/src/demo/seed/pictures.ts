import type { Api } from '../../app.ts';
import { storePicture } from '../../profile/upload/service.ts';
import { readDemo, findWriter } from '../content.ts';
import { readPicture } from '../pictures.ts';
import type { ShownPicture } from '../shapes/common.ts';
import { type FindPicture, idOf, type Ids, type StoredPicture } from '../stage.ts';

/** Picture within a demo text: `[[picture|description]]`. */
const PICTURE_IN_TEXT = /\[\[([\w-]+)\|([^\]]+)\]\]/g;

interface WithPictures {
  readonly on: string;
  readonly text?: string;
  readonly pictures?: readonly ShownPicture[];
  readonly certificates?: readonly { readonly picture?: string | undefined }[];
}

const listPictures = ({ text = '', pictures = [], certificates = [] }: WithPictures): string[] => [
  ...pictures.map(({ picture }) => picture),
  ...[...text.matchAll(PICTURE_IN_TEXT)].flatMap(([, picture = '']) => picture),
  ...certificates.flatMap(({ picture }) => picture ?? []),
];

/** Lists the pictures that each author must upload, since uploads can be used by their sender only. */
const listUploads = (): { readonly on: string; readonly picture: string }[] => {
  const { members, groups, posts, products, relics, activities, diaries, albums, posters, talks, ...demo } = readDemo();
  const pieces: readonly WithPictures[] = [...posts, ...products, ...relics, ...activities, ...diaries, ...albums];
  const { explore, wedding } = demo;
  const banners = explore.sections.flatMap((section) => (section.kind === 'banner' ? section.pictures : []));
  return [
    ...members.flatMap(({ key, picture, cover }) => [picture, cover].map((each) => ({ on: key, picture: each }))),
    ...groups.flatMap(({ link, logo, cover }) => [logo, cover].map((each) => ({ on: link, picture: each }))),
    ...pieces.flatMap((piece) => listPictures(piece).map((picture) => ({ on: piece.on, picture }))),
    ...posters,
    ...demo.loyalty.perks.map(({ group, picture }) => ({ on: group, picture })),
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

const uploadKey = (writer: string, picture: string): string => `${writer} ${picture}`;

/** Concurrent uploads: enough to keep the machine busy. */
const CONCURRENT_UPLOADS = 4;

/**
 * Stores all pictures of the content concurrently: encoding takes most of a first start. `plain`, when given, replaces
 * every picture.
 */
export const storePictures = async ({ platform }: Api, ids: Ids, plain?: Buffer): Promise<FindPicture> => {
  const uploads = new Map(
    listUploads().map(({ on, picture }) => [uploadKey(findWriter(on), picture), { writer: findWriter(on), picture }]),
  );
  const stored = new Map<string, StoredPicture>();
  // Workers share one queue, so that none is idle.
  const queue = uploads.entries();
  const work = async () => {
    for (const [key, { writer, picture }] of queue)
      stored.set(key, await storePicture(platform, idOf(ids, writer), plain ?? (await readPicture(picture))));
  };
  await Promise.all(Array.from({ length: CONCURRENT_UPLOADS }, work));
  return (writer, picture) => {
    const found = stored.get(uploadKey(writer, picture));
    if (!found) throw new Error(`The demo content has no ${picture} of ${writer}`);
    return found;
  };
};

/** Replaces the pictures in a text by their HTML. */
export const replacePictures = (text: string, of: (picture: string) => StoredPicture): string =>
  text.replaceAll(PICTURE_IN_TEXT, (_, picture: string, label: string) => {
    const { src, width, height } = of(picture);
    return `<img src="${src}" alt="${label}" width="${width}" height="${height}">`;
  });
