/** Units of the drawing (`vietnam.svg`) per degree of latitude, and its north-western corner in degrees. */
const SCALE = 20;
const NORTH = 23.6;
const WEST = 102;
/** A degree of longitude is shorter: by the cosine of 16°, the middle of the country. */
const NARROWING = 0.96126;

/** Size of the drawing in units: from 102° to 117.4° east and 23.6° to 6.4° north. */
export const mapSize = { width: 296, height: 344 } as const;

const round = (value: number): number => Math.round(value * 10) / 10;

/** The place of a position in the drawing; undefined outside it. */
export const toMapPoint = ({
  latitude,
  longitude,
}: {
  latitude: number;
  longitude: number;
}): { readonly x: number; readonly y: number } | undefined => {
  const point = { x: round((longitude - WEST) * NARROWING * SCALE), y: round((NORTH - latitude) * SCALE) };
  const isInside = point.x >= 0 && point.x <= mapSize.width && point.y >= 0 && point.y <= mapSize.height;
  return isInside ? point : undefined;
};
