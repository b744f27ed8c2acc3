import { glow, n, repeat, sequence } from './draw.ts';
import { pot } from './pottery.ts';
import { backdrop, placed, shadow, table, twig, windowLight } from './setting.ts';

const steam = (x: number, y: number, colour = '#FFFFFF'): string =>
  `<g fill="none" stroke="${colour}" stroke-opacity=".6" stroke-width="10" stroke-linecap="round">${[-60, 0, 60].map((shift) => `<path d="M${x + shift} ${y}q-34-46 0-92t0-84"/>`).join('')}</g>`;

/** A wide bowl seen from above at a slant; what is in it lies on an ellipse of 300×120 around 0,0. */
const soupBowl = (broth: string, rim: string, ...inside: readonly string[]): string =>
  `<path fill="${rim}" d="M-340 0q20 230 220 270h240q200-40 220-270z"/><path fill="#000" fill-opacity=".12" d="M120 270q200-40 220-270h-90q-20 200-200 270z"/><g fill="none" stroke="#24508A" stroke-width="8"><path d="M-318 96q318 110 636 0M-300 124q300 106 600 0"/></g>` +
  `<ellipse rx="340" ry="142" fill="#FFFDF6"/><clipPath id="soup"><ellipse rx="304" ry="120"/></clipPath><ellipse rx="304" ry="120" fill="${broth}"/><g clip-path="url(#soup)">${inside.join('')}</g>`;

const noodles = (seed: string): string => {
  const next = sequence(seed);
  return `<g fill="none" stroke="#FFF7E3" stroke-width="13" stroke-linecap="round">${repeat(22, () => `<path d="M${n(-250 + next() * 260)} ${n(-60 + next() * 150)}q60-60 120 0t${n(80 + next() * 60)} 0"/>`)}</g>`;
};

const herbs = (seed: string, count: number): string => {
  const next = sequence(seed);
  return repeat(count, (index) => {
    const [x, y] = [n(-220 + next() * 440), n(-80 + next() * 150)];
    return index % 3 === 0
      ? `<circle cx="${x}" cy="${y}" r="${n(7 + next() * 5)}" fill="none" stroke="#6FAE4A" stroke-width="6"/>`
      : `<path transform="translate(${x} ${y}) rotate(${n(next() * 360)})" d="M0 0q16-20 0-44-18 24 0 44z" fill="${index % 2 ? '#3F8F45' : '#5FAF55'}"/>`;
  });
};

/** Small things strewn over a soup. */
const grains = (seed: string, count: number, grain: (index: number) => string): string => {
  const next = sequence(seed);
  return repeat(count, (index) => {
    const [angle, far] = [next() * Math.PI * 2, Math.sqrt(next())];
    return placed(Math.cos(angle) * far * 275, Math.sin(angle) * far * 100, 1, grain(index));
  });
};

