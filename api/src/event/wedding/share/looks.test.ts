import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { WeddingDesign } from '@m4u/contract/event/wedding/schema';
import { colours } from './looks.rules.ts';

const designs = join(import.meta.dirname, '../../../../../web/app/event/wedding/invitation/designs');

/** Variables of a block of a style sheet, with short colours written out. */
const variablesOf = (css: string, selector: string): Readonly<Record<string, string>> => {
  const from = css.indexOf(`${selector} {`);
  assert.ok(from >= 0, selector);
  const block = css.slice(from, css.indexOf('}', from));
  return Object.fromEntries(
    [...block.matchAll(/--w-([a-z-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.toLowerCase().replace(/^#([\da-f])([\da-f])([\da-f])$/, '#$1$1$2$2$3$3'),
    ]),
  );
};

describe('colours of share pictures', () => {
  for (const design of Object.keys(colours) as WeddingDesign[])
    test(`are those of the invitation: ${design}`, () => {
      const css = readFileSync(join(designs, design, `${design}.css`), 'utf8');
      const first = variablesOf(css, `.wedding[data-design='${design}']`);
      const second = { ...first, ...variablesOf(css, `.wedding[data-design='${design}'][data-palette='second']`) };
      for (const [palette, variables] of Object.entries({ first, second })) {
        // The frame of the picture is its own: some invitations draw flowers there.
        const { ground, ink, names } = colours[design][palette as 'first' | 'second'];
        assert.deepEqual(
          { ground, ink, names },
          { ground: variables['ground'], ink: variables['ground-ink'], names: variables['names'] },
          palette,
        );
      }
    });
});
