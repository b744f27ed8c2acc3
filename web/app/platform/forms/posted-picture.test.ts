import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Client } from '@m4u/contract/api';
import { RouterContextProvider } from 'react-router';
import { readForm } from './form.server.ts';
import { keepPostedFile, keepPostedPictures, movesPictures, readPictures } from './posted-picture.server.ts';
import { Scope, scopeContext, type Visit } from '../request/scope.server.ts';

const sent = (entries: readonly (readonly [string, string | File])[]) => {
  const body = new FormData();
  for (const [name, value] of entries) body.append(name, value);
  return readForm(new Request('http://site.test/', { method: 'POST', body }));
};

const three = [
  ['images[0]._id', 'a'],
  ['images[0].caption', 'Mặt trước'],
  ['images[1]._id', 'b'],
  ['images[1].caption', ''],
  ['images[2]._id', 'c'],
] as const;

const uploaded: string[] = [];
const context = () => {
  const url = new URL('http://site.test/');
  const visit: Visit = {
    url,
    requestId: 'r',
    ip: '',
    userAgent: '',
    cookieHeader: '',
    origin: '',
    nonce: 'n',
    isDocument: true,
  };
  const insert = async ({ file }: { file: { name: string } }) => {
    uploaded.push(file.name);
    return { data: { _id: `id-of-${file.name}` } };
  };
  const client = { upload: { insert } } as unknown as Client;
  const scope = new Scope(visit, {
    client: () => ({ client, cookies: () => [] }),
    report: () => {},
    routeNames: new Map(),
  });
  return new RouterContextProvider(new Map([[scopeContext, scope]]));
};

suite('form pictures', () => {
  test('are read in order with captions, without unfinished uploads', async () => {
    const form = await sent([...three, ['images[4].caption', 'còn đang tải']]);
    assert.deepEqual(readPictures(form), [
      { _id: 'a', caption: 'Mặt trước' },
      { _id: 'b', caption: '' },
      { _id: 'c', caption: '' },
    ]);
    assert.deepEqual(readPictures(await sent([['images', 'x']])), []);
    assert.equal(movesPictures(form), false);
  });

  test('are moved and removed by buttons without scripts', async () => {
    const ids = async (name: string, value: string) => {
      const form = await sent([...three, [name, value]]);
      assert.equal(movesPictures(form), true);
      return readPictures(form).map(({ _id }) => _id);
    };
    assert.deepEqual(await ids('move', 'c:up'), ['a', 'c', 'b']);
    assert.deepEqual(await ids('move', 'a:up'), ['a', 'b', 'c']);
    assert.deepEqual(await ids('removePicture', 'b'), ['a', 'c']);
  });

  test('include files of the form after the others, and ignore empty fields', async () => {
    const one = new File(['x'], 'một.png');
    const two = new File(['y'], 'hai.png');
    const form = await sent([...three.slice(0, 2), ['imagesFile', one], ['imagesFile', two]]);
    assert.deepEqual(await keepPostedPictures(context(), form), [
      { _id: 'a', caption: 'Mặt trước' },
      { _id: 'id-of-một.png', caption: '' },
      { _id: 'id-of-hai.png', caption: '' },
    ]);
    assert.deepEqual(uploaded, ['một.png', 'hai.png']);
    const empty = await sent([['imagesFile', new File([], '')]]);
    assert.deepEqual(await keepPostedPictures(context(), empty), []);
  });
});

test('a file of the form itself is kept when the form is refused', async () => {
  const file = new File(['x'], 'moi.ogg');
  const form = await sent([
    ['sound', 'cu'],
    ['soundFile', file],
    ['soundDrop', 'on'],
  ]);
  const kept = await keepPostedFile(context(), form, 'sound');
  assert.deepEqual([kept.values['sound'], kept.nestedValues['sound']], ['id-of-moi.ogg', 'id-of-moi.ogg']);
  assert.equal(kept.submission.reply({ formErrors: ['sai'] }).initialValue?.['sound'], 'id-of-moi.ogg');

  const empty = new File([], '');
  const dropped = await sent([
    ['sound', 'cu'],
    ['soundFile', empty],
    ['soundDrop', 'on'],
  ]);
  assert.equal((await keepPostedFile(context(), dropped, 'sound')).values['sound'], '');
  const same = await keepPostedFile(context(), await sent([['sound', 'cu']]), 'sound');
  assert.equal(same.submission.reply().initialValue?.['sound'], 'cu');
});
