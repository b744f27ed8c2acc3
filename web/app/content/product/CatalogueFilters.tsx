import X from 'lucide-react/icons/x';
import { m } from '../../paraglide/messages.js';
import { hasFilter } from '../../platform/search/filter.ts';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { CollapsibleFilters } from '../../ui/CollapsibleFilters.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { SearchForm } from '../../ui/fields/SearchForm.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { cataloguePath } from '../item/paths.tsx';
import type { Catalogue } from './catalogue.server.ts';
import { productTypes, productTypeWords } from './productWords.tsx';

type Props = Pick<Catalogue, 'filter' | 'isFiltered' | 'owner' | 'provinces'>;

const Fields = ({ filter, isFiltered, provinces }: Props) => {
  const { type, priceFrom, priceTo, provinceCode, outstanding, groupId, agencyId } = filter;
  return (
    <>
      <div className="grid fit-2 items-start gap-3 lg:grid-cols-4">
        <Select
          name="type"
          label={m.product_type()}
          options={productTypes.map((value) => ({ value, label: productTypeWords[value]() }))}
          placeholder={m.catalogue_any()}
          defaultValue={type}
        />
        <Select
          name="provinceCode"
          label={m.catalogue_province()}
          options={provinces}
          placeholder={m.catalogue_any()}
          defaultValue={provinceCode}
          // Names of places are Vietnamese in both languages.
          lang="vi"
        />
        <TextField
          name="priceFrom"
          label={m.catalogue_price_from()}
          hint={m.catalogue_price_hint()}
          inputMode="numeric"
          maxLength={20}
          defaultValue={priceFrom}
        />
        <TextField
          name="priceTo"
          label={m.catalogue_price_to()}
          inputMode="numeric"
          maxLength={20}
          defaultValue={priceTo}
        />
      </div>
      <Checkbox name="outstanding" value="1" label={m.catalogue_outstanding()} defaultChecked={outstanding !== ''} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton variant="secondary">{m.catalogue_filter()}</SubmitButton>
        {isFiltered && (
          <LinkButton to={cataloguePath({ groupId, agencyId })} variant="quiet">
            {m.catalogue_clear()}
          </LinkButton>
        )}
      </div>
    </>
  );
};

/** Filter of the catalogue: a GET form, and the group or agency with a link that leaves it out. */
export const CatalogueFilters = (props: Props) => {
  const { filter, owner } = props;
  const { q, groupId, agencyId, ...further } = filter;
  return (
    <div className="flex flex-col gap-2">
      <SearchForm
        key={cataloguePath(filter)}
        action={cataloguePath()}
        value={q}
        label={m.product_search()}
        submitLabel={m.product_search_action()}
        hiddenFields={{ groupId, agencyId }}
      >
        <CollapsibleFilters open={hasFilter(further)}>
          <Fields {...props} />
        </CollapsibleFilters>
      </SearchForm>
      {owner && owner.name !== '' && (
        <p>
          <Tag icon={X} to={cataloguePath({ ...filter, groupId: '', agencyId: '' })}>
            <span lang="" translate="no">
              {owner.name}
            </span>
            <span className="sr-only"> – {m.catalogue_show_all()}</span>
          </Tag>
        </p>
      )}
    </div>
  );
};
