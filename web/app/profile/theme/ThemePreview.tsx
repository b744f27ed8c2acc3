import type { Picture } from '@m4u/contract/common';
import Phone from 'lucide-react/icons/phone';
import Share2 from 'lucide-react/icons/share-2';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { m } from '../../paraglide/messages.js';
import { Avatar } from '../../ui/Avatar.tsx';
import { classNames } from '../../ui/classNames.ts';
import { smallSource } from '../upload/StoredPicture.tsx';
import { themeProps, type ThemeVariables } from './ThemedPage.tsx';

/** A theme in a choice: its name in the reader's language, and its variables. */
export interface ThemeChoice {
  readonly code: string;
  readonly name: string;
  readonly colourName: string;
  readonly variables: ThemeVariables;
}

/** Small sample of a theme without text: background, cover, card and buttons. */
export const ThemeSwatch = ({ theme }: { theme: ThemeVariables }) => (
  <span
    aria-hidden
    {...themeProps(
      theme,
      'pointer-events-none relative block aspect-4/3 overflow-hidden rounded-sm border border-line bg-(image:--brand-background-image) bg-size-(--brand-background-size) bg-center',
    )}
  >
    <span className="absolute inset-x-0 top-0 block h-1/3 bg-(image:--brand-cover-image) bg-cover bg-center" />
    <span className="absolute top-[18%] left-1/2 block size-8 -translate-x-1/2 rounded-full bg-(--brand-button-bg) ring-2 ring-(--brand-bg)" />
    <span className="absolute top-[54%] left-1/2 block h-1.5 w-2/5 -translate-x-1/2 rounded-full bg-(--brand-text)" />
    <span className="surface absolute inset-x-2 bottom-2 flex gap-1 rounded-sm p-1.5">
      <span className="h-2.5 flex-1 rounded-full bg-(--brand-quick-phone-bg)" />
      <span className="h-2.5 flex-1 rounded-full bg-(--brand-button-bg)" />
      <span className="h-2.5 flex-1 rounded-full bg-(--brand-icon)" />
    </span>
  </span>
);

export interface ThemePreviewProps {
  theme: ThemeVariables;
  name: string;
  headline: string;
  portrait: Picture | null;
}

const tile = 'flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-md text-xs font-semibold shadow-sm';

/** Small preview of the owner's page in a theme. */
export const ThemePreview = ({ theme, name, headline, portrait }: ThemePreviewProps) => (
  <section
    aria-label={m.theme_preview_of({ name })}
    {...themeProps(
      theme,
      'overflow-hidden rounded-lg border border-line bg-(image:--brand-background-image) bg-size-(--brand-background-size) bg-center shadow-md',
    )}
  >
    <div className="h-16 bg-(image:--brand-cover-image) bg-cover bg-center" />
    <div className="-mt-10 flex flex-col items-center px-4 pb-4 text-center">
      <Avatar name={name} src={portrait && smallSource(portrait, 80)} size={80} className="ring-4 ring-(--brand-bg)" />
      <p className="mt-1 max-w-full text-lg font-bold">{name}</p>
      {headline !== '' && <p className="text-sm text-balance">{headline}</p>}
      <div className="mt-3 grid w-full grid-cols-3 gap-2">
        <span className={classNames(tile, 'bg-(--brand-quick-phone-bg) text-(color:--brand-quick-phone-text)')}>
          <Phone size={18} />
          {m.profile_call()}
        </span>
        <span className={classNames(tile, 'bg-accent text-on-accent')}>
          <UserRoundPlus size={18} />
          {m.profile_save_contact()}
        </span>
        <span className={classNames(tile, 'surface border border-line')}>
          <Share2 size={18} />
          {m.ui_share()}
        </span>
      </div>
      <div className="mt-3 hidden w-full rounded-md border border-line bg-(--brand-about-me-bg) p-3 text-left text-sm text-(color:--brand-about-me-text) lg:block">
        <p className="font-bold">{m.profile_about()}</p>
        <p>{m.theme_sample()}</p>
      </div>
    </div>
  </section>
);
