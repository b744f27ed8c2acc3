import { glow, gradient, n, repeat, sequence } from '../draw.ts';

const sky = (...colours: readonly string[]): string =>
  `<defs>${gradient('sky', ...colours)}</defs><path fill="url(#sky)" d="M0 0h1600v800H0z"/>`;

const stars = (seed: string, count: number): string => {
  const next = sequence(seed);
  return `<g fill="#FFF">${repeat(count, () => `<circle cx="${n(next() * 1600)}" cy="${n(next() * 360)}" r="${n(0.8 + next() * 2)}" fill-opacity="${n(0.3 + next() * 0.6)}"/>`)}</g>`;
};

/** A tower with lit windows. */
const tower = (next: () => number, x: number, top: number, width: number, colour: string, lit: string): string => {
  const [columns, rows] = [Math.floor((width - 12) / 20), Math.floor((600 - top) / 26)];
  const windows = repeat(columns * rows, (index) =>
    next() > 0.45
      ? `<rect x="${n(x + 10 + (index % columns) * 20)}" y="${n(top + 16 + Math.floor(index / columns) * 26)}" width="10" height="14" fill-opacity="${n(0.45 + next() * 0.55)}"/>`
      : '',
  );
  return `<path fill="${colour}" d="M${n(x)} ${top}h${n(width)}v${640 - top}h-${n(width)}z"/><g fill="${lit}">${windows}</g>`;
};

/** Sài Gòn by night over its river: a lotus-bud tower, a very tall one, and their lights on the water. */
export const saiGon = (): string => {
  const next = sequence('sai-gon');
  const far = repeat(20, (index) =>
    tower(next, index * 84 - 20, 380 + next() * 130, 60 + next() * 30, '#3A3570', '#FFD98A'),
  );
  const near = repeat(14, (index) =>
    tower(next, index * 122 - 30, 460 + next() * 90, 84 + next() * 40, '#241F52', '#FFE6A8'),
  );
  return (
    sky('#141035', '#3B1F6B', '#B23A7A', '#FF9770') +
    stars('sg', 90) +
    `<defs>${glow('moon', '#FFE9C9', 0.6)}</defs><circle cx="330" cy="170" r="150" fill="url(#moon)"/><circle cx="330" cy="170" r="46" fill="#FFF3DA"/>` +
    far +
    `<path fill="#1E1A4A" d="M1010 640V340q-8-120 66-206 60 80 62 206v300z"/><path fill="#3D3790" d="M1076 134q60 80 62 206v300h-40V330q2-110-22-196z"/><path fill="#FFD98A" d="M1124 300h52q12 16 0 26h-52z"/><g stroke="#FFD98A" stroke-opacity=".55" stroke-width="3">${repeat(13, (index) => `<path d="M1020 ${350 + index * 22}h108"/>`)}</g>` +
    `<path fill="#2A2560" d="M560 640V250h30v-70h26V100h22V30h8v70h22v80h26v70h30v390z"/><path fill="#443D96" d="M642 30h4v70h22v80h26v70h30v390h-82z"/><g fill="#FFE6A8" fill-opacity=".8">${repeat(48, (index) => `<rect x="${572 + (index % 6) * 26}" y="${268 + Math.floor(index / 6) * 42}" width="12" height="20"/>`)}</g>` +
    near +
    `<defs>${gradient('river', '#5A2A6E', '#241A52', '#100C2E')}</defs><path fill="url(#river)" d="M0 622h1600v178H0z"/>` +
    `<g stroke-linecap="round" stroke-width="5">${repeat(120, () => `<path stroke="${['#FFD98A', '#FF9770', '#F25F9A', '#8FD3FF'][Math.floor(next() * 4)] ?? ''}" stroke-opacity="${n(0.15 + next() * 0.5)}" d="M${n(next() * 1600)} ${n(636 + next() * 150)}h${n(10 + next() * 60)}"/>`)}</g>` +
    `<g transform="translate(1290 690)"><path fill="#F4F1FF" d="M-120 0h240l-30 34H-96z"/><path fill="#D9D2F5" d="M-80-30H80l14 30H-94z"/><g fill="#FFD98A">${repeat(6, (index) => `<rect x="${-70 + index * 25}" y="-22" width="14" height="14"/>`)}</g></g>`
  );
};

