import { encodeQR } from 'qr';

/** The QR code of a personal link, as a drawing that stands in the page itself. */
export const guestCode = (link: string): string => {
  const svg = encodeQR(link, 'svg', { ecc: 'medium', border: 4 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
};
