import { glow, gradient, n, repeat, sequence } from '../draw.ts';

/** A line of hills from the left edge to the right, filled down to the bottom of a 1600×800 picture. */
const ridge = (seed: string, base: number, height: number, step: number, colour: string): string => {
  const next = sequence(seed);
  let path = `M-${step} 800V${base}`;
  for (let x = 0; x <= 1600 + step; x += step)
    path += `S${n(x - step / 2)} ${n(base - height * next())} ${x} ${n(base - height * next() * 0.6)}`;
  return `<path fill="${colour}" d="${path}V800z"/>`;
};

const sky = (...colours: readonly string[]): string =>
  `<defs>${gradient('sky', ...colours)}</defs><path fill="url(#sky)" d="M0 0h1600v800H0z"/>`;

const sun = (x: number, y: number, radius: number, colour: string): string =>
  `<defs>${glow('halo', colour, 0.7)}</defs><circle cx="${x}" cy="${y}" r="${radius * 3.4}" fill="url(#halo)"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;

const birds = (x: number, y: number, colour: string): string =>
  `<g fill="none" stroke="${colour}" stroke-width="4" stroke-linecap="round">${repeat(5, (index) => `<path d="M${x + index * 46} ${y + ((index * 37) % 50)}q11-13 20 0q11-13 20 0"/>`)}</g>`;

/** A limestone island: steep sides, a round green top, its foot darkened by the sea. */
const karst = (x: number, foot: number, width: number, height: number, light: string, dark: string): string => {
  const [half, top] = [width / 2, foot - height];
  return (
    `<path fill="${light}" d="M${n(x - half)} ${foot}c${n(width * 0.02)}-${n(height * 0.5)} ${n(width * 0.06)}-${n(height * 0.78)} ${n(width * 0.26)}-${n(height * 0.9)}S${n(x + half * 0.1)} ${n(top)} ${n(x + half * 0.34)} ${n(top + height * 0.16)}s${n(width * 0.2)} ${n(height * 0.2)} ${n(width * 0.24)} ${n(height * 0.44)}l${n(width * 0.09)} ${n(height * 0.4)}z"/>` +
    `<path fill="${dark}" d="M${n(x + half * 0.02)} ${foot}c${n(-width * 0.06)}-${n(height * 0.4)} ${n(width * 0.1)}-${n(height * 0.66)} ${n(width * 0.14)}-${n(height * 0.86)} ${n(width * 0.16)} ${n(height * 0.08)} ${n(width * 0.2)} ${n(height * 0.26)} ${n(width * 0.25)} ${n(height * 0.46)}l${n(width * 0.09)} ${n(height * 0.4)}z"/>`
  );
};

const junk = (x: number, y: number, size: number, sail: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path fill="#5A3418" d="M-90 0h180q-14 40-50 40H-50q-36 0-40-40z"/><path fill="#3E2410" d="M-8-170h8V0h-8zM52-130h7V0h-7z"/>` +
  `<path fill="${sail}" d="M-12-166q-86 60-72 152H-12zM-4-150q60 50 50 136H-4zM62-124q44 40 34 110H62z"/><g stroke="#000" stroke-opacity=".18" stroke-width="3"><path d="M-60-116h48M-76-70h64M-84-34h72M-4-110h38M-4-64h48M62-90h24M62-50h32"/></g></g>`;

const ripples = (seed: string, from: number, colour: string, count = 60): string => {
  const next = sequence(seed);
  return `<g stroke="${colour}" stroke-linecap="round">${repeat(count, () => {
    const y = from + 14 + next() * (780 - from);
    const length = 20 + (next() * 130 * (y - from)) / (800 - from);
    return `<path d="M${n(next() * 1600)} ${n(y)}h${n(length)}" stroke-width="${n(2 + ((y - from) / (800 - from)) * 4)}" stroke-opacity="${n(0.2 + next() * 0.4)}"/>`;
  })}</g>`;
};