const lantern = (x: number, y: number, size: number, colour: string, id: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><circle r="120" fill="url(#${id})"/><path fill="${colour}" d="M-30-52h60c44 28 44 76 0 104h-60c-44-28-44-76 0-104z"/><g fill="none" stroke="#FFF" stroke-opacity=".4" stroke-width="4"><path d="M-10-52c-24 34-24 70 0 104M10-52c24 34 24 70 0 104"/></g><path fill="#5A3418" d="M-30-60h60v10h-60zM-30 50h60v10h-60z"/><path d="M-8 60v44M0 60v54M8 60v44" stroke="${colour}" stroke-width="4"/></g>`;

/** Hội An: yellow houses on the river and strings of silk lanterns. */
export const hoiAn = (): string => {
  const house = (x: number, width: number, wall: string, roof: string, door: string) =>
    `<path fill="${wall}" d="M${x} 330h${width}v240H${x}z"/><path fill="${roof}" d="M${x - 22} 340l${n(width * 0.16)}-84h${n(width * 0.68 + 44)}l${n(width * 0.16)} 84z"/><path fill="#000" fill-opacity=".14" d="M${x} 340h${width}v16H${x}z"/>` +
    `<g fill="${door}">${repeat(3, (index) => `<path d="M${n(x + width * (0.1 + index * 0.3))} 390h${n(width * 0.2)}v62h-${n(width * 0.2)}zM${n(x + width * (0.1 + index * 0.3))} 486h${n(width * 0.2)}v84h-${n(width * 0.2)}z"/>`)}</g><path fill="${roof}" d="M${x - 8} 462h${width + 16}l-10 16H${x + 2}z"/>`;
  const colours = ['#E63946', '#F4A300', '#F77F00', '#D62878', '#7B4FA3', '#3FA796', '#F9C74F'];
  const lights = `<defs>${glow('light', '#FFD98A', 0.75)}</defs>`;
  const next = sequence('hoi-an');
  const string = (y: number, drop: number, count: number, size: number, offset: number) =>
    `<path d="M-20 ${y}Q800 ${y + drop * 2} 1620 ${y}" fill="none" stroke="#4A2B14" stroke-width="4"/>` +
    repeat(count, (index) => {
      const at = (index + 0.5) / count;
      const hang = y + drop * 4 * at * (1 - at);
      return lantern(
        Math.round(at * 1640 - 20),
        Math.round(hang + 62 * size),
        size,
        colours[(index + offset) % colours.length] ?? '',
        'light',
      );
    });
  return (
    sky('#1F2A5C', '#51407F', '#D9786A', '#FFC27A') +
    stars('ha', 60) +
    lights +
    house(-40, 250, '#F2B33D', '#8A4B2A', '#5B3A20') +
    house(230, 210, '#E89F2F', '#7A3F22', '#2F6B66') +
    house(460, 280, '#F7C55A', '#94522E', '#5B3A20') +
    house(760, 230, '#EDA93A', '#7F4426', '#2F5D7A') +
    house(1010, 270, '#F4BC4C', '#8A4B2A', '#5B3A20') +
    house(1300, 330, '#E9A133', '#7A3F22', '#2F6B66') +
    `<path fill="#8C6A4A" d="M0 560h1600v34H0z"/><path fill="#6E5038" d="M0 588h1600v22H0z"/><defs>${gradient('river', '#C9746A', '#4B3A78', '#1B2450')}</defs><path fill="url(#river)" d="M0 606h1600v194H0z"/>` +
    `<g stroke-linecap="round" stroke-width="6">${repeat(110, () => `<path stroke="${colours[Math.floor(next() * 7)] ?? ''}" stroke-opacity="${n(0.25 + next() * 0.45)}" d="M${n(next() * 1600)} ${n(618 + next() * 170)}h${n(14 + next() * 70)}"/>`)}</g>` +
    `<g transform="translate(1130 700)"><path fill="#3A2414" d="M-190-8q190 44 380 0-30 48-80 48h-220q-50 0-80-48z"/><path fill="#C98F45" d="M-60-10q0-70 70-70t70 70z"/><path fill="#2B1A10" d="M120-20q0-60 20-60t20 60z"/><circle cx="140" cy="-92" r="14" fill="#DFA676"/><path fill="#F2DDAE" d="M140-128l38 32q-38 12-76 0z"/></g>` +
    `<g>${[
      [240, 690],
      [420, 740],
      [640, 680],
      [800, 756],
      [60, 750],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<circle cx="${x}" cy="${y}" r="60" fill="url(#light)"/><path fill="#F49AB5" d="M${x - 34} ${y}q10-30 34-34 24 4 34 34-34 16-68 0z"/><path fill="#FFE9A8" d="M${x - 5} ${y - 34}q5-18 10 0v22h-10z"/>`,
      )
      .join('')}</g>` +
    string(30, 70, 9, 0.72, 0) +
    string(-10, 34, 7, 0.95, 3)
  );
};

/** Huế: the gate of the citadel, its moat full of lotus. */
export const hue = (): string => {
  const roof = (y: number, half: number, height: number, colour: string) =>
    `<path fill="${colour}" d="M${800 - half - 40} ${y - 16}q44 14 70-${n(height * 0.5)}L${n(800 - half * 0.62)} ${y - height}h${n(half * 1.24)}l${n(half * 0.38 - 30)} ${n(height * 0.5)}q26 ${n(height * 0.5 - 2)} 70 ${n(height * 0.5 - 16)}l-30 28H${800 - half - 10}z"/>` +
    `<path d="M${n(800 - half * 0.62)} ${y - height}h${n(half * 1.24)}" stroke="#7A2E1E" stroke-width="10"/><g stroke="#000" stroke-opacity=".14" stroke-width="4">${repeat(Math.floor(half / 14), (index) => `<path d="M${n(800 - half * 0.56 + index * 16)} ${y - height + 6}v${n(height - 12)}"/>`)}</g>`;
  const pillars = (y: number, half: number, height: number, count: number) =>
    `<path fill="#7A1F1A" d="M${800 - half} ${y}h${half * 2}v${height}H${800 - half}z"/><g fill="#B5382B">${repeat(count, (index) => `<path d="M${n(800 - half + (index * (half * 2 - 14)) / (count - 1))} ${y}h14v${height}h-14z"/>`)}</g><path fill="#F4C95D" d="M${800 - half} ${y}h${half * 2}v7H${800 - half}z"/>`;
  const next = sequence('hue');
  const leaf = () => {
    const [x, y] = [next() * 1600, 690 + next() * 110];
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(34 + next() * 40)}" ry="${n(10 + next() * 9)}" fill="${['#4E8F5B', '#63A56B', '#3B7A50'][Math.floor(next() * 3)] ?? ''}"/>`;
  };
  const lotus = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 10v50" stroke="#3B7A50" stroke-width="7"/><path fill="#F49AB5" d="M0-70q34 44 0 80-34-36 0-80z"/><path fill="#F7B6CA" d="M-10 10q-60-10-52-66 46 14 52 66zM10 10q60-10 52-66-46 14-52 66z"/><path fill="#EE7FA2" d="M-6 14q-70 20-92-28 54-14 92 28zM6 14q70 20 92-28-54-14-92 28z"/></g>`;
  return (
    sky('#F9C6D0', '#FCE3CF', '#FFF5DF') +
    `<circle cx="1270" cy="190" r="74" fill="#FFFFFF" fill-opacity=".8"/>` +
    `<g fill="#FFF" fill-opacity=".6"><ellipse cx="330" cy="170" rx="190" ry="22"/><ellipse cx="430" cy="196" rx="130" ry="16"/><ellipse cx="1120" cy="270" rx="170" ry="16"/></g>` +
    `<g fill="#86AE7F"><ellipse cx="120" cy="540" rx="200" ry="120"/><ellipse cx="1500" cy="540" rx="220" ry="130"/><ellipse cx="1290" cy="560" rx="130" ry="90"/><ellipse cx="330" cy="560" rx="130" ry="86"/></g>` +
    `<path fill="#C9895E" d="M0 520h1600v140H0z"/><path fill="#A8683F" d="M0 512h1600v18H0z"/><path fill="#B87650" d="M330 420h940v240H330z"/><path fill="#8E5434" d="M322 408h956v20H322z"/><path fill="#D9A06F" d="M470 440h660v220H470z"/><path fill="#8E5434" d="M462 428h676v18H462z"/>` +
    `<g fill="#4A2418">${[
      [560, 60, 120],
      [670, 70, 130],
      [800, 96, 160],
      [930, 70, 130],
      [1040, 60, 120],
    ]
      .map(
        ([x = 0, width = 0, height = 0]) =>
          `<path d="M${x - width / 2} 660v-${height - width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}z"/>`,
      )
      .join('')}</g>` +
    pillars(350, 300, 78, 11) +
    roof(356, 340, 74, '#E0A030') +
    pillars(230, 190, 54, 8) +
    roof(236, 226, 70, '#D9902A') +
    `<path d="M1430 520V190" stroke="#8E5434" stroke-width="9"/><path fill="#D7263D" d="M1434 196h150v92h-150z"/><path fill="#FFD23F" d="M1509 212l9 22h23l-18 14 7 23-21-14-21 14 7-23-18-14h23z"/>` +
    `<defs>${gradient('moat', '#BFD9CF', '#7FB0A8', '#4A8A86')}</defs><path fill="url(#moat)" d="M0 656h1600v144H0z"/>` +
    repeat(46, leaf) +
    lotus(210, 690, 0.8) +
    lotus(420, 734, 1.1) +
    lotus(1210, 700, 0.85) +
    lotus(1420, 740, 1.15) +
    lotus(760, 744, 0.8) +
    lotus(980, 730, 0.6)
  );
};

