import { href, Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Block } from '../../theme/ThemedPage.tsx';
import { EditLink } from '../owner/EditLink.tsx';
import { AgencyLink } from './groupParts.tsx';
import { Facts, hasNoFacts } from './Facts.tsx';
import type { MemberPageData } from './member.server.ts';
import { type EditAt, type Parts, profileParts } from './sectionParts.tsx';

/** The groups that a member belongs to, and the agency. */
const Groups = ({ groups, agency, profile: { lang } }: MemberPageData) => (
  <Block id="groups" title={m.profile_groups()}>
    {agency && <AgencyLink agency={agency} />}
    <ul className="grid gap-2 pt-2">
      {groups.map(({ _id, name, urlMinify }) => (
        <li key={_id}>
          <Link
            to={href('/mbg/:id', { id: urlMinify ?? _id })}
            className="flex min-h-14 items-center gap-3 rounded-md border border-line px-3 py-2 font-semibold hover:bg-sunken"
          >
            <Avatar name={name} size={36} />
            <span lang={lang} className="min-w-0 wrap-anywhere">
              {name}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </Block>
);

const FactsBlock = ({ page: { facts, profile }, editAt }: { page: MemberPageData; editAt: EditAt }) => (
  <Block
    id="facts"
    title={m.profile_facts()}
    edit={editAt && <EditLink to={editAt('facts')} label={m.profile_edit_facts()} />}
  >
    <Facts {...facts} lang={profile.lang} />
  </Block>
);

/** The content of a member's page, by section. */
export const memberParts = (page: MemberPageData, editAt: EditAt): Parts => ({
  ...profileParts(page.profile, editAt),
  facts: !hasNoFacts(page.facts) && <FactsBlock page={page} editAt={editAt} />,
  groups: (page.groups.length > 0 || page.agency !== null) && <Groups {...page} />,
});

/** Returns the editor's path for each part of a member's page; undefined when the reader may not edit. */
export const memberEditPath = ({ id, urlMinify, can }: MemberPageData): EditAt =>
  can.update ? (part) => href('/me/:id/edit/:part', { id: urlMinify ?? id, part }) : undefined;
