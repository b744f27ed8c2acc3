import { glow, n, repeat, sequence } from './draw.ts';
import { type GlazeName, pot } from './pottery.ts';
import { backdrop, clouds, figure, placed, pottedPlant, shadow, specks, table, windowLight } from './setting.ts';

const tops = ['#E4572E', '#2A9D8F', '#F2C14E', '#7B4FA3', '#2A6F97', '#D7526B', '#6E8F5A', '#F2EFE6'];
const hairs = ['#2B1D18', '#3A2620', '#4A2C1E', '#1D1512'];

const crowd = (seed: string, y: number, count: number, size: number, dark?: string): string => {
  const next = sequence(seed);
  return repeat(count, (index) =>
    placed(
      ((index + 0.5) * 1200) / count + (next() - 0.5) * 40,
      y + next() * 26,
      size,
      figure({
        top: dark ?? tops[Math.floor(next() * tops.length)] ?? '',
        hair: dark ?? hairs[Math.floor(next() * hairs.length)] ?? '',
        longHair: next() > 0.55,
        ...(dark && { skin: dark }),
      }),
    ),
  );
};

const bunting = (y: number, dip: number): string =>
  `<path d="M-10 ${y}q610 ${dip} 1220 0" fill="none" stroke="#5A4A3A" stroke-width="4"/>` +
  repeat(20, (index) => {
    const at = (index + 0.5) / 20;
    return `<path transform="translate(${n(at * 1200)} ${n(y + 2 * dip * at * (1 - at))})" fill="${tops[index % 7] ?? ''}" d="M-24 0h48l-24 52z"/>`;
  });

/** A talk: a speaker, a screen with a diagram, rows of listeners. */
const talk = (): string =>
  backdrop('#1B2150', '#2E3478') +
  `<defs>${glow('spot', '#FFFFFF', 0.35)}</defs>` +
  `<rect x="300" y="90" width="700" height="380" rx="18" fill="#F4F6FF"/><g fill="#4CC9F0">${repeat(6, (index) => `<rect x="${370 + index * 66}" y="${400 - 40 - index * 34}" width="42" height="${40 + index * 34}" rx="8"/>`)}</g><path d="M380 330l120-50 110 20 130-110" fill="none" stroke="#F72585" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/><rect x="800" y="150" width="140" height="22" rx="11" fill="#C6CDE6"/><rect x="800" y="194" width="100" height="22" rx="11" fill="#C6CDE6"/><circle cx="850" cy="330" r="62" fill="none" stroke="#FFB13D" stroke-width="26"/>` +
  `<ellipse cx="190" cy="420" rx="230" ry="330" fill="url(#spot)"/><path fill="#12173A" d="M0 590h1200v310H0z"/><path fill="#3A428E" d="M0 580h1200v18H0z"/>` +
  placed(180, 590, 1.15, figure({ top: '#F72585', hair: '#1D1512', legs: '#12173A', facing: true })) +
  `<path d="M230 400l74-60" stroke="#F72585" stroke-width="26" stroke-linecap="round"/>` +
  crowd('talk-far', 800, 9, 0.9, '#0C1030') +
  crowd('talk-near', 910, 7, 1.2, '#070A22');

/** Colleagues around a table with laptops. */
const meeting = (): string =>
  backdrop('#EAF0F6', '#CFDCE8') +
  windowLight(80, 60) +
  windowLight(420, 60) +
  `<rect x="790" y="90" width="340" height="230" rx="12" fill="#FFF"/><g fill="none" stroke-width="8" stroke-linecap="round"><path d="M830 150h140M830 190h90" stroke="#C6CDE6"/><path d="M830 270l70-50 60 30 120-90" stroke="#2A9D8F"/></g>${['#FFD166', '#F29CB0', '#8ECAE6'].map((colour, index) => `<rect x="${1010 + (index % 2) * 54}" y="${200 + Math.floor(index / 2) * 54}" width="44" height="44" fill="${colour}"/>`).join('')}` +
  repeat(4, (index) =>
    placed(
      210 + index * 260,
      560,
      1.3,
      figure({
        top: tops[(index * 3 + 1) % 8] ?? '',
        hair: hairs[index] ?? '',
        longHair: index % 2 === 1,
        facing: true,
      }),
    ),
  ) +
  `<path fill="#B98A5E" d="M40 540h1120l40 220H0z"/><path fill="#94693F" d="M0 760h1200v60H0z"/>` +
  repeat(
    3,
    (index) =>
      `<g transform="translate(${300 + index * 300} 640)"><path fill="#2B2F3F" d="M-80-80H80l8 84H-88z"/><path fill="#AEB5C4" d="M-96 4H96l14 22h-220z"/></g>`,
  ) +
  [150, 450, 750, 1050]
    .map(
      (x, index) =>
        `<path fill="${['#D7526B', '#2A6F97', '#F2C14E', '#FFF'][index] ?? ''}" d="M${x - 22} 660h44l-6 60h-32z"/>`,
    )
    .join('') +
  placed(1130, 540, 0.9, pottedPlant('#E4EAF0', '#4E8F6B'));

