import type { Wedding, WeddingSide } from '@m4u/contract/event/wedding/schema';
import { weddingVietQr } from '@m4u/contract/event/wedding/rules';
import { BankAccountCard } from '../../../content/activity/BankAccounts.tsx';
import { m } from '../../../paraglide/messages.js';
import { InvitationPart } from './InvitationPart.tsx';

const sides: readonly WeddingSide[] = ['groom', 'bride'];
const familyWords: Readonly<Record<WeddingSide, () => string>> = {
  groom: m.wedding_gift_groom,
  bride: m.wedding_gift_bride,
};

interface GiftProps {
  wedding: Wedding;
  side: WeddingSide;
}

const accountOf = ({ wedding, side }: GiftProps) => (side === 'groom' ? wedding.groomsBank : wedding.bridesBank);

const Gift = ({ wedding, side }: GiftProps) => {
  const account = accountOf({ wedding, side });
  if (!account) return null;
  return (
    <div data-family={side}>
      <h3 className="w-subtitle">{familyWords[side]()}</h3>
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

/** Chooses whose account is seen on a phone, first that of the guest's side; works without scripts. */
const FamilyChoice = ({ chosen }: { chosen: WeddingSide }) => (
  <fieldset className="w-family-choice">
    <legend className="sr-only">{m.wedding_gift()}</legend>
    {sides.map((side) => (
      <label key={side}>
        <input type="radio" name="family" value={side} defaultChecked={side === chosen} className="sr-only" />
        {familyWords[side]()}
      </label>
    ))}
  </fieldset>
);

/** Bank accounts of the families with payment codes, whose memo is the guest's name; nothing without accounts. */
export const Gifts = ({ wedding }: { wedding: Wedding }) => {
  const families = sides.filter((side) => accountOf({ wedding, side }));
  if (families.length === 0) return null;
  return (
    <InvitationPart look={wedding} id="gift" title={m.wedding_gift()} lead={m.wedding_gift_text()} screenOnly>
      {families.length > 1 && <FamilyChoice chosen={wedding.guest?.side ?? 'groom'} />}
      <div className="w-pair">
        {families.map((side) => (
          <Gift key={side} wedding={wedding} side={side} />
        ))}
      </div>
    </InvitationPart>
  );
};
