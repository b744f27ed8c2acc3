import type { SentForm } from '../../platform/forms/form.server.ts';

/** The parts of a line, as people write them. */
const partsOf = (line: string | undefined): string[] =>
  (line ?? '')
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const lines = ['phones', 'emails', 'tags'] as const;

/** What a form of an entry says, for the API; of what it has no field nothing is said. */
export const readEntryForm = ({ values }: SentForm) => ({
  ...Object.fromEntries(
    (['name', 'organization', 'title', 'website', 'address', 'note', 'followUpOn'] as const)
      .filter((name) => name in values)
      .map((name) => [name, values[name] ?? '']),
  ),
  ...Object.fromEntries(lines.filter((name) => name in values).map((name) => [name, partsOf(values[name])])),
});

/** What is wrong with one part is said at the line that holds them all. */
export const entryFieldNames = ({ values }: SentForm): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap((name) => partsOf(values[name]).map((_, index) => [`${name}.${index}`, name] as const)),
  );
