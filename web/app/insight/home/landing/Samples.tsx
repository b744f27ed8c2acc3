import FileUser from 'lucide-react/icons/file-user';
import MailOpen from 'lucide-react/icons/mail-open';
import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { LinkButton } from '../../../ui/Button.tsx';
import type { LandingData } from './landing.server.ts';
import { SectionTitle } from './SectionTitle.tsx';
import { CvPicture, InvitationPicture } from './UsePictures.tsx';

/** An invitation and a CV to open; ways to make one where the operator shows none. */
export const Samples = ({ couple, cv, invitationTo, cvTo }: Omit<LandingData, 'pages' | 'rules' | 'prices'>) => (
  <section id="samples" aria-labelledby="samples-title" className="below-fold l-samples">
    <div>
      <SectionTitle id="samples-title">{m.landing_try_title()}</SectionTitle>
      <p className="mt-1 text-muted">{m.landing_try_lead()}</p>
      <div className="mt-5 flex flex-col gap-3 lg:items-start">
        {invitationTo === null ? (
          <LinkButton to={href('/action/wedding')} icon={MailOpen}>
            {m.landing_make_invitation()}
          </LinkButton>
        ) : (
          <LinkButton to={invitationTo} icon={MailOpen}>
            {m.landing_open_invitation({ groom: couple.groom, bride: couple.bride })}
          </LinkButton>
        )}
        {cvTo === null ? (
          <LinkButton to={href('/action/createCv')} icon={FileUser} variant="secondary">
            {m.landing_make_cv()}
          </LinkButton>
        ) : (
          <LinkButton to={cvTo} icon={FileUser} variant="secondary">
            {m.landing_open_cv({ name: cv.name })}
          </LinkButton>
        )}
      </div>
    </div>
    <div className="l-pair">
      <InvitationPicture couple={couple} />
      <CvPicture cv={cv} />
    </div>
  </section>
);
