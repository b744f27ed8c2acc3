import { n, repeat, sequence } from './draw.ts';
import { backdrop, figure, placed, pottedPlant, shadow, specks, table } from './setting.ts';

/** Coloured lines and bars that stand for a program's window; 640×400 from 0,0. */
type Window = () => string;

const bar = (x: number, y: number, width: number, colour: string, height = 14): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${height}" rx="${height / 2}" fill="${colour}"/>`;

const card = (x: number, y: number, width: number, height: number, colour = '#FFFFFF'): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14" fill="${colour}"/>`;

const dashboard: Window = () => {
  const next = sequence('dashboard');
  const columns = repeat(12, (index) => {
    const height = 40 + index * 7 + next() * 50;
    return `<rect x="${168 + index * 24}" y="${n(360 - height)}" width="15" height="${n(height)}" rx="5" fill="${index === 11 ? '#F72585' : '#4CC9F0'}"/>`;
  });
  return (
    `<path fill="#EEF2FB" d="M0 0h640v400H0z"/><path fill="#1B2A6B" d="M0 0h120v400H0z"/><circle cx="60" cy="44" r="20" fill="#4CC9F0"/>` +
    repeat(6, (index) => bar(24, 96 + index * 42, index === 1 ? 76 : 60, index === 1 ? '#FFFFFF' : '#5A6CC0')) +
    ['#4CC9F0', '#F72585', '#FFB13D']
      .map(
        (colour, index) =>
          card(144 + index * 162, 24, 148, 92) +
          bar(160 + index * 162, 44, 60, '#C6CDE6', 10) +
          bar(160 + index * 162, 72, 100, colour, 22),
      )
      .join('') +
    card(144, 136, 310, 240) +
    bar(164, 152, 110, '#C6CDE6', 12) +
    columns +
    card(470, 136, 150, 240) +
    `<g fill="none" stroke-width="24" transform="translate(545 222)"><circle r="44" stroke="#E3E8F6"/><path d="M0-44a44 44 0 1 1-42 32" stroke="#3A56D4"/></g>` +
    repeat(3, (index) =>
      bar(490, 302 + index * 24, 110 - index * 18, ['#3A56D4', '#4CC9F0', '#C6CDE6'][index] ?? '', 10),
    )
  );
};

const shop: Window = () =>
  `<path fill="#F7F4EE" d="M0 0h640v400H0z"/><path fill="#1B2A6B" d="M0 0h640v52H0z"/>` +
  bar(20, 18, 120, '#FFFFFF', 16) +
  bar(420, 16, 196, '#3A56D4', 20) +
  repeat(8, (index) => {
    const [x, y] = [20 + (index % 4) * 108, 70 + Math.floor(index / 4) * 160];
    const colour =
      ['#F4A261', '#2A9D8F', '#E76F51', '#8AB17D', '#E9C46A', '#7B9EC9', '#B5838D', '#6D9DC5'][index] ?? '';
    return (
      card(x, y, 98, 148) +
      `<rect x="${x + 12}" y="${y + 12}" width="74" height="74" rx="12" fill="${colour}"/>` +
      bar(x + 12, y + 98, 70, '#B9BED2', 10) +
      bar(x + 12, y + 118, 46, '#F72585', 14)
    );
  }) +
  card(456, 70, 166, 308) +
  repeat(
    5,
    (index) =>
      bar(474, 92 + index * 34, 70 + (index % 3) * 12, '#B9BED2', 10) + bar(572, 92 + index * 34, 34, '#1B2A6B', 10),
  ) +
  `<rect x="474" y="320" width="130" height="42" rx="12" fill="#F72585"/>` +
  bar(504, 334, 70, '#FFFFFF');

const code: Window = () => {
  const next = sequence('code');
  const colours = ['#7FDBCA', '#C792EA', '#FFCB6B', '#82AAFF', '#F78C6C', '#8A93B5'];
  return (
    `<path fill="#12172E" d="M0 0h640v400H0z"/><path fill="#0B0F22" d="M0 0h130v400H0z"/>` +
    repeat(9, (index) => bar(18, 26 + index * 30, 50 + next() * 46, index === 3 ? '#4CC9F0' : '#3D4670', 9)) +
    repeat(15, (row) => {
      let x = 152 + Number('011222100122110'.charAt(row)) * 26;
      return repeat(2 + Math.floor(next() * 3), () => {
        const width = 34 + next() * 84;
        const drawn = bar(x, 24 + row * 24, width, colours[Math.floor(next() * 6)] ?? '', 10);
        x += width + 12;
        return drawn;
      });
    })
  );
};

