import type { StaffTerm } from '@m4u/contract/profile/member/terms';
import ListTree from 'lucide-react/icons/list-tree';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { Form, href } from 'react-router';
import type { Route } from './+types/adminTerms.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { number } from '../../platform/language/formats.ts';
import { locale } from '../../platform/language/language.ts';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { readMove } from '../../ui/sorting/move.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { SortableList } from '../../ui/sorting/SortableList.tsx';
import { TabLinks } from '../../ui/overlays/Tabs.tsx';
import { addressOf, termKindWords, listOf, type TermList } from './termList.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/** Loads the terms that profiles can use, for staff: lines of business, occupations of one, interests. Errors: 403. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const calls = api(context).terms;
  const list = listOf(new URL(request.url).searchParams);
  if (list.kind !== 'childCareer') {
    const { data } = await calls.list({ query: { kind: list.kind } });
    return { list, terms: data, careers: [] };
  }
  const { data: careers } = await calls.list({ query: { kind: 'career' } });
  const parentId = careers.find(({ _id }) => _id === list.parentId)?._id ?? careers[0]?._id ?? '';
  const terms = parentId === '' ? [] : (await calls.list({ query: { kind: 'childCareer', parentId } })).data;
  return { list: { kind: list.kind, parentId }, terms, careers };
};

/** Moves a term within its list. */
export const action = async ({ context, request }: Route.ActionArgs) => {
  const move = readMove(await request.formData(), 'order');
  if (move) await api(context).terms.arrange({ params: { id: move.id }, body: { beforeId: move.beforeId } });
  return null;
};

export const meta: Route.MetaFunction = () => [{ title: `${m.admin_terms()} · M4U` }];

const nameOf = ({ nameVi, nameEn }: StaffTerm): string => (locale() === 'en' ? nameEn : nameVi);

const Term = ({ term }: { term: StaffTerm }) => {
  const { nameVi, nameEn, used, children } = term;
  const facts = [
    used > 0 ? m.admin_term_used({ total: used >= 1_000 ? '1.000+' : number(used) }) : m.admin_term_unused(),
    children > 0 && m.admin_term_children({ total: number(children) }),
  ];
  return (
    <span className="block min-w-0">
      <span className="block font-semibold wrap-anywhere">{nameOf(term)}</span>
      <span className="block text-sm wrap-anywhere text-muted">
        <span lang={locale() === 'en' ? 'vi' : 'en'}>{locale() === 'en' ? nameVi : nameEn}</span>
        {` · ${facts.filter(Boolean).join(' · ')}`}
      </span>
    </span>
  );
};

/** Selects the line of business whose occupations are shown. */
const Within = ({ list, careers }: { list: TermList; careers: readonly StaffTerm[] }) => (
  <Form key={list.parentId} action={href('/admin/terms')} className="flex items-end gap-3">
    <input type="hidden" name="kind" value={list.kind} />
    <Select
      name="parentId"
      label={m.admin_terms_within()}
      defaultValue={list.parentId}
      options={careers.map((career) => ({ value: career._id, label: nameOf(career) }))}
      className="flex-1"
    />
    <SubmitButton variant="secondary">{m.admin_terms_choose()}</SubmitButton>
  </Form>
);

export default function AdminTerms({ loaderData: { list, terms, careers } }: Route.ComponentProps) {
  const isLost = list.kind === 'childCareer' && careers.length === 0;
  return (
    <Column kind="detail">
      <PageHeader
        title={m.admin_terms()}
        lead={m.admin_terms_lead()}
        actions={
          !isLost && (
            <LinkButton to={addressOf(list, 'new')} icon={Plus}>
              {m.admin_term_add()}
            </LinkButton>
          )
        }
      />
      <div className="stack">
        <TabLinks
          label={m.admin_terms_kinds()}
          tabs={(['career', 'childCareer', 'interest'] as const).map((kind) => ({
            to: addressOf({ kind, parentId: '' }),
            label: termKindWords[kind](),
            current: kind === list.kind,
          }))}
        />
        {careers.length > 0 && <Within list={list} careers={careers} />}
        {terms.length === 0 ? (
          <EmptyState icon={ListTree} title={isLost ? m.admin_terms_no_career() : m.admin_terms_empty()} />
        ) : (
          <SortableList
            key={addressOf(list)}
            label={termKindWords[list.kind]()}
            items={terms}
            itemKey={({ _id }) => _id}
            itemLabel={nameOf}
            name="order"
            intent="move"
            menu={(term) => [
              { label: m.admin_term_edit_one({ name: nameOf(term) }), icon: Pencil, to: addressOf(list, term._id) },
            ]}
          >
            {(term) => <Term term={term} />}
          </SortableList>
        )}
      </div>
    </Column>
  );
}