/** Booths of a fair under bunting. */
const fair = (): string => {
  const booth = (x: number, colour: string, goods: string) =>
    `<path fill="#8A6242" d="M${x} 360h18v360h-18zM${x + 312} 360h18v360h-18z"/><path fill="#FFF6E4" d="M${x + 18} 400h294v200H${x + 18}z"/>${goods}<path fill="#B98A5E" d="M${x - 10} 590h350v140H${x - 10}z"/><path fill="#D2A678" d="M${x - 20} 574h370v26H${x - 20}z"/>` +
    repeat(
      6,
      (index) => `<path fill="${index % 2 ? '#FFFDF4' : colour}" d="M${x - 20 + index * 62} 320h62v80q-31 34-62 0z"/>`,
    ) +
    `<path fill="${colour}" d="M${x - 20} 300h372v26H${x - 20}z"/>`;
  const pots = (x: number) =>
    (['celadon', 'iron', 'cobalt', 'ash'] as const)
      .map((glaze: GlazeName, index) =>
        placed(x + 70 + index * 64, 574, 0.5, pot(index % 2 ? 'jar' : 'bottle', glaze, `fair${x}${index}`)),
      )
      .join('');
  const jars = (x: number) =>
    repeat(
      4,
      (index) =>
        `<rect x="${x + 44 + index * 66}" y="500" width="48" height="74" rx="8" fill="${['#F4D35E', '#F49AB5', '#8BBF3F', '#E8B27A'][index] ?? ''}"/><path fill="#1F7A4D" d="M${x + 40 + index * 66} 490h56v16h-56z"/>`,
    );
  const cloth = (x: number) =>
    repeat(
      5,
      (index) =>
        `<path fill="${['#D7526B', '#4F8F8B', '#E9B44C', '#8E6BB0', '#C8442E'][index] ?? ''}" d="M${x + 36 + index * 54} 420h44v${100 + (index % 2) * 40}h-44z"/>`,
    );
  return (
    backdrop('#A9D8EE', '#FBF0D2') +
    clouds('fair', 60, 5) +
    `<g fill="#6FA866"><circle cx="90" cy="470" r="130"/><circle cx="420" cy="480" r="110"/><circle cx="800" cy="470" r="130"/><circle cx="1130" cy="480" r="130"/></g>` +
    table(700, '#D9C49A', '#E8D8B4') +
    booth(40, '#D7526B', pots(40)) +
    booth(434, '#2A9D8F', jars(434)) +
    booth(828, '#F0A030', cloth(828)) +
    bunting(60, 150) +
    bunting(170, 120) +
    [
      [180, 1],
      [330, 4],
      [560, 6],
      [720, 2],
      [930, 3],
      [1080, 5],
    ]
      .map(
        ([x = 0, top = 0], index) =>
          shadow(x, 868, 60) +
          placed(
            x,
            862 - (index % 2) * 14,
            0.9,
            figure({
              top: tops[top] ?? '',
              hair: hairs[index % 4] ?? '',
              legs: index % 2 ? '#22304A' : '#5A3A5A',
              longHair: index % 2 === 0,
              hat: index === 2,
            }),
          ),
      )
      .join('')
  );
};

