import type { ReactNode } from 'react';
import { PageBar } from '../../profile/page/show/PageBar.tsx';
import { PageMenu } from '../../profile/page/show/PageMenu.tsx';
import type { PublicProfile } from '../../profile/page/show/publicProfile.tsx';
import { m } from '../../paraglide/messages.js';
import { StoredPicture } from '../../profile/upload/StoredPicture.tsx';
import { Avatar } from '../../ui/Avatar.tsx';

const portraitRoom = 'block aspect-4/5 w-full overflow-hidden object-cover lg:rounded-lg';

/** Portrait across the full width; without one, initials on a drawing of the theme. */
const LargePortrait = ({ name, picture }: { name: string; picture: PublicProfile['portrait'] }) =>
  picture ? (
    <StoredPicture
      alt={m.profile_portrait_of({ name })}
      picture={picture}
      sizes="(min-width: 900px) 420px, 100vw"
      priority
      className={portraitRoom}
    />
  ) : (
    <div className={`${portraitRoom} bg-(image:--brand-cover-image) bg-cover bg-center`}>
      <div className="grid size-full place-items-center">
        <Avatar name={name} size={200} />
      </div>
    </div>
  );

export interface IdolHeadProps {
  profile: PublicProfile;
  /** The owner's edit link. */
  edit?: ReactNode;
  /** Actions for the reader. */
  children: ReactNode;
}

/** Head of the page: a large portrait with the name. */
export const IdolHead = ({ profile, edit, children }: IdolHeadProps) => {
  const { name, headline, portrait, lang, address } = profile;
  return (
    <header className="lg:sticky lg:top-6">
      <div className="relative">
        <LargePortrait name={name} picture={portrait} />
        <PageBar name={name} address={address} menu={<PageMenu profile={profile} />} />
        {edit != null && <div className="absolute right-3 bottom-3">{edit}</div>}
      </div>
      <div className="stack px-4 pt-4 sm:px-6 lg:px-0">
        <div>
          <h1 lang={lang} className="text-3xl tracking-tight wrap-anywhere">
            {name}
          </h1>
          {headline !== '' && (
            <p lang={lang} className="text-lg text-balance">
              {headline}
            </p>
          )}
        </div>
        {children}
      </div>
    </header>
  );
};
