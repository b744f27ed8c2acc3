import { cvContacts } from '@m4u/contract/content/cv/rules';
import Link2 from 'lucide-react/icons/link-2';
import { href, redirect } from 'react-router';
import type { Route } from './+types/cvLinks.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply, readForm, readValues, type SentForm } from '../../../platform/forms/form.server.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Column } from '../../../ui/layout/Column.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Section } from '../../../ui/Section.tsx';
import { cvLinksPath, editorPath } from '../cvPaths.tsx';
import { linkFields } from './linkFields.tsx';
import { LinkForm } from './LinkForm.tsx';
import { LinkRow } from './LinkRow.tsx';

/** Links to one of the reader’s CVs, each for one reader (docs/rules/cv.md#links); `?edit=` opens the form of one, `?made=` shows a new one. */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  requireReader(context, m.cv_purpose());
  const [{ data: cv }, { data: links }] = await Promise.all([
    api(context).cv.get({ params }),
    api(context).cvLink.list({ params }),
  ]);
  const { searchParams } = new URL(request.url);
  const edit = searchParams.get('edit');
  const { origin } = scopeOf(context).page;
  return {
    cv: { id: cv._id, name: cv.name, fullName: cv.fullName, template: cv.template, hasLetter: cv.letter !== null },
    rows: links.map((link) => ({ link, address: origin + href('/cv/link/:key', { key: link.key }) })),
    made: searchParams.get('made'),
    edited: links.find(({ _id }) => _id === edit),
  };
};

const bodyOf = (form: SentForm) => {
  const { label, endsOn, letter, password, removePassword, ...contacts } = readValues(linkFields, form);
  const shown = cvContacts.filter((contact) => contacts[contact]);
  // A new password goes before the wish to remove the present one.
  return { label, endsOn, shown, letter, ...((password !== '' || removePassword) && { password }) };
};

export const action = async ({ context, params, request }: Route.ActionArgs) => {
  requireReader(context, m.cv_purpose());
  const form = await readForm(request, linkFields);
  const { cvLink } = api(context);
  const id = form.values['link'] ?? '';
  try {
    if (form.intent === 'remove') {
      await cvLink.remove({ params: { id } });
      setFlash(context, { kind: 'success', message: m.cv_private_link_removed() });
    } else if (id === '') {
      const { data: made } = await cvLink.insert({ params, body: bodyOf(form) });
      setFlash(context, { kind: 'success', message: m.cv_private_link_made() });
      return redirect(cvLinksPath(params.id, { made: made._id }));
    } else {
      await cvLink.update({ params: { id }, body: bodyOf(form) });
      setFlash(context, { kind: 'success', message: m.cv_private_link_saved() });
    }
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  return redirect(cvLinksPath(params.id));
};

export const meta: Route.MetaFunction = () => [{ title: `${m.cv_private_links()} · M4U` }];

export default function CvLinks({ loaderData: { cv, rows, made, edited }, actionData }: Route.ComponentProps) {
  return (
    <Column kind="form" className="pb-8">
      <PageHeader
        title={m.cv_private_links()}
        lead={m.cv_private_links_lead()}
        back={{ to: editorPath(), label: m.cv_title() }}
      />
      <div className="stack">
        <p className="font-semibold wrap-anywhere">{cv.name}</p>
        {rows.length === 0 ? (
          <EmptyState icon={Link2} title={m.cv_private_links_none()}>
            {m.cv_private_links_none_text()}
          </EmptyState>
        ) : (
          <ul aria-label={m.cv_private_links()} className="stack gap-3">
            {rows.map(({ link, address }) => (
              <li key={link._id}>
                <LinkRow link={link} cvId={cv.id} address={address} fullName={cv.fullName} isNew={link._id === made} />
              </li>
            ))}
          </ul>
        )}
        <Section id="form" title={edited ? m.cv_private_link_change({ label: edited.label }) : m.cv_private_link_new()}>
          {/* A form that was sent begins again. */}
          <LinkForm
            key={edited?._id ?? `new ${rows.length}`}
            cvId={cv.id}
            template={cv.template}
            hasLetter={cv.hasLetter}
            link={edited}
            reply={actionData}
          />
        </Section>
      </div>
    </Column>
  );
}
