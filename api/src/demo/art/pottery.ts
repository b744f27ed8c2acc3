import { n, repeat, sequence } from './draw.ts';

/** Half the width of a pot at each height, from the lip down to the foot, which is at 0. */
type Profile = readonly (readonly [y: number, half: number])[];

/** What a pot is covered with. */
interface Glaze {
  readonly body: string;
  readonly dark: string;
  readonly light: string;
  /** A second glaze that runs down from the lip. */
  readonly run?: string;
  readonly specks?: string;
  readonly motif?: 'waves' | 'bamboo' | 'bands' | 'crackle' | 'lotus';
  readonly ink?: string;
}

const glazes = {
  celadon: { body: '#9FC7AC', dark: '#6E9C84', light: '#CFE6D3', motif: 'crackle', ink: '#5F8C76' },
  ash: { body: '#C3BCA2', dark: '#938B70', light: '#E4DFCB', run: '#8FA07F', specks: '#5E5238' },
  iron: { body: '#8A5230', dark: '#5C321B', light: '#BF8155', run: '#3B2418', specks: '#D9A066' },
  cobalt: { body: '#F2EFE6', dark: '#C9C6BC', light: '#FFFFFF', motif: 'waves', ink: '#24508A' },
  bamboo: { body: '#F0E9D8', dark: '#CBC0A4', light: '#FFFBF0', motif: 'bamboo', ink: '#2F5D4A' },
  lotus: { body: '#F4ECDF', dark: '#D2C4AC', light: '#FFFFFF', motif: 'lotus', ink: '#B5526B' },
  tenmoku: { body: '#2E2A33', dark: '#17151B', light: '#5E566B', run: '#7A3E22', specks: '#C9803E' },
  terracotta: { body: '#C97848', dark: '#99502A', light: '#E8A378', motif: 'bands', ink: '#8A4524' },
  sky: { body: '#7FA9C9', dark: '#4F7CA3', light: '#BBD6E8', run: '#E8EEF0', specks: '#3C6488' },
} as const satisfies Record<string, Glaze>;
export type GlazeName = keyof typeof glazes;

const profiles = {
  tall: [
    [-330, 44],
    [-316, 36],
    [-280, 34],
    [-220, 84],
    [-150, 106],
    [-70, 80],
    [-14, 52],
    [0, 54],
  ],
  moon: [
    [-262, 60],
    [-250, 57],
    [-234, 100],
    [-196, 133],
    [-136, 148],
    [-80, 140],
    [-40, 117],
    [-12, 80],
    [0, 76],
  ],
  bottle: [
    [-350, 26],
    [-338, 20],
    [-250, 20],
    [-200, 46],
    [-120, 92],
    [-40, 86],
    [-8, 60],
    [0, 60],
  ],
  jar: [
    [-210, 74],
    [-196, 70],
    [-180, 96],
    [-110, 124],
    [-40, 104],
    [-8, 76],
    [0, 78],
  ],
  cup: [
    [-92, 58],
    [-60, 56],
    [-24, 46],
    [-6, 32],
    [0, 32],
  ],
  bowl: [
    [-128, 150],
    [-90, 142],
    [-44, 104],
    [-16, 58],
    [0, 52],
  ],
  pot: [
    [-180, 50],
    [-170, 66],
    [-120, 128],
    [-60, 122],
    [-16, 78],
    [0, 74],
  ],
} as const satisfies Record<string, Profile>;
export type PotKind = keyof typeof profiles;

type Point = readonly [x: number, y: number];

/** A soft curve through the points (Catmull-Rom as Béziers). */
const through = (points: readonly Point[]): string =>
  points
    .slice(1)
    .map((to, index) => {
      const from = points[index] ?? to;
      const [before, after] = [points[index - 1] ?? from, points[index + 2] ?? to];
      const lead = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const;
      const follow = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const;
      return `C${n(lead[0])} ${n(lead[1])} ${n(follow[0])} ${n(follow[1])} ${n(to[0])} ${n(to[1])}`;
    })
    .join('');

const outline = (profile: Profile): string => {
  const right = profile.map(([y, half]): Point => [half, y]);
  const left = profile.toReversed().map(([y, half]): Point => [-half, y]);
  const [top, foot] = [right[0] ?? [0, 0], left[0] ?? [0, 0]];
  return `M${top[0]} ${top[1]}${through(right)}L${foot[0]} ${foot[1]}${through(left)}z`;
};

