import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { givenName } from '../../platform/language/formats.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { ShareButton } from '../../ui/sharing/ShareButton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** The signed-in member, with the address of the page and of its QR code. */
export interface Own {
  readonly id: string;
  readonly name: string;
  readonly isPerson: boolean;
  readonly verified: boolean;
  readonly address: string;
  readonly qr: string;
}

/** The start page of a member: their QR code to show. */
export const OwnHome = ({ id, name, isPerson, verified, address, qr }: Own) => (
  <section className="stack items-center py-4 text-center">
    <h1 className="text-2xl font-bold">{m.home_hello({ name: isPerson ? givenName(name) : name })}</h1>
    <p className="text-muted">{m.home_show_qr()}</p>
    <img src={qr} alt={m.home_qr_alt()} width={320} height={320} className="rounded-lg" />
    <p className="font-semibold">{address.replace(/^https?:\/\//, '')}</p>
    <ShareButton url={address} title={name} />
    <LinkButton to={href('/me/:id', { id })} variant="secondary">
      {m.home_my_page()}
    </LinkButton>
    {!verified && (
      <p>
        {m.home_verify_first()} <TextLink to={href('/verify-account')}>{m.home_verify()}</TextLink>
      </p>
    )}
  </section>
);
