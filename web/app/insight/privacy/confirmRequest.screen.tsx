import { ANSWER_HOURS } from '@m4u/contract/insight/privacy/request.rules';
import { Form, href } from 'react-router';
import type { Route } from './+types/confirmRequest.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { requireId } from '../../platform/request/require-id.ts';
import { dateAndTime } from '../../platform/language/formats.ts';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Column } from '../../ui/layout/Column.tsx';

export const loader = ({ params }: Route.LoaderArgs) => {
  requireId(params.id);
  return null;
};

/** Confirms a request by the link in its e-mail. Requires a button press, since programs open links too. */
export const action = async ({ params: { id }, context, request }: Route.ActionArgs) => {
  const key = new URL(request.url).searchParams.get('key') || '-';
  return (await api(context).dataRequest.confirm({ params: { id }, body: { key } })).data;
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.data_request_confirm_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export default function ConfirmRequest({ actionData }: Route.ComponentProps) {
  return (
    <Column kind="form">
      <PageHeader title={m.data_request_confirm_title()} back={{ to: href('/'), label: m.app_home() }} />
      <Card>
        {actionData ? (
          <div className="stack">
            <output>{m.data_request_confirmed({ at: dateAndTime(actionData.dueAt) })}</output>
            <LinkButton to={href('/')} variant="secondary" className="self-start">
              {m.app_home()}
            </LinkButton>
          </div>
        ) : (
          <div className="stack">
            <p>{m.data_request_confirm_lead({ hours: ANSWER_HOURS })}</p>
            <Form method="post">
              <SubmitButton>{m.data_request_confirm()}</SubmitButton>
            </Form>
          </div>
        )}
      </Card>
    </Column>
  );
}
