import { asPng, canvas, gradient, repeat } from './draw.ts';

const tile = (top: string, bottom: string, mark: string): string =>
  canvas(640, 640, `<defs>${gradient('tile', top, bottom)}</defs><path fill="url(#tile)" d="M0 0h640v640H0z"/>`, mark);

const logos = {
  /** A pottery: a bowl on the wheel, cracked glaze. */
  ceramics: () =>
    tile(
      '#F4EBDD',
      '#E6D5BC',
      `<path fill="#1F4E79" d="M130 250h380q0 190-130 230H260q-130-40-130-230z"/><ellipse cx="320" cy="250" rx="190" ry="40" fill="#2E6CA4"/><ellipse cx="320" cy="250" rx="150" ry="26" fill="#143A5C"/><path fill="#1F4E79" d="M240 476h160l14 44H226z"/><g fill="none" stroke="#F4EBDD" stroke-width="9" stroke-linecap="round"><path d="M170 350q38-34 76 0t76 0 76 0 76 0M190 400q32-26 65 0t65 0 65 0 65 0"/></g>`,
    ),
  /** A coffee roaster: a cup whose steam is a hill line. */
  coffee: () =>
    tile(
      '#5A3220',
      '#33190E',
      `<path fill="#F7E6CC" d="M150 300h280v70q0 130-140 130T150 370z"/><path d="M430 326h34q46 0 46 46t-60 54h-36" fill="none" stroke="#F7E6CC" stroke-width="28"/><path fill="#F7E6CC" d="M110 520h360q-20 36-60 36H170q-40 0-60-36z"/><g fill="none" stroke="#E8A33D" stroke-width="20" stroke-linecap="round"><path d="M220 252q-40-44 0-84t0-84M290 252q-40-44 0-84t0-84M360 252q-40-44 0-84t0-84"/></g>`,
    ),
  /** A co-operative of farmers: a lotus over waves of rice. */
  'co-operative': () =>
    tile(
      '#1F7A4D',
      '#0F5236',
      `<g fill="#FFE3EC"><path d="M320 110q70 100 0 220-70-120 0-220z"/><path d="M300 340q-120-20-116-160 100 30 116 160zM340 340q120-20 116-160-100 30-116 160z" fill="#FBC4D4"/><path d="M296 352q-150 40-206-70 120-30 206 70zM344 352q150 40 206-70-120-30-206 70z" fill="#F49AB5"/></g><g fill="none" stroke="#F4D35E" stroke-width="22" stroke-linecap="round"><path d="M110 420q52-40 105 0t105 0 105 0 105 0M150 490q42-34 85 0t85 0 85 0 85 0M200 556q30-26 60 0t60 0 60 0 60 0"/></g>`,
    ),
  /** A software house: a bronze-drum star made of nodes. */
  technology: () =>
    tile(
      '#1B2A6B',
      '#0C1440',
      `<g stroke="#4CC9F0" stroke-width="12">${repeat(7, (index) => `<path d="M320 320L${Math.round(320 + Math.cos((index * Math.PI * 2) / 7 - Math.PI / 2) * 200)} ${Math.round(320 + Math.sin((index * Math.PI * 2) / 7 - Math.PI / 2) * 200)}"/>`)}</g><circle cx="320" cy="320" r="200" fill="none" stroke="#3A56D4" stroke-width="14"/><circle cx="320" cy="320" r="120" fill="none" stroke="#3A56D4" stroke-width="10"/>${repeat(7, (index) => `<circle cx="${Math.round(320 + Math.cos((index * Math.PI * 2) / 7 - Math.PI / 2) * 200)}" cy="${Math.round(320 + Math.sin((index * Math.PI * 2) / 7 - Math.PI / 2) * 200)}" r="30" fill="#F72585"/>`)}<circle cx="320" cy="320" r="62" fill="#FFFFFF"/><circle cx="320" cy="320" r="26" fill="#4CC9F0"/>`,
    ),
  /** A travel company: a junk's sails before the sun. */
  travel: () =>
    tile(
      '#7FDDF2',
      '#2AA5C9',
      `<circle cx="400" cy="220" r="110" fill="#FFE14D"/><path fill="#C8442E" d="M300 110q-170 120-150 300h150z"/><path fill="#E4572E" d="M320 150q120 100 104 260H320z"/><path fill="#F08A5D" d="M440 220q86 80 74 190h-74z"/><path fill="#5A3418" d="M110 430h420q-30 80-110 80H220q-80 0-110-80z"/><path d="M60 560q44-36 87 0t87 0 87 0 87 0 87 0 87 0" fill="none" stroke="#FFF" stroke-width="20" stroke-linecap="round"/>`,
    ),
  /** A school: an open book growing a young tree. */
  school: () =>
    tile(
      '#FFF3D1',
      '#F8D98A',
      `<path fill="#8E1B1B" d="M320 520q-110-70-240-40V290q130-30 240 40 110-70 240-40v190q-130-30-240 40z"/><path fill="#FFFFFF" d="M306 490q-96-52-200-38V316q104-14 200 40zM334 490q96-52 200-38V316q-104-14-200 40z"/><path d="M320 350V170" stroke="#2F5D3A" stroke-width="18"/><g fill="#3E8E4E"><path d="M320 230q-90 10-110-84 96-6 110 84zM320 190q90 4 104-90-96 0-104 90z"/><path d="M320 296q70 10 96-62-80-8-96 62z" fill="#5FB36B"/></g>`,
    ),
} as const;

/** The invented organizations there is a logo of. */
export type LogoKind = keyof typeof logos;
export const logoKinds = Object.keys(logos) as readonly LogoKind[];

/** A drawn logo, 640×640 PNG. */
export const logo = async (kind: LogoKind): Promise<Buffer> => await asPng(logos[kind]());
