import { daNang, haNoi, hoiAn, hue, saiGon } from './city.ts';
import { daLat, haLong, mekong, phuQuoc, riceTerraces } from './land.ts';
import { asJpeg, canvas } from '../draw.ts';

const scenes = {
  'ha-long': haLong,
  'hoi-an': hoiAn,
  'rice-terraces': riceTerraces,
  'sai-gon': saiGon,
  hue: hue,
  'ha-noi': haNoi,
  'da-nang': daNang,
  mekong: mekong,
  'da-lat': daLat,
  'phu-quoc': phuQuoc,
} as const;

/** The places there is a cover of. */
export type CoverKind = keyof typeof scenes;
export const coverKinds = Object.keys(scenes) as readonly CoverKind[];

/** A drawn view of a place in Vietnam, 1600×800 JPEG. */
export const cover = async (kind: CoverKind): Promise<Buffer> => await asJpeg(canvas(1600, 800, scenes[kind]()));
