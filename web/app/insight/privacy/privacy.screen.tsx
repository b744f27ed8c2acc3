import type { DataExport } from '@m4u/contract/insight/privacy/export';
import { dataExport as endpoints } from '@m4u/contract/insight/privacy/export';
import { SEE_AS, SEE_AS_PARAM } from '@m4u/contract/insight/privacy/view.rules';
import Download from 'lucide-react/icons/download';
import FileQuestionMark from 'lucide-react/icons/file-question-mark';
import Eye from 'lucide-react/icons/eye';
import Trash2 from 'lucide-react/icons/trash-2';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/privacy.screen';
import { chooseConsent, readConsents } from '../../identity/consent/consent.server.ts';
import { Consents } from '../../identity/consent/Consents.tsx';
import { m } from '../../paraglide/messages.js';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../platform/forms/form.server.ts';
import { date, dateAndTime, fileSize } from '../../platform/language/formats.ts';
import { pageNumber } from '../../platform/search/page-number.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Section } from '../../ui/Section.tsx';
import { seeAsDescriptions, seeAsLabel } from '../../profile/page/owner/seeAsWords.tsx';
import { LinkList } from '../../ui/LinkList.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/** The reader’s data: consents, exports, deletion and requests (docs/rules/privacy.md#exports). */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const reader = requireReader(context, m.privacy_purpose());
  const page = pageNumber(new URL(request.url).searchParams);
  const [{ data }, consents, dataRequests] = await Promise.all([
    api(context).dataExport.list(),
    readConsents(context, page),
    api(context).dataRequest.own({ query: { limit: 100 } }),
  ]);
  const exports = data.map((each) => ({
    ...each,
    address: each.status === 'ready' ? apiAddress(endpoints.download, { id: each._id }) : null,
  }));
  const openRequests = dataRequests.data.filter(({ state }) => state === 'open').length;
  return { exports, consents, openRequests, own: reader.urlMinify ?? reader.memberId };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.privacy_purpose());
  const form = await readForm(request);
  try {
    if (form.intent === 'consent') {
      await chooseConsent(context, form);
    } else {
      await api(context).dataExport.ask();
      setFlash(context, { kind: 'success', message: m.export_asked() });
    }
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  return redirect(href('/action/privacy'));
};

export const meta: Route.MetaFunction = () => [{ title: `${m.privacy_title()} · M4U` }];

const formatExportState = ({ status, askedAt, expiresAt, bytes }: DataExport): string => {
  if (status === 'ready') return m.export_ready({ size: fileSize(bytes), until: date(expiresAt ?? askedAt) });
  const time = dateAndTime(askedAt);
  return status === 'waiting' ? m.export_waiting({ at: time }) : m.export_failed({ at: time });
};

export default function Privacy({
  loaderData: { exports, consents, openRequests, own },
  actionData,
}: Route.ComponentProps) {
  const errors = actionData && 'error' in actionData ? actionData.error?.[''] : undefined;
  const isBusy = exports.some(({ status }) => status === 'waiting');
  return (
    <Column kind="detail">
      <PageHeader
        title={m.privacy_title()}
        lead={m.privacy_lead()}
        back={{ to: href('/action/setting'), label: m.setting_title() }}
      />
      <Consents {...consents} />
      <Section id="see-as" title={m.see_as_section()}>
        <LinkList
          ways={SEE_AS.map((as) => ({
            to: `${href('/me/:id', { id: own })}?${SEE_AS_PARAM}=${as}`,
            icon: Eye,
            label: m.see_as_way({ as: seeAsLabel(as, 'member') }),
            text: seeAsDescriptions[as](),
          }))}
        />
      </Section>
      <Section id="export" title={m.export_title()}>
        <Card>
          <p>{m.export_text()}</p>
          <p className="mt-2 text-sm text-muted">{m.export_careful()}</p>
          {exports.length > 0 && (
            <ul className="mt-4 divide-y divide-line border-y border-line">
              {exports.map((each) => (
                <li key={each._id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                  <span>{formatExportState(each)}</span>
                  {each.address !== null && (
                    <LinkButton to={each.address} reloadDocument variant="secondary" icon={Download}>
                      {m.export_download()}
                    </LinkButton>
                  )}
                </li>
              ))}
            </ul>
          )}
          {!isBusy && (
            <Form method="post" className="stack mt-4">
              <FormError errors={errors ?? undefined} />
              <SubmitButton name="intent" value="export" className="self-start">
                {m.export_ask()}
              </SubmitButton>
            </Form>
          )}
        </Card>
      </Section>
      <Section id="requests" title={m.data_request_title()}>
        <LinkList
          ways={[
            {
              to: href('/action/privacy/requests'),
              icon: FileQuestionMark,
              label: m.data_request_title(),
              text: openRequests === 0 ? m.data_request_text() : m.data_request_text_open({ count: openRequests }),
              count: openRequests,
            },
          ]}
        />
      </Section>
      <Section id="delete" title={m.leaving_title()}>
        <LinkList
          ways={[
            { to: href('/action/privacy/delete'), icon: Trash2, label: m.leaving_title(), text: m.leaving_text() },
          ]}
        />
      </Section>
    </Column>
  );
}