/** The finish of a race. */
const finish = (): string =>
  backdrop('#8FD0F0', '#E9F6F4') +
  clouds('finish', 80, 6) +
  `<path fill="#7FB57A" d="M0 480q300-60 600-20t600-30v200H0z"/><path fill="#7A7F8C" d="M330 470h540l330 430H0z"/><g fill="#FFF">${repeat(5, (index) => `<path d="M${592 - index * 3} ${520 + index * 84}h${16 + index * 6}v${40 + index * 8}h-${16 + index * 6}z"/>`)}</g>` +
  `<path fill="#D7263D" d="M170 200h70v470h-70zM960 200h70v470h-70z"/><path fill="#E4572E" d="M140 130h920v130H140z"/>${repeat(18, (index) => `<path fill="${index % 2 ? '#FFF' : '#2B2F3F'}" d="M${152 + index * 50} 142h50v26h-50zM${152 + ((index + 1) % 18) * 50} 168h50v26h-50z"/>`)}<rect x="440" y="206" width="320" height="36" rx="18" fill="#FFF"/>` +
  specks('confetti', [180, 280, 840, 300], 40, '#FFD23F', 8) +
  specks('confetti-two', [180, 280, 840, 300], 30, '#F72585', 8) +
  placed(
    600,
    820,
    1.3,
    `<path d="M-50-240l-70-90M50-240l70-90" stroke="#E8B48C" stroke-width="24" stroke-linecap="round"/>`,
    figure({ top: '#2A9D8F', hair: '#2B1D18', legs: '#22304A', facing: true }),
  ) +
  `<path d="M430 610q170 60 340 0" fill="none" stroke="#FFD23F" stroke-width="16"/>` +
  placed(120, 860, 1.1, figure({ top: '#F2C14E', hair: '#2B1D18', legs: '#5A3A5A', longHair: true, facing: true })) +
  placed(1090, 860, 1.1, figure({ top: '#7B4FA3', hair: '#2B1D18', legs: '#22304A', facing: true }));

