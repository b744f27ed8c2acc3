import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { SubmitButton, LinkButton } from '../../ui/Button.tsx';
import { SearchForm } from '../../ui/fields/SearchForm.tsx';
import { Select, type Option } from '../../ui/fields/Select.tsx';
import type { Companies, Sought } from './companies.server.ts';
import { companiesPath } from './explorePaths.tsx';
import { Letters } from './Letters.tsx';

interface ChoiceProps {
  name: keyof Sought;
  label: string;
  value: string;
  options: readonly Option[];
}

const Choice = ({ name, label, value, options }: ChoiceProps) => (
  <Select
    name={name}
    label={label}
    // Keeps a value from the address that is not in this language's list.
    options={
      value === '' || options.some((option) => option.value === value) ? options : [{ value, label: value }, ...options]
    }
    placeholder={m.explore_filter_any()}
    defaultValue={value}
    // Names of places are Vietnamese in both languages; lines of business are translated.
    {...(name.endsWith('Code') && { lang: 'vi' })}
  />
);

const named = (names: readonly string[]): Option[] => names.map((name) => ({ value: name, label: name }));

const Fields = ({ sought, choices, children }: Pick<Companies, 'sought' | 'choices'> & { children: ReactNode }) => (
  <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
    <Choice name="career" label={m.explore_filter_career()} value={sought.career} options={named(choices.careers)} />
    {choices.childCareers.length > 0 && (
      <Choice
        name="childCareer"
        label={m.explore_filter_child_career()}
        value={sought.childCareer}
        options={named(choices.childCareers)}
      />
    )}
    <Choice
      name="provinceCode"
      label={m.explore_filter_province()}
      value={sought.provinceCode}
      options={choices.provinces}
    />
    {choices.wards.length > 0 && (
      <Choice name="wardCode" label={m.explore_filter_ward()} value={sought.wardCode} options={choices.wards} />
    )}
    <div className="flex flex-wrap items-end gap-2">{children}</div>
  </div>
);

/** Filter of the list of organizations: a GET form, and the letters as links. */
export const CompanyFilters = ({ sought, choices }: Pick<Companies, 'sought' | 'choices'>) => {
  const { agencyId, name, letter, ...others } = sought;
  const isNarrowed = [name, letter, ...Object.values(others)].some((value) => value !== '');
  return (
    <div className="flex flex-col gap-2">
      <SearchForm
        key={companiesPath(sought)}
        action={companiesPath()}
        name="name"
        value={name}
        label={m.explore_search()}
        submitLabel={m.explore_do_search()}
        kept={{ agencyId, letter }}
      >
        <Fields sought={sought} choices={choices}>
          <SubmitButton variant="secondary">{m.explore_filter_do()}</SubmitButton>
          {isNarrowed && (
            <LinkButton to={companiesPath({ agencyId })} variant="quiet">
              {m.explore_filter_clear()}
            </LinkButton>
          )}
        </Fields>
      </SearchForm>
      <Letters letter={letter} to={(chosen) => companiesPath({ ...sought, letter: chosen })} />
    </div>
  );
};
