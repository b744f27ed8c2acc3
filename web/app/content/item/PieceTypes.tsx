import type { LucideIcon } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { Tag, Tags } from '../../ui/Tag.tsx';

/** Name and icon of a type. */
export interface TypeWords {
  readonly icon: LucideIcon;
  readonly label: () => string;
}

type WordsOf<Type extends string> = Readonly<Record<Type, TypeWords>>;

/** Address of a list filtered by type and words; empty filters are left out. */
export const narrowed = (all: string, narrowing: Readonly<Record<string, string | null>>): string => {
  const query = new URLSearchParams(
    Object.entries(narrowing).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return query.size > 0 ? `${all}?${query}` : all;
};

export interface TypeTagsProps<Type extends string> {
  label: string;
  /** Path of the list. */
  all: string;
  types: readonly Type[];
  words: WordsOf<Type>;
  /** The selected type. */
  chosen: Type | null;
  /** Other filters of the list. */
  also?: Readonly<Record<string, string>>;
}

/** Filter of a list by type. */
export const TypeTags = <Type extends string>({ label, all, types, words, chosen, also }: TypeTagsProps<Type>) => (
  <Tags label={label}>
    {[
      <Tag key="all" to={narrowed(all, { ...also })} current={chosen === null}>
        {m.content_all()}
      </Tag>,
      ...types.map((type) => (
        <Tag key={type} to={narrowed(all, { type, ...also })} icon={words[type].icon} current={type === chosen}>
          {words[type].label()}
        </Tag>
      )),
    ]}
  </Tags>
);

/** Type of a piece, in the line below its title. */
export const TypeMark = ({ words: { icon: Icon, label } }: { words: TypeWords }) => (
  <span className="inline-flex items-center gap-1">
    <Icon aria-hidden size={16} />
    {label()}
  </span>
);

/** Types as options of `RadioCards`. */
export const typeChoices = <Type extends string>(types: readonly Type[], words: WordsOf<Type>) =>
  types.map((value) => ({ value, label: words[value].label(), icon: words[value].icon }));
