import { classNames } from '../../../ui/classNames.ts';
import { findLinkIcon } from './bioLinkIcons.tsx';
import { formatHiddenReason, type QuickLinksProps, trackingName } from '../show/QuickLinks.tsx';

/** The links as large buttons in a column, for the page of links. */
export const BioLinks = ({ kind, links, lang }: QuickLinksProps) => (
  <ul className="grid w-full gap-3 pt-6">
    {links.map((link) => {
      const Icon = findLinkIcon(link);
      const hidden = formatHiddenReason(link, kind);
      return (
        <li key={link._id} className={hidden === undefined ? undefined : 'opacity-70'}>
          <a
            href={link.href}
            rel="nofollow ugc noopener"
            data-track={trackingName(link)}
            className={classNames(
              'surface flex min-h-16 items-center gap-4 rounded-lg border border-line px-5 py-3 text-lg font-semibold shadow-sm',
              'frosted transition hover:shadow-md',
            )}
          >
            <Icon size={26} className="shrink-0 text-(color:--brand-icon)" />
            <span className="min-w-0 flex-1 text-center">
              <span lang={lang} className="block wrap-anywhere">
                {link.label}
              </span>
              {hidden !== undefined && <span className="block text-sm font-normal">{hidden}</span>}
            </span>
            {/* Same width as the icon, so that the text is centred. */}
            <span aria-hidden className="w-6.5 shrink-0" />
          </a>
        </li>
      );
    })}
  </ul>
);
