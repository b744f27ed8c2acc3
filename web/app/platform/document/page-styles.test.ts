import assert from 'node:assert/strict';
import { test } from 'node:test';
import { piecesOfSheet } from '../../../page-styles.ts';
import { withStyles } from './page-styles.server.ts';

const link = '<link nonce="n" rel="stylesheet" href="/assets/a.css"/>';
const styled = (css: string, body: string): string => {
  const head = withStyles(link, body, { '/assets/a.css': piecesOfSheet(css) }, () => undefined);
  return head.replace(/<noscript>.*<\/noscript>$/, '');
};

test('a page contains rules without classes and those of its classes', () => {
  const css = '@layer base{:root{--a:1}p{margin:0}}@layer utilities{.flex{display:flex}.grid{display:grid}}';
  assert.equal(
    styled(css, '<p class="flex wide">'),
    '<style>@layer base{:root{--a:1}p{margin:0}}@layer utilities{.flex{display:flex}}</style>',
  );
});

test('removes empty layers and conditions, but keeps the layer order', () => {
  const css = '@layer base, utilities;@layer utilities{@media (width>=40rem){.sm\\:flex{display:flex}}}';
  assert.equal(styled(css, '<p class="flex">'), '<style>@layer base, utilities;</style>');
  assert.match(styled(css, '<p class="sm:flex">'), /@media \(width>=40rem\)\{\.sm\\:flex\{display:flex\}\}/);
});

test('keeps a rule when one of its selectors has all its classes', () => {
  assert.match(styled('.a,.b{color:red}', '<p class="b">'), /\.a,\.b\{color:red\}/);
  assert.equal(styled('.a.b{color:red}', '<p class="b">'), '<style></style>');
  assert.match(styled('.a .b{color:red}', '<p class="a"><b class="b">'), /color:red/);
});

test('ignores classes within :is, :not and :has', () => {
  assert.match(styled(':where(.a>:not(:last-child)){margin:0}', '<p>'), /margin:0/);
  assert.match(styled('.b:not(.a){margin:0}', '<p class="b">'), /margin:0/);
});

test('reads escaped class names of the document', () => {
  assert.match(styled('.\\[\\&\\>p\\]\\:mt-2>p{margin:2px}', '<p class="[&amp;&gt;p]:mt-2">'), /margin:2px/);
});

test('keeps keyframes and fallback fonts; loads web fonts and the sheet later', () => {
  const rest =
    '@font-face{font-family:B;src:local("Arial")}@keyframes k{to{color:red}}@property --x{syntax:"*";inherits:false}';
  assert.equal(styled(`@font-face{font-family:A;src:url(a)}${rest}`, '<p>'), `<style>${rest}</style>`);
  const later: string[] = [];
  const head = withStyles(link, '<p>', { '/assets/a.css': [] }, (each) => void later.push(each));
  assert.deepEqual(later, [link]);
  assert.equal(head, `<style></style><noscript>${link}</noscript>`);
});

test('finds a shared sheet by its address without the trailing hash', () => {
  const shared = '<link rel="stylesheet" href="/assets/a.css#"/>';
  const later: string[] = [];
  const sheets = { '/assets/a.css': piecesOfSheet('.a{color:red}') };
  const head = withStyles(link + shared, '<p class="a">', sheets, (each) => void later.push(each));
  assert.deepEqual(later, [link, shared], 'in their order');
  assert.equal(head.match(/<style>\.a\{color:red\}<\/style>/g)?.length, 2);
});
