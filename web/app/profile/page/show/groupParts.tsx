import UsersRound from 'lucide-react/icons/users-round';
import { href, Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { number } from '../../../platform/language/formats.ts';
import { type EditAt, type Parts, profileParts } from './sectionParts.tsx';
import { Block } from '../../theme/ThemedPage.tsx';
import type { GroupPage } from './group.server.ts';

/** The agency of a group and its number of members. */
const Organization = ({ id, urlMinify, agency, memberTotal }: GroupPage) => (
  <Block id="members" title={m.profile_organization()}>
    {agency !== null && <p className="pt-1">{m.profile_of_agency({ name: agency })}</p>}
    {memberTotal > 0 && (
      <Link
        to={href('/mbg/:id/members', { id: urlMinify ?? id })}
        className="flex min-h-11 items-center gap-3 underline underline-offset-4"
      >
        <UsersRound aria-hidden size={20} className="text-(color:--brand-icon)" />
        {m.profile_member_total({ total: number(memberTotal) })}
      </Link>
    )}
  </Block>
);

/** The content of a group's page, by section. */
export const groupParts = (page: GroupPage, editAt: EditAt): Parts => ({
  ...profileParts(page.profile, editAt),
  groups: (page.memberTotal > 0 || page.agency !== null) && <Organization {...page} />,
});

/** Returns the editor's path for each part of a group's page; undefined when the reader may not edit. */
export const editOfGroup = ({ id, urlMinify, can }: GroupPage): EditAt =>
  can.update ? (part) => href('/mbg/:id/edit/:part', { id: urlMinify ?? id, part }) : undefined;
