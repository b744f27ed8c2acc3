import Palette from 'lucide-react/icons/palette';
import QrCode from 'lucide-react/icons/qr-code';
import Share2 from 'lucide-react/icons/share-2';
import { href, Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { classNames } from '../../../ui/classNames.ts';
import { useShare } from '../../../ui/sharing/useShare.tsx';
import type { PublicProfile } from '../show/publicProfile.tsx';
import { tileLooks, tileRow, tileShape } from '../show/QuickActions.tsx';

/**
 * The owner's actions on their own page, in place of those by which others reach them: share, QR code, theme. Without
 * scripts sharing leads to the screen of the QR code, which shows the link.
 */
export const OwnerActions = ({ name, address, groupId }: Pick<PublicProfile, 'name' | 'address' | 'groupId'>) => {
  const { share, sheet } = useShare();
  const of = groupId === undefined ? '' : `?of=${groupId}`;
  const code = href('/action/qrcode') + of;
  return (
    <ul aria-label={m.profile_actions()} className={tileRow}>
      <li>
        <Link
          to={code}
          onClick={(event) => {
            event.preventDefault();
            void share({ url: address, title: m.share_title({ name }) });
          }}
          className={classNames(tileShape, tileLooks[0])}
        >
          <Share2 aria-hidden size={24} />
          {m.ui_share()}
        </Link>
        {sheet}
      </li>
      <li>
        <Link to={code} className={classNames(tileShape, tileLooks[1])}>
          <QrCode aria-hidden size={24} />
          {m.qr_title()}
        </Link>
      </li>
      <li>
        <Link to={href('/action/setting/display') + of} className={classNames(tileShape, tileLooks[2])}>
          <Palette aria-hidden size={24} />
          {m.theme_title()}
        </Link>
      </li>
    </ul>
  );
};
