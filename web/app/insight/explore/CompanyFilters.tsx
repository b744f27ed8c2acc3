import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { SubmitButton, LinkButton } from '../../ui/Button.tsx';
import { SearchForm } from '../../ui/fields/SearchForm.tsx';
import type { Option } from '../../ui/fields/Select.tsx';
import type { Companies } from './companies.server.ts';
import { companiesPath } from './explorePaths.tsx';
import { FilterChoice } from './FilterChoice.tsx';
import { Letters } from './Letters.tsx';
import { hasFilter } from '../../platform/search/filter.ts';

const toOptions = (names: readonly string[]): Option[] => names.map((name) => ({ value: name, label: name }));

const Fields = ({ filter, choices, children }: Pick<Companies, 'filter' | 'choices'> & { children: ReactNode }) => (
  <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
    <FilterChoice
      name="career"
      label={m.explore_filter_career()}
      value={filter.career}
      options={toOptions(choices.careers)}
    />
    {choices.childCareers.length > 0 && (
      <FilterChoice
        name="childCareer"
        label={m.explore_filter_child_career()}
        value={filter.childCareer}
        options={toOptions(choices.childCareers)}
      />
    )}
    <FilterChoice
      name="provinceCode"
      label={m.explore_filter_province()}
      value={filter.provinceCode}
      options={choices.provinces}
    />
    {choices.wards.length > 0 && (
      <FilterChoice name="wardCode" label={m.explore_filter_ward()} value={filter.wardCode} options={choices.wards} />
    )}
    <div className="flex flex-wrap items-end gap-2">{children}</div>
  </div>
);

/** Filter of the list of organizations: a GET form, and the letters as links. */
export const CompanyFilters = ({ filter, choices }: Pick<Companies, 'filter' | 'choices'>) => {
  const { agencyId, name, letter, ...others } = filter;
  const isFiltered = hasFilter({ name, letter, ...others });
  return (
    <div className="flex flex-col gap-2">
      <SearchForm
        key={companiesPath(filter)}
        action={companiesPath()}
        name="name"
        value={name}
        label={m.explore_search()}
        submitLabel={m.explore_do_search()}
        hiddenFields={{ agencyId, letter }}
      >
        <Fields filter={filter} choices={choices}>
          <SubmitButton variant="secondary">{m.explore_filter_do()}</SubmitButton>
          {isFiltered && (
            <LinkButton to={companiesPath({ agencyId })} variant="quiet">
              {m.explore_filter_clear()}
            </LinkButton>
          )}
        </Fields>
      </SearchForm>
      <Letters letter={letter} to={(chosen) => companiesPath({ ...filter, letter: chosen })} />
    </div>
  );
};
