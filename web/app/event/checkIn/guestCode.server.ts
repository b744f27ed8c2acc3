import { encodeQR } from 'qr';

/** Draws the QR code of a personal link as an SVG for the page. */
export const drawGuestCode = (link: string): string => {
  const svg = encodeQR(link, 'svg', { ecc: 'medium', border: 4 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
};
