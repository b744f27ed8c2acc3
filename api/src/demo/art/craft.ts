import { n, repeat, sequence } from './draw.ts';
import { backdrop, figure, placed, pottedPlant, shadow, specks, table, windowLight } from './setting.ts';

const spineColours = ['#C8442E', '#2A6F97', '#E9A23B', '#3E8E4E', '#7B4FA3', '#D97B93', '#2F5D62', '#B5723A'];

const shelfOfBooks = (seed: string, x: number, y: number, width: number): string => {
  const next = sequence(seed);
  let at = x;
  return repeat(40, () => {
    const [wide, high] = [22 + next() * 30, 120 + next() * 50];
    const colour = spineColours[Math.floor(next() * spineColours.length)] ?? '';
    if (at + wide > x + width) return '';
    const drawn = `<path fill="${colour}" d="M${n(at)} ${n(y - high)}h${n(wide)}v${n(high)}h-${n(wide)}z"/><path fill="#FFF" fill-opacity=".5" d="M${n(at + 5)} ${n(y - high + 18)}h${n(wide - 10)}v8h-${n(wide - 10)}zM${n(at + 5)} ${n(y - 30)}h${n(wide - 10)}v5h-${n(wide - 10)}z"/>`;
    at += wide + (next() > 0.9 ? 40 : 2);
    return drawn;
  });
};

/** The bookcase of a small school. */
const bookshelf = (): string =>
  backdrop('#FFF1D6', '#F8DDAA') +
  `<path fill="#9C6B3F" d="M130 90h940v720H130z"/><path fill="#7A4F2B" d="M156 116h888v668H156z"/>` +
  [310, 530, 750]
    .map(
      (y, index) =>
        shelfOfBooks(`shelf${index}`, 176, y, index === 1 ? 560 : 840) +
        `<path fill="#B98550" d="M150 ${y}h900v24H150z"/>`,
    )
    .join('') +
  placed(880, 530, 0.9, pottedPlant('#C8442E', '#3E8E4E')) +
  table(810, '#C98F55', '#DDA96F');

/** An open book from which a hill, a sun and a kite rise. */
const openBook = (): string =>
  backdrop('#BFE3F2', '#FDF3D8') +
  table(700, '#A9744A', '#C08B5C') +
  `<circle cx="850" cy="220" r="80" fill="#FFD45C"/><path fill="#8CC084" d="M180 640q180-330 400-150 130-220 420 150z"/><path fill="#5E9F62" d="M150 660q260-210 460-60 200-130 450 60z"/><path fill="#A8623A" d="M640 520h90v70h-90z"/><path fill="#D7553A" d="M620 524l65-60 65 60z"/>` +
  `<path d="M420 460q-90-120-20-230" stroke="#8A5A3A" stroke-width="4" fill="none"/><path fill="#E4572E" d="M400 230l50-70 44 76-60 40z"/>` +
  shadow(600, 810, 460) +
  `<path fill="#8E1B1B" d="M120 690q240-60 480 30 240-90 480-30v110q-240-40-480 40-240-80-480-40z"/><path fill="#FFFDF4" d="M140 670q230-60 460 36 230-96 460-36v104q-230-46-460 46-230-92-460-46z"/><path fill="#E3DCC8" d="M600 706v114q-30-12-60-20V690z"/>` +
  `<g fill="none" stroke="#B9B09A" stroke-width="6" stroke-linecap="round">${repeat(3, (index) => `<path d="M200 ${698 + index * 24}q160-26 320 26M680 ${724 + index * 24}q160-52 320-26"/>`)}</g>`;

/** Books tied up and packed, to be sent uphill. */
const bookBoxes = (): string => {
  const next = sequence('stack');
  const stack = (x: number, y: number, count: number) =>
    repeat(
      count,
      (index) =>
        `<rect x="${n(x + next() * 20)}" y="${y - (index + 1) * 40}" width="230" height="38" rx="5" fill="${spineColours[(index + x) % 8] ?? ''}"/><path fill="#FFF" fill-opacity=".85" d="M${n(x + 212)} ${y - (index + 1) * 40 + 6}h30v26h-30z"/>`,
    );
  return (
    backdrop('#E4EFE0', '#C5DCBC') +
    windowLight(780, 70) +
    table(700, '#8A6242', '#A67C56') +
    shadow(330, 820, 280) +
    stack(190, 560, 5) +
    `<path fill="#C98F55" d="M100 540h460v280H100z"/><path fill="#B97C44" d="M330 540h230v280H330z"/><path fill="#DDB07A" d="M100 540l-50-70h240l40 70zM560 540l60-70H390l-60 70z"/><path fill="#E8C79A" d="M150 640h140v80H150z"/>` +
    shadow(850, 820, 190) +
    stack(740, 820, 8) +
    `<path d="M850 490v330M736 660h260" stroke="#E9D8B0" stroke-width="9"/>`
  );
};

