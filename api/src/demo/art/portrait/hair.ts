import { n, repeat } from '../draw.ts';

/** Hair has a part behind the head and a part over the forehead; either may be empty. */
export interface Hair {
  readonly behind: string;
  readonly before: string;
}

export type HairStyle =
  | 'long'
  | 'bob'
  | 'bun'
  | 'ponytail'
  | 'wavy'
  | 'short'
  | 'parted'
  | 'quiff'
  | 'curly'
  | 'cropped'
  | 'pulled-back';

const parting = `M400 206C286 196 258 296 278 392c20-34 98-66 124-150 26 76 100 116 120 150 20-96-8-196-122-186z`;
const fringe = `M400 202C276 194 254 300 280 398c2-30 8-52 18-66 36 10 170 10 206 0 8 14 14 36 16 66 26-98 4-204-120-196z`;
const swept = `M396 204C276 200 256 306 280 396c4-44 20-66 46-78 70 4 120-20 146-52 20 34 44 50 48 128 28-104-4-194-124-190z`;

const curls = (): string =>
  repeat(13, (index) => {
    const angle = Math.PI * (1.03 + (index / 12) * 0.94);
    return `<circle cx="${n(400 + Math.cos(angle) * 122)}" cy="${n(352 + Math.sin(angle) * 142)}" r="42"/>`;
  }) +
  `<path d="M292 300q108-110 216 0l-16-70H308z"/><circle cx="340" cy="262" r="40"/><circle cx="400" cy="246" r="44"/><circle cx="460" cy="262" r="40"/>`;

const styles: Record<HairStyle, (colour: string, shine: string) => Hair> = {
  long: (colour, shine) => ({
    behind: `<path fill="${colour}" d="M264 350c-18-190 290-190 272 0 0 110 34 190 40 310-70 46-282 46-352 0 6-120 40-200 40-310z"/>`,
    before: `<path fill="${colour}" d="${parting}"/><path d="M314 290q20-50 64-60" fill="none" stroke="${shine}" stroke-width="9" stroke-linecap="round"/>`,
  }),
  bob: (colour, shine) => ({
    behind: `<path fill="${colour}" d="M258 360c-14-206 298-206 284 0 0 60 14 120 4 176-30 34-262 34-292 0-10-56 4-116 4-176z"/>`,
    before: `<path fill="${colour}" d="${fringe}"/><path d="M318 262q34-34 92-34" fill="none" stroke="${shine}" stroke-width="9" stroke-linecap="round"/>`,
  }),
  bun: (colour, shine) => ({
    behind: `<circle cx="400" cy="176" r="66" fill="${colour}"/><path fill="${colour}" d="M272 380c-24-190 280-190 256 0-4 40-252 40-256 0z"/>`,
    before: `<path fill="${colour}" d="${swept}"/><path d="M360 150q34-24 74-4M316 286q24-46 76-52" fill="none" stroke="${shine}" stroke-width="8" stroke-linecap="round"/>`,
  }),
  ponytail: (colour, shine) => ({
    behind: `<path fill="${colour}" d="M470 220c130 20 150 170 96 372-14 34-62 26-62-4 30-110 22-210-60-270zM272 380c-24-190 280-190 256 0-4 40-252 40-256 0z"/>`,
    before: `<path fill="${colour}" d="${swept}"/><path d="M316 286q24-46 76-52" fill="none" stroke="${shine}" stroke-width="8" stroke-linecap="round"/>`,
  }),
  wavy: (colour, shine) => ({
    behind: `<path fill="${colour}" d="M262 350c-18-194 294-194 276 0 4 50 44 70 32 130-10 46 30 70 10 130-60 60-300 60-360 0-20-60 20-84 10-130-12-60 28-80 32-130z"/>`,
    before: `<path fill="${colour}" d="${swept}"/><path d="M318 282q26-44 78-50M250 520q-16 40 4 84M552 520q16 40-4 84" fill="none" stroke="${shine}" stroke-width="8" stroke-linecap="round"/>`,
  }),
  short: (colour, shine) => ({
    behind: '',
    before: `<path fill="${colour}" d="M280 372c-30-130 26-196 124-192 104-4 146 70 116 192-6-40-14-62-34-84-60 18-130 16-172-4-18 22-28 46-34 88z"/><path d="M330 222q40-22 92-16" fill="none" stroke="${shine}" stroke-width="9" stroke-linecap="round"/>`,
  }),
  parted: (colour, shine) => ({
    behind: '',
    before: `<path fill="${colour}" d="M280 378c-30-140 18-206 118-200 112-8 152 76 122 200-6-42-16-66-32-82-62-2-110-18-146-52-10 44-48 70-62 134z"/><path d="M384 214q50-10 88 24" fill="none" stroke="${shine}" stroke-width="9" stroke-linecap="round"/>`,
  }),
  quiff: (colour, shine) => ({
    behind: '',
    before: `<path fill="${colour}" d="M282 374c-22-70-18-120 6-150-6-40 60-80 130-62 90-10 140 70 104 212-6-36-12-62-30-84-50-6-94-22-120-44-24 24-70 22-90 128z"/><path d="M324 210q50-34 112-18" fill="none" stroke="${shine}" stroke-width="10" stroke-linecap="round"/>`,
  }),
  curly: (colour, shine) => ({
    behind: '',
    before: `<g fill="${colour}">${curls()}</g><g fill="none" stroke="${shine}" stroke-width="7" stroke-linecap="round"><path d="M330 232q14-18 34-12M400 214q18-10 32 4M466 252q16-4 22 12"/></g>`,
  }),
  cropped: (colour) => ({
    behind: '',
    before: `<path fill="${colour}" d="M284 366c-24-110 20-168 116-168s140 58 116 168c-6-44-20-70-40-86-46-12-106-12-152 0-20 16-34 42-40 86z"/>`,
  }),
  'pulled-back': (colour, shine) => ({
    behind: `<path fill="${colour}" d="M274 380c-24-186 276-186 252 0-4 40-248 40-252 0z"/>`,
    before: `<path fill="${colour}" d="M400 206c-116-6-146 92-122 182 10-60 44-104 122-108 78 4 112 48 122 108 24-90-6-188-122-182z"/><path d="M330 250q30-24 66-26" fill="none" stroke="${shine}" stroke-width="8" stroke-linecap="round"/>`,
  }),
};

