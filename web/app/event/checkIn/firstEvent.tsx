import Plus from 'lucide-react/icons/plus';
import ScanLine from 'lucide-react/icons/scan-line';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { withQuery } from '../../platform/search/filter.ts';
import { LinkButton } from '../../ui/Button.tsx';
import type { EmptyList } from '../../ui/ListView.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { eventsPath, newEventPath } from './checkInPaths.tsx';

/** Path of a screen that leads back to the events. */
const andBack = (path: string): string => withQuery(path, { returnTo: eventsPath() });

export interface FirstEventProps {
  /** The group for which the reader may make an event; undefined for readers who administer none. */
  groupId: string | undefined;
  isVerified: boolean;
}

/** The step that comes next on the way to an event: a verified account, a group, the event itself. */
const nextStep = ({ groupId, isVerified }: FirstEventProps) => {
  if (!isVerified) return <LinkButton to={andBack(href('/verify-account'))}>{m.point_verify()}</LinkButton>;
  if (groupId === undefined)
    return <LinkButton to={andBack(href('/action/company/new'))}>{m.company_new_group()}</LinkButton>;
  return (
    <LinkButton to={newEventPath(groupId)} icon={Plus}>
      {m.checkin_new()}
    </LinkButton>
  );
};

const listNeeds = ({ groupId, isVerified }: FirstEventProps): string[] => {
  if (groupId !== undefined) return [isVerified ? m.checkin_empty_text() : m.checkin_needs_verified()];
  return [isVerified ? m.checkin_needs_group() : m.checkin_needs_both(), m.checkin_needs_link()];
};

/** Words of the empty list of events: what an event needs, and the next step. Weddings have a way of their own. */
export const firstEventWords = (props: FirstEventProps): EmptyList => ({
  icon: ScanLine,
  title: m.checkin_empty(),
  text: (
    <>
      {listNeeds(props).map((need) => (
        <p key={need} className="mb-2">
          {need}
        </p>
      ))}
      {props.groupId === undefined && (
        <TextLink to={andBack(href('/action/wedding'))}>{m.checkin_needs_wedding()}</TextLink>
      )}
    </>
  ),
  action: nextStep(props),
});