/** Children who read under a tree at the hill school. */
const reading = (): string =>
  backdrop('#CBE8F0', '#FBF3D6') +
  `<path fill="#A7C88F" d="M0 520q300-160 620-60t580-80v520H0z"/><path fill="#7FB06A" d="M0 640q400-120 800-30t400-40v330H0z"/>` +
  `<path fill="#6E4A2C" d="M540 690q20-220-10-360h90q-20 160 20 360z"/><g fill="#4E8F4E">${[
    [420, 270, 130],
    [580, 200, 160],
    [750, 270, 130],
    [590, 320, 140],
  ]
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
    .join('')}</g><g fill="#67A862">${[
    [480, 220, 70],
    [650, 190, 80],
    [720, 290, 60],
  ]
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
    .join('')}</g>` +
  [
    ['#D7263D', true],
    ['#2A6F97', false],
    ['#7B4FA3', true],
    ['#E9A23B', false],
  ]
    .map(([top, long], index) => {
      const x = 210 + index * 260;
      return (
        shadow(x, 812, 90) +
        placed(x, 800, 1.1, figure({ top: String(top), hair: '#2B1D18', longHair: Boolean(long), facing: true })) +
        `<path fill="#FFFDF4" d="M${x - 66} 722l66 18 66-18v66l-66 18-66-18z"/><path d="M${x} 740v66" stroke="#C9BFA8" stroke-width="4"/>`
      );
    })
    .join('');

/** An áo dài on a stand, rolls of silk behind. */
const aoDai = (cloth: string, dark: string, ink: string, ...wall: readonly string[]): string => {
  const next = sequence(cloth);
  return (
    backdrop(...wall) +
    `<path fill="#A8825A" d="M40 200h330v20H40zM40 440h330v20H40z"/>` +
    repeat(10, (index) => {
      const [x, y] = [60 + (index % 5) * 60, index < 5 ? 200 : 440];
      const colour = ['#D7526B', '#E9B44C', '#4F8F8B', '#8E6BB0', '#C8D0D8'][(index * 2) % 5] ?? '';
      return `<rect x="${x}" y="${y - 130}" width="52" height="130" rx="10" fill="${colour}"/><ellipse cx="${x + 26}" cy="${y - 130}" rx="26" ry="9" fill="#FFF" fill-opacity=".4"/>`;
    }) +
    windowLight(860, 90) +
    table(780, '#8F6843', '#AD8259') +
    shadow(640, 850, 170) +
    `<path d="M640 690v140M560 840h160" stroke="#5C432C" stroke-width="18" stroke-linecap="round"/><circle cx="640" cy="108" r="26" fill="#8F6843"/>` +
    `<path fill="#FFFDF6" d="M540 560l-30 250h260l-30-250z"/><path fill="${cloth}" d="M604 150h72q8 44 84 60 60 130 110 330l-70 20-80-190q4 100 60 420-130 30-150 30l-90-20q70-320 60-430l-80 190-70-20q50-200 110-330 68-16 44-60z"/><path fill="${dark}" d="M676 150q8 44 84 60 60 130 110 330l-70 20-80-190q4 100 60 420-60 14-100 22 40-280-20-500 10-90 16-162z"/><path fill="none" stroke="${ink}" stroke-width="8" d="M604 176q40 18 72 0M660 190q40 60 70 90"/>` +
    `<g fill="${ink}">${repeat(16, () => `<g transform="translate(${n(570 + next() * 130)} ${n(480 + next() * 270)}) scale(${n(0.5 + next() * 0.5)})">${repeat(5, (petal) => `<ellipse transform="rotate(${petal * 72})" cy="-14" rx="9" ry="14"/>`)}</g>`)}</g>`
  );
};

/** A sewing machine at work on silk, threads and a tape. */
const sewing = (): string =>
  backdrop('#F2E6EC', '#DCC3CF') +
  table(660, '#9C7755', '#B8926E') +
  `<path fill="#D7526B" d="M120 700q300-60 520-20t560 10v120q-320 40-560 20t-520 10z"/><path fill="#B83E57" d="M120 760q300-40 520-10t560 0v60q-320 40-560 20t-520 10z"/>` +
  `<path fill="#2F3640" d="M300 640h640v60H300z"/><path fill="#3C4550" d="M800 330h130v320H800zM330 280h600v110H330z"/><path fill="#2F3640" d="M330 280h96v190h-96z"/><path d="M378 470v190" stroke="#C9CEDA" stroke-width="9"/><circle cx="960" cy="380" r="72" fill="#4A5563"/><circle cx="960" cy="380" r="46" fill="#3C4550"/><path d="M470 336h260" stroke="#E9B44C" stroke-width="12"/><path fill="#E9B44C" d="M560 220h50v60h-50z"/>` +
  repeat(
    4,
    (index) =>
      `<g transform="translate(${130 + index * 96} 860)"><path fill="${['#E9B44C', '#4F8F8B', '#8E6BB0', '#C8442E'][index] ?? ''}" d="M-30-70h60V-6h-60z"/><path fill="#C9A97A" d="M-38-82h76v14h-76zM-38-8h76V6h-76z"/></g>`,
  ) +
  specks('pins', [760, 800, 380, 70], 24, '#FFFFFF', 5);

/** Pictures of books and of cloth. */
export const craft = {
  bookshelf,
  'open-book': openBook,
  'book-boxes': bookBoxes,
  reading,
  'ao-dai-red': () => aoDai('#C8334A', '#9C1F36', '#F4C95D', '#F6E4DA', '#E6C3B2'),
  'ao-dai-blue': () => aoDai('#3F6FA8', '#2A4F80', '#F2EFE6', '#E4EAF0', '#C3D0DE'),
  sewing,
} as const;
