import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { href, Link, useLocation } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { trackAction } from '../../../platform/api/beacon.ts';
import { locale, type Locale } from '../../../platform/language/language.ts';
import { IconLink } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { ShareButton } from '../../../ui/sharing/ShareButton.tsx';

const languages: readonly (readonly [Locale, short: string, name: string])[] = [
  ['vi', 'VI', 'Tiếng Việt'],
  ['en', 'EN', 'English'],
];

/** The theme's menu colour on an opaque ground, because the cover below may have any colour. */
const chip = 'bg-(--brand-bg) bg-[image:linear-gradient(var(--brand-menu-bg),var(--brand-menu-bg))] shadow-sm';

/** Link to the page in the other language; works without scripts. */
export const LanguageSwitch = () => {
  const { pathname } = useLocation();
  const current = locale();
  return (
    <nav aria-label={m.profile_language()} className={classNames(chip, 'flex rounded-full p-0.5')}>
      {languages.map(([code, short, name]) => (
        <Link
          key={code}
          to={`${pathname}?lang=${code}`}
          replace
          preventScrollReset
          hrefLang={code}
          lang={code}
          title={name}
          aria-current={code === current || undefined}
          className={classNames(
            'hit grid place-items-center rounded-full px-2.5 text-sm font-semibold',
            code === current && 'bg-(--brand-menu-bg2)',
          )}
        >
          {short}
        </Link>
      ))}
    </nav>
  );
};

export interface PageBarProps {
  name: string;
  address: string;
  /** Menu of the reader's actions on the page's owner. */
  menu?: ReactNode;
}

/** Bar on the upper edge of a page's cover: language, search, share and the reader's menu. */
export const PageBar = ({ name, address, menu }: PageBarProps) => (
  <div className="no-print absolute inset-x-3 top-3 z-10 flex items-start justify-between text-(color:--brand-menu-text)">
    <LanguageSwitch />
    <div className="flex gap-2">
      <IconLink to={href('/search')} label={m.search_field()} icon={Search} className={chip} />
      <ShareButton
        iconOnly
        variant="quiet"
        url={address}
        title={m.share_title({ name })}
        onShare={(by) => trackAction('share', by)}
        className={chip}
      />
      {menu != null && <div className={classNames(chip, 'rounded-full')}>{menu}</div>}
    </div>
  </div>
);