/** Hạ Long: islands at sunrise and a junk with russet sails. */
export const haLong = (): string =>
  sky('#FFC9A3', '#FFE3C2', '#CDEBEA') +
  sun(1180, 300, 62, '#FFF3D6') +
  birds(640, 150, '#8A5A4A') +
  karst(180, 470, 260, 230, '#A9CBC4', '#9ABFB8') +
  karst(460, 470, 210, 160, '#B4D3CB', '#A6C8C0') +
  karst(820, 470, 190, 210, '#A9CBC4', '#9ABFB8') +
  karst(1390, 470, 300, 250, '#A9CBC4', '#9ABFB8') +
  `<defs>${gradient('sea', '#9FD8D3', '#3E9C9C', '#1F6E78')}</defs><path fill="url(#sea)" d="M0 468h1600v332H0z"/>` +
  ripples('ha-long', 470, '#FFFFFF') +
  karst(60, 590, 420, 400, '#4E8D6E', '#3C7560') +
  karst(330, 560, 190, 210, '#5E9E7C', '#4A866A') +
  karst(1500, 610, 400, 440, '#47866A', '#36705A') +
  karst(1260, 560, 180, 250, '#5E9E7C', '#4A866A') +
  `<path fill="#1F6E78" fill-opacity=".35" d="M-160 590h440q-60 26-220 26t-220-26zM1290 610h420q-60 28-210 28t-210-28z"/>` +
  junk(760, 610, 1.15, '#B5482E') +
  junk(1050, 520, 0.5, '#C65D3B');

/** Terraced fields at harvest, each step a band of another green or gold. */
export const riceTerraces = (): string => {
  const colours = [
    '#E9D66B',
    '#CFCB4E',
    '#A9BF45',
    '#86AE3F',
    '#6C9C3C',
    '#C9B03C',
    '#8FB544',
    '#5C8C37',
    '#B5B945',
    '#77A33F',
    '#4D7F33',
  ];
  const bands = repeat(11, (index) => {
    const y = 360 + index * 42;
    const bend = 60 + index * 9;
    return (
      `<path fill="${colours[index] ?? ''}" d="M0 ${y}c220-${bend} 380 ${bend} 640 ${n(bend * 0.4)}s420-${bend} 620-${n(bend * 0.5)} 240 ${n(bend * 0.7)} 340 10V800H0z"/>` +
      `<path fill="none" stroke="#3B6428" stroke-opacity=".35" stroke-width="5" d="M0 ${y}c220-${bend} 380 ${bend} 640 ${n(bend * 0.4)}s420-${bend} 620-${n(bend * 0.5)} 240 ${n(bend * 0.7)} 340 10"/>`
    );
  });
  const hut = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})"><path fill="#7A5230" d="M-46-30h92v54h-92z"/><path fill="#4E3420" d="M-12-14h24v38h-24z"/><path fill="#B98B4E" d="M0-92l74 66H-74z"/><path fill="#9C7138" d="M0-92l74 66H0z"/></g>`;
  return (
    sky('#8FC9EE', '#CFE9F2', '#FFF4D0') +
    sun(330, 170, 50, '#FFFBE6') +
    ridge('far', 330, 150, 200, '#9DB9C9') +
    ridge('middle', 370, 130, 180, '#7FA39A') +
    ridge('near', 400, 90, 160, '#628F6B') +
    `<g fill="#FFF" fill-opacity=".75"><ellipse cx="480" cy="318" rx="240" ry="20"/><ellipse cx="1160" cy="296" rx="300" ry="24"/><ellipse cx="900" cy="342" rx="180" ry="14"/></g>` +
    bands +
    hut(1130, 446, 1) +
    hut(1240, 476, 0.8) +
    hut(360, 560, 1.2) +
    `<g fill="#2F5A2A"><circle cx="1320" cy="440" r="34"/><circle cx="1360" cy="456" r="26"/><circle cx="250" cy="530" r="40"/><circle cx="210" cy="552" r="30"/></g>`
  );
};

