import type { HomeCard } from '@m4u/contract/insight/home/schema';
import Eye from 'lucide-react/icons/eye';
import QrCode from 'lucide-react/icons/qr-code';
import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { smallSource } from '../../../profile/upload/StoredPicture.tsx';
import { themeProps, type ThemeVariables } from '../../../profile/theme/ThemedPage.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DialogLink } from '../../../ui/overlays/DialogLink.tsx';
import { ShareButton } from '../../../ui/sharing/ShareButton.tsx';

/** The reader's card with the addresses of their page and its QR code. */
export interface OwnCard extends Omit<HomeCard, 'theme'> {
  readonly theme: ThemeVariables;
  /** Path of the page, and its full address to share. */
  readonly path: string;
  readonly address: string;
  readonly qr: string;
}

/** The QR code; a press enlarges it, without scripts on a screen of its own. */
const Code = ({ qr, address }: Pick<OwnCard, 'qr' | 'address'>) => (
  <DialogLink
    to={href('/action/qrcode')}
    label={m.home_qr_enlarge()}
    className="shrink-0 self-center rounded-md bg-[#fff] p-2"
    title={m.home_show_qr()}
    content={() => (
      <>
        <img src={qr} alt={m.home_qr_alt()} width={320} height={320} className="mx-auto rounded-md bg-[#fff] p-2" />
        <p className="text-center font-semibold wrap-anywhere">{address.replace(/^https?:\/\//, '')}</p>
      </>
    )}
  >
    <img src={qr} alt={m.home_qr_alt()} width={104} height={104} />
  </DialogLink>
);

/** The reader's card in their theme, with what one does with it. */
export const ThemedCard = ({ name, headline, portrait, theme, path, address, qr }: OwnCard) => (
  <Card padded={false} className="p-3">
    <div
      {...themeProps(
        theme,
        'flex flex-wrap justify-between gap-3 rounded-md border border-line bg-(image:--brand-background-image) bg-size-(--brand-background-size) bg-center p-4',
      )}
    >
      <div className="flex min-w-0 flex-1 basis-36 flex-col gap-2">
        <Avatar name={name} src={portrait && smallSource(portrait, 56)} size={56} />
        <p className="text-lg font-bold text-balance wrap-anywhere" translate="no">
          {name}
        </p>
        {headline !== '' && <p className="text-sm wrap-anywhere">{headline}</p>}
        <p className="text-sm font-semibold wrap-anywhere" translate="no">
          {path}
        </p>
      </div>
      <Code qr={qr} address={address} />
    </div>
    <div className="mt-3 grid fit-3 gap-2">
      <ShareButton url={address} title={name} variant="primary" stacked />
      <LinkButton to={href('/action/qrcode')} variant="secondary" icon={QrCode} stacked>
        {m.qr_title()}
      </LinkButton>
      <LinkButton to={path} variant="secondary" icon={Eye} stacked>
        {m.space_page()}
      </LinkButton>
    </div>
  </Card>
);