/** The two parts of a head of hair. */
export const drawHair = (style: HairStyle, colour: string, shine: string): Hair => styles[style](colour, shine);

export type Headwear = 'non-la' | 'man' | 'khan-dong' | 'headphones' | 'chef';

/** What is worn on the head, over the hair. */
export const drawHeadwear = (kind: Headwear, colour: string, trim: string): string => {
  switch (kind) {
    case 'non-la':
      return (
        `<path fill="#B98B4E" d="M150 306q250 84 500 0-110 66-250 66t-250-66z"/>` +
        `<path fill="#F2DDAE" d="M400 78Q290 190 146 306q254 66 508 0Q510 190 400 78z"/>` +
        `<path fill="#E3C587" d="M400 78q110 112 254 228-80 22-160 30Q480 210 400 78z"/>` +
        `<g fill="none" stroke="#C9A35E" stroke-width="3.5"><path d="M352 126q48 14 96 0M300 176q100 30 200 0M248 222q152 44 304 0M196 266q204 58 408 0"/></g>` +
        `<path d="M286 352q4 150 60 214M514 352q-4 150-60 214" fill="none" stroke="${colour}" stroke-width="13" stroke-linecap="round"/><circle cx="400" cy="80" r="9" fill="#C9A35E"/>`
      );
    case 'man':
      return (
        `<path d="M262 352C232 160 568 160 538 352" fill="none" stroke="${colour}" stroke-width="66" stroke-linecap="round"/>` +
        `<g fill="none" stroke="${trim}" stroke-width="5"><path d="M244 344C208 130 592 130 556 344M264 346C244 176 556 176 536 346M282 348C276 208 524 208 518 348"/></g>`
      );
    case 'khan-dong':
      return (
        `<path fill="${colour}" d="M270 320c-16-176 276-176 260 0-40-50-220-50-260 0z"/>` +
        `<g fill="none" stroke="${trim}" stroke-width="5"><path d="M274 298c20-70 232-70 252 0M280 268c30-60 210-60 240 0M296 236c30-44 178-44 208 0"/></g>` +
        `<path fill="${trim}" d="M400 278l14 14-14 14-14-14z"/>`
      );
    case 'headphones':
      return (
        `<path d="M272 392C244 120 556 120 528 392" fill="none" stroke="${colour}" stroke-width="22" stroke-linecap="round"/>` +
        `<g fill="${colour}"><rect x="246" y="346" width="50" height="98" rx="24"/><rect x="504" y="346" width="50" height="98" rx="24"/></g><g fill="${trim}"><rect x="252" y="364" width="14" height="62" rx="7"/><rect x="534" y="364" width="14" height="62" rx="7"/></g>`
      );
    case 'chef':
      return (
        `<path fill="#FFFFFF" d="M286 300v-84c-70-6-76-110 8-118 30-66 182-66 212 0 84 8 78 112 8 118v84q-114-40-228 0z"/>` +
        `<path fill="#E4E8EC" d="M286 262q114-40 228 0v38q-114-40-228 0zM340 130q-8 50 4 90h10q-10-44-2-92zM448 128q8 48-2 92h10q12-40 4-90z"/><path d="M286 262q114-40 228 0" fill="none" stroke="${trim}" stroke-width="6"/>`
      );
  }
};
