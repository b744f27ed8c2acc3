import { glow, gradient, n, repeat, sequence } from './draw.ts';
import { backdrop, clouds, figure, placed, shadow, specks } from './setting.ts';

/** Rolling land from the left edge to the right, filled to the bottom. */
const hills = (seed: string, y: number, height: number, colour: string): string => {
  const next = sequence(seed);
  let path = `M-200 900V${y}`;
  for (let x = 0; x <= 1400; x += 200)
    path += `S${x - 100} ${n(y - height * next())} ${x} ${n(y - height * next() * 0.6)}`;
  return `<path fill="${colour}" d="${path}V900z"/>`;
};

const water = (seed: string, y: number, ...colours: readonly string[]): string => {
  const next = sequence(seed);
  return `<defs>${gradient('water', ...colours)}</defs><path fill="url(#water)" d="M0 ${y}h1200v${900 - y}H0z"/><g stroke="#FFF" stroke-linecap="round">${repeat(60, () => `<path stroke-width="${n(2 + next() * 4)}" stroke-opacity="${n(0.15 + next() * 0.4)}" d="M${n(next() * 1200)} ${n(y + 12 + next() * (870 - y))}h${n(20 + next() * 110)}"/>`)}</g>`;
};

const sun = (x: number, y: number, radius: number, colour: string): string =>
  `<defs>${glow('sun', colour, 0.75)}</defs><circle cx="${x}" cy="${y}" r="${radius * 3.6}" fill="url(#sun)"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;

const bloom = (x: number, y: number, size: number): string =>
  placed(
    x,
    y,
    size,
    `<path d="M0 0q8 60 0 140" stroke="#3B7A50" stroke-width="8" fill="none"/><path fill="#F49AB5" d="M0-110q44 54 0 116-44-60 0-116z"/><path fill="#F7B6CA" d="M-10 6q-72-16-64-86 56 20 64 86zM10 6q72-16 64-86-56 20-64 86z"/><path fill="#EE7FA2" d="M-6 8q-84 20-114-36 70-14 114 36zM6 8q84 20 114-36-70-14-114 36z"/>`,
  );

/** A pond of lotus at dawn, a boat with a woman who picks them. */
const lotusField = (): string => {
  const next = sequence('pond');
  const leaf = (row: number) =>
    `<ellipse cx="${n(next() * 1200)}" cy="${n(430 + row * 46 + next() * 30)}" rx="${n(34 + row * 11)}" ry="${n(9 + row * 3.4)}" fill="${['#4E8F5B', '#63A56B', '#3B7A50', '#79B57A'][Math.floor(next() * 4)] ?? ''}"/>`;
  return (
    backdrop('#FFD9B8', '#FFF1D6', '#E6F2DC') +
    sun(840, 230, 70, '#FFFDF0') +
    hills('pond', 400, 70, '#A9C9A0') +
    water('pond', 400, '#D9E6C4', '#8FBFA4', '#4E8F86') +
    repeat(
      4,
      (row) => repeat(16, () => leaf(row)) + repeat(6, () => bloom(next() * 1200, 420 + row * 50, 0.24 + row * 0.1)),
    ) +
    placed(
      540,
      640,
      1.1,
      `<path fill="#5A3A22" d="M-260-20q260 60 520 0-40 90-110 90h-300q-70 0-110-90z"/><path fill="#000" fill-opacity=".18" d="M-236 14q236 56 472 0-34 56-86 56h-300q-52 0-86-56z"/>`,
      placed(0, 6, 1.2, figure({ top: '#8E3B6E', hair: '#2B1D18', hat: true })),
      placed(-130, -4, 1, bloom(0, -40, 0.5), bloom(-40, -30, 0.42), bloom(40, -26, 0.42)),
    ) +
    repeat(22, () => leaf(8)) +
    bloom(160, 740, 0.9) +
    bloom(1010, 720, 1.05) +
    bloom(820, 800, 0.8)
  );
};

/** A lane of old Hà Nội: narrow houses, wires, a flower seller's bicycle. */
const hanoiLane = (): string => {
  const walls = ['#E8C06A', '#D9A05A', '#EAD3A0', '#C98F5E', '#E2B45C', '#D4BE8C'];
  const house = (index: number) => {
    const [x, top] = [index * 204 - 10, 110 + ((index * 73) % 150)];
    const wall = walls[index] ?? '';
    const shutter = index % 2 ? '#3E6F6A' : '#5A7A48';
    return (
      `<path fill="${wall}" d="M${x} ${top}h200v${720 - top}H${x}z"/><path fill="#9C4B32" d="M${x - 12} ${top}l26-44h172l26 44z"/><path fill="#000" fill-opacity=".1" d="M${x} ${top}h200v14H${x}z"/>` +
      repeat(
        2,
        (row) =>
          repeat(
            2,
            (side) =>
              `<path fill="${shutter}" d="M${x + 28 + side * 84} ${top + 50 + row * 150}h58v96h-58z"/><path d="M${x + 57 + side * 84} ${top + 50 + row * 150}v96" stroke="#FFF" stroke-opacity=".35" stroke-width="4"/>`,
          ) + `<path fill="#7A5A3A" d="M${x + 14} ${top + 154 + row * 150}h172v10H${x + 14}z"/>`,
      ) +
      `<path fill="#4A2E1E" d="M${x + 30} 560h140v160H${x + 30}z"/><path fill="${['#C8442E', '#2F6B66', '#D98F2B'][index % 3] ?? ''}" d="M${x + 10} 520h180l14 50H${x - 4}z"/><g stroke="#FFF" stroke-opacity=".5" stroke-width="12">${repeat(4, (stripe) => `<path d="M${x + 30 + stripe * 46} 522l4 46"/>`)}</g>`
    );
  };
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="760" r="74" fill="none" stroke="#2B2320" stroke-width="9"/><g stroke="#8A8178" stroke-width="3">${repeat(6, (index) => `<path transform="translate(${x} 760) rotate(${index * 30})" d="M-70 0H70"/>`)}</g>`;
  const next = sequence('flowers');
  return (
    backdrop('#BFDDE8', '#F4E9CF') +
    repeat(6, house) +
    `<g fill="none" stroke="#3A3430" stroke-width="4"><path d="M0 120q300 90 600 20t600 10M0 150q360 90 700 10t500 20"/></g>` +
    `<path fill="#B9AC98" d="M0 720h1200v180H0z"/><path fill="#8F8474" d="M0 714h1200v14H0z"/>` +
    shadow(640, 840, 260) +
    wheel(480) +
    wheel(800) +
    `<path d="M480 760l110-130h150l60 130M590 630l60 130h-170M740 630l-90 130M740 630l-14-60h50" fill="none" stroke="#2F6B66" stroke-width="13" stroke-linejoin="round"/><path fill="#B98550" d="M390 580h200l-24 70H414z"/>` +
    repeat(
      44,
      () =>
        `<circle cx="${n(396 + next() * 190)}" cy="${n(500 + next() * 86)}" r="${n(15 + next() * 13)}" fill="${['#F29CB0', '#FFD45C', '#FFFFFF', '#D7526B', '#C79BE0', '#5FAF55'][Math.floor(next() * 6)] ?? ''}"/>`,
    ) +
    placed(890, 850, 1.5, figure({ top: '#B5526B', hair: '#2B1D18', legs: '#3A3430', hat: true }))
  );
};

