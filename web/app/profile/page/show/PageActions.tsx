import { OwnerActions } from '../owner/OwnerActions.tsx';
import type { PublicProfile } from './publicProfile.tsx';
import { QuickActions, type QuickActionsProps } from './QuickActions.tsx';

interface PageActionsProps extends Pick<QuickActionsProps, 'onSave'> {
  profile: PublicProfile;
  /** The reader may edit the page. */
  isOwn: boolean;
  /** How the reader connects with the owner, where it is not that of the profile. */
  connect?: QuickActionsProps['connect'];
}

/** The first row of actions on a page: how to reach its owner, or what its owner does with it. */
export const PageActions = ({ profile, isOwn, connect = profile.connect, onSave }: PageActionsProps) => {
  const { contacts, vcard, face } = profile;
  if (isOwn) return <OwnerActions {...profile} />;
  return <QuickActions contacts={contacts} vcard={vcard} face={face} connect={connect} {...(onSave && { onSave })} />;
};
