import { encodeQR } from 'qr';
import { m } from '../../paraglide/messages.js';

const draw = (url: string): string =>
  `data:image/svg+xml,${encodeURIComponent(encodeQR(url, 'svg', { ecc: 'medium', border: 4 }))}`;

/** QR code of an address, dark on light for any scanner, with the address under it. */
export const ShownCode = ({ url }: { url: string }) => (
  <div className="flex flex-col items-center gap-2 text-center">
    <img src={draw(url)} alt={m.ui_share_code_alt()} width={220} height={220} className="rounded-md bg-[#fff]" />
    <p className="max-w-full text-sm wrap-anywhere text-muted" translate="no">
      {url.replace(/^https?:\/\//, '')}
    </p>
  </div>
);
