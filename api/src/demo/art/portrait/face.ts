/** The colours of a face: skin, its shade, and what reddens. */
interface Skin {
  readonly base: string;
  readonly shade: string;
  readonly blush: string;
}

const skins = {
  fair: { base: '#FBD9BD', shade: '#EDB893', blush: '#F08A7A' },
  warm: { base: '#F2C49B', shade: '#DDA173', blush: '#E07A5F' },
  tan: { base: '#DFA676', shade: '#C08352', blush: '#C9643F' },
} as const satisfies Record<string, Skin>;

/** How a face looks besides its hair. */
export interface Face {
  readonly skin: keyof typeof skins;
  readonly lips?: string;
  readonly glasses?: 'round' | 'square';
  readonly beard?: string;
  readonly elder?: boolean;
  readonly earrings?: string;
  readonly brow: string;
}

const eye = (x: number, lashes: boolean): string =>
  `<ellipse cx="${x}" cy="398" rx="10" ry="12.5" fill="#2A1A16"/><circle cx="${x + 3.5}" cy="393" r="3.6" fill="#FFF"/>` +
  `<path d="M${x - 21} 394q21-18 42 0" fill="none" stroke="#2A1A16" stroke-width="${lashes ? 7 : 5}" stroke-linecap="round"/>` +
  (lashes
    ? `<path d="M${x < 400 ? x - 20 : x + 20} 393l${x < 400 ? -9 : 9}-7" stroke="#2A1A16" stroke-width="5" stroke-linecap="round"/>`
    : '');

const glasses = (shape: 'round' | 'square'): string => {
  const lens = (x: number) =>
    shape === 'round'
      ? `<circle cx="${x}" cy="400" r="37"/>`
      : `<rect x="${x - 40}" y="370" width="80" height="58" rx="16"/>`;
  return `<g fill="#FFFFFF" fill-opacity=".18" stroke="#2B2B33" stroke-width="7">${lens(350)}${lens(450)}<path d="M388 394q12-9 24 0M312 392l-24-6M488 392l24-6" fill="none"/></g>`;
};

const beard = (colour: string): string =>
  `<path fill="${colour}" fill-opacity=".92" d="M294 425c6 62 60 112 106 112s100-50 106-112c-12 26-34 38-56 34-18-10-82-10-100 0-22 4-44-8-56-34z"/>` +
  `<path fill="#E9A38F" d="M366 476q34 24 68 0-8 22-34 22t-34-22z"/>`;

const mouth = ({ lips, skin }: Face): string =>
  lips
    ? `<path fill="${lips}" d="M362 468q19-9 38-1 19-8 38 1-12 33-38 33t-38-33z"/><path fill="#FFF" d="M372 471q28 6 56 0-6 11-28 11t-28-11z"/>`
    : `<path fill="#A8493B" d="M362 466q38 14 76 0-8 34-38 34t-38-34z"/><path fill="#FFF" d="M369 469q31 9 62 0-4 12-31 12t-31-12z"/><path d="M384 512q16 6 32 0" stroke="${skins[skin].shade}" stroke-width="5" fill="none" stroke-linecap="round"/>`;

/** Neck, ears and face with everything on it. */
export const drawFace = (face: Face): string => {
  const { base, shade, blush } = skins[face.skin];
  const woman = face.lips !== undefined;
  const brow = woman ? 7 : 11;
  return [
    `<path fill="${base}" d="M350 460v118q50 52 100 0V460z"/><path fill="${shade}" d="M350 490q50 66 100 0v44q-50 50-100 6z"/>`,
    `<g fill="${base}"><ellipse cx="290" cy="396" rx="22" ry="34"/><ellipse cx="510" cy="396" rx="22" ry="34"/></g>`,
    `<g fill="${shade}"><ellipse cx="289" cy="398" rx="10" ry="18"/><ellipse cx="511" cy="398" rx="10" ry="18"/></g>`,
    `<path fill="${base}" d="M288 340c0-150 224-150 224 0l-3 66c-6 72-58 128-109 128s-103-56-109-128z"/>`,
    `<g fill="${blush}" fill-opacity=".28"><ellipse cx="327" cy="446" rx="28" ry="18"/><ellipse cx="473" cy="446" rx="28" ry="18"/></g>`,
    face.elder
      ? `<g fill="none" stroke="${shade}" stroke-width="5" stroke-linecap="round"><path d="M312 424q8 10 20 12M488 424q-8 10-20 12M350 320q50-10 100 0M362 302q38-7 76 0M342 462q-8 14-4 28M458 462q8 14 4 28"/></g>`
      : '',
    `<g fill="none" stroke="${face.brow}" stroke-width="${brow}" stroke-linecap="round"><path d="M324 364q24-17 50-5M476 364q-24-17-50-5"/></g>`,
    eye(350, woman),
    eye(450, woman),
    `<path d="M402 404q-14 36-8 44 8 6 18 0" fill="none" stroke="${shade}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
    face.beard ? beard(face.beard) : mouth(face),
    face.earrings
      ? `<g fill="${face.earrings}"><circle cx="287" cy="436" r="9"/><circle cx="513" cy="436" r="9"/></g>`
      : '',
    face.glasses ? glasses(face.glasses) : '',
  ].join('');
};
