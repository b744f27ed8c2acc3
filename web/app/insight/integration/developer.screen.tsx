import KeyRound from 'lucide-react/icons/key-round';
import Plus from 'lucide-react/icons/plus';
import WebhookIcon from 'lucide-react/icons/webhook';
import { href, redirect } from 'react-router';
import type { Route } from './+types/developer.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../platform/forms/form.server.ts';
import { defineFilter, oneOf } from '../../platform/search/filter.server.ts';
import { requirePage } from '../../platform/search/table.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { readGroupId } from '../../profile/group/management/managed.server.ts';
import { GroupChoice } from '../../profile/group/management/GroupChoice.tsx';
import { noOrganization } from '../../profile/group/management/noOrganization.tsx';
import { chooseGroup } from '../../profile/group/people/people.server.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { Column } from '../../ui/layout/Column.tsx';
import { type EmptyList, ListView, NoRows } from '../../ui/ListView.tsx';
import { TabLinks } from '../../ui/overlays/Tabs.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { developerPath, newKeyPath, newWebhookPath } from './integrationPaths.tsx';
import { KeyRow, WebhookRow } from './IntegrationRows.tsx';

const readTab = defineFilter({ tab: oneOf(['webhooks']) });

/** The API keys of a group that the reader administers (`?groupId=`), or with `?tab=webhooks` its webhooks. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.developer_purpose());
  const url = new URL(request.url);
  const { groups, chosen, isNamed } = await chooseGroup(context, url);
  const group = chosen && { _id: chosen._id, name: chosen.name };
  const choices = isNamed ? [] : groups.map(({ _id, name }) => ({ _id, name }));
  const { page, filter } = readTab(url.searchParams);
  const none = { choices, group, page, keys: [], webhooks: [], total: 0 };
  if (!group) return { ...none, tab: 'keys' as const };
  const call = { params: { groupId: group._id }, query: { page } };
  if (filter.tab === 'webhooks') {
    const { data: webhooks, total } = await api(context).integration.listWebhooks(call);
    requirePage(context, { rows: webhooks, total });
    return { ...none, tab: 'webhooks' as const, webhooks, total };
  }
  const { data: keys, total } = await api(context).integration.listKeys(call);
  requirePage(context, { rows: keys, total });
  return { ...none, tab: 'keys' as const, keys, total };
};

/** Revokes a key. */
export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.developer_purpose());
  const groupId = readGroupId(request);
  const form = await readForm(request);
  try {
    const params = { groupId, id: form.values['id'] ?? '' };
    const { data } = await api(context).integration.revokeKey({ params });
    setFlash(context, { kind: 'success', message: m.developer_revoked({ name: data.name }) });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  throw redirect(developerPath(groupId));
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.developer_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

type Data = Route.ComponentProps['loaderData'];

const addLink = (groupId: string, tab: Data['tab']) => (
  <LinkButton to={tab === 'keys' ? newKeyPath(groupId) : newWebhookPath(groupId)} icon={Plus}>
    {tab === 'keys' ? m.developer_key_new() : m.developer_webhook_new()}
  </LinkButton>
);

const emptyList = (groupId: string, tab: Data['tab']): EmptyList => ({
  icon: tab === 'keys' ? KeyRound : WebhookIcon,
  title: tab === 'keys' ? m.developer_keys_empty() : m.developer_webhooks_empty(),
  text: tab === 'keys' ? m.developer_keys_empty_text() : m.developer_webhooks_empty_text(),
  action: addLink(groupId, tab),
});

export default function Developer({ loaderData, actionData }: Route.ComponentProps) {
  const { choices, group, tab, page, keys, webhooks, total } = loaderData;
  return (
    <Column kind="list">
      <PageHeader
        title={m.developer_title()}
        lead={group && m.developer_lead({ group: group.name })}
        back={{ to: href('/more'), label: m.more_title() }}
        actions={group && total > 0 && addLink(group._id, tab)}
      />
      <div className="stack">
        <FormError errors={actionData?.error?.['']} />
        {!group && <NoRows empty={noOrganization({ icon: KeyRound, text: m.developer_no_groups() })} />}
        {group && choices.length > 1 && (
          <GroupChoice
            action={href('/action/developer')}
            groups={choices}
            groupId={group._id}
            label={m.people_group()}
            submit={m.people_group_choose()}
            fields={{ tab }}
          />
        )}
        {group && (
          <>
            <TabLinks
              label={m.developer_tabs()}
              tabs={[
                { to: developerPath(group._id), label: m.developer_keys(), current: tab === 'keys' },
                {
                  to: developerPath(group._id, 'webhooks'),
                  label: m.developer_webhooks(),
                  current: tab === 'webhooks',
                },
              ]}
            />
            <p>
              {m.developer_docs_text()}{' '}
              <a href="/api/docs" className="font-semibold text-accent-ink hover:underline">
                {m.developer_docs()}
              </a>
            </p>
            <ListView
              shape="cards"
              page={page}
              total={total}
              rows={
                tab === 'keys'
                  ? keys.map((apiKey) => <KeyRow key={apiKey._id} apiKey={apiKey} />)
                  : webhooks.map((webhook) => <WebhookRow key={webhook._id} webhook={webhook} />)
              }
              empty={emptyList(group._id, tab)}
            />
          </>
        )}
      </div>
    </Column>
  );
}
