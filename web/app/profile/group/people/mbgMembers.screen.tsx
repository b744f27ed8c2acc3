import { groupTag, memberTag } from '@m4u/contract/tags';
import LogOut from 'lucide-react/icons/log-out';
import Search from 'lucide-react/icons/search';
import UsersRound from 'lucide-react/icons/users-round';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/mbgMembers.screen';
import { m } from '../../../paraglide/messages.js';
import { requirePage } from '../../../platform/search/table.server.ts';
import { screenMeta } from '../../../platform/sharing/share-meta.ts';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { number } from '../../../platform/language/formats.ts';
import { readForm } from '../../../platform/forms/form.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { cacheable, loadOrNotFound } from '../../../platform/cache/shared.server.ts';
import { LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SearchForm } from '../../../ui/fields/SearchForm.tsx';
import { readPeopleFilter } from './people.server.ts';
import { ListView } from '../../../ui/ListView.tsx';
import { FriendRow } from '../../friend/FriendRow.tsx';
import { readGroup } from '../../page/show/group.server.ts';
import { formatRole } from './formatRole.tsx';
import { Column } from '../../../ui/layout/Column.tsx';

/** Loads the public members of a group, with the reader's options to join or leave. */
export const loader = async ({ params: { id }, context, request, pattern }: Route.LoaderArgs) => {
  const url = new URL(request.url);
  const group = await readGroup(context, { pattern, id, pathFor: (link) => href('/mbg/:id/members', { id: link }) });
  const path = href('/mbg/:id', { id: group.urlMinify ?? group.id });
  if (group.locked) throw redirect(path);
  const { page, filter } = readPeopleFilter(url.searchParams);
  const { name } = filter;
  const { data, total, totalAll } = await loadOrNotFound(
    context,
    pattern,
    api(context).group.people({
      params: { groupId: group.id },
      query: { page, limit: 20, ...(name !== '' && { filter: { name } }) },
    }),
  );
  requirePage(context, { rows: data, total });
  cacheable(context, groupTag(group.id), ...data.map(({ _id }) => memberTag(_id)));
  const isLeaving = url.searchParams.get('do') === 'leave' && scopeOf(context).page.reader !== null;
  const standing = isLeaving ? (await api(context).group.standing({ params: { groupId: group.id } })).data : null;
  return {
    id: group.urlMinify ?? group.id,
    group: { name: group.profile.name, path },
    name,
    page,
    total,
    totalAll,
    people: data.map(({ _id, person, role, title }) => ({ _id, person, role, title })),
    leaves: standing?.can.leave === true,
  };
};

export const action = async ({ params: { id }, context, request, pattern }: Route.ActionArgs) => {
  const { memberId } = requireReader(context, m.people_purpose());
  const { intent } = await readForm(request);
  const { group } = api(context);
  const { data: view } = await loadOrNotFound(context, pattern, group.view({ params: { id } }));
  const { _id: groupId, name } = view;
  try {
    if (intent === 'join') {
      const { data } = await group.addMember({ body: { groupId } });
      const message = data.outcome === 'accepted' ? m.people_done_joined({ name }) : m.people_done_join({ name });
      setFlash(context, { kind: 'success', message });
    } else if (intent === 'cancel' || intent === 'leave') {
      await group.changeMember({ params: { id: memberId }, body: { groupId, action: 'leave' } });
      const message = intent === 'cancel' ? m.people_done_cancel({ name }) : m.people_done_leave({ name });
      setFlash(context, { kind: 'success', message });
    }
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (!problem || problem.status >= 500 || problem.status === 401) throw thrown;
    setFlash(context, { kind: 'error', message: problem.detail });
  }
  throw redirect(href('/mbg/:id', { id }));
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...(loaderData
    ? screenMeta(m.people_of(loaderData.group), m.people_description(loaderData.group))
    : [{ title: `${m.people_members()} · M4U` }]),
  { name: 'robots', content: 'noindex' },
];

/** Asks for confirmation before the reader leaves the group. */
const Leaving = ({ group }: { group: { name: string; path: string } }) => (
  <>
    <PageHeader
      title={m.people_leave_question({ name: group.name })}
      back={{ to: group.path, label: m.people_keep() }}
    />
    <Card>
      <p className="pb-4">{m.people_leave_text()}</p>
      <Form method="post" replace className="flex flex-wrap gap-3">
        <SubmitButton name="intent" value="leave" variant="danger" icon={LogOut}>
          {m.people_leave()}
        </SubmitButton>
        <LinkButton to={group.path} variant="secondary">
          {m.people_keep()}
        </LinkButton>
      </Form>
    </Card>
  </>
);

export const handle = { ownSearch: true, query: ['name', 'page', 'do'] };

export default function Members({ loaderData }: Route.ComponentProps) {
  const { id, group, name, page, total, totalAll, people, leaves } = loaderData;
  const action = href('/mbg/:id/members', { id });
  return (
    <Column kind="list">
      {leaves ? (
        <Leaving group={group} />
      ) : (
        <>
          <PageHeader
            title={m.people_of({ name: group.name })}
            lead={m.people_total({ total: number(totalAll) })}
            back={{ to: group.path, label: m.people_group_page({ name: group.name }) }}
          />
          <div className="stack">
            {totalAll > 0 && (
              <SearchForm
                key={name}
                action={action}
                name="name"
                value={name}
                label={m.people_search_members()}
                submitLabel={m.people_search_go()}
                autoComplete="off"
              />
            )}
            <ListView
              padded
              page={page}
              total={total}
              rows={people.map(({ _id, person, ...is }) => (
                <FriendRow key={_id} person={person} line={formatRole(is)} />
              ))}
              empty={{ icon: UsersRound, title: m.people_no_members_visible() }}
              filtered={
                name !== '' && {
                  icon: Search,
                  title: m.people_none_found(),
                  clear: { to: action, label: m.people_show_all() },
                }
              }
            />
          </div>
        </>
      )}
    </Column>
  );
}
