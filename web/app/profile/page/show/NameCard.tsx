import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { ThemedPage } from '../../theme/ThemedPage.tsx';
import { LanguageSwitch } from './PageBar.tsx';
import { Portrait } from './ProfileHead.tsx';
import type { PublicProfile } from './publicProfile.tsx';
import { QuickActions } from './QuickActions.tsx';

export interface NameCardProps {
  profile: PublicProfile;
  organization: string | null;
  /** Path of the whole page. */
  page: string;
  /** The owner's short URL, for reading aloud; null without a short link. */
  short: string | null;
  /** URL of the QR code; null for a locked profile. */
  qr: string | null;
}

/** A compact name card to show in person: portrait, name, role, three actions and the QR code. */
export const NameCard = ({ profile, organization, page, short, qr }: NameCardProps) => {
  const { name, headline, portrait, contacts, lang, theme, vcard, connect } = profile;
  const line = [headline, headline.includes(organization ?? '') ? null : organization].filter(Boolean).join(' · ');
  return (
    <ThemedPage theme={theme} counted={profile.counted}>
      <div className="mx-auto flex min-h-dvh max-w-column flex-col items-center justify-center gap-4 px-4 pt-6 pb-[calc(1.5rem+var(--bar-room,0px))]">
        <div className="self-end text-(color:--brand-menu-text)">
          <LanguageSwitch />
        </div>
        <article className="surface w-full overflow-hidden rounded-lg border border-line shadow-md frosted">
          <div aria-hidden className="h-24 bg-(image:--brand-cover-image) bg-cover bg-center" />
          <div className="-mt-14 flex flex-col items-center gap-4 px-4 pb-5 text-center">
            <div className="flex w-full flex-col items-center gap-1">
              <Portrait name={name} kind={profile.kind} picture={portrait} size={112} />
              <h1 lang={lang} className="mt-2 max-w-full text-2xl tracking-tight">
                {name}
              </h1>
              {line !== '' && (
                <p lang={lang} className="max-w-sm text-balance">
                  {line}
                </p>
              )}
            </div>
            {qr === null ? (
              <p>{m.profile_locked()}</p>
            ) : (
              <>
                <figure className="grid justify-items-center gap-2">
                  <img
                    src={qr}
                    width={220}
                    height={220}
                    alt={m.qr_of({ name })}
                    className="rounded-md bg-[#fff] p-2 shadow-sm"
                  />
                  {short !== null && <figcaption className="text-sm wrap-anywhere">{short}</figcaption>}
                </figure>
                <div className="w-full">
                  <QuickActions contacts={contacts} vcard={vcard} connect={connect} />
                </div>
                <Link
                  to={page}
                  className="inline-flex min-h-11 items-center gap-2 rounded-md px-3 font-semibold text-accent-ink hover:underline"
                >
                  {m.profile_whole_page()}
                  <ArrowRight aria-hidden size={18} />
                </Link>
              </>
            )}
          </div>
        </article>
      </div>
    </ThemedPage>
  );
};
