import Bell from 'lucide-react/icons/bell';
import GalleryHorizontalEnd from 'lucide-react/icons/gallery-horizontal-end';
import Inbox from 'lucide-react/icons/inbox';
import Link2 from 'lucide-react/icons/link-2';
import List from 'lucide-react/icons/list';
import LogOut from 'lucide-react/icons/log-out';
import Palette from 'lucide-react/icons/palette';
import QrCode from 'lucide-react/icons/qr-code';
import Settings from 'lucide-react/icons/settings';
import Users from 'lucide-react/icons/users';
import WifiOff from 'lucide-react/icons/wifi-off';
import { href } from 'react-router';
import type { Route } from './+types/more.screen';
import { m } from '../../paraglide/messages.js';
import { useCounts } from '../../platform/live.ts';
import { requireReader } from '../../platform/require-reader.server.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Section } from '../../ui/Section.tsx';
import { type Way, Ways } from './Ways.tsx';

/** The reader's utilities by what they are for (design, "Signed in"). */
export const loader = ({ context }: Route.LoaderArgs) => ({
  memberId: requireReader(context, m.more_purpose()).memberId,
});

export const meta: Route.MetaFunction = () => [{ title: `${m.more_title()} · M4U` }];

const ofPage = (): Way[] => [
  { to: href('/action/qrcode'), icon: QrCode, label: m.qr_title(), text: m.setting_qr_text() },
  { to: href('/offline'), icon: WifiOff, label: m.offline_use(), text: m.offline_use_text() },
  { to: href('/action/setting/display'), icon: Palette, label: m.theme_title(), text: m.setting_theme_text() },
  { to: href('/action/shortenedLink'), icon: Link2, label: m.link_title(), text: m.more_short_link_text() },
  { to: href('/action/bio-link'), icon: List, label: m.bio_title(), text: m.setting_bio_text() },
  {
    to: href('/action/save-poster'),
    icon: GalleryHorizontalEnd,
    label: m.poster_title(),
    text: m.setting_poster_text(),
  },
];

export default function More({ loaderData: { memberId } }: Route.ComponentProps) {
  const counts = useCounts();
  const ofPeople: Way[] = [
    {
      to: href('/notifications'),
      icon: Bell,
      label: m.nav_notifications(),
      text: m.more_notifications_text(),
      count: counts?.notifications ?? 0,
    },
    {
      to: href('/friends/:id', { id: memberId }),
      icon: Users,
      label: m.more_friends(),
      text: m.more_friends_text(),
      count: counts?.friendRequests ?? 0,
    },
    {
      to: href('/contacts/:id', { id: memberId }),
      icon: Inbox,
      label: m.more_inbox(),
      text: m.setting_contact_text(),
      count: counts?.contacts ?? 0,
    },
  ];
  return (
    <div className="max-w-column lg:max-w-180">
      <PageHeader title={m.more_title()} />
      <Section id="people" title={m.more_people()}>
        <Ways ways={ofPeople} />
      </Section>
      <Section id="page" title={m.more_page()}>
        <Ways ways={ofPage()} />
      </Section>
      <Section id="account" title={m.more_account()}>
        <Ways
          ways={[
            { to: href('/action/setting'), icon: Settings, label: m.setting_title(), text: m.more_setting_text() },
            { to: href('/logout'), icon: LogOut, label: m.auth_logout() },
          ]}
        />
      </Section>
    </div>
  );
}
