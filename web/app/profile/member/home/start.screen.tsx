import { member as endpoints } from '@m4u/contract/profile/member';
import Compass from 'lucide-react/icons/compass';
import Eye from 'lucide-react/icons/eye';
import Package from 'lucide-react/icons/package';
import Palette from 'lucide-react/icons/palette';
import Zap from 'lucide-react/icons/zap';
import { href } from 'react-router';
import type { Route } from './+types/start.screen';
import { m } from '../../../paraglide/messages.js';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { Logo } from '../../../platform/document/Logo.tsx';
import { givenName } from '../../../platform/language/formats.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { shareMeta } from '../../../platform/sharing/share-meta.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ShareButton } from '../../../ui/sharing/ShareButton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

export const loader = ({ context }: Route.LoaderArgs) => {
  const { reader, origin, locale } = scopeOf(context).page;
  const otherLanguage = locale === 'vi' ? 'en' : 'vi';
  if (!reader) return { mine: null, otherLanguage };
  const { memberId: id, name, isPerson, verified, urlMinify } = reader;
  const path = urlMinify === null ? href('/me/:id', { id }) : href('/smc/:urlMinify', { urlMinify });
  const qr = apiAddress(endpoints.qr, { id }, { format: 'svg' });
  return { mine: { id, name, isPerson, verified, address: origin + path, qr }, otherLanguage };
};

export const meta: Route.MetaFunction = shareMeta<typeof loader>(() => ({
  name: 'M4U',
  title: m.home_title(),
  description: m.home_description(),
  canonical: href('/'),
}));

const listReasons = () => [
  { icon: Zap, title: m.home_reason_fast_title(), text: m.home_reason_fast() },
  { icon: Palette, title: m.home_reason_yours_title(), text: m.home_reason_yours() },
  { icon: Eye, title: m.home_reason_private_title(), text: m.home_reason_private() },
];

const Welcome = () => (
  <>
    <section className="grid items-center gap-8 py-4 lg:grid-cols-2">
      <div className="stack">
        <h1 className="text-3xl font-bold">{m.home_headline()}</h1>
        <p className="text-lg text-muted">{m.home_lead()}</p>
        <LinkButton to={href('/register')} size="lg" block>
          {m.home_make()}
        </LinkButton>
        <LinkButton to={href('/login')} variant="secondary" size="lg" block>
          {m.auth_login()}
        </LinkButton>
        <LinkButton to={href('/action/discover')} variant="quiet" icon={Compass} block>
          {m.explore_home_lead()}
        </LinkButton>
        <LinkButton to={href('/products')} variant="quiet" icon={Package} block>
          {m.catalogue_home()}
        </LinkButton>
      </div>
      <img src="/slides/1.svg" alt="" width={480} height={360} className="w-full rounded-lg" />
    </section>
    <ul className="grid gap-4 lg:grid-cols-3">
      {listReasons().map(({ icon: Icon, title, text }) => (
        <Card as="li" key={title}>
          <Icon aria-hidden />
          <h2 className="mt-2 text-lg font-bold">{title}</h2>
          <p className="text-muted">{text}</p>
        </Card>
      ))}
    </ul>
  </>
);

type Mine = NonNullable<Route.ComponentProps['loaderData']['mine']>;

const MyCode = ({ id, name, isPerson, verified, address, qr }: Mine) => (
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

/** The start page (`/`): for a visitor an introduction, for a member their QR code to show. */
export default function Start({ loaderData }: Route.ComponentProps) {
  const { mine, otherLanguage } = loaderData;
  return (
    <div className="flex flex-col gap-4 pt-4">
      <header className="flex min-h-9 items-center justify-between">
        {/* On wide screens the navigation shows the member's logo. */}
        <span className={mine ? 'lg:invisible' : undefined}>
          <Logo />
        </span>
        <TextLink to={`/?lang=${otherLanguage}`} reloadDocument lang={otherLanguage}>
          {m.home_language_other()}
        </TextLink>
      </header>
      {mine ? <MyCode {...mine} /> : <Welcome />}
    </div>
  );
}
