import { glow, n, repeat, sequence } from './draw.ts';
import { type GlazeName, plate, type PotKind, pot, teapot } from './pottery.ts';
import { backdrop, figure, placed, shadow, specks, table, twig, windowLight } from './setting.ts';

const stood = (x: number, y: number, size: number, kind: PotKind, glaze: GlazeName): string =>
  shadow(x, y, 96 * size) + placed(x, y, size, pot(kind, glaze, `${kind}${Math.round(x)}`));

const steam = (x: number, y: number, colour = '#FFFFFF'): string =>
  `<g fill="none" stroke="${colour}" stroke-opacity=".55" stroke-width="9" stroke-linecap="round"><path d="M${x - 24} ${y}q-30-44 0-84t0-70M${x + 18} ${y}q-30-44 0-84t0-70"/></g>`;

/** Three vases by a window, a twig in the highest. */
const vases = (): string =>
  backdrop('#F3E7D3', '#E4CFAE') +
  windowLight(170, 90, '#FFF8E6') +
  table(690, '#B98A5A', '#D0A472') +
  placed(610, 320, 1.3, twig('vases', 250, '#6E8F5A', '#5E4A2E')) +
  stood(600, 760, 1.35, 'tall', 'celadon') +
  stood(330, 790, 1.2, 'moon', 'ash') +
  stood(880, 780, 1.25, 'bottle', 'iron');

/** One round jar with a branch of peach blossom. */
const moonJar = (): string => {
  const next = sequence('peach');
  const blossom = () => {
    const at = next();
    return placed(
      660 + at * 350 + (next() - 0.5) * 70,
      350 - at * 270 + Math.sin(at * 5) * 40 + (next() - 0.5) * 60,
      0.7 + next() * 0.6,
      `<g fill="#F29CB0">${repeat(5, (index) => `<ellipse transform="rotate(${index * 72})" cy="-15" rx="11" ry="15"/>`)}</g><circle r="7" fill="#F7D774"/>`,
    );
  };
  return (
    backdrop('#32423F', '#22302E') +
    `<defs>${glow('lamp', '#FFE9C0', 0.5)}</defs><circle cx="560" cy="420" r="520" fill="url(#lamp)"/>` +
    table(720, '#5C4433', '#7A5C45') +
    `<g fill="none" stroke="#4A3426" stroke-width="13" stroke-linecap="round"><path d="M610 400q60-80 170-110t230-210M760 300q80 20 190-40M680 340q-20-110 50-200"/></g>` +
    repeat(34, blossom) +
    stood(600, 800, 1.75, 'moon', 'cobalt') +
    stood(250, 800, 0.95, 'cup', 'tenmoku')
  );
};

/** A tea set on a bamboo tray. */
const teaSet = (glaze: GlazeName, ...wall: readonly string[]): string =>
  backdrop(...wall) +
  windowLight(720, 70) +
  table(640, '#8A6242', '#A67C56') +
  `<path fill="#D9B26F" d="M170 720h860l60 96H110z"/><path fill="#B98C4A" d="M110 816h980v26H110z"/><g stroke="#B98C4A" stroke-width="4">${repeat(11, (index) => `<path d="M${n(250 + index * 78)} 720L${n(200 + index * 88)} 816"/>`)}</g>` +
  shadow(470, 782, 170) +
  placed(470, 780, 1.45, teapot(glaze, 'tea')) +
  repeat(3, (index) => stood(770 + index * 118, 770 + (index % 2) * 28, 0.92, 'cup', glaze)) +
  steam(478, 400);

/** Bowls one in another, chopsticks beside. */
const bowls = (): string =>
  backdrop('#DCE5DE', '#C2D2C8') +
  table(600, '#EDE3D0', '#F8F1E4') +
  placed(600, 800, 1, shadow(0, 6, 260)) +
  stood(600, 800, 1.5, 'bowl', 'cobalt') +
  stood(600, 700, 1.35, 'bowl', 'celadon') +
  stood(600, 612, 1.2, 'bowl', 'ash') +
  stood(240, 800, 1.3, 'cup', 'celadon') +
  stood(960, 770, 1.2, 'jar', 'sky') +
  `<g stroke-linecap="round" stroke-width="12"><path d="M800 850L1110 806" stroke="#5C321B"/><path d="M806 872L1120 838" stroke="#7A4A2B"/></g>`;

