import assert from 'node:assert/strict';
import { test } from 'node:test';
import { piecesOfSheet } from '../../../page-styles.ts';
import { withStyles } from './page-styles.server.ts';

const link = '<link nonce="n" rel="stylesheet" href="/assets/a.css"/>';
const styled = (css: string, body: string): string => {
  const head = withStyles(link, body, { '/assets/a.css': piecesOfSheet(css) }, () => undefined);
  return head.replace(/<noscript>.*<\/noscript>$/, '');
};

test('a page carries the rules of the classes that it has, and what has none', () => {
  const css = '@layer base{:root{--a:1}p{margin:0}}@layer utilities{.flex{display:flex}.grid{display:grid}}';
  assert.equal(
    styled(css, '<p class="flex wide">'),
    '<style>@layer base{:root{--a:1}p{margin:0}}@layer utilities{.flex{display:flex}}</style>',
  );
});

test('layers and conditions that nothing is left in go; a list of layers stays, for it is their order', () => {
  const css = '@layer base, utilities;@layer utilities{@media (width>=40rem){.sm\\:flex{display:flex}}}';
  assert.equal(styled(css, '<p class="flex">'), '<style>@layer base, utilities;</style>');
  assert.match(styled(css, '<p class="sm:flex">'), /@media \(width>=40rem\)\{\.sm\\:flex\{display:flex\}\}/);
});

test('one of the selectors of a rule is enough, with all of its classes', () => {
  assert.match(styled('.a,.b{color:red}', '<p class="b">'), /\.a,\.b\{color:red\}/);
  assert.equal(styled('.a.b{color:red}', '<p class="b">'), '<style></style>');
  assert.match(styled('.a .b{color:red}', '<p class="a"><b class="b">'), /color:red/);
});

test('what stands within :is, :not and :has is a choice, and asks for nothing', () => {
  assert.match(styled(':where(.a>:not(:last-child)){margin:0}', '<p>'), /margin:0/);
  assert.match(styled('.b:not(.a){margin:0}', '<p class="b">'), /margin:0/);
});

test('classes are read as the document writes them', () => {
  assert.match(styled('.\\[\\&\\>p\\]\\:mt-2>p{margin:2px}', '<p class="[&amp;&gt;p]:mt-2">'), /margin:2px/);
});

test('movements and stand-ins stay as they are; faces, and the sheet itself, come later', () => {
  const rest =
    '@font-face{font-family:B;src:local("Arial")}@keyframes k{to{color:red}}@property --x{syntax:"*";inherits:false}';
  assert.equal(styled(`@font-face{font-family:A;src:url(a)}${rest}`, '<p>'), `<style>${rest}</style>`);
  const later: string[] = [];
  const head = withStyles(link, '<p>', { '/assets/a.css': [] }, (each) => void later.push(each));
  assert.deepEqual(later, [link]);
  assert.equal(head, `<style></style><noscript>${link}</noscript>`);
});

test('a sheet that several screens share is found under its address without the sign that ends it', () => {
  const shared = '<link rel="stylesheet" href="/assets/a.css#"/>';
  const later: string[] = [];
  const sheets = { '/assets/a.css': piecesOfSheet('.a{color:red}') };
  const head = withStyles(link + shared, '<p class="a">', sheets, (each) => void later.push(each));
  assert.deepEqual(later, [link, shared], 'in their order');
  assert.equal(head.match(/<style>\.a\{color:red\}<\/style>/g)?.length, 2);
});
