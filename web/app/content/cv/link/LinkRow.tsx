import type { CvLink } from '@m4u/contract/content/cv/link';
import CalendarX from 'lucide-react/icons/calendar-x';
import Check from 'lucide-react/icons/check';
import Eye from 'lucide-react/icons/eye';
import Lock from 'lucide-react/icons/lock';
import Mail from 'lucide-react/icons/mail';
import PencilLine from 'lucide-react/icons/pencil-line';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useRef } from 'react';
import { m } from '../../../paraglide/messages.js';
import { date, number } from '../../../platform/language/formats.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog, useDialog } from '../../../ui/overlays/Dialog.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { CopyButton } from '../../../ui/sharing/CopyButton.tsx';
import { ShareButton } from '../../../ui/sharing/ShareButton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { cvLinksPath } from '../cvPaths.tsx';

export interface LinkRowProps {
  link: CvLink;
  cvId: string;
  /** Full address of the link. */
  address: string;
  /** Name in the CV, for the title of a shared link. */
  fullName: string;
  /** Whether the link was made just now: it takes the focus, which brings it into view. */
  isNew: boolean;
}

const Views = ({ link: { views, openedAt } }: { link: CvLink }) => (
  <p className="flex items-center gap-1.5 text-sm">
    <Eye aria-hidden size={16} />
    {openedAt === null ? (
      m.cv_private_link_unopened()
    ) : (
      <span>
        {m.cv_private_link_views({ count: number(views) })} · <RelativeTime time={openedAt} />
      </span>
    )}
  </p>
);

/** One link to a CV: for whom, what it asks, whether it was opened; to send, to change, to delete. */
export const LinkRow = ({ link, cvId, address, fullName, isNew }: LinkRowProps) => {
  const dialog = useDialog();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [isNew]);
  return (
    <Card>
      <div className="stack gap-2">
        <h2 ref={heading} tabIndex={-1} className="text-base font-semibold wrap-anywhere outline-none">
          {link.label}
        </h2>
        <div className="flex flex-wrap gap-2 empty:hidden">
          {isNew && <Tag icon={Check}>{m.cv_private_link_new_made()}</Tag>}
          {link.letter && <Tag icon={Mail}>{m.cv_letter_has()}</Tag>}
          {link.hasPassword && <Tag icon={Lock}>{m.cv_private_link_has_password()}</Tag>}
          {link.ended ? (
            <Tag icon={CalendarX}>{m.cv_private_link_over()}</Tag>
          ) : (
            link.endsOn !== '' && <Tag icon={CalendarX}>{m.cv_private_link_until({ date: date(link.endsOn) })}</Tag>
          )}
        </div>
        <Views link={link} />
        <div className="flex flex-wrap gap-2">
          {!link.ended && (
            <>
              <CopyButton text={address} variant="primary">
                {m.cv_private_link_copy()}
              </CopyButton>
              <ShareButton url={address} title={m.cv_share_title({ name: fullName })} />
            </>
          )}
          <LinkButton to={cvLinksPath(cvId, { edit: link._id })} variant="secondary" icon={PencilLine}>
            {m.cv_private_link_edit()}
          </LinkButton>
          <Button variant="quietDanger" icon={Trash2} {...dialog.trigger}>
            {m.content_delete()}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        {...dialog}
        title={m.cv_private_link_remove()}
        question={m.cv_private_link_remove_question({ label: link.label })}
        confirm={m.cv_private_link_remove()}
        fields={{ intent: 'remove', link: link._id }}
      />
    </Card>
  );
};
