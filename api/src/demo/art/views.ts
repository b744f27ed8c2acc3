import { daNang, haNoi, hoiAn, hue, saiGon } from './cover/city.ts';
import { daLat, haLong, mekong, phuQuoc, riceTerraces } from './cover/land.ts';

/** A part of a cover, seen closer: its left upper corner and its width in the cover's units, 4:3. */
const part = (scene: () => string, x: number, y: number, width: number) => (): string =>
  `<svg width="1200" height="900" viewBox="${x} ${y} ${width} ${width * 0.75}">${scene()}</svg>`;

/** Places of the covers as somebody who was there would have taken them. */
export const views = {
  'bay-junk': part(haLong, 560, 320, 600),
  'bay-morning': part(haLong, 720, 40, 880),
  'river-lanterns': part(hoiAn, 60, 240, 740),
  'hoi-an-boat': part(hoiAn, 860, 300, 660),
  terraces: part(riceTerraces, 820, 180, 760),
  'sai-gon-night': part(saiGon, 420, 0, 1066),
  'hue-gate': part(hue, 330, 80, 960),
  'turtle-tower': part(haNoi, 340, 130, 640),
  'red-bridge': part(haNoi, 860, 300, 660),
  'dragon-bridge': part(daNang, 900, 260, 700),
  'floating-market': part(mekong, 560, 330, 620),
  pines: part(daLat, 300, 60, 980),
  'palm-beach': part(phuQuoc, 0, 0, 1066),
} as const;
