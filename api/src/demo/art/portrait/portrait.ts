import { asJpeg, canvas, sequence } from '../draw.ts';
import { people } from '../people.ts';
import type { Person, PortraitKind } from '../people.ts';
import { drawBackdrop } from './backdrop.ts';
import { drawDress } from './dress.ts';
import { drawFace } from './face.ts';
import { drawHair, drawHeadwear } from './hair.ts';

const draw = ({ backdrop, hair, headwear, dress, face }: Person): string => {
  const { behind, before } = drawHair(...hair);
  const worn = headwear ? drawHeadwear(...headwear) : '';
  // A halo of cloth goes round the head, so the face comes before it; everything else sits on the hair.
  const head = headwear?.[0] === 'man' ? [worn, drawFace(face), before] : [drawFace(face), before, worn];
  const parts = [drawBackdrop(...backdrop), behind, drawDress(...dress), ...head];
  // Drawn on 800 units with room all round; shown closer, since a portrait is mostly seen small and round.
  return canvas(800, 800, '<g transform="scale(1.16) translate(-55 -64)">', ...parts, '</g>');
};

const isKind = (name: string): name is PortraitKind => Object.hasOwn(people, name);

/** The kinds of portrait there are, in the order of {@link people}. */
export const portraitKinds = Object.keys(people) as readonly PortraitKind[];

/**
 * A drawn portrait of an invented person, 800×800 JPEG: of the named kind, or for any other text always the same one
 * of them.
 */
export const portrait = async (kindOrSeed: string): Promise<Buffer> => {
  const kind = isKind(kindOrSeed)
    ? kindOrSeed
    : (portraitKinds[Math.floor(sequence(kindOrSeed)() * portraitKinds.length)] ?? 'teacher');
  return await asJpeg(draw(people[kind]));
};
