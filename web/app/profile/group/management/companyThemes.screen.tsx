import { catalogue, organizationMode } from '@m4u/contract/profile/theme/catalogue';
import { useState } from 'react';
import { Form, redirect } from 'react-router';
import type { Route } from './+types/companyThemes.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../../platform/forms/form.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { CheckBox } from '../../../ui/fields/Checkbox.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RadioCards } from '../../../ui/fields/RadioCards.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { themeChoices } from '../../theme/themeChoices.tsx';
import { ThemePreview, ThemeSwatch, type ThemeChoice } from '../../theme/ThemePreview.tsx';
import { companyPath } from './companyPaths.tsx';

/** Loads which themes the members of a group may use (docs/rules/group.md#limited-themes). */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  requireReader(context, m.company_purpose());
  const { data } = await api(context).group.get({ params: { id: params.id } });
  const { _id: id, name, headline, layoutPermission, themeStyle } = data;
  return {
    id,
    name,
    headline,
    layoutPermission,
    themeStyle,
    choices: themeChoices(catalogue),
    usual: organizationMode.code,
  };
};

export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const { id } = params;
  const { group } = api(context);
  const posted = await request.clone().formData();
  const form = await readForm(request);
  const themes = posted.getAll('themes').filter((code) => typeof code === 'string');
  const first = form.values['default'] ?? '';
  try {
    const { data } = await group.get({ params: { id } });
    const themeStyle = [...new Set([...(first ? [first] : []), ...themes])];
    const layoutPermission = form.values['layoutPermission'] === 'LIMIT' ? 'LIMIT' : 'FREE';
    const call = { params: { id }, body: { layoutPermission, themeStyle } } as const;
    await (data.can.update ? group.update(call) : group.updateByAgencyAdmin(call));
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  setFlash(context, { kind: 'success', message: m.company_limit_saved() });
  return redirect(companyPath(id));
};

export const meta: Route.MetaFunction = () => [{ title: `${m.company_limit()} · M4U` }];

interface ThemeBoxesProps {
  choices: readonly ThemeChoice[];
  /** Code of the theme that applies where none is chosen. */
  usual: string;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Checkboxes of themes, each with a preview. */
const ThemeBoxes = ({ choices, usual, chosen, onChange }: ThemeBoxesProps) => (
  <fieldset>
    <legend className="mb-1 text-sm font-semibold">{m.company_limit_list()}</legend>
    <p className="mb-2 text-sm text-muted">
      {m.company_limit_list_hint({ name: choices.find(({ code }) => code === usual)?.name ?? usual })}
    </p>
    <div className="grid fit-2 gap-3 sm:grid-cols-3">
      {choices.map(({ code, name, colourName, variables }) => (
        <label
          key={code}
          className="surface relative flex min-h-12 cursor-pointer flex-col gap-2 rounded-md border border-control p-3 transition hover:border-ink has-checked:border-accent-ink has-checked:inset-ring-1 has-checked:inset-ring-accent-ink"
        >
          <ThemeSwatch theme={variables} />
          <span className="flex items-start gap-2">
            <CheckBox
              name="themes"
              value={code}
              checked={chosen.includes(code)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...chosen, code] : chosen.filter((other) => other !== code))
              }
            />
            <span>
              <span className="block font-semibold">{name}</span>
              <span className="block text-sm text-muted">{colourName}</span>
            </span>
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);

export default function CompanyThemes({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, layoutPermission, themeStyle, choices, usual } = loaderData;
  const [permission, setPermission] = useState<string>(layoutPermission);
  const [chosen, setChosen] = useState<string[]>([...themeStyle]);
  const [first, setFirst] = useState(themeStyle[0] ?? '');
  const previewCode = first || chosen[0] || usual;
  const preview = choices.find(({ code }) => code === previewCode) ?? choices[0];
  return (
    <>
      <PageHeader title={m.company_limit()} lead={m.company_limit_lead()} back={{ to: companyPath(id), label: name }} />
      <Form method="post" className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="stack">
          <FormError errors={actionData?.error?.[''] ?? undefined} />
          <p className="text-sm text-muted">{m.company_limit_who({ name })}</p>
          <RadioCards
            legend={m.company_limit_choice()}
            name="layoutPermission"
            columns={2}
            value={permission}
            onChange={setPermission}
            options={[
              {
                value: 'FREE',
                label: m.company_limit_choice_free(),
                description: m.company_limit_choice_free_text(),
              },
              {
                value: 'LIMIT',
                label: m.company_limit_choice_bound(),
                description: m.company_limit_choice_bound_text(),
              },
            ]}
          />
          <ThemeBoxes choices={choices} usual={usual} chosen={chosen} onChange={setChosen} />
          <Select
            name="default"
            label={m.company_limit_default()}
            value={first}
            onChange={({ currentTarget }) => setFirst(currentTarget.value)}
            options={[
              { value: '', label: m.company_limit_default_none() },
              ...choices.map((choice) => ({ value: choice.code, label: choice.name })),
            ]}
          />
        </div>
        <div className="stack lg:sticky lg:top-6">
          {preview && (
            <ThemePreview theme={preview.variables} name={m.company_limit_example()} headline={name} portrait={null} />
          )}
          <SubmitButton size="lg" block>
            {m.company_save()}
          </SubmitButton>
        </div>
      </Form>
    </>
  );
}
