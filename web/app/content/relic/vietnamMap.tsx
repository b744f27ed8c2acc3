/**
 * The outline of Vietnam as an SVG path, from Natural Earth 4.1 (public domain), simplified to a tenth of a degree. It
 * is drawn by ourselves, because pages load nothing from other sites (docs/decisions/0087-relics-in-their-places.md).
 */
export const mainland = [
  'M106 178l0 -2l1 -2l-2 -3l2 0l2 -4l-10 -10l1 -2l3 -1l1 -3l-2 0l-4 -4l-3 -1l-2 -5l-2 3l-1 -1l-3 -5l0 -6l-2 0',
  'l-3 -6l-2 1l-8 -8l-5 -11l-2 1l-4 -3l-2 -3l2 -3l-1 -2l-8 -2l-11 -8l-5 -2l4 -4l-2 -4l5 0l7 2l4 -4l-1 -2l4 -2',
  'l-1 -4l-4 0l0 -3l-7 -2l5 -4l-10 -6l-6 2l-2 4l-4 -3l-6 -1l-5 -8l-2 0l4 -7l-1 -3l-2 1l0 -3l-1 3l-3 1l-1 -5',
  'l-9 -10l2 -1l5 -6l7 3l3 3l6 -7l4 4l3 -4l6 6l2 -6l3 -1l0 2l2 1l4 -3l3 1l2 -2l0 -4l1 -1l7 -2l2 -2l4 6l3 0l3 3',
  'l5 -2l3 3l4 -1l6 2l-2 4l-2 0l-1 3l3 5l-1 5l2 -1l5 1l0 3l5 2l2 2l8 -1l4 3l-1 1l0 -2l-3 1l-3 4l-4 -1l-1 6l-3 2',
  'l-3 0l2 -2l-2 0l-1 2l-3 -1l2 2l-1 -1l0 1l-2 -1l0 -2l-3 1l2 1l-1 1l2 4l-4 1l1 1l-2 1l1 0l-1 2l1 0l0 3l-2 0',
  'l2 1l-4 1l-4 4l-1 1l0 -2l-3 2l-3 7l0 6l-4 6l3 4l0 3l1 -2l2 5l4 5l3 1l2 3l1 -1l2 3l-2 1l1 4l-4 -1l5 1l5 7l6 5',
  'l2 4l-1 1l1 -1l8 6l-3 -1l4 2l3 3l0 2l1 0l1 -1l2 0l0 2l3 1l-1 1l2 1l-1 2l1 0l0 -3l2 0l-2 1l1 2l7 10l-1 1l2 -1',
  'l1 3l1 -2l3 4l-2 2l4 9l0 3l4 13l0 3l-1 -3l0 2l1 5l-1 -2l2 4l-1 1l-1 -2l0 2l1 1l0 4l4 5l-2 1l2 4l-1 2l-1 -3',
  'l-1 1l0 -3l-2 3l0 2l0 -1l2 4l-1 1l-3 -2l2 3l-1 2l2 7l-1 -1l-1 -4l1 2l-2 3l2 0l0 2l-2 4l-2 -2l0 6l-4 1l-2 2',
  'l-3 1l-5 5l-4 0l-2 4l-3 0l-11 6l-2 -2l-3 0l0 -4l1 3l-1 -2l-1 4l0 -3l-4 -1l0 3l-3 1l3 0l1 3l-7 0l7 3l-3 4',
  'l-3 -2l-3 -4l3 5l4 2l0 1l-2 1l-9 -9l9 10l-1 3l-3 1l-11 -9l8 9l0 4l-13 4l-8 10l-5 2l-3 -1l5 -2l-2 0l1 -2l-3 0',
  'l2 -15l1 -6l3 -2l1 2l0 -2l-7 -6l-3 2l-1 -5l-2 0l2 -3l6 0l4 -3l-1 -4l1 -1l5 2l2 -2l6 -1l3 3l1 -1l4 3l-1 -4',
  'l2 -1l-1 -1l-6 -5l1 -3l-2 -3l3 -1l1 -2l8 2l-1 -6l6 0l10 -7l2 -1l2 2l2 -2l1 -4l-2 -9l3 -10l-6 -12z',
  'M40 265l-1 7l-3 -6l2 -3z',
].join('');

/** Units of the drawing per degree of latitude, and its north-western corner in degrees. */
const SCALE = 20;
const NORTH = 23.6;
const WEST = 102;
/** A degree of longitude is shorter: by the cosine of 16°, the middle of the country. */
const NARROWING = 0.96126;

/** Size of the drawing in units: from 102° to 117.4° east and 23.6° to 6.4° north. */
export const mapSize = { width: 296, height: 344 } as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The place of a position in the drawing; undefined outside it. */
export const toMapPoint = ({ latitude, longitude }: { latitude: number; longitude: number }): Point | undefined => {
  const point = { x: round((longitude - WEST) * NARROWING * SCALE), y: round((NORTH - latitude) * SCALE) };
  const isInside = point.x >= 0 && point.x <= mapSize.width && point.y >= 0 && point.y <= mapSize.height;
  return isInside ? point : undefined;
};

interface Archipelago {
  /** Its Vietnamese name, which is its name on maps of Vietnam in any language. */
  readonly name: string;
  readonly label: Point;
  readonly islands: readonly Point[];
}

const islands = (...places: readonly (readonly [number, number])[]): Point[] =>
  places.flatMap(([latitude, longitude]) => toMapPoint({ latitude, longitude }) ?? []);

/** Archipelagos off the coast, which belong on every map of Vietnam. */
export const archipelagos: readonly Archipelago[] = [
  {
    name: 'Hoàng Sa',
    label: { x: 196, y: 122 },
    islands: islands([16.83, 112.34], [16.67, 112.73], [16.53, 111.61], [16.35, 112.05], [15.78, 111.2]),
  },
  {
    name: 'Trường Sa',
    label: { x: 236, y: 334 },
    islands: islands(
      [11.43, 114.33],
      [10.92, 114.08],
      [10.38, 114.37],
      [10.18, 114.22],
      [9.9, 115.53],
      [9.72, 114.28],
      [8.86, 112.92],
      [8.64, 111.92],
      [8.1, 113.3],
    ),
  },
];

/** Smaller islands near the coast: Côn Đảo, Lý Sơn, Phú Quý, Cồn Cỏ, Bạch Long Vĩ. */
export const coastalIslands: readonly Point[] = islands(
  [8.69, 106.6],
  [15.38, 109.12],
  [10.53, 108.95],
  [17.16, 107.34],
  [20.13, 107.73],
);
