import { repeat } from '../draw.ts';

export type Dress =
  | 'ao-dai'
  | 'ao-dai-man'
  | 'blazer'
  | 'suit'
  | 'shirt'
  | 'ba-ba'
  | 'hoodie'
  | 'doctor'
  | 'chef'
  | 'polo'
  | 'knit';

const BODY = 'M96 800c4-116 70-168 214-204l40-26q50 52 100 0l40 26c144 36 210 88 214 204z';

const flower = (x: number, y: number, size: number, petal: string, heart: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><g fill="${petal}">${repeat(5, (index) => `<ellipse cy="-15" rx="9.5" ry="14" transform="rotate(${index * 72})"/>`)}</g><circle r="6.5" fill="${heart}"/></g>`;

const aoDai = (colour: string, trim: string): string =>
  `<path fill="${colour}" d="${BODY}"/>` +
  `<path fill="#000" fill-opacity=".09" d="M190 800c0-80 8-120 24-150-20 50-14 100-10 150zM610 800c0-80-8-120-24-150 20 50 14 100 10 150z"/>` +
  `<path fill="${colour}" d="M338 546q62 64 124 0l8 62q-70 56-140 0z"/><path fill="#FFF" fill-opacity=".16" d="M338 546q62 64 124 0l8 62q-70 56-140 0z"/>` +
  `<path d="M338 548q62 64 124 0M330 608q70 56 140 0" fill="none" stroke="${trim}" stroke-width="6" stroke-linecap="round"/>` +
  `<path d="M404 636q70 24 138 92 10 36 10 72" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="5"/><g fill="${trim}"><circle cx="436" cy="650" r="7"/><circle cx="486" cy="680" r="7"/><circle cx="526" cy="716" r="7"/></g>`;

const embroidery = (petal: string, heart: string): string =>
  `<path d="M214 800q20-76 86-104 34-16 46-44M268 724q-26-6-38-26M302 696q26 10 44-6" fill="none" stroke="${heart}" stroke-width="5" stroke-linecap="round" stroke-opacity=".85"/>` +
  flower(232, 694, 1.1, petal, heart) +
  flower(296, 738, 1.5, petal, heart) +
  flower(346, 664, 0.9, petal, heart) +
  flower(232, 776, 1.2, petal, heart) +
  flower(352, 782, 0.9, petal, heart);

const medallions = (trim: string): string =>
  repeat(4, (index) => {
    const [x, y] = [
      [210, 720],
      [330, 750],
      [470, 762],
      [594, 724],
    ][index] ?? [0, 0];
    return `<g transform="translate(${x} ${y})" fill="none" stroke="${trim}" stroke-width="4" stroke-opacity=".75"><circle r="36"/><circle r="25"/><path d="M-15 0h30M0-15v30M-11-11l22 22M11-11l-22 22"/></g>`;
  });

const jacket = (colour: string, shirt: string, tie: string): string =>
  `<path fill="${shirt}" d="${BODY}"/>` +
  (tie
    ? `<path fill="${tie}" d="M378 640h44l-10 34 26 126h-76l26-126z"/><path fill="#000" fill-opacity=".12" d="M388 674h24l6 12h-36z"/>`
    : '') +
  `<path fill="${colour}" d="M96 800c4-116 70-168 214-204l30-20 54 224zM704 800c-4-116-70-168-214-204l-30-20-54 224z"/>` +
  `<path fill="#FFF" fill-opacity=".14" d="M338 578l-44 32-24 66 40 8-20 26 96 90zM462 578l44 32 24 66-40 8 20 26-96 90z"/>` +
  `<path fill="#FFF" d="M350 570l-22 26 56 66 16-22zM450 570l22 26-56 66-16-22z"/><path fill="#000" fill-opacity=".06" d="M350 570l-22 26 56 66 6-8zM450 570l22 26-56 66-6-8z"/>`;

const shirt = (colour: string, trim: string): string =>
  `<path fill="${colour}" d="${BODY}"/><path d="M400 640v160" stroke="#000" stroke-opacity=".14" stroke-width="5"/>` +
  `<path fill="${colour}" d="M350 566l-34 34 66 70 18-32zM450 566l34 34-66 70-18-32z"/><path fill="#FFF" fill-opacity=".25" d="M350 566l-34 34 66 70 18-32zM450 566l34 34-66 70-18-32z"/><g fill="${trim}"><circle cx="400" cy="690" r="7"/><circle cx="400" cy="746" r="7"/></g>`;

const baBa = (colour: string, check: string): string =>
  `<path fill="${colour}" d="${BODY}"/><path d="M400 650v150" stroke="#000" stroke-opacity=".2" stroke-width="5"/>` +
  `<defs><pattern id="ran" width="28" height="28" patternUnits="userSpaceOnUse" patternTransform="rotate(12)"><path fill="#FBF6EE" d="M0 0h28v28H0z"/><path fill="${check}" fill-opacity=".55" d="M0 0h14v28H0z"/><path fill="${check}" fill-opacity=".55" d="M0 0h28v14H0z"/></pattern></defs>` +
  `<path fill="url(#ran)" d="M326 556q74 84 148 0 34 22 32 58-106 88-212 0-2-36 32-58z"/><path fill="url(#ran)" d="M330 640l64 14-6 146h-74zM446 644l48-10 10 110h-58z"/><path fill="#000" fill-opacity=".1" d="M294 614q106 88 212 0l-4 24q-102 78-204 0z"/>`;

const hoodie = (colour: string, trim: string): string =>
  `<path fill="${colour}" d="${BODY}"/><path fill="#000" fill-opacity=".16" d="M300 590q100 130 200 0l-22 72q-78 56-156 0z"/>` +
  `<path fill="${colour}" d="M286 588q20-40 62-48l6 40q46 50 92 0l6-40q42 8 62 48-30 110-114 110T286 588z"/><path fill="#FFF" fill-opacity=".1" d="M286 588q20-40 62-48l6 40q46 50 92 0l6-40q42 8 62 48-30 110-114 110T286 588z"/>` +
  `<g stroke="${trim}" stroke-width="8" stroke-linecap="round"><path d="M368 690v70M432 690v62"/></g>`;

const doctor = (colour: string, trim: string): string =>
  jacket('#FFFFFF', colour, '') +
  `<path d="M96 800c4-116 70-168 214-204M704 800c-4-116-70-168-214-204M338 578l-44 32-24 66 40 8-20 26 96 90M462 578l44 32 24 66-40 8 20 26-96 90" fill="none" stroke="#C7D3DC" stroke-width="4"/>` +
  `<path d="M330 590c-30 70-10 120 36 140M470 590c30 70 10 100-10 128" fill="none" stroke="${trim}" stroke-width="11" stroke-linecap="round"/><circle cx="456" cy="734" r="24" fill="${trim}"/><circle cx="456" cy="734" r="12" fill="#DCE5EA"/>`;

const chef = (trim: string): string =>
  `<path fill="#FFFFFF" d="${BODY}"/><path d="M344 570l-34 26c30 60 60 90 90 96l60 108M456 570l34 26c-30 60-60 90-90 96" fill="none" stroke="#CBD3DA" stroke-width="5"/>` +
  `<path fill="${trim}" d="M340 566q60 74 120 0l18 22q-78 92-156 0z"/><g fill="${trim}"><circle cx="344" cy="716" r="9"/><circle cx="344" cy="766" r="9"/><circle cx="488" cy="716" r="9"/><circle cx="488" cy="766" r="9"/></g>`;

const knit = (colour: string, trim: string): string =>
  `<path fill="${colour}" d="${BODY}"/><path fill="none" stroke="${trim}" stroke-width="22" d="M336 566q64 92 128 0"/>` +
  `<g fill="none" stroke="${trim}" stroke-width="5" stroke-opacity=".5">${repeat(4, (index) => `<path d="M${150 - index * 10} ${690 + index * 34}q${250 + index * 10} 60 ${500 + index * 20} 0"/>`)}</g>`;

/** What a person wears, from the shoulders down; two colours of its own. */
export const drawDress = (dress: Dress, colour: string, trim: string): string => {
  switch (dress) {
    case 'ao-dai':
      return aoDai(colour, trim) + embroidery('#FFF4E4', trim);
    case 'ao-dai-man':
      return aoDai(colour, trim) + medallions(trim);
    case 'blazer':
      return jacket(colour, trim, '');
    case 'suit':
      return jacket(colour, '#F7F8FA', trim);
    case 'shirt':
      return shirt(colour, trim);
    case 'ba-ba':
      return baBa(colour, trim);
    case 'hoodie':
      return hoodie(colour, trim);
    case 'doctor':
      return doctor(colour, trim);
    case 'chef':
      return chef(trim);
    case 'polo':
      return shirt(colour, trim) + `<path fill="${trim}" d="M350 566l-34 34 10 12 40-32zM450 566l34 34-10 12-40-32z"/>`;
    case 'knit':
      return knit(colour, trim);
  }
};
