import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { LucideProps } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Phone from 'lucide-react/icons/phone';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { inPlace } from './server-icons.server.ts';

suite('server icons', () => {
  const uses: LucideProps[] = [
    {},
    { 'aria-hidden': true, size: 20 },
    { size: '1em', strokeWidth: 1.75, className: 'mt-1 shrink-0', color: '#EDB423' },
    { width: 10, height: 12, role: 'img', 'aria-label': 'Gọi', fill: 'currentColor' },
    { absoluteStrokeWidth: true, size: 48 },
  ];

  test('have the same markup as in the browser', () => {
    for (const Icon of [Phone, CircleAlert])
      for (const props of uses)
        assert.equal(
          renderToStaticMarkup(createElement(inPlace(Icon), props)),
          renderToStaticMarkup(createElement(Icon, props)),
        );
  });
});
