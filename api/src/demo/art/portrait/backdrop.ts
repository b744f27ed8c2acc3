import { gradient, n, repeat, sequence } from '../draw.ts';

export type Motif =
  | 'sun'
  | 'lanterns'
  | 'lotus'
  | 'bamboo'
  | 'clouds'
  | 'hills'
  | 'dots'
  | 'apricot'
  | 'waves'
  | 'city';

const lantern = (x: number, y: number, size: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0-${n(y / size)}V-44" stroke="#7A4A1E" stroke-width="3"/><path fill="${colour}" d="M-24-40h48c34 22 34 62 0 84h-48c-34-22-34-62 0-84z"/><path d="M-8-40c-18 28-18 56 0 84M8-40c18 28 18 56 0 84" fill="none" stroke="#FFF" stroke-opacity=".45" stroke-width="4"/><path fill="#7A4A1E" d="M-24-46h48v8h-48zM-24 42h48v8h-48z"/><path d="M0 50v36" stroke="${colour}" stroke-width="6"/></g>`;

const lotus = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="#F49AB5"><path d="M0-70q34 44 0 80-34-36 0-80z"/><path d="M-10 10q-60-10-52-66 46 14 52 66zM10 10q60-10 52-66-46 14-52 66z" fill="#F7B6CA"/><path d="M-6 14q-70 20-92-28 54-14 92 28zM6 14q70 20 92-28-54-14-92 28z" fill="#EE7FA2"/></g>`;

const motifs: Record<Motif, (ink: string) => string> = {
  sun: (ink) => `<circle cx="400" cy="390" r="300" fill="${ink}" fill-opacity=".55"/>`,
  lanterns: () =>
    lantern(110, 190, 1.3, '#E4572E') +
    lantern(690, 150, 1.15, '#F0A202') +
    lantern(60, 470, 0.85, '#F6C445') +
    lantern(742, 420, 0.95, '#D7263D') +
    lantern(210, 90, 0.7, '#D7263D') +
    lantern(596, 70, 0.6, '#E4572E'),
  lotus: (ink) =>
    `<circle cx="400" cy="360" r="290" fill="#FFF" fill-opacity=".35"/><g fill="${ink}"><ellipse cx="110" cy="690" rx="190" ry="52"/><ellipse cx="700" cy="660" rx="180" ry="48"/></g>` +
    lotus(110, 560, 1.2) +
    lotus(700, 520, 1.35) +
    lotus(640, 230, 0.5) +
    lotus(150, 270, 0.55),
  bamboo: (ink) =>
    repeat(5, (index) => {
      const x = [50, 124, 676, 742, 220][index] ?? 0;
      const stalk = `<path d="M${x} 0V800" stroke="${ink}" stroke-width="${index === 4 ? 14 : 24}"/><path d="M${x - 16} ${110 + index * 40}h32M${x - 16} ${300 + index * 30}h32M${x - 16} ${520 + index * 20}h32" stroke="#FFF" stroke-opacity=".5" stroke-width="5"/>`;
      return `${stalk}<g fill="${ink}">${repeat(4, (leaf) => `<path d="M${x} ${90 + leaf * 170 + index * 30}q50-54 104-40-38 44-104 40z" transform="rotate(${leaf % 2 ? 140 : 0} ${x} ${90 + leaf * 170 + index * 30})"/>`)}</g>`;
    }),
  clouds: (ink) =>
    `<g fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round">${[
      [90, 170, 1],
      [640, 120, 1.2],
      [60, 440, 0.8],
      [690, 430, 0.9],
      [330, 80, 0.7],
    ]
      .map(
        ([x, y, size]) =>
          `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-70 30h150M-50 30c-40-6-30-60 10-52 6-50 84-50 88 4 44-6 50 48 12 48M-20 8c10-24 44-20 44 4 0 14-18 18-24 6"/></g>`,
      )
      .join('')}</g>`,
  hills: (ink) =>
    `<circle cx="590" cy="210" r="86" fill="#FFF" fill-opacity=".6"/><path fill="${ink}" fill-opacity=".45" d="M0 560l130-190 90 110 130-220 150 210 110-150 190 230v250H0z"/><path fill="${ink}" fill-opacity=".8" d="M0 660q200-150 400-40t400-40v220H0z"/>`,
  dots: (ink) => {
    const next = sequence('dots');
    return `<g fill="${ink}">${repeat(34, () => `<circle cx="${n(next() * 800)}" cy="${n(next() * 800)}" r="${n(6 + next() * 30)}" fill-opacity="${n(0.2 + next() * 0.5)}"/>`)}</g>`;
  },
  apricot: (ink) => {
    const blossom = (x: number, y: number, size: number) =>
      `<g transform="translate(${x} ${y}) scale(${size})"><g fill="#FFD23F">${repeat(5, (index) => `<circle cy="-17" r="15" transform="rotate(${index * 72})"/>`)}</g><circle r="9" fill="#E08E00"/></g>`;
    return `<g fill="none" stroke="${ink}" stroke-linecap="round"><path d="M-20 330q140-40 210-190M90 256q10-70-30-120M840 470Q700 400 660 180M690 300q60-40 70-110" stroke-width="16"/></g>${[
      [60, 130, 1.4],
      [190, 140, 1.7],
      [110, 230, 1.2],
      [40, 310, 1.5],
      [660, 180, 1.8],
      [756, 190, 1.3],
      [700, 310, 1.5],
      [770, 410, 1.6],
      [240, 60, 0.9],
      [600, 90, 0.9],
    ]
      .map(([x = 0, y = 0, size = 1]) => blossom(x, y, size))
      .join('')}`;
  },
  waves: (ink) =>
    `<circle cx="400" cy="330" r="250" fill="#FFF" fill-opacity=".4"/><g fill="none" stroke="${ink}" stroke-width="9">${repeat(5, (row) => `<path d="M-60 ${470 + row * 70}${repeat(11, () => 'q40-46 80 0')}"/>`)}</g>`,
  city: (ink) =>
    `<circle cx="180" cy="180" r="70" fill="#FFF" fill-opacity=".5"/><g fill="${ink}"><path fill-opacity=".45" d="M0 420h80V330h90v90h60V250h80v550H0zM800 380h-90V290h-70v70h-70v-90h-80v530h310z"/><path fill-opacity=".8" d="M0 560h110V470h100v330H0zM800 520H690v-70H590v350h210z"/><path fill-opacity=".6" d="M640 290V170l24-60 24 60v120z"/></g><g fill="#FFF" fill-opacity=".55">${repeat(18, (index) => `<rect x="${24 + (index % 3) * 60 + (index > 8 ? 590 : 0)}" y="${590 + Math.floor((index % 9) / 3) * 62}" width="22" height="28"/>`)}</g>`,
};

/** What is behind a person. */
export const drawBackdrop = (motif: Motif, top: string, bottom: string, ink: string): string =>
  `<defs>${gradient('behind', top, bottom)}</defs><path fill="url(#behind)" d="M0 0h800v800H0z"/>${motifs[motif](ink)}`;
