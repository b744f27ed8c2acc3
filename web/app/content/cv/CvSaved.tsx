import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import KeyRound from 'lucide-react/icons/key-round';
import Mail from 'lucide-react/icons/mail';
import { useEffect, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CopyButton } from '../../ui/sharing/CopyButton.tsx';
import { ShareButton } from '../../ui/sharing/ShareButton.tsx';
import { cvLetterPath, cvLinksPath, downloadPath } from './cvPaths.tsx';

export interface CvSavedProps {
  id: string;
  /** Moment of the save: another one brings the message into view again. */
  at: string;
  fullName: string;
  /** The full address where others read the CV; null for a private one. */
  address: string | null;
  /** Whether others see an e-mail address or a phone number on it. */
  hasContact: boolean;
}

// A link of the router would drop the query, which names the CV.
const toVisibility = (label: string) => (
  <a href="#public" className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
    {label}
  </a>
);

/** Says that the CV was saved and what comes next, at the top of the editor: its link, or how to get one. */
export const CvSaved = ({ id, at, fullName, address, hasContact }: CvSavedProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [at]);
  const download = (
    <LinkButton to={downloadPath(id)} icon={Download} variant={address === null ? 'primary' : 'secondary'}>
      {m.cv_download()}
    </LinkButton>
  );
  const links = (
    <LinkButton to={cvLinksPath(id)} icon={KeyRound} variant="secondary">
      {m.cv_private_links()}
    </LinkButton>
  );
  const letter = (
    <LinkButton to={cvLetterPath(id)} icon={Mail} variant="secondary">
      {m.cv_letter()}
    </LinkButton>
  );
  return (
    <div className="mb-4">
      <Card>
        <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
          {m.cv_saved()}
        </h2>
        {address === null ? (
          <>
            <p className="mt-1 text-muted">{m.cv_saved_private()}</p>
            <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
              {download}
              {letter}
              {links}
              {toVisibility(m.cv_saved_show())}
            </div>
          </>
        ) : (
          <>
            <p className="mt-1 font-semibold wrap-anywhere">{address.replace(/^https?:\/\//, '')}</p>
            {!hasContact && (
              <p className="mt-1">
                {m.cv_saved_no_contact()} {toVisibility(m.cv_saved_show_contact())}
              </p>
            )}
            <div className="mt-3 flex flex-wrap gap-2">
              <CopyButton text={address} variant="primary">
                {m.profile_copy_page_link()}
              </CopyButton>
              <ShareButton url={address} title={m.cv_share_title({ name: fullName })} />
              <LinkButton to={new URL(address).pathname} icon={Eye} variant="secondary">
                {m.cv_view()}
              </LinkButton>
              {letter}
              {links}
              {download}
            </div>
          </>
        )}
      </Card>
    </div>
  );
};