/** Runners on a beach at sunrise. */
const beachRun = (): string => {
  const runner = (x: number, y: number, size: number, colour: string) =>
    placed(
      x,
      y,
      size,
      `<circle cx="22" cy="-262" r="30" fill="#C98F68"/><path fill="#2B1D18" d="M-8-268q4-30 34-28 26 4 26 26-30-14-60 2z"/><path d="M10-220l-14 110" stroke="${colour}" stroke-width="52" stroke-linecap="round"/><path d="M14-206l54 40 36-30M6-206l-50 30-12 52" fill="none" stroke="#C98F68" stroke-width="19" stroke-linecap="round" stroke-linejoin="round"/><path d="M-4-96l58 40-16 58M-8-96l-36 52-70 8" fill="none" stroke="#2B2F4A" stroke-width="25" stroke-linecap="round" stroke-linejoin="round"/><path fill="#FFF" d="M26-10h48v18H26zM-130-54h20v40h-20z"/>`,
    );
  return (
    backdrop('#FF9E7A', '#FFC98F', '#FFE9BE') +
    sun(600, 400, 90, '#FFF6D6') +
    clouds('run', 120, 6) +
    `<path fill="#C98F9C" d="M820 440q110-110 200-60t180-10v70z"/>` +
    water('run', 436, '#FFB98A', '#6FB3B8', '#3F8F9C') +
    `<path fill="#F2D6A6" d="M0 640q400-60 760-6t440-20v286H0z"/><path fill="#FFF" fill-opacity=".7" d="M0 640q400-60 760-6t440-20v14q-80 40-440 26T0 662z"/>` +
    [
      [250, 800, 1, '#E4572E'],
      [470, 770, 0.9, '#2A9D8F'],
      [690, 800, 1.05, '#F2C14E'],
      [920, 770, 0.9, '#7B4FA3'],
    ]
      .map(
        ([x, y, size, colour]) =>
          shadow(Number(x), Number(y) + 8, 90) + runner(Number(x), Number(y), Number(size), String(colour)),
      )
      .join('')
  );
};

