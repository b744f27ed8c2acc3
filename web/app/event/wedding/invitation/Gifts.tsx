import type { Wedding, WeddingSide } from '@m4u/contract/event/wedding/schema';
import { weddingVietQr } from '@m4u/contract/event/wedding/rules';
import { BankAccountCard } from '../../../content/activity/BankAccounts.tsx';
import { m } from '../../../paraglide/messages.js';
import { InvitationPart } from './InvitationPart.tsx';

interface GiftProps {
  wedding: Wedding;
  side: WeddingSide;
}

const Gift = ({ wedding, side }: GiftProps) => {
  const account = side === 'groom' ? wedding.groomsBank : wedding.bridesBank;
  if (!account) return null;
  return (
    <div>
      <h3 className="w-subtitle">{side === 'groom' ? m.wedding_gift_groom() : m.wedding_gift_bride()}</h3>
      <div className="w-gift">
        <BankAccountCard
          account={account}
          codeAt={(format) => weddingVietQr(wedding._id, side, { guest: wedding.guest?.code, format })}
          lang="vi"
          open
        />
      </div>
    </div>
  );
};

/** Bank accounts of the families with payment codes, whose memo is the guest's name; nothing without accounts. */
export const Gifts = ({ wedding }: { wedding: Wedding }) =>
  wedding.groomsBank || wedding.bridesBank ? (
    <InvitationPart look={wedding} id="gift" title={m.wedding_gift()} lead={m.wedding_gift_text()} screenOnly>
      <div className="w-pair">
        <Gift wedding={wedding} side="groom" />
        <Gift wedding={wedding} side="bride" />
      </div>
    </InvitationPart>
  ) : null;