/** Hà Nội: the Turtle Tower and the red bridge in autumn. */
export const haNoi = (): string => {
  const next = sequence('ha-noi');
  const crown = (x: number, y: number, size: number, colours: readonly string[]) =>
    repeat(
      16,
      () =>
        `<circle cx="${n(x + (next() - 0.5) * 320 * size)}" cy="${n(y + (next() - 0.5) * 150 * size)}" r="${n((40 + next() * 40) * size)}" fill="${colours[Math.floor(next() * colours.length)] ?? ''}"/>`,
    );
  const autumn = ['#E07A3F', '#C9562E', '#F0A04B', '#B5482E'];
  const green = ['#5E8C5A', '#4A7A52', '#78A060'];
  const storey = (y: number, half: number, height: number, arches: number) =>
    `<path fill="#D9CDB4" d="M${620 - half} ${y}h${half * 2}v${height}H${620 - half}z"/><path fill="#B9A98A" d="M${620 - half - 8} ${y - 8}h${half * 2 + 16}v12H${620 - half - 8}z"/><g fill="#5A5240">${repeat(
      arches,
      (index) => {
        const x = 620 - half + ((index + 0.5) * half * 2) / arches;
        return `<path d="M${n(x - 13)} ${y + height}v-${n(height * 0.45)}a13 13 0 0 1 26 0v${n(height * 0.45)}z"/>`;
      },
    )}</g>`;
  return (
    sky('#BFD8DE', '#E6EBDD', '#FBE7C6') +
    `<g fill="#B9C9BC"><path d="M0 420q200-60 400-20t400-20 400 10 400-10v120H0z"/></g>` +
    crown(150, 380, 1, green) +
    crown(430, 400, 0.8, autumn) +
    crown(960, 400, 0.8, green) +
    crown(1240, 380, 0.9, autumn) +
    crown(1500, 370, 1.1, green) +
    `<defs>${gradient('lake', '#C4D8C4', '#7FA99A', '#4A7A72')}</defs><path fill="url(#lake)" d="M0 452h1600v348H0z"/>` +
    `<g stroke="#FFF" stroke-opacity=".4" stroke-linecap="round" stroke-width="4">${repeat(60, () => `<path d="M${n(next() * 1600)} ${n(480 + next() * 300)}h${n(20 + next() * 80)}"/>`)}</g>` +
    `<path fill="#6E8F55" d="M440 520q180-50 360 0-30 34-180 34t-180-34z"/>` +
    storey(430, 110, 86, 4) +
    storey(354, 84, 72, 3) +
    storey(290, 54, 58, 2) +
    `<path fill="#8A6A4A" d="M620 226l70 62H550z"/><path fill="#D9CDB4" d="M608 206h24v26h-24z"/>` +
    `<path fill="#4A7A72" fill-opacity=".4" d="M500 556h240l-30 120H530z"/>` +
    `<path d="M900 620Q1250 440 1640 560" fill="none" stroke="#B5121B" stroke-width="30"/><path d="M900 566Q1250 386 1640 506" fill="none" stroke="#D7263D" stroke-width="12"/><g stroke="#C8102E" stroke-width="9">${repeat(
      16,
      (index) => {
        const at = index / 15;
        const [x, y] = [
          900 + 700 * at * (1 + 0.057 * at),
          (1 - at) ** 2 * 620 + 2 * at * (1 - at) * 440 + at ** 2 * 560,
        ];
        return `<path d="M${n(x)} ${n(y)}v-58"/>${index % 3 === 1 ? `<path d="M${n(x)} ${n(y)}v${n(96)}" stroke="#8A1016" stroke-width="14"/>` : ''}`;
      },
    )}</g>` +
    `<path d="M-20-20Q220 60 300 240M120 60q120-10 180 60" fill="none" stroke="#4A3424" stroke-width="16" stroke-linecap="round"/>` +
    crown(150, 60, 1.2, ['#E8A33D', '#D9772E', '#F2C14E']) +
    crown(330, 150, 0.6, ['#E8A33D', '#F2C14E'])
  );
};

