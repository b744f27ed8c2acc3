import { glow, n, repeat, sequence } from './draw.ts';
import { pot } from './pottery.ts';
import { backdrop, placed, shadow, specks, table } from './setting.ts';

const lit = (...colours: readonly string[]): string =>
  `${backdrop(...colours)}<defs>${glow('lamp', '#FFF1D0', 0.55)}</defs><circle cx="600" cy="380" r="560" fill="url(#lamp)"/>`;

/** A museum's plinth. */
const plinth = (colour: string, edge: string): string =>
  `<path fill="${colour}" d="M250 740h700v160H250z"/><path fill="${edge}" d="M220 710h760v38H220z"/>`;

const ring = (radius: number, width: number, colour: string): string =>
  `<circle r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** The face of a bronze drum: a star, rings, birds and boats going round. */
const bronzeDrum = (): string => {
  const ink = '#3E4A2E';
  const star = repeat(
    14,
    (index) => `<path transform="rotate(${n((index * 360) / 14)})" fill="#C9B26A" d="M-16-40L0-118l16 78z"/>`,
  );
  const around = (count: number, radius: number, mark: string) =>
    repeat(count, (index) => `<g transform="rotate(${n((index * 360) / count)}) translate(0 -${radius})">${mark}</g>`);
  const bird = `<path fill="none" stroke="${ink}" stroke-width="6" d="M-34 8q20-26 44-8l26-6M-8-4l-16-24M0-4l14-22"/>`;
  const dancer = `<path fill="none" stroke="${ink}" stroke-width="6" d="M0 22V-8M-14-20q14-20 28 0M-16 4l16-10 16 10M0 22l-10 14M0 22l10 14"/>`;
  const tangent = `<circle r="9" fill="none" stroke="${ink}" stroke-width="4"/><path d="M9-6l16 10" stroke="${ink}" stroke-width="4"/>`;
  return (
    lit('#2F3A34', '#1E2622') +
    placed(
      600,
      450,
      0.96,
      `<ellipse cy="30" rx="416" ry="410" fill="#000" fill-opacity=".35"/><circle r="410" fill="#6E7A4A"/><circle r="396" fill="#8F9A5E"/><circle r="130" fill="#7C8650"/>`,
      star,
      `<circle r="44" fill="#C9B26A"/>`,
      ring(136, 5, ink),
      ring(148, 4, ink),
      around(30, 168, tangent),
      ring(190, 4, ink),
      around(16, 230, dancer),
      ring(268, 4, ink),
      ring(278, 4, ink),
      around(18, 318, bird),
      ring(352, 4, ink),
      around(72, 372, `<path d="M-8 10L0-10 8 10" stroke="${ink}" stroke-width="4" fill="none"/>`),
      ring(394, 6, '#B8B77A'),
    ) +
    specks('patina', [360, 180, 480, 520], 60, '#A9C9A0', 4)
  );
};

/** A wooden loom with half a cloth on it. */
const loom = (): string => {
  const bands = ['#B3243A', '#F2D08A', '#2F5D62', '#F2E9D8', '#7B3F6E'];
  return (
    backdrop('#E9DCC4', '#CDB48A') +
    `<g stroke="#BFA274" stroke-width="8">${repeat(10, (index) => `<path d="M${index * 130} 0v700"/>`)}</g>` +
    table(720, '#8A6844', '#A68258') +
    shadow(600, 830, 440) +
    `<path fill="#6E4A2C" d="M190 130h44v690h-44zM966 130h44v690h-44zM170 150h860v40H170zM170 740h860v36H170z"/><path fill="#8A6240" d="M170 150h860v14H170z"/>` +
    `<g stroke="#F6EFE0" stroke-width="4">${repeat(60, (index) => `<path d="M${264 + index * 11.4} 210L${n(284 + index * 10.7)} 520"/>`)}</g><path fill="#5C3B20" d="M230 320h740v22H230zM230 400h740v22H230z"/>` +
    repeat(
      11,
      (index) =>
        `<path fill="${bands[index % 5] ?? ''}" d="M284 ${520 + index * 20}h632v20H284z"/>${index % 5 === 1 ? repeat(20, (mark) => `<path fill="#B3243A" d="M${292 + mark * 32} ${530 + index * 20}l8-9 8 9-8 9z"/>`) : ''}${index % 5 === 3 ? repeat(20, (mark) => `<path d="M${286 + mark * 32} ${538 + index * 20}l8-16 8 16 8-16 8 16" fill="none" stroke="#2F5D62" stroke-width="4"/>`) : ''}`,
    ) +
    `<path fill="#7A5230" d="M262 738h676v24H262z"/><path fill="#C98F55" d="M690 500q80-26 160 0-80 26-160 0z"/><path d="M730 500h80" stroke="#B3243A" stroke-width="12"/>`
  );
};

/** A family register: an old book with columns of writing, a seal, a lamp. */
const register = (): string => {
  const next = sequence('register');
  const column = (x: number) =>
    repeat(
      9,
      (row) =>
        `<path d="M${n(x - 8 + next() * 4)} ${n(330 + row * 40)}h${n(12 + next() * 8)}M${n(x - 4 + next() * 6)} ${n(326 + row * 40)}v${n(12 + next() * 10)}M${n(x - 8)} ${n(344 + row * 40)}h${n(10 + next() * 10)}"/>`,
    );
  return (
    lit('#4A3326', '#2E1F18') +
    table(640, '#6E4A30', '#8A6040') +
    shadow(600, 760, 440, 0.3) +
    `<path fill="#7A2A22" d="M140 270h920v500H140z"/><path fill="#F2E3C0" d="M160 286q220-26 440 12 220-38 440-12v460q-220-26-440 14-220-40-440-14z"/><path fill="#D9C391" d="M600 298v462q-30-10-60-14V290z"/><g stroke="#B9863E" stroke-width="3" fill="none"><path d="M190 312q190-20 370 10v410q-180-30-370-12zM640 322q190-30 370-10v408q-180-18-370 12z"/></g>` +
    `<g fill="none" stroke="#2E2018" stroke-width="4" stroke-linecap="round">${[230, 290, 350, 410, 470, 530].map(column).join('')}${[690, 750, 810, 870].map(column).join('')}</g>` +
    `<path fill="#C8102E" fill-opacity=".85" d="M920 600h80v80h-80z"/><g fill="none" stroke="#F2E3C0" stroke-width="6"><path d="M936 616h48v20h-48v22h48M960 616v50"/></g>` +
    placed(
      1110,
      780,
      0.9,
      pot('cup', 'cobalt', 'ink'),
      `<path d="M10-90L70-260" stroke="#C9A26A" stroke-width="12" stroke-linecap="round"/>`,
    )
  );
};

/** A communal house: a heavy curved roof, a yard, a banyan. */
const communalHouse = (): string =>
  backdrop('#F6D9B0', '#FBEFD2') +
  `<circle cx="930" cy="190" r="70" fill="#FFF8E4"/><g fill="#7FA06A"><circle cx="110" cy="360" r="170"/><circle cx="260" cy="440" r="110"/><circle cx="1120" cy="430" r="140"/></g><path d="M120 680q10-160-20-260" stroke="#6E4A2C" stroke-width="46" fill="none"/>` +
  `<path fill="#C9A77A" d="M0 660h1200v240H0z"/><g stroke="#B8935F" stroke-width="6">${repeat(5, (index) => `<path d="M0 ${700 + index * 46}h1200"/>`)}${repeat(9, (index) => `<path d="M${600 + (index - 4) * 90} 660L${600 + (index - 4) * 220} 900"/>`)}</g>` +
  `<path fill="#A8866A" d="M170 630h860v50H170z"/><path fill="#8E6E54" d="M150 664h900v26H150z"/><path fill="#5A2E1E" d="M210 470h780v164H210z"/><g fill="#8A3F28">${repeat(8, (index) => `<path d="M${214 + index * 107} 470h24v164h-24z"/>`)}</g><g fill="#E8B860" fill-opacity=".5">${repeat(7, (index) => `<path d="M${256 + index * 107} 520h64v114h-64z"/>`)}</g>` +
  `<path fill="#8A4A32" d="M40 420q90 60 170-60l80-140h620l80 140q80 120 170 60-30 80-120 76H160Q70 500 40 420z"/><path fill="#A65C3E" d="M290 220h620l70 122q-380-40-760 0z"/><g stroke="#6E3826" stroke-width="5" stroke-opacity=".5">${repeat(26, (index) => `<path d="M${306 + index * 24} 226L${n(190 + index * 33)} 486"/>`)}</g><path d="M284 216h632" stroke="#C98F5E" stroke-width="22" stroke-linecap="round"/><path fill="none" stroke="#C98F5E" stroke-width="12" d="M290 214q-30-40-70-26M910 214q30-40 70-26M540 204q60-60 120 0"/><circle cx="600" cy="168" r="24" fill="#E8B860"/>` +
  `<path fill="#8E1B1B" d="M470 500h260v44H470z"/><path fill="#E8C87A" d="M500 514h200v14H500z"/>`;

/** A jar that lay in the sea for centuries, shells still on it. */
const shipwreckJar = (): string =>
  lit('#31525C', '#1C333B') +
  plinth('#44626A', '#5A7A82') +
  shadow(600, 712, 170, 0.4) +
  placed(600, 712, 1.85, pot('moon', 'lotus', 'wreck')) +
  specks('shells', [400, 380, 400, 300], 46, '#CFE0D6', 7) +
  `<path d="M480 330l40 60-24 60 50 70" fill="none" stroke="#6E6250" stroke-width="5"/><rect x="500" y="790" width="200" height="56" rx="6" fill="#F2E9D8"/><g stroke="#8A7A5A" stroke-width="6"><path d="M526 810h148M526 828h90"/></g>`;

/** The three-stringed lute of ca trù. */
const lute = (): string =>
  lit('#5A3040', '#361B28') +
  plinth('#4A2838', '#653A4C') +
  `<g transform="rotate(16 600 450)"><path fill="#6E4426" d="M582 60h36v460h-36z"/><path fill="#8A5A30" d="M586 60h10v460h-10z"/><path fill="#A9703E" d="M490 480h220l30 240H460z"/><path fill="#C98F55" d="M506 496h188l24 208H482z"/><path fill="#5A3418" d="M540 640h120v16H540z"/><g stroke="#F6EFE0" stroke-width="3"><path d="M590 70v574M600 70v574M610 70v574"/></g><g fill="#E8C87A">${repeat(10, (index) => `<path d="M578 ${170 + index * 34}h44v8h-44z"/>`)}</g><path fill="#3A2414" d="M530 96h50v16h-50zM620 124h50v16h-50zM530 150h50v16h-50z"/><path fill="#6E4426" d="M576 60q-6-50 24-56t24 56z"/></g>`;

/** A model of the boats that once filled the bay. */
const boatModel = (): string =>
  lit('#E4D8C2', '#C2AC86') +
  plinth('#8A6844', '#A68258') +
  `<path fill="#5A3418" d="M330 590q270 60 560-10-40 120-130 120H450q-90 0-120-110z"/><path fill="#7A4A26" d="M330 590q270 60 560-10l-8 26q-280 60-540 10z"/><path d="M520 610V170M680 610V110M810 600V260" stroke="#3E2410" stroke-width="13"/><path fill="#A8472E" d="M510 190q-140 180-110 360 60 20 110 20z"/><path fill="#B5563A" d="M666 130q-150 220-130 430 70 20 130 16z"/><path fill="#C0653F" d="M800 280q-100 150-90 280 50 8 90 4z"/><g stroke="#6E2A1A" stroke-width="5">${repeat(5, (index) => `<path d="M${n(420 - index * 4)} ${320 + index * 50}h90M${n(590 - index * 9)} ${240 + index * 66}h${n(76 + index * 9)}M${n(730 - index * 4)} ${360 + index * 44}h70"/>`)}</g><g stroke="#3E2410" stroke-width="3"><path d="M520 170L340 590M680 110l210 470"/></g><rect x="500" y="780" width="200" height="56" rx="6" fill="#F2E9D8"/><g stroke="#8A7A5A" stroke-width="6"><path d="M526 800h148M526 818h90"/></g>`;

/** Objects of heritage. */
export const heritage = {
  'bronze-drum': bronzeDrum,
  loom,
  register,
  'communal-house': communalHouse,
  'shipwreck-jar': shipwreckJar,
  lute,
  'boat-model': boatModel,
} as const;
