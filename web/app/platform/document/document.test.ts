import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finishDocument } from './document.server.ts';

const preload = (address: string): string => `<link rel="preload" as="image" href="${address}"/>`;
const picture = (address: string): string => `<img src="${address}" alt=""/>`;
const card = (content: string): string => `<section class="surface below-fold p-4">${content}</section>`;

const documentOf = (...parts: readonly string[]): string =>
  `<html lang="vi"><head>${['/cover.webp', '/first.webp', '/later.webp'].map(preload).join('')}</head>` +
  `<body>${picture('/cover.webp')}${parts.join('')}</body></html>`;

const preloadsOf = (html: string): string[] =>
  [...html.matchAll(/as="image" href="([^"]+)"/g)].map(([, at = '']) => at);

test('a first visit hurries the pictures of the first screen only', () => {
  const markup = documentOf(card(picture('/first.webp')), card(picture('/later.webp')));
  const visit = finishDocument(markup, '', 'n', { sheets: {} });
  assert.deepEqual(preloadsOf(visit), ['/cover.webp', '/first.webp']);
  assert.ok(visit.includes(picture('/later.webp')));
});

test('every picture is hurried where a page has no part below the first screen, or its visitor has been here', () => {
  const short = documentOf(card(picture('/first.webp') + picture('/later.webp')));
  const all = ['/cover.webp', '/first.webp', '/later.webp'];
  assert.deepEqual(preloadsOf(finishDocument(short, '', 'n', { sheets: {} })), all);
  const long = documentOf(card(picture('/first.webp')), card(picture('/later.webp')));
  assert.deepEqual(preloadsOf(finishDocument(long, '', 'n')), all);
});
