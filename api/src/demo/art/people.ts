import type { Motif } from './portrait/backdrop.ts';
import type { Dress } from './portrait/dress.ts';
import type { Face } from './portrait/face.ts';
import type { HairStyle, Headwear } from './portrait/hair.ts';

/** How an invented person looks. */
export interface Person {
  readonly backdrop: readonly [motif: Motif, top: string, bottom: string, ink: string];
  readonly hair: readonly [style: HairStyle, colour: string, shine: string];
  readonly headwear?: readonly [kind: Headwear, colour: string, trim: string];
  readonly dress: readonly [dress: Dress, colour: string, trim: string];
  readonly face: Face;
}

const BLACK = ['#221A1C', '#4A3C40'] as const;
const BROWN = ['#3B2418', '#6B4630'] as const;
const GREY = ['#D9DCE0', '#F4F5F6'] as const;

/** Sixteen invented people; nobody who lives. The name says who would wear it. */
export const people = {
  singer: {
    backdrop: ['lanterns', '#FFE3B8', '#F7B267', '#E4572E'],
    hair: ['long', ...BLACK],
    dress: ['ao-dai', '#C8102E', '#F4C95D'],
    face: { skin: 'fair', lips: '#C2334A', brow: '#3A2A2A', earrings: '#F4C95D' },
  },
  teacher: {
    backdrop: ['lotus', '#D5F0E6', '#8CCFB8', '#3E8E75'],
    hair: ['bob', ...BLACK],
    dress: ['ao-dai', '#FDFDFB', '#7BB7A4'],
    face: { skin: 'fair', lips: '#D2606A', brow: '#3A2A2A', glasses: 'round' },
  },
  farmer: {
    backdrop: ['hills', '#FFF1B8', '#B5E08C', '#4E9F3D'],
    hair: ['pulled-back', ...BLACK],
    headwear: ['non-la', '#D94F70', '#C9A35E'],
    dress: ['ba-ba', '#5B3A8E', '#2B2B33'],
    face: { skin: 'tan', lips: '#B94A48', brow: '#33241F' },
  },
  bride: {
    backdrop: ['apricot', '#FFE9EE', '#FFC2CF', '#7A4A2B'],
    hair: ['pulled-back', ...BLACK],
    headwear: ['man', '#B5121B', '#F4C95D'],
    dress: ['ao-dai', '#B5121B', '#F4C95D'],
    face: { skin: 'fair', lips: '#BF2A3C', brow: '#3A2A2A', earrings: '#F4C95D' },
  },
  director: {
    backdrop: ['city', '#CFE3F5', '#8FB4D9', '#2F5D8C'],
    hair: ['parted', ...BLACK],
    dress: ['suit', '#1E2F4A', '#B3261E'],
    face: { skin: 'warm', brow: '#2A1D1A' },
  },
  engineer: {
    backdrop: ['dots', '#243B55', '#141E30', '#4CC9F0'],
    hair: ['quiff', ...BLACK],
    headwear: ['headphones', '#F2F4F7', '#4CC9F0'],
    dress: ['hoodie', '#3D5A80', '#E0FBFC'],
    face: { skin: 'warm', brow: '#2A1D1A', glasses: 'square' },
  },
  saleswoman: {
    backdrop: ['sun', '#FFD9C7', '#FF9E80', '#FFF1E6'],
    hair: ['wavy', ...BROWN],
    dress: ['blazer', '#0F766E', '#FFFFFF'],
    face: { skin: 'fair', lips: '#CF4A58', brow: '#4A3024', earrings: '#FFFFFF' },
  },
  doctor: {
    backdrop: ['waves', '#DDF3FB', '#A9DDF0', '#FFFFFF'],
    hair: ['bun', ...BLACK],
    dress: ['doctor', '#7CC4D9', '#31465A'],
    face: { skin: 'fair', lips: '#CC5B66', brow: '#3A2A2A' },
  },
  chef: {
    backdrop: ['bamboo', '#F4F1D6', '#D5E3A8', '#7FA650'],
    hair: ['cropped', ...BLACK],
    headwear: ['chef', '#FFFFFF', '#C8102E'],
    dress: ['chef', '#FFFFFF', '#C8102E'],
    face: { skin: 'warm', brow: '#2A1D1A', beard: '#2F2422' },
  },
  elder: {
    backdrop: ['clouds', '#F7E3C0', '#E8BE7E', '#C98F45'],
    hair: ['cropped', ...GREY],
    headwear: ['khan-dong', '#22305C', '#F4C95D'],
    dress: ['ao-dai-man', '#22305C', '#F4C95D'],
    face: { skin: 'tan', brow: '#C9CCD1', beard: '#E6E8EB', elder: true },
  },
  grandmother: {
    backdrop: ['lotus', '#F3E7F7', '#CDB3DE', '#7E9C6B'],
    hair: ['bun', ...GREY],
    dress: ['ao-dai', '#6A2C70', '#F2C14E'],
    face: { skin: 'warm', lips: '#B85C5C', brow: '#B9BCC2', elder: true, earrings: '#DDE7DC' },
  },
  photographer: {
    backdrop: ['hills', '#FFD8A8', '#F08A5D', '#6A2C70'],
    hair: ['curly', ...BLACK],
    dress: ['shirt', '#E9E4D8', '#7A5C3E'],
    face: { skin: 'tan', brow: '#2A1D1A', beard: '#2B201E' },
  },
  student: {
    backdrop: ['sun', '#BDEBFF', '#7CC6FE', '#FFF7C2'],
    hair: ['ponytail', ...BLACK],
    dress: ['knit', '#FFD166', '#EF476F'],
    face: { skin: 'fair', lips: '#D9606C', brow: '#3A2A2A' },
  },
  coach: {
    backdrop: ['waves', '#FFE8A3', '#FFB84D', '#FFFFFF'],
    hair: ['short', ...BLACK],
    dress: ['polo', '#0B7A75', '#F4D35E'],
    face: { skin: 'tan', brow: '#2A1D1A' },
  },
  boatman: {
    backdrop: ['waves', '#CDEFEA', '#76C7C0', '#FFFFFF'],
    hair: ['cropped', ...BLACK],
    headwear: ['non-la', '#7A5C3E', '#C9A35E'],
    dress: ['ba-ba', '#2F2A28', '#8A1C1C'],
    face: { skin: 'tan', brow: '#2A1D1A' },
  },
  designer: {
    backdrop: ['dots', '#FDE2FF', '#C8B6FF', '#FF70A6'],
    hair: ['bob', '#5A2A4F', '#8E4A7E'],
    dress: ['blazer', '#2B2D42', '#FF70A6'],
    face: { skin: 'fair', lips: '#C9345E', brow: '#4A2A3A', glasses: 'round', earrings: '#FFD166' },
  },
} as const satisfies Record<string, Person>;

/** The kinds of portrait, by who would wear them. */
export type PortraitKind = keyof typeof people;