const laptop = (window: string): string =>
  `<rect x="-344" y="-450" width="688" height="452" rx="26" fill="#2B2F3F"/><g transform="translate(-320 -428)"><clipPath id="lid"><rect width="640" height="400" rx="10"/></clipPath><g clip-path="url(#lid)">${window}</g></g>` +
  `<path fill="#C9CEDA" d="M-430 2h860l-20 30q-6 14-26 14h-768q-20 0-26-14z"/><path fill="#AEB5C4" d="M-90 2H90l-8 14H-82z"/>`;

const monitor = (window: string): string =>
  `<path fill="#9AA2B5" d="M-50 0h100v90H-50z"/><path fill="#B4BBCB" d="M-140 84h280v18h-280z"/><rect x="-406" y="-518" width="812" height="524" rx="24" fill="#1C2030"/><g transform="translate(-384 -496) scale(1.2)"><clipPath id="glass"><rect width="640" height="400" rx="6"/></clipPath><g clip-path="url(#glass)">${window}</g></g>`;

const cup = (colour: string): string =>
  `<path fill="${colour}" d="M-46-80h92v52q0 28-28 28h-36q-28 0-28-28z"/><path d="M46-64h14q20 0 20 20t-22 22H44" fill="none" stroke="${colour}" stroke-width="12"/><ellipse cy="-80" rx="46" ry="10" fill="#5A3220"/>`;

const phone = (screen: string): string =>
  `<rect x="-140" y="-560" width="280" height="560" rx="44" fill="#161A2B"/><g transform="translate(-124 -544)"><clipPath id="phone${screen.length}"><rect width="248" height="528" rx="30"/></clipPath><g clip-path="url(#phone${screen.length})">${screen}</g></g><rect x="-36" y="-536" width="72" height="16" rx="8" fill="#161A2B"/>`;

const orders = (): string =>
  `<path fill="#F3F5FC" d="M0 0h248v528H0z"/><path fill="#3A56D4" d="M0 0h248v150H0z"/>` +
  bar(22, 60, 110, '#BFD0FF', 12) +
  bar(22, 88, 170, '#FFFFFF', 26) +
  repeat(
    4,
    (index) =>
      card(16, 172 + index * 84, 216, 72) +
      `<circle cx="52" cy="${208 + index * 84}" r="20" fill="${['#4CC9F0', '#F72585', '#FFB13D', '#2A9D8F'][index] ?? ''}"/>` +
      bar(84, 194 + index * 84, 90, '#3D4670', 11) +
      bar(84, 216 + index * 84, 60, '#C6CDE6', 10),
  );

const thanks = (): string =>
  `<path fill="#FFFFFF" d="M0 0h248v528H0z"/><circle cx="124" cy="170" r="66" fill="#D9F6E6"/><path d="M94 170l22 24 42-48" fill="none" stroke="#1FA968" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/>` +
  bar(44, 264, 160, '#3D4670', 16) +
  bar(70, 294, 108, '#C6CDE6', 12) +
  card(30, 334, 188, 96, '#F3F5FC') +
  bar(50, 356, 70, '#C6CDE6') +
  bar(50, 388, 130, '#3A56D4', 20) +
  `<rect x="30" y="452" width="188" height="48" rx="16" fill="#F72585"/>`;

const desk = (wall: readonly string[], top: string, edge: string, ...things: readonly string[]): string =>
  backdrop(...wall) + table(690, top, edge) + things.join('');

