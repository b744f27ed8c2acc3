import { glow, n, repeat, sequence } from './draw.ts';
import { pot } from './pottery.ts';
import { backdrop, clouds, figure, placed, shadow, specks, table } from './setting.ts';

const RED = '#B5121B';
const GOLD = '#F4C95D';
const HAIR = '#1D1512';

/** The character of double happiness, about 100 units wide, its middle at 0,0. */
const doubleHappiness = (colour: string): string => {
  const half = (x: number) =>
    `<g transform="translate(${x} 0)"><path d="M-20-42h40M0-54v24M-16-30h32M-14-20h28v12h-28zM-10-4l4 8M10-4l-4 8M-22 8h44M-14 18h28v16h-28z"/></g>`;
  return `<g fill="none" stroke="${colour}" stroke-width="6" stroke-linejoin="round">${half(-25)}${half(25)}</g>`;
};

/** The tails of an áo dài over its trousers; the feet are at 0,0 as those of a figure. */
const tails = (colour: string, hem: string): string =>
  `<path fill="${colour}" d="M-40-128h80l22 110q-62 20-124 0z"/><path fill="none" stroke="${hem}" stroke-width="6" d="M-60-22q60 20 120 0"/>`;

/** Bride and groom side by side, their feet at 0,0; seen from behind unless `facing`. */
const couple = (bride: string, groom: string, facing = false): string =>
  placed(-52, 0, 1, figure({ top: groom, hair: HAIR, legs: '#F6EFE2', facing }), tails(groom, GOLD)) +
  placed(52, 0, 0.96, figure({ top: bride, hair: HAIR, legs: '#FFFFFF', longHair: true, facing }), tails(bride, GOLD)) +
  `<ellipse cx="${facing ? 47 : 52}" cy="-${facing ? 304 : 306}" rx="${facing ? 45 : 50}" ry="20" fill="none" stroke="${bride}" stroke-width="16"/>` +
  `<path d="M-10-190q10 12 20 0" stroke="#E8B48C" stroke-width="16" fill="none" stroke-linecap="round"/>`;

/** Roses and leaves strewn along a line. */
const roses = (
  seed: string,
  count: number,
  at: (share: number) => readonly [x: number, y: number],
  size = 1,
): string => {
  const next = sequence(seed);
  const colours = ['#E4526B', '#F7B7C1', '#FFF4EC', '#C9252F', '#F29C7B'];
  return repeat(count, (index) => {
    const [x, y] = at((index + 0.5) / count);
    const colour = colours[Math.floor(next() * colours.length)] ?? '';
    const radius = (20 + next() * 16) * size;
    return `<g transform="translate(${n(x + (next() - 0.5) * 40)} ${n(y + (next() - 0.5) * 40)})"><path fill="#6E9B6A" transform="rotate(${n(next() * 360)})" d="M0 0q${n(radius)}-${n(radius)} ${n(radius * 2)} 0-${n(radius)} ${n(radius)}-${n(radius * 2)} 0z"/><circle r="${n(radius)}" fill="${colour}"/><path d="M-${n(radius * 0.5)} 0a${n(radius * 0.5)} ${n(radius * 0.5)} 0 1 1 ${n(radius * 0.5)} ${n(radius * 0.5)}" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="4"/></g>`;
  });
};

const lantern = (x: number, y: number, size: number, colour: string): string =>
  placed(
    x,
    y,
    size,
    `<path d="M0-90v40M0 50v50" stroke="#7A4A2B" stroke-width="4"/><ellipse rx="58" ry="52" fill="${colour}"/><path d="M-30-44q-22 44 0 88M30-44q22 44 0 88M0-52v104" stroke="#000" stroke-opacity=".16" stroke-width="4" fill="none"/><path fill="${GOLD}" d="M-24-58h48v12h-48zM-24 46h48v12h-48z"/>`,
  );