/** A night of ca trù: a singer, a long lute, a drum, lamps. */
const caTru = (): string =>
  backdrop('#2A0F1C', '#5A1F2E', '#3A1420') +
  `<defs>${glow('lamp', '#FFCF7A', 0.7)}</defs>` +
  `<path fill="#7A2A22" d="M80 90h1040v30H80zM140 120h26v520h-26zM1034 120h26v520h-26z"/><path fill="#C9953E" d="M400 60h400l-30 70H430z"/><g fill="none" stroke="#C9953E" stroke-width="6">${repeat(8, (index) => `<circle cx="${230 + index * 106}" cy="105" r="10"/>`)}</g>` +
  [
    [250, 250],
    [950, 250],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<circle cx="${x}" cy="${y}" r="220" fill="url(#lamp)"/><path fill="#E64A33" d="M${x - 40} ${y - 50}h80q30 50 0 100h-80q-30-50 0-100z"/><path fill="#FFD98A" d="M${x - 30} ${y - 62}h60v12h-60zM${x - 30} ${y + 50}h60v12h-60z"/><path d="M${x} 120v68" stroke="#C9953E" stroke-width="4"/>`,
    )
    .join('') +
  `<ellipse cx="600" cy="760" rx="560" ry="120" fill="#8A3A2A"/><ellipse cx="600" cy="748" rx="560" ry="120" fill="#B5563A"/><ellipse cx="600" cy="748" rx="500" ry="96" fill="none" stroke="#E8C87A" stroke-width="6"/>` +
  placed(
    600,
    730,
    1.9,
    `<path fill="#B3243A" d="M-92 0q0-60 46-96h92q46 36 46 96-92 34-184 0z"/>`,
    figure({ top: '#C8334A', hair: '#1D1512', longHair: false, facing: true }),
    `<path d="M-48-168q48-66 96 0" fill="none" stroke="#2A1430" stroke-width="26" stroke-linecap="round"/><path fill="#7A4A2B" d="M-44-8h88v14h-88z"/><path d="M-70-40l40 34M64-40L30-6" stroke="#E8C87A" stroke-width="7" stroke-linecap="round"/>`,
  ) +
  placed(
    290,
    740,
    1.55,
    figure({ top: '#2B3A5A', hair: '#1D1512', facing: true }),
    `<path d="M-100-190L70-20" stroke="#6E4426" stroke-width="15" stroke-linecap="round"/><path fill="#8A5A30" d="M20-90l80 60-40 60-84-64z"/><path d="M-96-186L76-14" stroke="#F2E3C6" stroke-width="2"/>`,
  ) +
  placed(
    910,
    740,
    1.55,
    figure({ top: '#3A5A3E', hair: '#6A6460', facing: true }),
    `<path fill="#8A2A1E" d="M-130-50h80v60h-80z"/><ellipse cx="-90" cy="-50" rx="40" ry="14" fill="#F2E3C6"/><path d="M-40-64l-40 12" stroke="#E8C87A" stroke-width="8" stroke-linecap="round"/>`,
  );

/** A children's clinic: a doctor, a child, a chart of heights. */
const clinic = (): string =>
  backdrop('#E3F4EE', '#C6E5DA') +
  `<rect x="90" y="100" width="110" height="600" rx="14" fill="#FFF6D6"/>${repeat(10, (index) => `<path d="M90 ${150 + index * 54}h${index % 2 ? 36 : 60}" stroke="#5FB39A" stroke-width="6"/>`)}<path fill="#F29CB0" d="M145 160q40-40 40 10t-40 50q-40-20-40-60t40 0z"/>` +
  windowLight(760, 90) +
  `<rect x="330" y="120" width="300" height="210" rx="16" fill="#FFF"/><g fill="#5FB39A"><circle cx="410" cy="225" r="46"/><path d="M500 180h90v18h-90zM500 216h70v18h-70zM500 252h90v18h-90z"/></g><path fill="#FFF" d="M400 196h20v20h20v20h-20v20h-20v-20h-20v-20h20z"/>` +
  table(720, '#B9D8CC', '#D3E8DF') +
  shadow(520, 852, 110) +
  placed(
    520,
    844,
    1.7,
    figure({ top: '#FFFFFF', hair: '#2B1D18', legs: '#3E7C8C', longHair: true, facing: true }),
    `<path d="M-22-226q-10 60 22 70t22-70" fill="none" stroke="#2F3640" stroke-width="6"/><circle cy="-150" r="11" fill="#8A93A5"/>`,
  ) +
  shadow(800, 852, 90) +
  placed(800, 844, 1.02, figure({ top: '#F2C14E', hair: '#2B1D18', legs: '#2A6F97', facing: true })) +
  `<g transform="translate(900 620)"><circle r="54" fill="#E4572E"/><circle cx="60" cy="-40" r="46" fill="#7B4FA3"/><circle cx="-44" cy="-60" r="44" fill="#2A9D8F"/><path d="M0 54q-30 70-70 100M60 6q-20 100-130 150M-44-16q-10 90-26 170" stroke="#8A93A5" stroke-width="3" fill="none"/></g>` +
  placed(1090, 844, 1.1, pottedPlant('#5FB39A', '#4E8F6B'));

/** A camera, its strap and prints of a wedding. */
const camera = (): string => {
  const print = (x: number, y: number, turn: number, top: string, bottom: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path fill="#000" fill-opacity=".15" d="M-112-92h240v210h-240z"/><path fill="#FFF" d="M-120-100h240v210h-240z"/><path fill="${top}" d="M-104-84h208v90h-208z"/><path fill="${bottom}" d="M-104 6h208v66h-208z"/><circle cx="10" cy="-20" r="26" fill="#FFF3CF"/></g>`;
  return (
    backdrop('#C9A27A', '#A97F57') +
    `<g stroke="#9A6E48" stroke-width="6">${repeat(9, (index) => `<path d="M0 ${index * 110}h1200"/>`)}</g>` +
    print(240, 260, -14, '#D9638A', '#4F3376') +
    print(980, 230, 10, '#8FC9EE', '#3E9C9C') +
    print(1000, 660, -8, '#FFC27A', '#86AE3F') +
    print(210, 690, 12, '#F9C6D0', '#7FB0A8') +
    shadow(600, 640, 330, 0.3) +
    `<rect x="310" y="330" width="580" height="330" rx="44" fill="#2B2F3A"/><path fill="#3A4050" d="M310 400h580v150H310z"/><path fill="#2B2F3A" d="M470 260h260l30 80H440z"/><rect x="350" y="290" width="80" height="44" rx="12" fill="#4A5162"/><rect x="770" y="296" width="70" height="38" rx="12" fill="#C8442E"/><circle cx="600" cy="490" r="156" fill="#1C2029"/><circle cx="600" cy="490" r="120" fill="#3A4A66"/><circle cx="600" cy="490" r="84" fill="#16203A"/><path d="M540 450a74 74 0 0 1 70-34" fill="none" stroke="#BFD8F2" stroke-width="14" stroke-linecap="round"/><circle cx="640" cy="540" r="14" fill="#7B4FA3"/>` +
    `<path d="M320 380Q140 460 210 560t190 250" fill="none" stroke="#4A2C1E" stroke-width="22" stroke-linecap="round"/>`
  );
};

/** Gatherings, and people at work. */
export const events = { talk, meeting, fair, finish, 'ca-tru': caTru, clinic, camera } as const;
