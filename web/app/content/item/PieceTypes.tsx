import type { LucideIcon } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { Tag, Tags } from '../../ui/Tag.tsx';
import { withQuery } from '../../platform/search/filter.ts';

export interface TypeTagsProps<Type extends string> {
  label: string;
  /** Path of the list. */
  all: string;
  types: readonly Type[];
  labels: Readonly<Record<Type, () => string>>;
  icons: Readonly<Record<Type, LucideIcon>>;
  /** The selected type. */
  chosen: Type | null;
  /** Other filters of the list. */
  also?: Readonly<Record<string, string>>;
}

/** Filter of a list by type. */
export const TypeTags = <Type extends string>({
  label,
  all,
  types,
  labels,
  icons,
  chosen,
  also,
}: TypeTagsProps<Type>) => (
  <Tags label={label}>
    {[
      <Tag key="all" to={withQuery(all, { ...also })} current={chosen === null}>
        {m.content_all()}
      </Tag>,
      ...types.map((type) => (
        <Tag key={type} to={withQuery(all, { type, ...also })} icon={icons[type]} current={type === chosen}>
          {labels[type]()}
        </Tag>
      )),
    ]}
  </Tags>
);

/** Type of a piece, in the line below its title. */
export const PieceType = ({ icon: Icon, label }: { icon: LucideIcon; label: string }) => (
  <span className="inline-flex items-center gap-1">
    <Icon aria-hidden size={16} />
    {label}
  </span>
);

/** Types as options of `RadioCards`. */
export const typeOptions = <Type extends string>(
  types: readonly Type[],
  labels: Readonly<Record<Type, () => string>>,
  icons: Readonly<Record<Type, LucideIcon>>,
) => types.map((value) => ({ value, label: labels[value](), icon: icons[value] }));