/** Kayaks before the mouth of a sea cave. */
const seaCave = (): string => {
  const kayak = (x: number, y: number, size: number, colour: string, top: string) =>
    placed(
      x,
      y,
      size,
      placed(0, 4, 0.8, figure({ top, hair: '#2B1D18', hat: top === '#B5526B' })),
      `<path fill="${colour}" d="M-210-10q210 34 420 0-60 56-210 56t-210-56z"/><path d="M-150-90L150 20" stroke="#5A3A22" stroke-width="10" stroke-linecap="round"/>`,
    );
  return (
    backdrop('#9FD8E8', '#DDF2EE') +
    water('cave', 420, '#7FD0C8', '#2F9C9C', '#166B78') +
    `<path fill="#4E7F62" d="M-20 460q20-420 240-460h760q220 60 240 460z"/><path fill="#3C6650" d="M560 0h420q220 60 240 460H900q-40-330-340-460z"/><path fill="#5F9672" d="M60 200q80-120 170-110t60 90-120 60-110-40zM820 150q60-90 150-60t40 100-110 30-80-70z"/>` +
    `<path fill="#1D3A3E" d="M330 470q20-250 270-250t270 250z"/><path fill="#BFEDE6" d="M470 470q14-140 130-140t130 140z"/><g fill="#1D3A3E">${[470, 540, 620, 700].map((x, index) => `<path d="M${x} ${228 + Math.abs(index - 1.5) * 14}h26l-12 ${50 + (index % 3) * 30}z"/>`).join('')}</g><path fill="#BFEDE6" fill-opacity=".35" d="M470 470h260l90 260H380z"/>` +
    kayak(360, 640, 1, '#E4572E', '#F2C14E') +
    kayak(850, 720, 1.2, '#FFD23F', '#B5526B')
  );
};

/** The school on the hill, its flag, terraces below. */
const hillSchool = (): string =>
  backdrop('#9FD0EE', '#E6F3F2', '#FFF4D6') +
  clouds('school', 80, 5) +
  hills('far', 420, 210, '#9DB9C9') +
  hills('mid', 500, 160, '#7FA98F') +
  repeat(
    7,
    (index) =>
      `<path fill="${['#E0CF5C', '#B9C24A', '#8FB544', '#D6BE45', '#77A33F', '#A9BF45', '#5C8C37'][index] ?? ''}" d="M0 ${560 + index * 52}c200-${70 - index * 6} 360 ${60 - index * 4} 620 10s380-50 580-${20 - index * 2}V900H0z"/>`,
  ) +
  `<path fill="#F4E3B8" d="M300 400h560v170H300z"/><path fill="#B5482E" d="M260 410l70-110h500l70 110z"/><path fill="#9C3A24" d="M260 400h640v18H260z"/><g fill="#3E7C8C">${[340, 460, 680, 790].map((x) => `<path d="M${x} 440h52v66h-52z"/>`).join('')}</g><path fill="#6E4A2C" d="M560 450h76v120h-76z"/><path d="M960 580V270" stroke="#8A8178" stroke-width="10"/><path fill="#D7263D" d="M964 276h130v84H964z"/><path fill="#FFD23F" d="M1029 290l8 20h22l-17 13 6 22-19-13-19 13 6-22-17-13h22z"/>` +
  placed(430, 690, 0.62, figure({ top: '#D7263D', hair: '#2B1D18', legs: '#22304A', longHair: true, facing: true })) +
  placed(540, 710, 0.6, figure({ top: '#2A6F97', hair: '#2B1D18', legs: '#22304A', facing: true })) +
  placed(650, 700, 0.85, figure({ top: '#F0C05A', hair: '#2B1D18', legs: '#5A3A5A', longHair: true, facing: true })) +
  placed(770, 712, 0.58, figure({ top: '#3E8E4E', hair: '#2B1D18', legs: '#22304A', facing: true }));