/** A set for a table of four, seen from a little above. */
const dinnerSet = (): string =>
  backdrop('#7A4A36', '#9A6248') +
  `<g stroke="#8A563F" stroke-width="6">${repeat(9, (index) => `<path d="M0 ${index * 112}h1200"/>`)}</g>` +
  `<path fill="#EFE6D6" d="M120 250q480-90 960 0l60 460q-540 90-1080 0z"/><path fill="none" stroke="#C9A97A" stroke-width="6" d="M150 276q450-80 900 0l54 410q-504 80-1008 0z"/>` +
  [
    [340, 360, 'cobalt'],
    [860, 360, 'celadon'],
    [320, 600, 'ash'],
    [880, 600, 'lotus'],
  ]
    .map(([x, y, glaze]) => placed(Number(x), Number(y), 1, shadow(0, 20, 170), plate(glaze as GlazeName, 170)))
    .join('') +
  placed(600, 480, 1, shadow(0, 24, 200), plate('iron', 200)) +
  [
    [340, 372],
    [860, 372],
    [320, 612],
    [880, 612],
  ]
    .map(([x = 0, y = 0], index) => placed(x, y, 0.62, pot('bowl', index % 2 ? 'celadon' : 'cobalt', `set${index}`)))
    .join('') +
  `<g stroke="#4A2C1C" stroke-width="9" stroke-linecap="round"><path d="M150 520l40 150M172 514l40 150M1050 514l-40 150M1028 508l-40 150"/></g>`;

/** The mouth of a wood-fired kiln at night, and pots that wait. */
const kiln = (): string =>
  backdrop('#1F1512', '#3A2118', '#2A1812') +
  `<defs>${glow('fire', '#FF9A3D', 0.9)}</defs>` +
  `<path fill="#6E4530" d="M150 800V520q0-320 420-320t420 320v280z"/><g fill="none" stroke="#4A2C1E" stroke-width="7">${repeat(7, (row) => `<path d="M150 ${780 - row * 78}h840"/>${repeat(9, (index) => `<path d="M${170 + index * 100 + (row % 2) * 50} ${780 - row * 78}v-78"/>`)}`)}</g>` +
  `<path fill="#1F1512" d="M-20 0h1240v900H990V520q0-320-420-320T150 520v380H-20z"/><path fill="none" stroke="#8A5A3E" stroke-width="26" d="M150 800V520q0-320 420-320t420 320v280"/>` +
  `<path fill="#160D0A" d="M370 800V600q0-170 200-170t200 170v200z"/><circle cx="570" cy="690" r="420" fill="url(#fire)"/>` +
  `<path fill="#FF6B2C" d="M390 800q-10-130 60-190-4 60 34 76 0-130 90-210 0 100 60 140 30-30 26-80 96 90 90 264z"/><path fill="#FFB13D" d="M440 800q-6-90 46-130 4 44 28 50 4-90 62-140 4 76 44 100 30-20 30-40 50 60 50 160z"/><path fill="#FFE79A" d="M500 800q0-60 30-84 8 26 20 30 8-50 34-76 10 50 30 66 36 30 26 64z"/>` +
  specks('sparks', [300, 120, 560, 440], 60, '#FFC46B', 4) +
  table(800, '#2B1B14', '#4A3024') +
  `<g fill="#8A5E3C">${repeat(5, (index) => `<rect x="${20 + (index % 3) * 56 + (index > 2 ? 28 : 0)}" y="${820 - Math.floor(index / 3) * 50}" width="250" height="46" rx="22" fill-opacity="${0.8 + (index % 2) * 0.2}"/>`)}</g>` +
  stood(1010, 840, 0.9, 'tall', 'terracotta') +
  stood(1120, 862, 0.75, 'jar', 'terracotta') +
  stood(880, 868, 0.8, 'cup', 'terracotta');

