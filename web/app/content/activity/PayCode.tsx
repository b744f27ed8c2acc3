import Download from 'lucide-react/icons/download';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/Button.tsx';

export interface PayCodeProps {
  /** Addresses of the code: the SVG is shown, the PNG saved. */
  address: { readonly svg: string; readonly png: string };
  /** Account and amount, for screen readers. */
  alt: string;
  text: string;
}

/** A VietQR code to scan or to save. */
export const PayCode = ({ address, alt, text }: PayCodeProps) => (
  <div className="stack items-center gap-3 pb-2 text-center">
    <img src={address.svg} alt={alt} width={260} height={260} loading="lazy" className="rounded-md bg-white" />
    <p className="max-w-xs text-sm text-muted">{text}</p>
    <LinkButton
      to={address.png}
      reloadDocument
      download="vietqr.png"
      variant="secondary"
      icon={Download}
      className="no-print"
    >
      {m.activity_qr_save()}
    </LinkButton>
  </div>
);
