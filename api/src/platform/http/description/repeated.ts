import type { Json } from './schemas.ts';

/** Kinds of parts that operations may share, named as in `components`. */
type Kind = 'parameters' | 'responses';

interface Occurrence {
  readonly name: string;
  readonly container: Json | Json[];
  readonly key: string | number;
}

/** Collects parts of operations, so that repeated ones are written once. */
export class RepeatedParts {
  readonly #found: Readonly<Record<Kind, Map<string, Occurrence[]>>> = {
    parameters: new Map(),
    responses: new Map(),
  };

  /** Records the part at `key` of `container`; `name` is its name as a component. */
  add(kind: Kind, container: Json | Json[], key: string | number, name: string): void {
    const text = JSON.stringify((container as Json)[key]);
    const alike = this.#found[kind].get(text) ?? [];
    alike.push({ name, container, key });
    this.#found[kind].set(text, alike);
  }

  /** Replaces repeated parts by references; returns the components by kind. */
  share(): Readonly<Record<Kind, Json>> {
    return { parameters: this.#shareKind('parameters'), responses: this.#shareKind('responses') };
  }

  #shareKind(kind: Kind): Json {
    const components: Json = {};
    for (const [text, alike] of this.#found[kind]) {
      const [first] = alike;
      if (!first || alike.length === 1) continue;
      const name = unusedName(first.name, components);
      components[name] = JSON.parse(text);
      for (const { container, key } of alike) (container as Json)[key] = { $ref: `#/components/${kind}/${name}` };
    }
    return components;
  }
}

/** Returns an unused name: `limit`, then `limit-2`. */
const unusedName = (name: string, usedNames: Json): string => {
  let unused = name;
  for (let count = 2; Object.hasOwn(usedNames, unused); count += 1) unused = `${name}-${count}`;
  return unused;
};
