import X from 'lucide-react/icons/x';
import { Form, href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { SubmitButton } from '../../ui/Button.tsx';
import { CollapsibleFilters } from '../../ui/CollapsibleFilters.tsx';
import { type Option, Select } from '../../ui/fields/Select.tsx';
import { Tag, Tags } from '../../ui/Tag.tsx';
import { type SearchFilter, searchPath } from './resultPaths.tsx';

/** Options of the filters. */
export interface Choices {
  readonly careers: readonly Option[];
  readonly provinces: readonly Option[];
}

const nameOf = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

/** The options with a value from the address that is not among them, as an occupation or a name in another language. */
const withValue = (options: readonly Option[], value: string): readonly Option[] =>
  value === '' || options.some((option) => option.value === value) ? options : [{ value, label: value }, ...options];

/** Whether a search is narrowed by a province or a profession. */
export const isNarrowed = ({ provinceCode, career }: SearchFilter): boolean => provinceCode !== '' || career !== '';

/** The same search without these filters. */
export const withoutFilters = (filter: SearchFilter): string => searchPath({ ...filter, provinceCode: '', career: '' });

/** The filters in use, each a link that removes it. */
const InUse = ({ filter, choices }: { filter: SearchFilter; choices: Choices }) => {
  const { career, provinceCode } = filter;
  const chips = [
    ...(career === '' ? [] : [{ name: nameOf(choices.careers, career), without: { career: '' }, lang: '' }]),
    ...(provinceCode === ''
      ? []
      : [{ name: nameOf(choices.provinces, provinceCode), without: { provinceCode: '' }, lang: 'vi' }]),
  ];
  return (
    <Tags label={m.search_narrowed()} wrap>
      {chips.map(({ name, without, lang }) => (
        <Tag key={name} icon={X} to={searchPath({ ...filter, ...without })}>
          <span className="sr-only">{m.search_drop_filter({ name: '' })}</span>
          <span lang={lang}>{name}</span>
        </Tag>
      ))}
    </Tags>
  );
};

/** Filters of a search: profession and province, and those in use. */
export const SearchFilters = ({ filter, choices }: { filter: SearchFilter; choices: Choices }) => {
  const { q, type, agencyId, provinceCode, career } = filter;
  const hiddenFields = { q, type: type === 'all' ? '' : type, agencyId };
  return (
    <div className="flex flex-col gap-2">
      <CollapsibleFilters open={false} label={m.search_narrow()}>
        <Form
          key={`${career} ${provinceCode}`}
          action={href('/search')}
          className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3"
        >
          {Object.entries(hiddenFields).map(
            ([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <Select
            name="career"
            label={m.explore_filter_career()}
            options={withValue(choices.careers, career)}
            placeholder={m.explore_filter_any()}
            defaultValue={career}
            {...(career !== '' && { lang: '' })}
          />
          <Select
            name="provinceCode"
            label={m.explore_filter_province()}
            options={withValue(choices.provinces, provinceCode)}
            placeholder={m.explore_filter_any()}
            defaultValue={provinceCode}
            lang="vi"
          />
          <div className="flex items-end">
            <SubmitButton variant="secondary">{m.explore_filter_do()}</SubmitButton>
          </div>
        </Form>
      </CollapsibleFilters>
      {isNarrowed(filter) && <InUse filter={filter} choices={choices} />}
    </div>
  );
};