const slices = (colour: string, fat: string): string =>
  [
    [60, -40, 8],
    [130, 6, 30],
    [40, 30, -14],
    [170, -44, 50],
  ]
    .map(
      ([x = 0, y = 0, turn = 0]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="78" ry="36" fill="${colour}"/><path d="M-60-8q60-26 120 0" fill="none" stroke="${fat}" stroke-width="9"/></g>`,
    )
    .join('');

const meal = (wall: readonly string[], top: string, bowl: string, ...beside: readonly string[]): string =>
  backdrop(...wall) +
  table(470, top, top) +
  `<g stroke="#000" stroke-opacity=".08" stroke-width="5">${repeat(6, (index) => `<path d="M0 ${530 + index * 70}h1200"/>`)}</g>` +
  shadow(600, 770, 300) +
  placed(600, 500, 1.1, bowl) +
  beside.join('') +
  steam(600, 370);

const lime = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path fill="#7DB53C" d="M-60 0a60 60 0 0 0 120 0z"/><ellipse rx="60" ry="22" fill="#DCEB9A"/><g stroke="#F8FBE0" stroke-width="4"><path d="M-56 0H56M-30-18l60 36M30-18l-60 36"/></g></g>`;

const chilli = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0q60-24 120 20-70 30-120 12z" fill="#D7263D"/><path d="M2 6q-20-4-30-18" stroke="#3F8F45" stroke-width="8" fill="none" stroke-linecap="round"/></g>`;

/** Beef noodle soup in the Huế way. */
const hueNoodles = (): string =>
  meal(
    ['#F9E3CF', '#EFC9A6'],
    '#7A4A2E',
    soupBowl(
      '#D9692E',
      '#F4EFE2',
      noodles('bun'),
      slices('#9C4F38', '#F0D2BC'),
      herbs('bun', 20),
      chilli(-180, -30, 20),
    ),
    lime(190, 790),
    chilli(950, 800, -12),
    lime(1060, 740),
  );

/** Clams and rice of Cồn Hến. */
const clamRice = (): string =>
  meal(
    ['#DDEBE4', '#B9D6C8'],
    '#4F6F5E',
    soupBowl(
      '#F6EBCB',
      '#E3D8C2',
      grains('rice', 130, (index) => `<ellipse rx="17" ry="9" fill="${index % 3 ? '#FFFDF4' : '#C9A272'}"/>`),
      herbs('hen', 26),
      grains('clams', 16, () => '<circle r="12" fill="#B5703A"/>'),
    ),
    chilli(180, 800, 8),
    lime(1030, 790),
  );

/** Sweet soup of lotus seeds. */
const lotusDessert = (): string =>
  meal(
    ['#FBE6EC', '#F4CBD8'],
    '#5E8C6E',
    soupBowl(
      '#F3DDB0',
      '#FFF6EA',
      grains(
        'seeds',
        34,
        () =>
          '<circle r="27" fill="#FFF6DC"/><path d="M-14-10q14-12 28 0" stroke="#DFC48C" stroke-width="5" fill="none"/>',
      ),
    ),
    placed(1010, 800, 0.9, lotus()),
    placed(180, 820, 0.7, lotus()),
  );

const lotus = (): string =>
  `<g><path fill="#F49AB5" d="M0-150q56 70 0 150-56-80 0-150z"/><path fill="#F7B6CA" d="M-14 0q-90-20-80-110 70 24 80 110zM14 0q90-20 80-110-70 24-80 110z"/><path fill="#EE7FA2" d="M-8 4q-110 26-150-48 90-18 150 48zM8 4q110 26 150-48-90-18-150 48z"/></g>`;

/** A drip filter over a glass, condensed milk at the bottom. */
const coffee = (): string =>
  backdrop('#EBDCC6', '#CFAF85') +
  windowLight(150, 80, '#FFF8E6') +
  table(690, '#5C3B27', '#7A5238') +
  shadow(600, 800, 170, 0.3) +
  `<path fill="#FFFFFF" fill-opacity=".4" d="M480 440h240l-26 360H506z"/><path fill="#F4E3C4" d="M501 730h198l-5 70H506z"/><path fill="#3A1F12" d="M492 600h216l-9 130H501z"/><path fill="#FFF" fill-opacity=".35" d="M506 460h22l20 320h-20z"/>` +
  `<path fill="#AEB4BD" d="M440 420h320v24H440z"/><path fill="#D3D8DF" d="M500 270h200v152H500z"/><path fill="#9DA4AF" d="M640 270h60v152h-60z"/><path fill="#C2C8D1" d="M488 252h224v24H488z"/><circle cx="600" cy="240" r="18" fill="#9DA4AF"/><path d="M600 444v150" stroke="#3A1F12" stroke-width="5" stroke-dasharray="12 18"/>` +
  `<g fill="#4A2A1A">${repeat(12, (index) => `<g transform="translate(${850 + ((index * 61) % 260)} ${770 + ((index * 37) % 90)}) rotate(${index * 40})"><ellipse rx="26" ry="17"/><path d="M-22 0q22-10 44 0" stroke="#8A5A3A" stroke-width="4" fill="none"/></g>`)}</g>` +
  shadow(260, 810, 110) +
  `<path fill="#F7F1E6" d="M170 690h180l-16 120H186z"/><path fill="#D7263D" d="M176 724h168l-8 50H184z"/><ellipse cx="260" cy="690" rx="90" ry="20" fill="#FFFDF6"/>` +
  steam(600, 220, '#FFFDF6');

/** Tea scented in a lotus flower. */
const lotusTea = (): string =>
  backdrop('#DCEBDD', '#B4D2B8') +
  `<defs>${glow('morning', '#FFFBE0', 0.8)}</defs><circle cx="900" cy="200" r="420" fill="url(#morning)"/>` +
  table(660, '#7C5B40', '#9C7755') +
  shadow(420, 800, 150) +
  placed(420, 800, 1.9, pot('cup', 'celadon', 'tea')) +
  `<ellipse cx="420" cy="626" rx="92" ry="12" fill="#C9A23A"/>` +
  placed(850, 800, 1.9, lotus()) +
  `<g fill="#4F8F55"><path d="M620 830q230-70 470 0-230 70-470 0z"/></g><path d="M850 830q-110-20-190 0M850 830q110-20 200 0" stroke="#7FBF7F" stroke-width="5" fill="none"/>` +
  placed(1080, 690, 0.9, twig('tea', 200, '#6E9F6A', '#4E6B3E')) +
  steam(420, 590);

/** A jar and a bag of lotus seeds as they are sold. */
const lotusSeeds = (): string =>
  backdrop('#FFF1DC', '#FBD9A8') +
  table(680, '#3F7A55', '#55946B') +
  shadow(390, 810, 180) +
  `<path fill="#E8C48A" d="M240 400q0-30 30-34l30-66h180l30 66q30 4 30 34l-14 410H254z"/><path fill="#1F7A4D" d="M262 480h256v200H262z"/>` +
  placed(390, 600, 0.62, lotus()) +
  `<path fill="#FFF6DC" d="M300 624h180v14H300zM320 650h140v10H320z"/><path d="M300 300h180l-12-40H312z" fill="#CFA463"/>` +
  shadow(800, 820, 190) +
  `<path fill="#FFFFFF" fill-opacity=".5" d="M630 420h340v390H630z"/><g fill="#FFF6DC" stroke="#DFC48C" stroke-width="4">${repeat(45, (index) => `<circle cx="${664 + (index % 8) * 36 + (Math.floor(index / 8) % 2) * 18}" cy="${786 - Math.floor(index / 8) * 42}" r="25"/>`)}</g><path fill="#1F7A4D" d="M616 370h368v64H616z"/><path fill="#0F5236" d="M616 420h368v14H616z"/><path fill="#FFF" fill-opacity=".35" d="M652 450h26v340h-26z"/>` +
  placed(1080, 820, 0.7, lotus());

/** A family's tray: five dishes and a pot of rice. */
const familyMeal = (): string => {
  const dish = (x: number, y: number, size: number, food: string, herb: string) =>
    placed(
      x,
      y,
      size,
      shadow(0, 24, 140),
      `<ellipse cy="14" rx="150" ry="62" fill="#C9C3B4"/><ellipse rx="150" ry="60" fill="#FFFDF6"/><ellipse rx="112" ry="42" fill="${food}"/>${repeat(12, (index) => `<circle cx="${-84 + ((index * 43) % 168)}" cy="${-24 + ((index * 29) % 48)}" r="${9 + (index % 3) * 3}" fill="${herb}" fill-opacity=".85"/>`)}`,
    );
  return (
    backdrop('#C9A06E', '#B08250') +
    `<g stroke="#9A6E40" stroke-width="6">${repeat(12, (index) => `<path d="M0 ${index * 80}l1200 40"/>`)}</g>` +
    `<ellipse cx="600" cy="490" rx="520" ry="350" fill="#8A2E24"/><ellipse cx="600" cy="470" rx="520" ry="350" fill="#B5483A"/><ellipse cx="600" cy="470" rx="470" ry="310" fill="none" stroke="#E8C87A" stroke-width="8"/>` +
    dish(400, 320, 1, '#D9A441', '#5FAF55') +
    dish(770, 310, 1, '#A8472E', '#F2D08A') +
    dish(320, 540, 1, '#7FAE5A', '#4E8F45') +
    dish(880, 540, 1, '#E8B27A', '#D7263D') +
    dish(600, 680, 1.05, '#EED9A0', '#6FAE4A') +
    placed(600, 520, 0.8, pot('jar', 'iron', 'rice')) +
    `<ellipse cx="600" cy="350" rx="58" ry="12" fill="#FFFDF6"/>`
  );
};

/** Pictures of what is eaten and drunk. */
export const food = {
  'hue-noodles': hueNoodles,
  'clam-rice': clamRice,
  'lotus-dessert': lotusDessert,
  coffee,
  'lotus-tea': lotusTea,
  'lotus-seeds': lotusSeeds,
  'family-meal': familyMeal,
} as const;
