import { upload } from '@m4u/contract/profile/upload';
import Compass from 'lucide-react/icons/compass';
import LayoutList from 'lucide-react/icons/layout-list';
import { redirect } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/editAgencyExplore.screen';
import { m } from '../../paraglide/messages.js';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TabLinks } from '../../ui/overlays/Tabs.tsx';
import { listReaderAgencies } from './explore.server.ts';
import { toEditedSection } from './exploreDraft.tsx';
import { ExploreEditor } from './ExploreEditor.tsx';
import { draftOf, findFor, applyButton, readPage, refusalOf, stays, withPictures } from './exploreForm.server.ts';
import { arrangePath, explorePath } from './explorePaths.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/** Edits an agency's explore page, for its admins; `?agencyId=` selects one of their agencies. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.explore_edit_purpose());
  const { administered } = await listReaderAgencies(context);
  const requestedAgencyId = new URL(request.url).searchParams.get('agencyId') ?? '';
  const agency = requestedAgencyId === '' ? administered[0] : administered.find(({ _id }) => _id === requestedAgencyId);
  if (!agency) return null;
  const { data } = await api(context).explore.get({ query: { agencyId: agency._id } });
  return {
    agency,
    administered,
    previewSections: data.sections,
    sections: data.sections.map((section, index) => toEditedSection(section, `s${index + 1}`)),
    updatedAt: data.updatedAt,
    uploads: apiAddress(upload.insert),
  };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.explore_edit_purpose());
  const page = await readPage(request);
  const { values, intent } = page.sent;
  const agencyId = values['agencyId'] ?? '';
  let { sections } = page;
  try {
    sections = await withPictures(context, page);
    const isSave = intent === 'save' && values['move'] === undefined && values['removePicture'] === undefined;
    if (!isSave) return stays(applyButton(sections, intent), { found: await findFor(context, agencyId, page) });
    await api(context).explore.update({
      body: { agencyId, sections: sections.map(draftOf), updatedAt: values['updatedAt'] ?? '' },
    });
  } catch (thrown) {
    return stays(sections, refusalOf(thrown, sections));
  }
  setFlash(context, { kind: 'success', message: m.explore_edit_saved() });
  throw redirect(explorePath(agencyId));
};

/** Reloading would replace typed values by older ones, so a preview or an error does not reload. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod === undefined && defaultShouldRevalidate;

export const meta: Route.MetaFunction = () => [{ title: `${m.explore_edit_title()} · M4U` }];

const NoAgency = () => (
  <Column kind="form">
    <PageHeader title={m.explore_edit_title()} back={{ to: explorePath(), label: m.explore_title() }} />
    <EmptyState
      icon={LayoutList}
      title={m.explore_edit_who()}
      action={
        <LinkButton to={explorePath()} icon={Compass} variant="secondary">
          {m.explore_visit()}
        </LinkButton>
      }
    >
      {m.explore_edit_who_text()}
    </EmptyState>
  </Column>
);

export default function EditAgencyExplore({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <NoAgency />;
  const { agency, administered, previewSections, sections, updatedAt, uploads } = loaderData;
  return (
    <div>
      <PageHeader
        title={m.explore_edit_title()}
        lead={
          <>
            <span lang="">{agency.name}</span>. {m.explore_edit_lead()}
          </>
        }
        back={{ to: explorePath(agency._id), label: m.explore_visit() }}
      />
      {administered.length > 1 && (
        <TabLinks
          label={m.explore_edit_agencies()}
          tabs={administered.map(({ _id, name }) => ({
            to: arrangePath(_id),
            label: name,
            current: _id === agency._id,
          }))}
        />
      )}
      <ExploreEditor
        key={agency._id}
        agencyId={agency._id}
        updatedAt={updatedAt}
        sections={actionData?.sections ?? sections}
        previewSections={previewSections}
        found={actionData?.found ?? null}
        refusal={actionData?.refusal ?? null}
        uploads={uploads}
      />
    </div>
  );
}
