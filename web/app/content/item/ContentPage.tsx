import type { Picture as PictureData } from '@m4u/contract/common';
import type { Poster } from '@m4u/contract/content/poster';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { trackAction } from '../../platform/api/beacon.ts';
import { LanguageSwitch } from '../../profile/page/show/PageBar.tsx';
import { ThemedPage, type ThemeVariables } from '../../profile/theme/ThemedPage.tsx';
import { smallSource } from '../../profile/upload/StoredPicture.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { IconLink } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { ShareButton } from '../../ui/sharing/ShareButton.tsx';
import { PosterStrip } from './PosterStrip.tsx';
import type { Way } from './ContentSection.tsx';

/** Owner of the page that a piece belongs to, for its screens. */
export interface PageOwner {
  readonly name: string;
  readonly portrait: PictureData | null;
  /** Path of the owner's page. */
  readonly path: string;
  /** Language of the owner's texts, as a `lang` value. */
  readonly lang: string;
  readonly theme: ThemeVariables;
  /** Id for the statistics of the page; null on the reader's own page. */
  readonly counted?: string | null;
  /** The owner's posters that this kind of screen shows today. */
  readonly posters?: readonly Poster[];
}

export interface ContentPageProps {
  owner: PageOwner;
  /** Link to the list that this belongs to; by default to the owner's page. */
  back?: Way;
  /** Shared address and title; absent for content that is not public. */
  share?: { readonly address: string; readonly title: string } | undefined;
  /** Sticky content beside the column on wide screens; above it on narrow ones. */
  aside?: ReactNode;
  children: ReactNode;
}

/** 16 rem beside the column of 35 rem, when the page itself has the space: a rail may be at its left. */
const wide = '@min-[56rem]:max-w-[53rem]';

/** Sticky bar with the owner and the back link. */
const SlimHead = ({ owner, back, share, aside }: Omit<ContentPageProps, 'children'>) => {
  const { name, portrait, path, lang } = owner;
  const home = m.content_page_of({ name });
  return (
    <header className="no-print surface sticky top-0 z-20 border-b border-line shadow-sm frosted">
      <div
        className={classNames(
          'mx-auto flex min-h-14 max-w-column items-center gap-1 px-2 sm:px-0',
          aside != null && wide,
        )}
      >
        <IconLink to={back?.to ?? path} label={back?.label ?? home} icon={ArrowLeft} />
        <Link
          to={path}
          title={home}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-md font-semibold"
        >
          <Avatar name={name} src={portrait && smallSource(portrait, 36)} size={36} />
          <span lang={lang} className="truncate">
            {name}
          </span>
        </Link>
        <IconLink to={href('/search')} label={m.search_field()} icon={Search} />
        {share && (
          <ShareButton
            iconOnly
            variant="quiet"
            url={share.address}
            title={share.title}
            onShare={(by) => trackAction('share', by)}
          />
        )}
      </div>
    </header>
  );
};

const Beside = ({ aside, children }: Pick<ContentPageProps, 'aside' | 'children'>) =>
  aside == null ? (
    children
  ) : (
    <div className="@min-[56rem]:grid @min-[56rem]:grid-cols-[16rem_minmax(0,1fr)] @min-[56rem]:gap-x-8">
      <div className="@min-[56rem]:sticky @min-[56rem]:top-20 @min-[56rem]:self-start">{aside}</div>
      <div className="min-w-0">{children}</div>
    </div>
  );

/**
 * Frame of a piece or list in its owner's theme: one column of 560 px at any width, or two with an `aside`. Its route
 * needs `export const handle = { fullWidth: true }`.
 */
export const ContentPage = ({ owner, back, share, aside, children }: ContentPageProps) => (
  <ThemedPage theme={owner.theme} counted={owner.counted}>
    <div className={aside == null ? undefined : '@container'}>
      <SlimHead owner={owner} {...(back && { back })} share={share} aside={aside} />
      <div
        className={classNames(
          'mx-auto max-w-column px-4 pt-4 pb-[calc(2rem+var(--bar-room,0px))] sm:px-0 sm:pt-6',
          aside != null && wide,
        )}
      >
        {/* Posters come first in a list, but after a piece, since the reader came for the piece. */}
        {!back && <PosterStrip posters={owner.posters ?? []} lang={owner.lang} />}
        <Beside aside={aside}>{children}</Beside>
        {back && <PosterStrip posters={owner.posters ?? []} lang={owner.lang} position="end" />}
        <div className="no-print flex justify-center pt-8 text-(color:--brand-menu-text)">
          <LanguageSwitch />
        </div>
      </div>
    </div>
  </ThemedPage>
);

export interface ContentTitleProps {
  title: string;
  lang?: string | undefined;
  /** Line of details below the title. */
  meta?: ReactNode;
  /** The owner's buttons. */
  actions?: ReactNode;
  /** A line of our own text, for the owner's lists. */
  lead?: ReactNode;
}

/** The only `h1` of a content screen, with details and the owner's buttons. */
export const ContentTitle = ({ title, lang, meta, actions, lead }: ContentTitleProps) => (
  <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 pb-3">
    <div className="min-w-0 flex-1 basis-60">
      <h1 lang={lang} className="text-2xl tracking-tight wrap-anywhere">
        {title || m.content_untitled()}
      </h1>
      {lead != null && <p className="text-muted">{lead}</p>}
      {meta != null && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-sm text-muted">{meta}</div>
      )}
    </div>
    {actions != null && <div className="no-print flex flex-wrap items-center gap-2">{actions}</div>}
  </div>
);

/** A card on a content screen: text, pictures or details. */
export const Panel = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div
    className={classNames(
      'surface rounded-lg border border-line p-4 shadow-sm frosted sm:p-5',
      // The blur creates a stacking context: without this, an open menu would lie below the next card.
      'has-[details[open]]:relative has-[details[open]]:z-10',
      className,
    )}
  >
    {children}
  </div>
);
