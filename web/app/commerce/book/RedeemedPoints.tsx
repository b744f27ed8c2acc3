import type { ListedMovement } from '@m4u/contract/commerce/book/statement';
import Coins from 'lucide-react/icons/coins';
import Download from 'lucide-react/icons/download';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/language/formats.ts';
import { hasFilter } from '../../platform/search/filter.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CollapsibleFilters } from '../../ui/CollapsibleFilters.tsx';
import { SearchForm } from '../../ui/fields/SearchForm.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { ListView } from '../../ui/ListView.tsx';
import { Section } from '../../ui/Section.tsx';
import { DayFields } from '../point/DayFields.tsx';
import { counterPath, redeemedPath } from '../point/pointPaths.tsx';
import { movementKindWords } from '../point/pointWords.tsx';
import type { readRedeemed } from './history.server.ts';
import { MovementRow } from './MovementRow.tsx';

type Found = Awaited<ReturnType<typeof readRedeemed>>;

interface Part {
  groupId: string;
  filter: Found['filter'];
}

const RedeemedFilters = ({ groupId, filter }: Part) => (
  <SearchForm
    key={JSON.stringify(filter)}
    action={redeemedPath()}
    value={filter.q}
    label={m.point_redeemed_search()}
    submitLabel={m.point_narrow()}
    hiddenFields={{ groupId }}
    autoComplete="off"
  >
    <CollapsibleFilters open={[filter.kind, filter.from, filter.to].some(Boolean)}>
      <DayFields from={filter.from} to={filter.to} />
      <div className="flex items-end gap-3">
        <Select
          name="kind"
          label={m.point_kind()}
          defaultValue={filter.kind}
          options={[
            { value: '', label: m.point_kind_any() },
            ...(['spend', 'refund'] as const).map((kind) => ({ value: kind, label: movementKindWords[kind]() })),
          ]}
          className="min-w-0 flex-1 sm:max-w-72"
        />
        <Button type="submit" variant="secondary">
          {m.point_narrow()}
        </Button>
      </div>
    </CollapsibleFilters>
  </SearchForm>
);

/** Sum of the list; points that were given back are subtracted. */
const RedeemedTotal = ({ totalPoint }: Pick<Found, 'totalPoint'>) => (
  <Card>
    <p>
      <span className="block text-sm text-muted">{m.point_redeemed_total()}</span>
      <span className="text-2xl font-bold">{number(totalPoint)}</span> {m.point_unit()}
    </p>
    <p className="mt-1 text-sm text-muted">{m.point_redeemed_total_text()}</p>
  </Card>
);

/** Customer of a movement, and the admin who entered it. */
const OtherSide = ({ movement: { buyer, actor } }: { movement: ListedMovement }) => (
  <>
    <span className="block wrap-anywhere" translate="no">
      {buyer.name}
    </span>
    {actor && <span className="block text-sm wrap-anywhere text-muted">{m.point_by({ name: actor.name })}</span>}
  </>
);

const Tables = ({ groupId, filter }: Part) => (
  <Section id="tables" title={m.point_tables()}>
    <p className="mb-3 text-sm text-muted">{m.point_tables_text()}</p>
    <div className="flex flex-wrap gap-3">
      {[
        { table: 'all', label: m.point_redeemed_table_all() },
        { table: 'invoices', label: m.point_redeemed_table_invoices() },
      ].map(({ table, label }) => (
        <LinkButton
          key={table}
          to={redeemedPath({ groupId, ...filter, table })}
          reloadDocument
          variant="secondary"
          icon={Download}
        >
          {label}
        </LinkButton>
      ))}
    </div>
  </Section>
);

/** Points redeemed at a group, newest first, with their sum, filter and downloads. */
export const RedeemedPoints = ({ groupId, found }: { groupId: string; found: Found }) => {
  const { redeemed, total, totalPoint, page, filter } = found;
  const isFiltered = hasFilter(filter);
  return (
    <div className="stack gap-4">
      {(total > 0 || isFiltered) && <RedeemedFilters groupId={groupId} filter={filter} />}
      {total > 0 && <RedeemedTotal totalPoint={totalPoint} />}
      <ListView
        label={m.point_redeemed()}
        page={page}
        total={total}
        rows={redeemed.map((movement) => (
          <li key={movement._id}>
            <MovementRow movement={movement} otherSide={<OtherSide movement={movement} />} />
          </li>
        ))}
        empty={{
          icon: Coins,
          title: m.point_redeemed_empty(),
          text: m.point_redeemed_empty_text(),
          action: <LinkButton to={counterPath({ groupId })}>{m.point_counter()}</LinkButton>,
        }}
        filtered={
          isFiltered && {
            title: m.point_none_found(),
            clear: { to: redeemedPath({ groupId }), label: m.point_show_all() },
          }
        }
      />
      {total > 0 && <Tables groupId={groupId} filter={filter} />}
    </div>
  );
};