/** Đà Lạt: pines in morning mist above a field of hydrangeas. */
export const daLat = (): string => {
  const next = sequence('da-lat');
  const pine = (x: number, y: number, size: number, colour: string) =>
    `<path fill="${colour}" transform="translate(${n(x)} ${n(y)}) scale(${size.toFixed(2)})" d="M-6 0v-30h-44l32-44h-22l30-44h-18L0-180l28 62H10l30 44H18l32 44H6V0z"/>`;
  const row = (count: number, y: number, size: number, colour: string) =>
    repeat(count, (index) =>
      pine((index * 1640) / count + next() * 50 - 20, y - next() * 40, size * (0.8 + next() * 0.5), colour),
    );
  const bloom = () => {
    const [x, y] = [next() * 1600, 650 + next() * 150];
    const colour = ['#8E9BE8', '#B39AE6', '#7FB0EE', '#D7A6E0', '#A9B8F2'][Math.floor(next() * 5)] ?? '#8E9BE8';
    const radius = 15 + ((y - 640) / 150) * 20;
    return `<g fill="${colour}"><circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"/></g><g fill="#FFF" fill-opacity=".3">${repeat(5, (index) => `<circle cx="${n(x + Math.cos(index * 1.26) * radius * 0.5)}" cy="${n(y + Math.sin(index * 1.26) * radius * 0.5)}" r="${n(radius * 0.22)}"/>`)}</g>`;
  };
  return (
    sky('#B9C9F0', '#E3DCF3', '#FFEFE0') +
    sun(1200, 210, 56, '#FFFFFF') +
    ridge('dl-a', 380, 140, 240, '#A9B6D8') +
    ridge('dl-b', 430, 120, 200, '#8A9CC0') +
    row(34, 480, 0.55, '#6E88A0') +
    `<path fill="#FFF" fill-opacity=".45" d="M0 470q400-60 800 0t800-10v80H0z"/>` +
    row(26, 560, 0.85, '#4A7278') +
    `<path fill="#FFF" fill-opacity=".35" d="M0 560q400-40 800 10t800-20v70H0z"/>` +
    row(18, 640, 1.2, '#2F5A58') +
    `<path fill="#4F7F4F" d="M0 640q400-40 800 0t800-10v170H0z"/>` +
    repeat(190, bloom)
  );
};

/** Phú Quốc: a beach in the last light, palms and a hammock. */
export const phuQuoc = (): string => {
  const palm = (x: number, y: number, size: number, flip: number) =>
    `<g transform="translate(${x} ${y}) scale(${size * flip} ${size})"><path fill="none" stroke="#33202E" stroke-width="20" stroke-linecap="round" d="M0 0q-10-170 56-330"/><g fill="#2B1B33">${[-178, -150, -122, -94, -66, -38, -8, 26, 58].map((turn) => `<path transform="translate(56 -330) rotate(${turn})" d="M0 0q70-54 178 6-100-18-178 10z"/>`).join('')}</g><g fill="#4A2B33"><circle cx="46" cy="-314" r="14"/><circle cx="68" cy="-310" r="14"/></g></g>`;
  return (
    sky('#4B2A7B', '#C94B7C', '#FF8E5E', '#FFD27A') +
    sun(800, 450, 92, '#FFF0C2') +
    `<g fill="#FFE3C2" fill-opacity=".35"><ellipse cx="360" cy="210" rx="240" ry="16"/><ellipse cx="560" cy="250" rx="180" ry="10"/><ellipse cx="1200" cy="180" rx="260" ry="16"/></g>` +
    `<path fill="#5B3468" d="M0 474q120-50 260-20t180 26H0zM1600 470q-140-60-300-24t-160 34h460z"/>` +
    `<defs>${gradient('sea', '#FF9E6B', '#B84A7C', '#4A2A6E')}</defs><path fill="url(#sea)" d="M0 472h1600v328H0z"/>` +
    `<path fill="#FFE9A8" fill-opacity=".55" d="M730 476h140l70 180H660z"/>` +
    ripples('phu-quoc', 474, '#FFE3B0', 70) +
    `<path fill="#E9B27A" d="M0 720q420-90 860-10t740-30v120H0z"/><path fill="#FFF" fill-opacity=".5" d="M0 720q420-90 860-10t740-30v12q-400 50-740 34T0 734z"/>` +
    junk(1120, 520, 0.42, '#7A2E4E') +
    palm(150, 760, 1.35, 1) +
    palm(330, 770, 1, 1) +
    palm(1490, 770, 1.3, -1)
  );
};

