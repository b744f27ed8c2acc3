import Handshake from 'lucide-react/icons/handshake';
import type { LucideIcon } from 'lucide-react';
import MapPin from 'lucide-react/icons/map-pin';
import Nfc from 'lucide-react/icons/nfc';
import Phone from 'lucide-react/icons/phone';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Logo } from '../../../platform/document/Logo.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import type { SamplePage } from './samplePages.tsx';

const Action = ({ icon: Icon, label, look }: { icon: LucideIcon; label: string; look?: string }) => (
  <span className={look}>
    <Icon aria-hidden size={15} />
    <span className="l-cut">{label}</span>
  </span>
);

const Line = ({ icon: Icon, label, text }: { icon: LucideIcon; label: string; text: string }) => (
  <span className="l-line">
    <span>
      <Icon aria-hidden size={13} />
    </span>
    <span>
      <span className="l-cut l-small">{label}</span>
      <span className="l-cut">{text}</span>
    </span>
  </span>
);

/** A page as a phone shows it, drawn small: its owner's real words and pictures, without the links. */
const PageInPhone = ({ page, isFirst }: { page: SamplePage; isFirst: boolean }) => (
  <>
    <span className="l-cover">
      {page.cover !== null && (
        <img src={page.cover} alt="" width={480} height={240} fetchPriority={isFirst ? 'high' : undefined} />
      )}
    </span>
    <span className="l-face">
      <Avatar name={page.name} src={page.portrait} size={72} />
      <span className="l-cut l-name">{page.name}</span>
      <span className="l-cut">{page.headline}</span>
      <span className="l-actions">
        <Action icon={Phone} label={m.profile_call()} />
        <Action icon={UserRoundPlus} label={m.profile_save_contact()} look="bg-accent text-on-accent" />
        <Action icon={Handshake} label={m.friend_connect()} look="surface" />
      </span>
    </span>
    {(page.phone ?? page.address) !== null && (
      <span className="surface l-block">
        <span>{m.profile_contacts()}</span>
        {page.phone !== null && <Line icon={Phone} label={m.profile_contact_phone()} text={page.phone} />}
        {page.address !== null && <Line icon={MapPin} label={m.profile_contact_address()} text={page.address} />}
      </span>
    )}
    {page.products.length > 0 && (
      <span className="surface l-block">
        <span>{m.landing_products()}</span>
        <span className="l-products">
          {page.products.map((source) => (
            <img key={source} src={source} alt="" width={160} height={160} loading="lazy" />
          ))}
        </span>
      </span>
    )}
  </>
);

/** A phone at a position, by which the theme's rules find it: 0 in the middle, 1 left, 2 right. */
const SamplePhone = ({ page, position }: { page: SamplePage; position: 0 | 1 | 2 }) => (
  <div className={`brand l-phone turning-${position}`}>
    <span aria-hidden lang={page.lang}>
      <PageInPhone page={page} isFirst={position === 0} />
    </span>
    {page.to !== null && (
      <Link to={page.to}>
        <span className="sr-only">{m.landing_open_page({ name: page.name })}</span>
      </Link>
    )}
  </div>
);

/** Three pages in phones, the first one in the middle, and its owner's NFC card. */
export const SamplePhones = ({
  pages: [middle, left, right],
}: {
  pages: readonly [SamplePage, SamplePage, SamplePage];
}) => (
  <div className="l-phones">
    <SamplePhone page={left} position={1} />
    <SamplePhone page={middle} position={0} />
    <SamplePhone page={right} position={2} />
    <div aria-hidden className="l-card">
      <span>
        <Logo />
        <Nfc aria-hidden size={24} />
      </span>
      <span lang={middle.lang}>
        <b className="l-cut">{middle.name}</b>
        <span className="l-cut">{middle.headline}</span>
      </span>
    </div>
  </div>
);
