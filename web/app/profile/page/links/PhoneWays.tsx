import Phone from 'lucide-react/icons/phone';
import { m } from '../../../paraglide/messages.js';
import { type ButtonLook, LinkButton } from '../../../ui/Button.tsx';
import { ZaloIcon } from '../../../ui/sharing/ZaloIcon.tsx';
import { zaloOfPhone } from '../show/contactLinks.tsx';

export interface PhoneWaysProps extends Pick<ButtonLook, 'variant' | 'stacked'> {
  number: string;
}

/** Buttons that call a phone number and open its chat in Zalo; a landline or a foreign number has no Zalo. */
export const PhoneWays = ({ number, ...look }: PhoneWaysProps) => {
  const zalo = zaloOfPhone(number);
  return (
    <>
      <LinkButton {...look} to={`tel:${number}`} icon={Phone}>
        {m.phonebook_do_call()}
      </LinkButton>
      {zalo !== undefined && (
        <LinkButton {...look} to={zalo} rel="noopener" icon={ZaloIcon} variant="secondary">
          {m.profile_open_zalo()}
        </LinkButton>
      )}
    </>
  );
};