/** A couple on an island beach when the light goes. */
const islandCouple = (): string =>
  backdrop('#5B3B8C', '#D9638A', '#FFB27A', '#FFE0A0') +
  sun(600, 470, 100, '#FFF3CF') +
  clouds('couple', 150, 5, '#FFD9C2') +
  water('couple', 500, '#FFB07A', '#B0567F', '#4F3376') +
  `<path fill="#3A2348" d="M0 740q500-70 1200-10v170H0z"/>` +
  placed(530, 770, 1.3, figure({ top: '#2B1B33', hair: '#1D1226', legs: '#2B1B33', skin: '#4A2B3E' })) +
  placed(
    670,
    774,
    1.2,
    `<path fill="#FFF4EA" d="M-40-120h80l70 126H-110z"/>`,
    figure({ top: '#FFF4EA', hair: '#1D1226', longHair: true, skin: '#7A4A52', legs: '#FFF4EA' }),
    `<path fill="#FFF4EA" d="M-40-120h80l70 132H-110z"/>`,
  ) +
  specks('couple', [0, 30, 1200, 260], 30, '#FFF', 3);

/** Lanterns over a lane of Hội An, seen from below. */
const lanternLane = (): string => {
  const colours = ['#E63946', '#F4A300', '#F77F00', '#D62878', '#7B4FA3', '#3FA796', '#F9C74F'];
  const lantern = (x: number, y: number, size: number, colour: string) =>
    placed(
      x,
      y,
      size,
      `<circle r="130" fill="url(#light)"/><path fill="${colour}" d="M-34-58h68c50 32 50 84 0 116h-68c-50-32-50-84 0-116z"/><g fill="none" stroke="#FFF" stroke-opacity=".4" stroke-width="4"><path d="M-12-58c-26 38-26 78 0 116M12-58c26 38 26 78 0 116"/></g><path fill="#5A3418" d="M-34-66h68v11h-68zM-34 56h68v11h-68z"/><path d="M0 66v60" stroke="${colour}" stroke-width="8"/>`,
    );
  const row = (y: number, size: number, shift: number) =>
    `<path d="M-20 ${y}q620 ${120 * size} 1240 0" fill="none" stroke="#2B1A10" stroke-width="5"/>` +
    repeat(6, (index) => {
      const at = (index + 0.5) / 6;
      return lantern(
        at * 1200 + shift,
        y + 240 * size * at * (1 - at) + 70 * size,
        size,
        colours[(index * 3 + Math.round(y)) % 7] ?? '',
      );
    });
  return (
    backdrop('#1B2150', '#4B2F6E', '#C9627A') +
    `<defs>${glow('light', '#FFD98A', 0.7)}</defs>` +
    `<path fill="#E0A23A" d="M0 300l330 150v450H0z"/><path fill="#C98A2E" d="M1200 300L870 450v450h330z"/><path fill="#7A3F22" d="M0 250l350 180v40L0 320zM1200 250L850 430v40l350-150z"/><g fill="#3B2A1E">${[
      [40, 470, 90],
      [170, 520, 70],
    ]
      .map(
        ([x = 0, y = 0, w = 0]) =>
          `<path d="M${x} ${y}h${w}v${w * 1.6}H${x}zM${1200 - x - w} ${y}h${w}v${w * 1.6}h-${w}z"/>`,
      )
      .join(
        '',
      )}</g><path fill="#6E5038" d="M330 740h540l330 160H0z"/><path fill="#FFD98A" fill-opacity=".25" d="M450 740h300l120 160H330z"/>` +
    placed(520, 800, 0.8, figure({ top: '#F2EFE6', hair: '#2B1D18', legs: '#3A3048', longHair: true })) +
    placed(640, 806, 0.84, figure({ top: '#2A6F97', hair: '#2B1D18', legs: '#22304A' })) +
    row(60, 0.9, 0) +
    row(190, 0.7, 60) +
    row(320, 0.5, -20)
  );
};

/** Views, and people in them. */
export const scenery = {
  'lotus-field': lotusField,
  'hanoi-lane': hanoiLane,
  'beach-run': beachRun,
  'sea-cave': seaCave,
  'hill-school': hillSchool,
  'island-couple': islandCouple,
  'lantern-lane': lanternLane,
} as const;