/** Shelves of boxes and somebody who counts them with a scanner. */
const warehouse = (): string => {
  const next = sequence('boxes');
  const colours = ['#C98F55', '#B97C44', '#D9A56C', '#A86C3A', '#CFA37A'];
  const shelf = (y: number) =>
    repeat(9, (index) => {
      const [width, height] = [84 + next() * 40, 70 + next() * 70];
      const x = 30 + index * 130;
      return next() < 0.12
        ? ''
        : `<rect x="${x}" y="${n(y - height)}" width="${n(width)}" height="${n(height)}" fill="${colours[Math.floor(next() * 5)] ?? ''}"/><path fill="#F2E3C6" d="M${n(x + width / 2 - 9)} ${n(y - height)}h18v26h-18z"/><rect x="${x + 10}" y="${n(y - 28)}" width="30" height="16" fill="#FFF"/>`;
    }) + `<path fill="#3A56D4" d="M0 ${y}h1200v16H0z"/>`;
  return (
    backdrop('#DDE4F0', '#C5CFE2') +
    [190, 390, 590].map(shelf).join('') +
    `<g fill="#2B3F9E"><path d="M14 30h14v760H14zM586 30h14v760h-14zM1172 30h14v760h-14z"/></g>` +
    shelf(780) +
    table(790, '#A9B2C4', '#BFC7D6') +
    shadow(430, 862, 90) +
    placed(430, 860, 1.75, figure({ top: '#F72585', hair: '#2B1D18', legs: '#2B2F4A' })) +
    `<path d="M510 480q60-20 90-60" stroke="#E8B48C" stroke-width="28" fill="none" stroke-linecap="round"/><rect x="588" y="376" width="46" height="70" rx="10" fill="#1C2030"/><path fill="#FF3B5C" fill-opacity=".5" d="M612 380L700 300v90z"/>`
  );
};

/** Tables of a database as discs, and what flows between them. */
const database = (): string => {
  const disc = (x: number, y: number, colour: string, size: number) =>
    placed(
      x,
      y,
      size,
      repeat(
        3,
        (index) =>
          `<path fill="${colour}" fill-opacity="${1 - index * 0.18}" d="M-110 ${-index * 70}v-46q110 46 220 0v46q-110 46-220 0z"/><ellipse cy="${-46 - index * 70}" rx="110" ry="24" fill="#FFF" fill-opacity=".2"/>`,
      ),
    );
  return (
    backdrop('#0F1838', '#16265A', '#24408A') +
    specks('db', [0, 0, 1200, 900], 80, '#8FD3FF', 3) +
    `<g fill="none" stroke="#4CC9F0" stroke-opacity=".6" stroke-width="5" stroke-dasharray="4 14" stroke-linecap="round"><path d="M330 420Q600 180 870 420M330 560Q600 800 870 560M330 500h540"/></g>` +
    disc(270, 590, '#4CC9F0', 1.1) +
    disc(930, 590, '#F72585', 1.1) +
    disc(600, 640, '#8FD3FF', 1.5) +
    `<g fill="#FFD166">${[420, 520, 700, 800].map((x, index) => `<circle cx="${x}" cy="${index % 2 ? 500 : 330 + index * 8}" r="13"/>`).join('')}</g>`
  );
};

/** Pictures of the software house. */
export const screens = {
  dashboard: () =>
    desk(
      ['#E8EDF9', '#CBD6F0'],
      '#D9B48C',
      '#E8C9A5',
      shadow(600, 760, 440),
      placed(600, 716, 1.15, laptop(dashboard())),
      placed(110, 800, 1.1, pottedPlant('#F2EFE6', '#4E8F6B')),
      placed(1100, 850, 1, cup('#F72585')),
    ),
  'shop-window': () =>
    desk(
      ['#FFE9DC', '#F9D2BE'],
      '#5E4A6E',
      '#75608A',
      shadow(600, 760, 440),
      placed(600, 716, 1.15, laptop(shop())),
      placed(1110, 806, 1.05, pottedPlant('#E9C46A', '#2A9D8F')),
    ),
  'code-night': () =>
    desk(
      ['#0F1430', '#232B5C'],
      '#2B2440',
      '#3D3458',
      placed(600, 640, 1.1, monitor(code())),
      `<rect x="330" y="800" width="460" height="56" rx="14" fill="#1C2030"/>${repeat(24, (index) => `<rect x="${344 + (index % 12) * 37}" y="${808 + Math.floor(index / 12) * 22}" width="29" height="16" rx="4" fill="#3D4670"/>`)}`,
      placed(930, 850, 1, cup('#4CC9F0')),
      placed(110, 850, 1, pottedPlant('#3A56D4', '#2A7A5E')),
    ),
  'phone-app': () =>
    backdrop('#4361EE', '#7209B7') +
    `<circle cx="980" cy="160" r="260" fill="#FFF" fill-opacity=".07"/><circle cx="160" cy="760" r="320" fill="#FFF" fill-opacity=".06"/>` +
    shadow(430, 800, 190, 0.3) +
    shadow(770, 830, 190, 0.3) +
    placed(430, 780, 1.2, phone(orders())) +
    placed(770, 810, 1.2, phone(thanks())),
  warehouse,
  database,
} as const;