/** The couple before the ancestors' altar wall, under the character of double happiness. */
const ceremony = (): string =>
  backdrop('#A3121A', '#C9252F') +
  `<defs>${glow('halo', '#FFE9B0', 0.7)}</defs><ellipse cx="600" cy="360" rx="460" ry="400" fill="url(#halo)"/>` +
  `<circle cx="600" cy="250" r="150" fill="${RED}" stroke="${GOLD}" stroke-width="12"/>` +
  placed(600, 256, 1.9, doubleHappiness(GOLD)) +
  repeat(
    6,
    (index) => `<path fill="${GOLD}" fill-opacity=".5" d="M${60 + index * 216} 0h10v${120 + (index % 2) * 60}h-10z"/>`,
  ) +
  lantern(150, 260, 1.2, '#E4572E') +
  lantern(1050, 260, 1.2, '#E4572E') +
  table(760, '#7A2A1E', '#A8452F') +
  shadow(600, 836, 220) +
  placed(600, 836, 1.5, couple(RED, '#1F3D7A', true)) +
  roses('ceremony', 16, (share) => [
    share < 0.5 ? 40 + share * 560 : 640 + share * 520,
    800 - Math.abs(share - 0.5) * 160,
  ]);

/** A boat with the couple on the evening river, among lanterns. */
const river = (): string =>
  backdrop('#2A1E4A', '#6B2F5E', '#E08A4E') +
  `<path fill="#171029" d="M0 360l120-60 90 30 140-80 120 70 160-50 120 60 150-70 120 40 180-40v140H0z"/>` +
  repeat(
    9,
    (index) =>
      `<rect x="${60 + index * 128}" y="${330 + (index % 3) * 14}" width="26" height="34" fill="#FFD27A" fill-opacity=".9"/>`,
  ) +
  `<path fill="#23304F" d="M0 430h1200v470H0z"/>` +
  specks('river-light', [0, 450, 1200, 420], 130, '#FFCF6B', 7) +
  repeat(7, (index) =>
    lantern(
      90 + index * 170,
      120 + Math.sin(index * 1.7) * 46,
      0.8,
      ['#E4572E', GOLD, '#D7526B', '#7FB57A'][index % 4] ?? '',
    ),
  ) +
  placed(620, 700, 1.15, couple('#F7B7C1', '#E9DFC8')) +
  `<path fill="#5A3622" d="M250 660q350 90 740 0l-80 130q-290 50-580 0z"/><path fill="#7A4A2B" d="M240 648q360 92 760 0l-10 28q-370 90-740 0z"/>` +
  repeat(
    5,
    (index) =>
      `<g transform="translate(${110 + index * 250} ${826 + (index % 2) * 34})"><ellipse rx="44" ry="14" fill="#F7B7C1"/><circle cy="-12" r="11" fill="#FFE08A"/></g>`,
  );

/** The tray with which the families meet: tea, betel, cakes under red cloth. */
const tea = (): string =>
  backdrop('#FBEDE0', '#F3D5BE') +
  placed(600, 200, 2.2, doubleHappiness('#D9514E')) +
  table(520, RED, '#D63A3A') +
  `<path fill="${GOLD}" fill-opacity=".7" d="M0 560h1200v8H0zM0 590h1200v4H0z"/>` +
  shadow(600, 720, 420) +
  `<ellipse cx="600" cy="690" rx="430" ry="110" fill="#8A1A16"/><ellipse cx="600" cy="676" rx="430" ry="110" fill="#C9A24A"/><ellipse cx="600" cy="672" rx="390" ry="92" fill="#8A1A16"/>` +
  placed(600, 700, 1, pot('jar', 'celadon', 'wedding-tea')) +
  [360, 460, 740, 840]
    .map(
      (x) =>
        `<g transform="translate(${x} 690)"><path fill="#FDFBF4" d="M-40-40h80q-4 46-26 52h-28q-22-6-26-52z"/><ellipse cy="-40" rx="40" ry="10" fill="#B7793F"/></g>`,
    )
    .join('') +
  repeat(
    2,
    (index) =>
      `<g transform="translate(${150 + index * 900} 640)"><path fill="#A3121A" d="M-90 0h180v150H-90z"/><path fill="#D63A3A" d="M-110-110q110-90 220 0l-10 130H-100z"/><path fill="${GOLD}" d="M-110 10h220v18h-220z"/>${placed(0, -40, 0.7, doubleHappiness(GOLD))}</g>`,
  );

