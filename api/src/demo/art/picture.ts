import { ceramics } from './ceramics.ts';
import { craft } from './craft.ts';
import { asJpeg } from './draw.ts';
import { events } from './events.ts';
import { food } from './food.ts';
import { heritage } from './heritage.ts';
import { papers } from './papers.ts';
import { posters } from './poster.ts';
import { scenery } from './scenery.ts';
import { screens } from './screens.ts';
import { HEIGHT, WIDTH } from './setting.ts';
import { views } from './views.ts';
import { wedding } from './wedding.ts';

const scenes = {
  ...ceramics,
  ...screens,
  ...food,
  ...craft,
  ...scenery,
  ...views,
  ...events,
  ...heritage,
  ...wedding,
} as const;
const printed = { ...papers, ...posters } as const;

/** The pictures that posts, products and all other content can have. */
export type PictureKind = keyof typeof scenes | keyof typeof printed;
export const pictureKinds = [...Object.keys(scenes), ...Object.keys(printed)] as readonly PictureKind[];

// A little smaller than it was drawn: a first start draws a hundred of them.
const shown = (scene: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="960" height="720">${scene}</svg>`;

/** A drawn picture: 960×720 JPEG, papers 1200×900, posters 900×1200, banners 1200×600. */
export const picture = async (kind: PictureKind): Promise<Buffer> =>
  kind in printed
    ? await printed[kind as keyof typeof printed]()
    : await asJpeg(shown(scenes[kind as keyof typeof scenes]()));
