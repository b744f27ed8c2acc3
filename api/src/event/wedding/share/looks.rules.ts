import type { WeddingDesign, WeddingPalette } from '@m4u/contract/event/wedding/schema';

/** Colours of a palette; those of the invitation's first screen (web/app/event/wedding/invitation/designs). */
export interface Colours {
  readonly ground: string;
  readonly ink: string;
  readonly names: string;
  readonly frame: string;
}

/** Manner of a design's share picture. */
export interface Manner {
  /** The frame around the words: one line or two, an arch, two rounded corners, or marks of a print with the photo behind all. */
  readonly frame: 'line' | 'lines' | 'arch' | 'leaf' | 'marks';
  /** Face of the names. */
  readonly display:
    | 'Great Vibes'
    | 'Cormorant Garamond'
    | 'Cormorant Garamond Bold'
    | 'Cormorant Garamond Italic'
    | 'Dancing Script'
    | 'Lora Italic'
    | 'Playfair Display'
    | 'Be Vietnam Pro';
  /** Size of short names in pixels; long ones are smaller in proportion. */
  readonly size: number;
  /** Rough width of a character of the face, in parts of its size. */
  readonly character: number;
}

export const manners: Readonly<Record<WeddingDesign, Manner>> = {
  songHy: { frame: 'line', display: 'Great Vibes', size: 112, character: 0.46 },
  minimal: { frame: 'line', display: 'Cormorant Garamond', size: 104, character: 0.48 },
  floral: { frame: 'line', display: 'Dancing Script', size: 100, character: 0.46 },
  hue: { frame: 'line', display: 'Playfair Display', size: 84, character: 0.58 },
  dinh: { frame: 'lines', display: 'Cormorant Garamond Bold', size: 104, character: 0.5 },
  garden: { frame: 'leaf', display: 'Lora Italic', size: 88, character: 0.55 },
  photo: { frame: 'marks', display: 'Be Vietnam Pro', size: 80, character: 0.6 },
  church: { frame: 'arch', display: 'Cormorant Garamond Italic', size: 96, character: 0.46 },
};

export const colours: Readonly<Record<WeddingDesign, Readonly<Record<WeddingPalette, Colours>>>> = {
  songHy: {
    first: { ground: '#8a1618', ink: '#f8e6bb', names: '#f7dc97', frame: '#e4ba60' },
    second: { ground: '#0f4a40', ink: '#f8e6bb', names: '#f7dc97', frame: '#e4ba60' },
  },
  minimal: {
    first: { ground: '#ffffff', ink: '#1e1c19', names: '#1e1c19', frame: '#b8a888' },
    second: { ground: '#e9ede2', ink: '#2a3129', names: '#2f3d31', frame: '#a3a88d' },
  },
  floral: {
    first: { ground: '#fffdfa', ink: '#5b463f', names: '#9c4750', frame: '#d9a8a0' },
    second: { ground: '#fcfcff', ink: '#454763', names: '#4a5296', frame: '#b3b8e6' },
  },
  hue: {
    first: { ground: '#3d1650', ink: '#f9e3a4', names: '#ffd766', frame: '#e3a92f' },
    second: { ground: '#12295a', ink: '#f9e3a4', names: '#ffd766', frame: '#e3a92f' },
  },
  dinh: {
    first: { ground: '#f8efdc', ink: '#4a2a1a', names: '#7c2d1c', frame: '#a85632' },
    second: { ground: '#17443a', ink: '#f3e6c4', names: '#f3d48f', frame: '#d9ae5c' },
  },
  garden: {
    first: { ground: '#fbf8ea', ink: '#33492f', names: '#1f5a3a', frame: '#478a56' },
    second: { ground: '#0f3b44', ink: '#e9f1e2', names: '#ffd88a', frame: '#63ab93' },
  },
  photo: {
    first: { ground: '#ffffff', ink: '#1f1f1f', names: '#111111', frame: '#1a1a1a' },
    second: { ground: '#1c1c1f', ink: '#eee7dd', names: '#ffffff', frame: '#e9dccb' },
  },
  church: {
    first: { ground: '#f6f1e6', ink: '#3f4757', names: '#2f4a6b', frame: '#b79a62' },
    second: { ground: '#1b2342', ink: '#efe6cd', names: '#f5dc9c', frame: '#d9b86c' },
  },
};
