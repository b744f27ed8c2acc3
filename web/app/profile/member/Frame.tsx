import Link2 from 'lucide-react/icons/link-2';
import Palette from 'lucide-react/icons/palette';
import QrCode from 'lucide-react/icons/qr-code';
import Settings from 'lucide-react/icons/settings';
import UserRound from 'lucide-react/icons/user-round';
import { href, Link, Outlet, useMatches } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Logo } from '../../platform/Logo.tsx';
import { usePage } from '../../platform/page.ts';
import type { Reader } from '../../platform/scope.server.ts';
import { AppFrame, type FrameItem } from '../../ui/AppFrame.tsx';

/** The five places of somebody who is signed in; the middle one is raised. */
const places = ({ memberId, urlMinify }: Reader): FrameItem[] => [
  { to: href('/me/:id', { id: urlMinify ?? memberId }), label: m.nav_my_page(), icon: UserRound },
  { to: href('/action/shortenedLink'), label: m.nav_short_link(), icon: Link2 },
  { to: href('/action/qrcode'), label: m.nav_qr(), icon: QrCode, raised: true },
  { to: href('/action/setting/display'), label: m.nav_display(), icon: Palette },
  { to: href('/action/setting'), label: m.nav_setting(), icon: Settings, end: true },
];

const isFullWidth = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'fullWidth' in handle && handle.fullWidth === true;

/**
 * The frame of the screens below it in routes.ts: the app's navigation for a reader who is signed in, the bare screen
 * for a visitor. A screen whose `handle` says `fullWidth` brings its own margins.
 */
export default function Frame() {
  const reader = usePage()?.reader ?? null;
  const fullWidth = useMatches().some(({ handle }) => isFullWidth(handle));
  if (!reader)
    return (
      <main id="content" className={fullWidth ? undefined : 'mx-auto max-w-page px-4 pb-12'}>
        <Outlet />
      </main>
    );
  const brand = (
    <Link to={href('/')} className="inline-flex">
      <Logo />
    </Link>
  );
  return (
    <AppFrame label={m.nav_main()} items={places(reader)} brand={brand} fullWidth={fullWidth}>
      <Outlet />
    </AppFrame>
  );
}
