import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { CARD_SORTS, card as endpoints } from '@m4u/contract/profile/card';
import { CARD_STATUSES, readCardId } from '@m4u/contract/profile/card/rules';
import type { CardBatch } from '@m4u/contract/profile/card/schema';
import Download from 'lucide-react/icons/download';
import Layers from 'lucide-react/icons/layers';
import Printer from 'lucide-react/icons/printer';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/adminCardBatches.screen';
import { m } from '../../paraglide/messages.js';
import { settled } from '../../platform/forms/definition.ts';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../platform/forms/form.server.ts';
import { date, number } from '../../platform/language/formats.ts';
import { withQuery } from '../../platform/search/filter.ts';
import { pageNumber } from '../../platform/search/page-number.server.ts';
import { readRows, readSorting } from '../../platform/search/table.server.ts';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Section } from '../../ui/Section.tsx';
import { Tag, Tags } from '../../ui/Tag.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { ListView } from '../../ui/ListView.tsx';
import { BatchAgency } from './BatchAgency.tsx';
import { batchDownload, BatchTable } from './BatchTable.tsx';
import { CardsTabs } from './CardsTabs.tsx';
import { cardStatusWords } from './cardWords.tsx';

/**
 * Loads the batches of blank cards for staff. `?sheet=` redirects to a printable sheet, `?csv=` to the list for the
 * chip writer.
 */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const page = pageNumber(searchParams);
  const limit = readRows(context, searchParams);
  const sorted = readSorting(searchParams, CARD_SORTS, { sort: 'created', order: 'desc' });
  const batches = await api(context).card.listBatches({ query: { page, limit, ...sorted } });
  // Downloads go through this page, because it refreshes an expired session.
  for (const [name, endpoint] of [['sheet', endpoints.batchSheet] as const, ['csv', endpoints.batchCsv] as const]) {
    const id = readCardId(searchParams.get(name) ?? '');
    if (id !== undefined) throw redirect(apiAddress(endpoint, { id }));
  }
  return { ...batches, page, limit, sorted };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await readForm(request);
  const { label = '', count = '', agencyId = '' } = form.values;
  try {
    const { data } = await api(context).card.makeBatch({
      body: { label, count, agencyId: readCardId(agencyId) ?? agencyId.trim() },
    });
    setFlash(context, { kind: 'success', message: m.card_admin_made({ count: number(data.count) }) });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  throw redirect(href('/admin/cards/batches'));
};

export const meta: Route.MetaFunction = () => [{ title: `${m.card_admin_batches()} · M4U` }];

const MakeBatch = ({ reply }: { reply: SubmissionResult | undefined }) => {
  const [form, fields] = useForm<{ label: string; count: string; agencyId: string }>({ lastResult: reply ?? settled });
  return (
    <Section id="make" title={m.card_admin_make()}>
      <Card>
        <Form method="post" {...getFormProps(form)} className="stack">
          <p>{m.card_admin_make_text()}</p>
          <FormError errors={form.errors} />
          <TextField
            field={fields.label}
            label={m.card_admin_label()}
            hint={m.card_admin_label_hint()}
            required
            maxLength={100}
          />
          <TextField
            field={fields.count}
            label={m.card_admin_count()}
            hint={m.card_admin_count_hint()}
            inputMode="numeric"
            required
            maxLength={3}
          />
          <TextField
            field={fields.agencyId}
            label={m.card_admin_agency()}
            hint={m.card_admin_agency_hint()}
            autoComplete="off"
            optional
            maxLength={300}
          />
          <div>
            <SubmitButton>{m.card_admin_make()}</SubmitButton>
          </div>
        </Form>
      </Card>
    </Section>
  );
};

const Batch = ({ batch }: { batch: CardBatch }) => {
  const { _id, label, count, agency, createdAt, createdBy, totals } = batch;
  const facts = m.card_admin_batch_facts({ count: number(count), name: createdBy.name, date: date(createdAt) });
  return (
    <Card as="li">
      <h3 className="text-lg font-semibold wrap-anywhere">{label}</h3>
      <p className="mt-1 text-sm text-muted">{facts}</p>
      <p className="mb-3 text-sm wrap-anywhere">
        {m.card_admin_agency()}: <BatchAgency agency={agency} />
      </p>
      <Tags wrap>
        {CARD_STATUSES.filter((status) => totals[status] > 0).map((status) => (
          <Tag key={status}>
            {cardStatusWords[status]()}: {number(totals[status])}
          </Tag>
        ))}
      </Tags>
      <div className="mt-4 flex flex-wrap gap-2">
        {totals.blank > 0 && (
          <LinkButton to={batchDownload.sheet(_id)} reloadDocument icon={Printer}>
            {m.card_admin_sheet()}
          </LinkButton>
        )}
        <LinkButton to={batchDownload.csv(_id)} reloadDocument variant="secondary" icon={Download}>
          {m.card_admin_csv()}
        </LinkButton>
        <LinkButton to={withQuery(href('/admin/cards'), { batch: _id })} variant="quiet">
          {m.card_admin_see()}
        </LinkButton>
      </div>
    </Card>
  );
};

export default function AdminCardBatches({ loaderData, actionData }: Route.ComponentProps) {
  const { data, total, page, limit, sorted } = loaderData;
  return (
    <div>
      <PageHeader title={m.admin_cards()} lead={m.card_admin_sheet_text()} />
      <div className="stack gap-6">
        <CardsTabs current="batches" />
        <div className="lg:max-w-180">
          <MakeBatch key={data[0]?._id} reply={actionData} />
        </div>
        <Section id="batches" title={m.card_admin_batches()}>
          <ListView
            shape="cards"
            page={page}
            total={total}
            size={limit}
            table={<BatchTable rows={data} sorted={sorted} foot={{ page, total, size: limit }} />}
            rows={data.map((batch) => (
              <Batch key={batch._id} batch={batch} />
            ))}
            empty={{ icon: Layers, title: m.card_admin_no_batches() }}
          />
        </Section>
      </div>
    </div>
  );
}
