import { Tag, Tags } from './Tag.tsx';

interface StateTagsProps<State extends string> {
  /** Name of the row for screen readers. */
  label: string;
  states: readonly State[];
  /** The chosen state; empty for all. */
  current: string;
  /** Words of the link to all. */
  all: string;
  words: Readonly<Record<State, () => string>>;
  /** Path of the list in a state; of all for an empty one. */
  pathOf: (state: State | '') => string;
}

/** Row of links that narrow a list to one state. */
export function StateTags<State extends string>({ label, states, current, all, words, pathOf }: StateTagsProps<State>) {
  return (
    <Tags label={label} wrap>
      {(['', ...states] as const).map((state) => (
        <Tag key={state} to={pathOf(state)} current={state === current}>
          {state === '' ? all : words[state]()}
        </Tag>
      ))}
    </Tags>
  );
}