/** Đà Nẵng: the dragon bridge over the Hàn, breathing light. */
export const daNang = (): string => {
  const next = sequence('da-nang');
  const blocks = repeat(18, (index) =>
    tower(next, index * 94 - 20, 420 + next() * 120, 66 + next() * 30, '#2B4A7A', '#FFE9B0'),
  );
  const body = 'M80 620C160 380 320 380 420 570S600 640 700 480 920 420 1020 560 1230 520 1400 420';
  return (
    sky('#0F2450', '#24508A', '#5E9AC4', '#F7CFA0') +
    stars('dn', 70) +
    `<path fill="#1C3A66" d="M0 540l200-120 160 60 220-130 240 140 200-70 260 90 320-110v240H0z"/>` +
    blocks +
    `<defs>${gradient('river', '#4A7FA8', '#1C3F70', '#0B1D40')}</defs><path fill="url(#river)" d="M0 620h1600v180H0z"/><path fill="#DCE6EE" d="M0 574h1600v26H0z"/><path fill="#9FB4C4" d="M0 600h1600v14H0z"/><g fill="#B9CAD6">${repeat(5, (index) => `<path d="M${120 + index * 330} 600h60l-10 130h-40z"/>`)}</g>` +
    `<path d="${body}" fill="none" stroke="#B5721B" stroke-width="58" stroke-linecap="round"/><path d="${body}" fill="none" stroke="#FFC53D" stroke-width="44" stroke-linecap="round"/><path d="${body}" fill="none" stroke="#FFF0B8" stroke-width="10" stroke-dasharray="6 26" stroke-linecap="round"/>` +
    `<g transform="translate(1420 410)"><path fill="#FFC53D" d="M-40-30q60-60 130-20 40 20 44 50l-52 4 40 22q-60 30-110 10-50 30-90-6z"/><path fill="#B5721B" d="M-20-40l-30-60 60 36zM30-58l-4-56 42 50z"/><circle cx="56" cy="-18" r="10" fill="#0F2450"/><path fill="#FF7A3D" d="M134-10q70-50 120-30-30 10-40 26 40-4 60 20-70 24-140 6z"/><path fill="#FFE08A" d="M134-6q44-24 76-16-20 10-24 20 20 0 30 8-44 10-82 2z"/></g>` +
    `<g stroke-linecap="round" stroke-width="5">${repeat(110, () => `<path stroke="${['#FFC53D', '#FFE9B0', '#8FD3FF', '#FF7A3D'][Math.floor(next() * 4)] ?? ''}" stroke-opacity="${n(0.15 + next() * 0.45)}" d="M${n(next() * 1600)} ${n(640 + next() * 150)}h${n(14 + next() * 70)}"/>`)}</g>`
  );
};
