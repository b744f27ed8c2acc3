import assert from 'node:assert/strict';
import { createPublicKey, createSign, createVerify } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';

import { ConfigError } from '../config-error.ts';
import { keyedHash, unseal, seal } from './crypto.ts';
import { createSecrets, createSecretTexts, loadSecrets, SECRET_NAMES } from './secrets.ts';

const folders: string[] = [];
const folder = async () => {
  const path = await mkdtemp(join(tmpdir(), 'm4u-keys-'));
  folders.push(path);
  return path;
};
after(async () => {
  for (const path of folders) await rm(path, { recursive: true });
});

describe('secrets of an embedded run', () => {
  test('are made on the first run with mode 600, and stay the same', async () => {
    const dataDir = join(await folder(), 'data');
    const first = await loadSecrets({ dataDir, env: {} });
    const second = await loadSecrets({ dataDir, env: {} });
    assert.deepEqual(second, first);
    assert.equal((await stat(join(dataDir, 'secrets.json'))).mode & 0o777, 0o600);
    assert.deepEqual(await readdir(dataDir), ['secrets.json'], 'nothing temporary is left');
  });

  test('are the same for ten processes that start at once', async () => {
    const dataDir = await folder();
    const sets = await Promise.all(Array.from({ length: 10 }, () => loadSecrets({ dataDir, env: {} })));
    for (const set of sets) assert.deepEqual(set, sets[0]);
  });

  test('a file that others may read is made private, with a warning', async () => {
    const dataDir = await folder();
    await loadSecrets({ dataDir, env: {} });
    await chmod(join(dataDir, 'secrets.json'), 0o644);
    const said: string[] = [];
    await loadSecrets({ dataDir, env: {}, warn: (sentence) => said.push(sentence) });
    assert.equal((await stat(join(dataDir, 'secrets.json'))).mode & 0o777, 0o600);
    assert.match(said.join(), /secrets\.json could be read by others \(mode 644\)/);
  });

  test('a broken file stops the start and stays unchanged', async () => {
    const dataDir = await folder();
    await writeFile(join(dataDir, 'secrets.json'), '{"M4U_TOKEN_KEY":');
    await assert.rejects(loadSecrets({ dataDir, env: {} }), ConfigError);
    assert.equal(await readFile(join(dataDir, 'secrets.json'), 'utf8'), '{"M4U_TOKEN_KEY":');
  });

  test('a secret that the file lacks is added beside the old ones', async () => {
    const dataDir = await folder();
    const { M4U_CODE_KEY: _absent, ...older } = createSecretTexts();
    await writeFile(join(dataDir, 'secrets.json'), JSON.stringify(older), { mode: 0o600 });
    const secrets = await loadSecrets({ dataDir, env: {} });
    assert.equal(secrets.tokenKey.toString('base64url'), older.M4U_TOKEN_KEY);
    assert.deepEqual(await loadSecrets({ dataDir, env: {} }), secrets);
  });
});

describe('secrets from the environment', () => {
  test('a missing secret is named in the error', async () => {
    for (const name of SECRET_NAMES) {
      const env = { ...createSecretTexts(), [name]: undefined };
      await assert.rejects(loadSecrets({ env }), (error) => {
        assert.ok(error instanceof ConfigError);
        assert.deepEqual(error.message.match(/M4U_\w+/g), [name]);
        return true;
      });
    }
  });

  test('a short key and a mismatched pair are refused', async () => {
    const texts = createSecretTexts();
    await assert.rejects(loadSecrets({ env: { ...texts, M4U_TOKEN_KEY: 'c2hvcnQ' } }), /M4U_TOKEN_KEY/);
    const foreign = createSecretTexts().M4U_VAPID_PUBLIC_KEY;
    await assert.rejects(loadSecrets({ env: { ...texts, M4U_VAPID_PUBLIC_KEY: foreign } }), /M4U_VAPID_PUBLIC_KEY/);
  });

  test('the VAPID pair signs and verifies', () => {
    const { publicKey, privateKey } = createSecrets().vapid;
    const point = Buffer.from(publicKey, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const signature = createSign('sha256')
      .update('m4u')
      .sign({ key: { ...jwk, d: privateKey }, format: 'jwk' });
    assert.ok(
      createVerify('sha256')
        .update('m4u')
        .verify(createPublicKey({ key: jwk, format: 'jwk' }), signature),
    );
  });
});

describe('sealing', () => {
  const { dataKey } = createSecrets();

  test('opens with the same key and context, and differs each time', () => {
    const sealed = seal('Nguyễn Văn Đức 079203001234', dataKey, 'registration');
    assert.equal(unseal(sealed, dataKey, 'registration'), 'Nguyễn Văn Đức 079203001234');
    assert.notEqual(seal('a', dataKey), seal('a', dataKey));
  });

  test('does not open when altered, cut, with another key or in another context', () => {
    const sealed = seal('secret', dataKey, 'a');
    const bytes = Buffer.from(sealed, 'base64url');
    for (let index = 0; index < bytes.length; index++) {
      const altered = Buffer.from(bytes);
      altered[index] = (altered[index] ?? 0) ^ 1;
      assert.throws(() => unseal(altered.toString('base64url'), dataKey, 'a'), `byte ${index}`);
    }
    assert.throws(() => unseal(sealed.slice(0, 20), dataKey, 'a'));
    assert.throws(() => unseal(sealed, createSecrets().dataKey, 'a'));
    assert.throws(() => unseal(sealed, dataKey, 'b'));
  });

  test('a keyed hash depends on the key and on where the parts end', () => {
    assert.equal(keyedHash(dataKey, 'ab', 'c'), keyedHash(dataKey, 'ab', 'c'));
    assert.notEqual(keyedHash(dataKey, 'ab', 'c'), keyedHash(dataKey, 'a', 'bc'));
    assert.notEqual(keyedHash(dataKey, 'ab'), keyedHash(createSecrets().dataKey, 'ab'));
  });
});
