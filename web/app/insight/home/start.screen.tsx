import { member as endpoints } from '@m4u/contract/profile/member';
import { href } from 'react-router';
import type { Route } from './+types/start.screen';
import { m } from '../../paraglide/messages.js';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { Logo } from '../../platform/document/Logo.tsx';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { Landing } from './landing/Landing.tsx';
import { OwnHome } from './OwnHome.tsx';

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
      {mine ? <OwnHome {...mine} /> : <Landing />}
    </div>
  );
}
