import Plus from 'lucide-react/icons/plus';
import ScanLine from 'lucide-react/icons/scan-line';
import { href } from 'react-router';
import { VerifyNotice } from '../../identity/auth/VerifyNotice.tsx';
import { m } from '../../paraglide/messages.js';
import { withQuery } from '../../platform/search/filter.ts';
import { noOrganization } from '../../profile/group/management/noOrganization.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import type { EmptyList } from '../../ui/ListView.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { eventsPath, newEventPath } from './checkInPaths.tsx';

export interface FirstEventProps {
  /** The group for which the reader may make an event; undefined for readers who administer none. */
  groupId: string | undefined;
  isVerified: boolean;
}

/** Words for readers without a group. Weddings have a way of their own. */
const withoutGroup = (): EmptyList => {
  const words = noOrganization({ icon: ScanLine, text: m.checkin_needs_group(), returnTo: eventsPath() });
  return {
    ...words,
    text: (
      <>
        <p className="mb-2">{words.text}</p>
        <TextLink to={withQuery(href('/action/wedding'), { returnTo: eventsPath() })}>
          {m.checkin_needs_wedding()}
        </TextLink>
      </>
    ),
  };
};

/** Words of the empty list of events, and the step that comes next: a group, a verified account, the event itself. */
export const firstEventWords = ({ groupId, isVerified }: FirstEventProps): EmptyList => {
  if (groupId === undefined) return withoutGroup();
  return {
    icon: ScanLine,
    title: m.checkin_empty(),
    text: m.checkin_empty_text(),
    action: isVerified ? (
      <LinkButton to={newEventPath(groupId)} icon={Plus}>
        {m.checkin_new()}
      </LinkButton>
    ) : (
      <VerifyNotice reason={m.checkin_needs_verified()} />
    ),
  };
};
