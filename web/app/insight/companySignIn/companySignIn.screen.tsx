import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { href } from 'react-router';
import type { Route } from './+types/companySignIn.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { GroupChoice } from '../../profile/group/management/GroupChoice.tsx';
import { readGroupId } from '../../profile/group/management/managed.server.ts';
import { noOrganization } from '../../profile/group/management/noOrganization.tsx';
import { chooseGroup } from '../../profile/group/people/people.server.ts';
import { Column } from '../../ui/layout/Column.tsx';
import { NoRows } from '../../ui/ListView.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { answerForm } from './companySignIn.server.ts';
import { signInPath } from './companySignInPaths.tsx';
import { Directory } from './Directory.tsx';
import { Domains } from './Domains.tsx';
import { Provider } from './Provider.tsx';

/** The sign-in of a company that the reader owns (`?groupId=`): its domains, its provider and its directory. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.sso_purpose());
  const { groups, chosen, isNamed } = await chooseGroup(context, new URL(request.url));
  const owned = groups.filter(({ owner }) => owner);
  const group = isNamed ? chosen : (owned[0] ?? chosen);
  const choices = isNamed ? [] : owned.map(({ _id, name }) => ({ _id, name }));
  if (!group?.owner) return { choices, group: null, isAdmin: group !== null, loaded: null };
  const { data: loaded } = await api(context).companySignIn.get({ params: { groupId: group._id } });
  return { choices, group: { _id: group._id, name: group.name }, isAdmin: true, loaded };
};

export const action = ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.sso_purpose());
  return answerForm(context, request, readGroupId(request));
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.sso_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export default function CompanySignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { choices, group, isAdmin, loaded } = loaderData;
  const replyTo = (...intents: readonly string[]) =>
    actionData && intents.includes(actionData.intent) ? actionData.reply : undefined;
  const errorOf = (...intents: readonly string[]) => replyTo(...intents)?.error?.[''] ?? undefined;
  return (
    <Column kind="form">
      <PageHeader
        title={m.sso_title()}
        lead={group ? m.sso_lead({ group: group.name }) : undefined}
        back={{ to: href('/more'), label: m.more_title() }}
      />
      {!isAdmin && <NoRows empty={noOrganization({ icon: LockKeyhole, text: m.sso_no_groups() })} />}
      {isAdmin && !group && (
        <NoRows empty={{ icon: LockKeyhole, title: m.sso_owner_only(), text: m.sso_owner_only_text() }} />
      )}
      {group && loaded && (
        <div className="stack">
          {choices.length > 1 && (
            <GroupChoice
              action={href('/action/companySignIn')}
              groups={choices}
              groupId={group._id}
              label={m.people_group()}
              submit={m.people_group_choose()}
            />
          )}
          <Domains
            key={loaded.domains.length}
            domains={loaded.domains}
            reply={replyTo('addDomain', 'checkDomain', 'removeDomain')}
          />
          <Provider
            key={loaded.provider?.updatedAt}
            provider={loaded.provider}
            redirectUri={loaded.redirectUri}
            reply={replyTo('saveProvider', 'removeProvider')}
            trial={actionData?.trial}
            trialError={errorOf('try')}
          />
          <Directory
            loaded={loaded}
            made={actionData?.made}
            error={errorOf('createToken', 'revokeToken')}
            path={`${signInPath(group._id)}#directory`}
          />
        </div>
      )}
    </Column>
  );
}
