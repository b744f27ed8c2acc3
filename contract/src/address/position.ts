/** A place on the Earth in degrees (WGS 84), to six decimals, which are eleven centimetres. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Longest text of a position: a link to a map. */
export const LONGEST_POSITION = 2_000;

/** Rounds degrees to six decimals. */
export const roundDegrees = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

const toPosition = (latitude: number, longitude: number): Position | undefined =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) }
    : undefined;

const toDegrees = (text: string): number => Number(text.replace(',', '.'));

/** Two numbers with a point or a comma: `15.8801, 108.338`, `15,8801 108,338`. */
const PAIR = /^([-+]?\d{1,3}(?:[.,]\d{1,15})?)(?:\s*;\s*|,\s*|\s+)([-+]?\d{1,3}(?:[.,]\d{1,15})?)$/;

const readPair = (text: string): Position | undefined => {
  const [, north, east] = PAIR.exec(text.replaceAll('°', '').trim()) ?? [];
  return north !== undefined && east !== undefined ? toPosition(toDegrees(north), toDegrees(east)) : undefined;
};

/** Degrees, minutes and seconds with a direction; `B` and `Đ` are north and east in Vietnamese. */
const ANGLE =
  /(\d{1,3}(?:[.,]\d{1,15})?)°\s*(?:(\d{1,2}(?:[.,]\d{1,15})?)['′’]\s*)?(?:(\d{1,2}(?:[.,]\d{1,15})?)["″”]\s*)?([NSEWBĐ])/giu;

const readAngles = (text: string): Position | undefined => {
  const angles = [...text.matchAll(ANGLE)].map(([, degrees = '0', minutes = '0', seconds = '0', letter = '']) => ({
    degrees: toDegrees(degrees) + toDegrees(minutes) / 60 + toDegrees(seconds) / 3600,
    direction: letter.toUpperCase(),
  }));
  const [north, east, ...more] = angles;
  if (!north || !east || more.length > 0 || !/[NSB]/.test(north.direction) || !/[EWĐ]/.test(east.direction))
    return undefined;
  return toPosition(
    north.direction === 'S' ? -north.degrees : north.degrees,
    east.direction === 'W' ? -east.degrees : east.degrees,
  );
};

/** Parameters of map links that hold a position. */
const PARAMETERS = ['destination', 'daddr', 'query', 'q', 'll', 'center'];

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d{1,15})?)`;
/** A position in the path of a link: the place itself, and the middle of the map. */
const PLACES = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`, 'g'),
  new RegExp(`/(?:place|search|dir)/+${NUMBER},\\s*${NUMBER}(?:/|$)`, 'g'),
];
const MIDDLES = [
  new RegExp(`@${NUMBER},${NUMBER}(?:,|/|$)`, 'g'),
  new RegExp(`#map=\\d{1,2}(?:\\.\\d{1,9})?/${NUMBER}/${NUMBER}(?:&|$)`, 'g'),
];

/** Of several places on a route the last one is where it leads. */
const findLast = (patterns: readonly RegExp[], path: string): string[] =>
  patterns.flatMap((pattern) => [...path.matchAll(pattern)].at(-1)?.slice(1, 3).join(',') ?? []);

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const readLink = (text: string): Position | undefined => {
  const [, geo] = /^geo:([^;?]+)/i.exec(text) ?? [];
  if (geo !== undefined) return readPair(geo.split(',').slice(0, 2).join(','));
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { pathname, hash, searchParams } = new URL(address);
  const marker = [searchParams.get('mlat'), searchParams.get('mlon')];
  const named = [marker.join(','), ...PARAMETERS.map((name) => searchParams.get(name) ?? '')];
  const path = decode(pathname) + hash;
  for (const each of [...findLast(PLACES, path), ...named, ...findLast(MIDDLES, path)]) {
    const position = readPair(each.replace(/^loc:/, '').trim());
    if (position) return position;
  }
  return undefined;
};

/**
 * Reads a position as people have it: `15.8801, 108.3380`, `15°52'48"N 108°20'17"E`, or a full link to a map (Google,
 * Apple, OpenStreetMap, `geo:`). Undefined for anything else; nothing is fetched, so that shortened links are refused.
 */
export const readPosition = (text: string): Position | undefined => {
  const typed = text.trim();
  if (typed.length > LONGEST_POSITION) return undefined;
  return readPair(typed) ?? (/^(?:geo:|https?:|[\w.-]+\/)/i.test(typed) ? readLink(typed) : readAngles(typed));
};

/** Writes a position as {@link readPosition} reads it. */
export const writePosition = ({ latitude, longitude }: Position): string => `${latitude}, ${longitude}`;
