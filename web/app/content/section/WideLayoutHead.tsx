import type { ReactNode } from 'react';
import { PageBar } from '../../profile/page/show/PageBar.tsx';
import { PageMenu } from '../../profile/page/show/PageMenu.tsx';
import { Portrait } from '../../profile/page/show/ProfileHead.tsx';
import type { PublicProfile } from '../../profile/page/show/publicProfile.tsx';
import { StoredPicture } from '../../profile/upload/StoredPicture.tsx';

const coverRoom = 'block aspect-2/1 w-full overflow-hidden object-cover sm:aspect-3/1 lg:aspect-7/2 lg:rounded-lg';

/** Cover across the full width, or a drawing of the theme. */
const WideCover = ({ picture }: { picture: PublicProfile['background'] }) =>
  picture ? (
    <StoredPicture alt="" picture={picture} sizes="(min-width: 1200px) 1200px, 100vw" priority className={coverRoom} />
  ) : (
    <div aria-hidden className={`${coverRoom} bg-(image:--brand-cover-image) bg-cover bg-center`} />
  );

export interface WideLayoutHeadProps {
  profile: PublicProfile;
  /** The owner's edit link. */
  edit?: ReactNode;
  /** Actions for the reader. */
  actions: ReactNode;
}

/** Head of the page: a wide cover, the portrait over its edge, the name beside it, and the actions. */
export const WideLayoutHead = ({ profile, edit, actions }: WideLayoutHeadProps) => {
  const { name, headline, portrait, background, lang, address } = profile;
  return (
    <header>
      <div className="relative lg:mx-6 lg:mt-6">
        <WideCover picture={background} />
        <PageBar name={name} address={address} menu={<PageMenu profile={profile} />} />
      </div>
      <div className="relative -mt-14 px-4 sm:px-6 lg:flex lg:items-start lg:gap-6">
        <Portrait name={name} kind={profile.kind} picture={portrait} size={136} />
        <div className="min-w-0 pt-3 pb-4 lg:flex-1 lg:pt-17">
          <h1 lang={lang} className="text-2xl tracking-tight wrap-anywhere sm:text-3xl">
            {name}
          </h1>
          {headline !== '' && (
            <p lang={lang} className="text-lg text-balance">
              {headline}
            </p>
          )}
        </div>
        <div className="lg:w-88 lg:shrink-0 lg:pt-18">{actions}</div>
        {edit != null && <div className="absolute top-17 right-4 lg:top-0 lg:right-11">{edit}</div>}
      </div>
    </header>
  );
};