/** Two rings on a cushion among roses. */
const rings = (): string =>
  backdrop('#FFF3EC', '#F6D9D2') +
  `<defs>${glow('soft', '#FFFFFF', 0.9)}</defs><ellipse cx="600" cy="420" rx="520" ry="380" fill="url(#soft)"/>` +
  shadow(600, 760, 380) +
  `<path fill="#E9C9C2" d="M220 560q380-130 760 0 40 100 0 190-380 90-760 0-40-90 0-190z"/><path fill="#F7E3DD" d="M220 560q380-130 760 0-20 70-60 90-320 60-640 0-40-20-60-90z"/>` +
  `<g fill="none" stroke-width="30"><circle cx="530" cy="500" r="120" stroke="#D9A93A"/><circle cx="680" cy="520" r="104" stroke="#E8C568"/><path d="M618 420a120 120 0 0 1 30 110" stroke="#D9A93A"/></g><path fill="#EAF6FF" stroke="#A9C9DE" stroke-width="4" d="M650 398l30-34h40l30 34-50 46z"/>` +
  roses('rings-left', 11, (share) => [40 + share * 240, 880 - share * 330], 1.7) +
  roses('rings-right', 11, (share) => [1160 - share * 240, 880 - share * 330], 1.7);

/** The couple on the beach as the sun goes down. */
const beach = (): string =>
  backdrop('#F7A072', '#FBD3A4', '#FDEBD0') +
  `<circle cx="820" cy="420" r="96" fill="#FFF3C4"/>` +
  clouds('beach-evening', 110, 6, '#FFE6D0') +
  `<path fill="#5E8FA8" d="M0 470h1200v220H0z"/><path fill="#FFF3C4" fill-opacity=".6" d="M790 480h60l60 200h-180z"/>` +
  repeat(
    6,
    (index) =>
      `<path d="M${index * 220 - 40} ${530 + (index % 3) * 40}q50-18 100 0t100 0" fill="none" stroke="#FFF" stroke-opacity=".5" stroke-width="6"/>`,
  ) +
  `<path fill="#EBCB98" d="M0 670q300-40 620 0t580-10v240H0z"/>` +
  shadow(470, 800, 190, 0.14) +
  placed(470, 800, 1.35, couple('#FFFFFF', '#3A4E6B')) +
  `<g transform="translate(1010 690)"><path d="M0 0q-20-180 30-340" stroke="#7A5A3A" stroke-width="26" fill="none"/><g fill="#4E7F4A" transform="translate(30 -340)">${[-70, -20, 30, 80, 130, 190].map((turn) => `<path transform="rotate(${turn})" d="M0 0q90-60 190 10-110-10-190-10z"/>`).join('')}</g></g>`;

/** A round table that is laid for guests. */
const feast = (): string =>
  backdrop('#3A2438', '#6B3A4E') +
  `<defs>${glow('candle', '#FFE2A0', 0.8)}</defs>` +
  repeat(
    26,
    (index) => `<circle cx="${n(20 + index * 47)}" cy="${n(70 + Math.sin(index * 0.5) * 40)}" r="9" fill="#FFE2A0"/>`,
  ) +
  repeat(
    3,
    (index) =>
      `<circle cx="${220 + index * 380}" cy="330" r="${90 + (index % 2) * 20}" fill="#8A4A60"/><circle cx="${220 + index * 380}" cy="330" r="${60 + (index % 2) * 14}" fill="#A45E72"/>`,
  ) +
  `<ellipse cx="600" cy="930" rx="640" ry="330" fill="#F8F1EA"/><ellipse cx="600" cy="900" rx="600" ry="290" fill="#FFFDF9"/>` +
  [190, 400, 800, 1010]
    .map(
      (x, index) =>
        `<g transform="translate(${x} ${index % 3 === 0 ? 800 : 730})"><ellipse rx="96" ry="38" fill="#E6DDD2"/><ellipse cy="-4" rx="66" ry="24" fill="#FFF"/><path fill="#C9252F" d="M-16-30h32v40h-32z"/></g>`,
    )
    .join('') +
  [330, 870]
    .map(
      (x) =>
        `<circle cx="${x}" cy="540" r="150" fill="url(#candle)"/><path fill="#FDF6E6" d="M${x - 16} 560h32v130h-32z"/><path fill="#FFB13D" d="M${x} 506q24 34 0 54-24-20 0-54z"/>`,
    )
    .join('') +
  placed(600, 740, 1, pot('bowl', 'celadon', 'wedding-feast')) +
  roses('feast', 22, (share) => [440 + share * 320, 620 - Math.sin(share * Math.PI) * 110], 1.5);

/** Pictures of a wedding. */
export const wedding = {
  'wedding-ceremony': ceremony,
  'wedding-river': river,
  'wedding-tea': tea,
  'wedding-rings': rings,
  'wedding-beach': beach,
  'wedding-feast': feast,
} as const;
