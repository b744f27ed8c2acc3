import type { Api } from '../../app.ts';
import { storePicture } from '../../profile/upload/service.ts';
import { picture, type PictureKind } from '../art/picture.ts';
import { activities, posts, products } from '../content/content.ts';
import { albums } from '../content/albums.ts';
import { diaries } from '../content/diaries.ts';
import { arranger, explorePage } from '../content/explore.ts';
import { posters } from '../content/posters.ts';
import { relics } from '../content/relics.ts';
import { host, weddingAlbum } from '../content/weddings.ts';
import type { DemoPicture } from '../content/shapes.ts';
import { groups } from '../groups.ts';
import { idOf, type Ids, type KeptPicture } from '../stage.ts';

/** A picture within a text, as the demo's texts write it: `[[kind|what it shows]]`. */
const IN_TEXT = /\[\[([\w-]+)\|([^\]]+)\]\]/g;

/** Who writes what stands on a page: its member, or the first admin of its group. */
export const writerOf = (on: string): string => groups.find(({ link }) => link === on)?.admins[0] ?? on;

/** The kind of a picture with or without words below it. */
export const kindOf = (given: DemoPicture): PictureKind => (typeof given === 'string' ? given : given[0]);

interface Wanted {
  readonly on: string;
  readonly text?: string;
  readonly pictures?: readonly DemoPicture[];
  readonly certificates?: readonly { readonly picture?: PictureKind }[];
}

const kindsIn = ({ text = '', pictures = [], certificates = [] }: Wanted): PictureKind[] => [
  ...pictures.map(kindOf),
  ...[...text.matchAll(IN_TEXT)].map(([, kind]) => kind as PictureKind),
  ...certificates.flatMap((certificate) => certificate.picture ?? []),
];

const keyOf = (writer: string, kind: PictureKind): string => `${writer} ${kind}`;

/** Which pictures whose uploads have to be: nobody may use what another sent. */
const wanted = (): ReadonlyMap<string, readonly [writer: string, kind: PictureKind]> => {
  const hung = posters.map(({ on, picture: kind }) => ({ on, pictures: [kind] }));
  const banners = explorePage.flatMap((section) =>
    section.kind === 'banner' ? [{ on: arranger, pictures: section.pictures }] : [],
  );
  const pieces: readonly Wanted[] = [
    ...posts,
    ...products,
    ...relics,
    ...activities,
    ...diaries,
    ...albums,
    ...hung,
    ...banners,
    { on: host, pictures: weddingAlbum },
  ];
  return new Map(
    pieces.flatMap((piece) => {
      const writer = writerOf(piece.on);
      return kindsIn(piece).map((kind) => [keyOf(writer, kind), [writer, kind]] as const);
    }),
  );
};

/** Finds the upload of a kind that a writer may use. Throws for one that was not stored. */
export type FindPicture = (writer: string, kind: PictureKind) => KeptPicture;

/** As many at once as keep the machine busy; more would only wait. */
const AT_ONCE = 4;

/**
 * Draws and stores the pictures of all content, several at a time: most of what a first start takes. `plain` stands for
 * each of them where it is given.
 */
export const storePictures = async ({ platform }: Api, ids: Ids, plain?: Buffer): Promise<FindPicture> => {
  const drawings = new Map<PictureKind, Promise<Buffer>>();
  const drawn = (kind: PictureKind): Promise<Buffer> => {
    const drawing = drawings.get(kind) ?? picture(kind);
    drawings.set(kind, drawing);
    return drawing;
  };
  const kept = new Map<string, KeptPicture>();
  // All take from the same queue, so that none waits for another.
  const queue = wanted().entries();
  const work = async () => {
    for (const [key, [writer, kind]] of queue)
      kept.set(key, await storePicture(platform, idOf(ids, writer), plain ?? (await drawn(kind))));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return (writer, kind) => {
    const found = kept.get(keyOf(writer, kind));
    if (!found) throw new Error(`The demo content has no ${kind} of ${writer}`);
    return found;
  };
};

/** A text with its pictures put in. */
export const illustrated = (text: string, of: (kind: PictureKind) => KeptPicture): string =>
  text.replaceAll(/>\s+</g, '><').replaceAll(IN_TEXT, (_, kind: string, words: string) => {
    const { src, width, height } = of(kind as PictureKind);
    return `<img src="${src}" alt="${words}" width="${width}" height="${height}">`;
  });