/** A bowl growing on the wheel, tools and water beside it. */
const wheel = (): string =>
  backdrop('#E9E2D4', '#D3C6AE') +
  windowLight(90, 80, '#FFFFFF') +
  `<path fill="#A8825A" d="M760 150h380v22H760zM760 350h380v22H760z"/>` +
  ['celadon', 'iron', 'cobalt']
    .map((glaze, index) => placed(830 + index * 120, 150, 0.42, pot('moon', glaze as GlazeName, `top${index}`)))
    .join('') +
  ['ash', 'sky', 'tenmoku']
    .map((glaze, index) => placed(830 + index * 120, 350, 0.4, pot('bottle', glaze as GlazeName, `low${index}`)))
    .join('') +
  table(700, '#7C5B40', '#9C7755') +
  shadow(560, 800, 340) +
  `<path fill="#5A5A60" d="M500 690h120v110H500z"/><ellipse cx="560" cy="694" rx="330" ry="62" fill="#77777F"/><ellipse cx="560" cy="680" rx="330" ry="62" fill="#9A9AA3"/><ellipse cx="560" cy="680" rx="250" ry="44" fill="none" stroke="#77777F" stroke-width="4"/>` +
  placed(560, 676, 1.5, pot('bowl', 'terracotta', 'thrown')) +
  `<g fill="#EDB98E"><path d="M250 560q60-40 118-46 30 0 34 24-20 44-72 54-44 8-80 30z"/><path d="M870 560q-60-40-118-46-30 0-34 24 20 44 72 54 44 8 80 30z"/></g><path fill="#5E7C8C" d="M120 520l140 30-6 80-134 30zM1000 520l-140 30 6 80 134 30z"/>` +
  stood(1010, 850, 0.9, 'jar', 'sky') +
  `<g stroke="#5C432C" stroke-width="12" stroke-linecap="round"><path d="M90 830l190-26M110 862l170-20"/></g>`;

/** A weekend class: people at a long table, each with a pot of their own. */
const potteryClass = (): string => {
  const tops = ['#3E7C8C', '#D9775A', '#F0C05A', '#6E8F5A', '#A65E7C'];
  const glazed: readonly GlazeName[] = ['celadon', 'terracotta', 'cobalt', 'ash', 'iron'];
  const kinds: readonly PotKind[] = ['bowl', 'jar', 'cup', 'moon', 'bottle'];
  return (
    backdrop('#F6EDDC', '#EAD8B8') +
    windowLight(120, 60) +
    windowLight(820, 60) +
    repeat(5, (index) =>
      placed(
        160 + index * 220,
        640,
        1.25,
        figure({
          top: tops[index] ?? '',
          hair: index % 2 ? '#2B1D18' : '#4A2C1E',
          longHair: index % 2 === 0,
          facing: true,
        }),
      ),
    ) +
    `<path fill="#B08358" d="M0 620h1200v40H0z"/><path fill="#8F6843" d="M0 660h1200v240H0z"/><path fill="#C99A6B" d="M0 610h1200v22H0z"/>` +
    repeat(5, (index) =>
      placed(
        160 + index * 220,
        830,
        0.86,
        shadow(0, 2, 100),
        pot(kinds[index] ?? 'cup', glazed[index] ?? 'ash', `own${index}`),
      ),
    )
  );
};

/** Tiles of glazes on a wall, as a workshop keeps them. */
const glazeTiles = (): string => {
  const next = sequence('tiles');
  const colours = [
    '#9FC7AC',
    '#C3BCA2',
    '#8A5230',
    '#24508A',
    '#2E2A33',
    '#C97848',
    '#7FA9C9',
    '#E4DFCB',
    '#B5526B',
    '#6E8F5A',
    '#D9A066',
    '#4F7C7A',
  ];
  return (
    backdrop('#EFEAE0', '#DDD3C0') +
    repeat(24, (index) => {
      const [x, y] = [90 + (index % 6) * 176, 90 + Math.floor(index / 6) * 190];
      const colour = colours[Math.floor(next() * colours.length)] ?? '';
      const run = colours[Math.floor(next() * colours.length)] ?? '';
      return `<rect x="${x + 6}" y="${y + 8}" width="140" height="150" rx="14" fill="#000" fill-opacity=".14"/><rect x="${x}" y="${y}" width="140" height="150" rx="14" fill="${colour}"/><path fill="${run}" fill-opacity=".75" d="M${x} ${y + 14}q0-14 14-14h112q14 0 14 14v40q-18 ${n(20 + next() * 30)}-36 0t-34 8-34-4-36 ${n(4 + next() * 20)}z"/><path fill="#FFF" fill-opacity=".3" d="M${x + 14} ${y + 16}h12v80h-12z"/><circle cx="${x + 70}" cy="${y + 132}" r="7" fill="#EFEAE0"/>`;
    })
  );
};

/** Pictures of the pottery. */
export const ceramics = {
  vases,
  'moon-jar': moonJar,
  'tea-set': () => teaSet('celadon', '#EAD9C4', '#D7BFA0'),
  'tea-set-blue': () => teaSet('cobalt', '#C9D8E2', '#A9C0D0'),
  'tea-set-dark': () => teaSet('tenmoku', '#D9CDBD', '#BFA98E'),
  bowls,
  'dinner-set': dinnerSet,
  kiln,
  wheel,
  'pottery-class': potteryClass,
  'glaze-tiles': glazeTiles,
} as const;
