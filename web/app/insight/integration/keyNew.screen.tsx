import { getFormProps } from '@conform-to/react';
import { KEY_NAME_LENGTH, KEY_LIVES, KEY_SCOPES, type KeyLife } from '@m4u/contract/insight/integration/rules';
import { Form } from 'react-router';
import type { Route } from './+types/keyNew.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { choice, defineForm, text, useFields } from '../../platform/forms/definition.ts';
import { problemReply, readForm, readValues } from '../../platform/forms/form.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { readGroupId, readManaged } from '../../profile/group/management/managed.server.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Column } from '../../ui/layout/Column.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ChoiceFields, choiceFields, readChoices } from './ChoiceFields.tsx';
import { developerPath } from './integrationPaths.tsx';
import { lifeWords, scopeWords } from './integrationWords.tsx';
import { NewSecret } from '../../ui/sharing/NewSecret.tsx';

const keyFields = defineForm({
  name: text(),
  days: choice<KeyLife>({ start: '90' }),
  ...choiceFields(KEY_SCOPES),
});

/** The form that creates an API key of a group (`?groupId=`), for its admins; its answer shows the key once. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.developer_purpose());
  return { group: await readManaged(context, request) };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.developer_purpose());
  const groupId = readGroupId(request);
  const form = await readForm(request, keyFields);
  try {
    const { name, days } = readValues(keyFields, form);
    const body = { name, days, scopes: readChoices(KEY_SCOPES, form) };
    const { data } = await api(context).integration.createKey({ params: { groupId }, body });
    return { made: { name: data.name, secret: data.secret } };
  } catch (thrown) {
    return problemReply(form, thrown);
  }
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.developer_key_new()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export default function KeyNew({ loaderData: { group }, actionData }: Route.ComponentProps) {
  const made = actionData && 'made' in actionData ? actionData.made : undefined;
  const [form, fields] = useFields(keyFields, null, actionData && 'made' in actionData ? null : actionData);
  const back = developerPath(group._id);
  return (
    <Column kind="form">
      <PageHeader title={m.developer_key_new()} lead={group.name} back={{ to: back, label: m.developer_title() }} />
      {made ? (
        <NewSecret text={m.developer_key_made({ name: made.name })} secret={made.secret} next={back} />
      ) : (
        <Card>
          <Form method="post" {...getFormProps(form)} className="stack">
            <FormError errors={form.errors} />
            <TextField
              field={fields.name}
              label={m.developer_key_name()}
              hint={m.developer_key_name_hint()}
              required
              maxLength={KEY_NAME_LENGTH}
              autoComplete="off"
            />
            <ChoiceFields
              legend={m.developer_scopes()}
              hint={m.developer_scopes_hint()}
              choices={KEY_SCOPES}
              words={scopeWords}
              fields={fields}
            />
            <Select
              field={fields.days}
              label={m.developer_life()}
              options={KEY_LIVES.map((value) => ({ value, label: lifeWords[value]() }))}
            />
            <SubmitButton block>{m.developer_key_make()}</SubmitButton>
          </Form>
        </Card>
      )}
    </Column>
  );
}