const motifs: Record<NonNullable<Glaze['motif']>, (top: number, ink: string, next: () => number) => string> = {
  waves: (top, ink) =>
    `<g fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round">${repeat(3, (row) => `<path d="M-170 ${n(top * (0.62 - row * 0.13))}${repeat(9, () => 'q19-26 38 0')}" stroke-opacity="${1 - row * 0.25}"/>`)}<path d="M-170 ${n(top * 0.84)}h340M-170 ${n(top * 0.8)}h340M-170 ${n(top * 0.12)}h340" stroke-width="5"/></g>`,
  bamboo: (top, ink, next) =>
    `<g fill="none" stroke="${ink}" stroke-linecap="round">${[-26, 8, 34].map((x) => `<path d="M${x} 0V${n(top * (0.7 + next() * 0.2))}" stroke-width="7" stroke-dasharray="46 5"/>`).join('')}</g><g fill="${ink}">${repeat(9, (index) => `<path transform="translate(${[-26, 8, 34][index % 3] ?? 0} ${n(top * (0.3 + next() * 0.5))}) rotate(${index % 2 ? 50 : -50})" d="M0 0q9-24 0-52-11 28 0 52z"/>`)}</g>`,
  bands: (top, ink) =>
    `<g fill="none" stroke="${ink}"><path d="M-170 ${n(top * 0.72)}h340" stroke-width="8"/><path d="M-170 ${n(top * 0.66)}h340" stroke-width="4"/><path d="M-170 ${n(top * 0.5)}${repeat(12, () => 'l14 18 14-18')}" stroke-width="5"/></g>`,
  crackle: (top, ink, next) =>
    `<g fill="none" stroke="${ink}" stroke-opacity=".38" stroke-width="2">${repeat(18, () => `<path d="M${n(next() * 280 - 140)} ${n(top * next())}l${n(next() * 44 - 22)} 30l${n(next() * 50 - 25)} 24l${n(next() * 40 - 20)} 30"/>`)}</g>`,
  lotus: (top, ink) =>
    `<g transform="translate(0 ${n(top * 0.42)})"><path d="M0 20v70" stroke="#5E8C5A" stroke-width="6"/><g fill="${ink}"><path d="M0-52q26 34 0 66-26-32 0-66z"/><path d="M-6 14q-46-8-42-52 36 12 42 52zM6 14q46-8 42-52-36 12-42 52z" fill-opacity=".8"/><path d="M-4 18q-56 12-72-20 44-12 72 20zM4 18q56 12 72-20-44-12-72 20z" fill-opacity=".6"/></g></g>`,
};

/** A pot with its foot at 0,0. `id` must be its own within a picture: its outline cuts what is painted on it. */
export const pot = (kind: PotKind, name: GlazeName, id: string): string => {
  const profile: Profile = profiles[kind];
  const glaze: Glaze = glazes[name];
  const next = sequence(id + kind + name);
  const [top, lip] = profile[0] ?? [0, 0];
  const widest = Math.max(...profile.map(([, half]) => half));
  const run = glaze.run
    ? `<path fill="${glaze.run}" d="M-200 ${top - 20}h400V${n(top * 0.68)}${repeat(10, (index) => `q-20 ${n(index % 2 ? 8 + next() * 20 : 24 + next() * 60)}-40 0`)}z"/>`
    : '';
  const specks = glaze.specks
    ? `<g fill="${glaze.specks}">${repeat(60, () => `<circle cx="${n((next() - 0.5) * widest * 2)}" cy="${n(top * next())}" r="${n(1 + next() * 2.4)}" fill-opacity=".6"/>`)}</g>`
    : '';
  return (
    `<clipPath id="${id}"><path d="${outline(profile)}"/></clipPath><path fill="${glaze.body}" d="${outline(profile)}"/>` +
    `<g clip-path="url(#${id})">${run}${glaze.motif ? motifs[glaze.motif](top, glaze.ink ?? glaze.dark, next) : ''}${specks}` +
    `<path fill="${glaze.dark}" fill-opacity=".5" d="M${n(widest * 0.34)} ${top}q${n(widest * 0.5)} ${n(-top * 0.5)} 0 ${-top}h${widest}V${top}z"/>` +
    `<path fill="none" stroke="${glaze.light}" stroke-opacity=".75" stroke-width="${n(widest * 0.1)}" stroke-linecap="round" d="M${n(-widest * 0.56)} ${n(top * 0.64)}q${n(-widest * 0.16)} ${n(-top * 0.18)} 0 ${n(-top * 0.34)}"/></g>` +
    `<ellipse cy="${top}" rx="${lip}" ry="${n(lip * 0.2)}" fill="${glaze.light}"/><ellipse cy="${n(top + 2)}" rx="${n(lip * 0.86)}" ry="${n(lip * 0.14)}" fill="${glaze.dark}"/>`
  );
};

/** A teapot with spout, handle and lid. */
export const teapot = (name: GlazeName, id: string): string => {
  const { body, dark, light } = glazes[name];
  return (
    `<path fill="none" stroke="${dark}" stroke-width="20" stroke-linecap="round" d="M-104-136q-96-10-88 62t104 32"/>` +
    `<path fill="${body}" d="M96-70q50-10 60-62l12-34q18-6 26 4-2 104-88 142z"/><path fill="${dark}" fill-opacity=".4" d="M108-36q68-32 72-128l14 2q-2 104-88 142z"/>` +
    pot('pot', name, id) +
    `<ellipse cy="-180" rx="60" ry="16" fill="${dark}"/><path fill="${body}" d="M-56-184q6-40 56-40t56 40q-56 20-112 0z"/><path fill="${light}" fill-opacity=".6" d="M-40-194q8-20 34-22-20 8-26 24z"/><circle cy="-230" r="15" fill="${body}"/><circle cx="-4" cy="-234" r="5" fill="${light}"/>`
  );
};

/** A plate seen from a little above, its middle at 0,0. */
export const plate = (name: GlazeName, half: number): string => {
  const { body, dark, light } = glazes[name];
  return `<ellipse cy="10" rx="${half}" ry="${n(half * 0.3)}" fill="${dark}"/><ellipse rx="${half}" ry="${n(half * 0.3)}" fill="${body}"/><ellipse rx="${n(half * 0.72)}" ry="${n(half * 0.2)}" fill="${dark}" fill-opacity=".35"/><ellipse cy="4" rx="${n(half * 0.7)}" ry="${n(half * 0.18)}" fill="${light}"/>`;
};