/** The Mekong at dawn: boats full of fruit, palms along the bank. */
export const mekong = (): string => {
  const boat = (x: number, y: number, size: number, hull: string, fruit: readonly string[]) =>
    `<g transform="translate(${x} ${y}) scale(${size})"><g>${repeat(14, (index) => `<circle cx="${-96 + (index % 7) * 32}" cy="${-14 - Math.floor(index / 7) * 24}" r="20" fill="${fruit[index % fruit.length] ?? ''}"/>`)}</g><path fill="${hull}" d="M-210-22q210 40 420 0-30 76-90 76h-240q-60 0-90-76z"/><path fill="#000" fill-opacity=".15" d="M-190 10q190 36 380 0-24 44-70 44h-240q-46 0-70-44z"/>` +
    `<g transform="translate(150 -30)"><path fill="#6A2C70" d="M-26 10q0-72 26-72t26 72z"/><circle cy="-76" r="18" fill="#DFA676"/><path fill="#F2DDAE" d="M0-122l48 40q-48 14-96 0z"/><path fill="#E3C587" d="M0-122l48 40q-24 8-48 8z"/></g><path d="M186-60L120 70" stroke="#5A3418" stroke-width="8" stroke-linecap="round"/><path fill="#FFF" d="M-196-46l-14-40 28-4 6 40z"/><circle cx="-176" cy="-12" r="9" fill="#FFF"/><circle cx="-176" cy="-12" r="4" fill="#222"/></g>`;
  const palmRow = repeat(15, (index) => {
    const [x, tall] = [index * 115 + ((index * 53) % 60), 130 + ((index * 71) % 90)];
    return `<g transform="translate(${x} 440)"><path d="M0 0q8-${tall * 0.5} 4-${tall}" stroke="#3E5F3A" stroke-width="9" fill="none"/><g fill="#3F7A45">${[-170, -130, -90, -50, -10, 25].map((turn) => `<path transform="translate(4 -${tall}) rotate(${turn})" d="M0 0q36-26 82 4-46-8-82 6z"/>`).join('')}</g></g>`;
  });
  return (
    sky('#FFD9A0', '#FFEFC9', '#DDF0DA') +
    sun(420, 250, 70, '#FFFDF0') +
    birds(980, 130, '#9A7A4A') +
    ridge('mk', 420, 60, 140, '#A8CFA0') +
    palmRow +
    `<path fill="#5E9A55" d="M0 432h1600v26H0z"/><defs>${gradient('river', '#E2D3A6', '#8FB59C', '#3F7F78')}</defs><path fill="url(#river)" d="M0 456h1600v344H0z"/>` +
    ripples('mekong', 456, '#FFF6DD', 80) +
    boat(1210, 530, 0.62, '#2E6E8E', ['#F4A300', '#E4572E']) +
    boat(430, 570, 0.8, '#3B7A57', ['#F7D038', '#F4A300', '#8BBF3F']) +
    boat(900, 690, 1.15, '#8A2E2E', ['#D7263D', '#F46036', '#8BBF3F', '#F7D038'])
  );
};
