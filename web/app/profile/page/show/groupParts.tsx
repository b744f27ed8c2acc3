import Landmark from 'lucide-react/icons/landmark';
import UsersRound from 'lucide-react/icons/users-round';
import { href, Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { number } from '../../../platform/language/formats.ts';
import { type EditAt, type Parts, profileParts } from './sectionParts.tsx';
import { Block } from '../../theme/ThemedPage.tsx';
import type { GroupPage } from './group.server.ts';

/** The agency of a member or group, which leads to its page. */
export const AgencyLink = ({ agency }: { agency: { readonly _id: string; readonly name: string } }) => (
  <Link
    to={href('/agency/:id', { id: agency._id })}
    className="flex min-h-11 items-center gap-3 underline underline-offset-4"
  >
    <Landmark aria-hidden size={20} className="shrink-0 text-(color:--brand-icon)" />
    <span className="min-w-0 wrap-anywhere">{m.profile_of_agency({ name: agency.name })}</span>
  </Link>
);

/** The agency of a group and its number of members. */
const Organization = ({ id, urlMinify, agency, memberTotal }: GroupPage) => (
  <Block id="members" title={m.profile_organization()}>
    {agency !== null && <AgencyLink agency={agency} />}
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
export const groupEditPath = ({ id, urlMinify, can }: GroupPage): EditAt =>
  can.update ? (part) => href('/mbg/:id/edit/:part', { id: urlMinify ?? id, part }) : undefined;
