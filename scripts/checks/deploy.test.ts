/** Files for Docker, Kubernetes and systemd: valid, with references to existing things. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { parse, parseAllDocuments } from 'yaml';
import { SETTING_NAMES } from '../../api/src/platform/config.ts';
import { SECRET_NAMES } from '../../api/src/platform/keys/secrets.ts';
import { serverEnvironment, serverFlags } from '../start/server-flags.mjs';
import { root } from '../command/steps.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const settingNames = new Set<string>([...SETTING_NAMES, ...SECRET_NAMES]);

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly data?: Record<string, string>;
  readonly stringData?: Record<string, string>;
}
interface Model {
  validate(): void;
}

const folder = 'deploy/kubernetes';
const manifests = readdirSync(join(root, folder)).flatMap((file) =>
  parseAllDocuments(read(`${folder}/${file}`)).map((document) => ({ file, manifest: document.toJS() as Manifest })),
);
const objects = manifests.filter(({ manifest }) => manifest.kind !== 'Kustomization');

describe('Kubernetes', () => {
  for (const { file, manifest } of objects)
    test(`${file}: ${manifest.kind} matches the schema of its version`, async () => {
      const { apiVersion, kind } = manifest;
      const models = (await import(`kubernetes-models/${apiVersion}/${kind}`)) as Record<
        string,
        new (data: object) => Model
      >;
      const model = models[kind];
      assert.ok(model, `${apiVersion} has no ${kind}`);
      new model(manifest).validate();
    });

  test('a schema refuses an invalid manifest', async () => {
    const { Deployment } = (await import('kubernetes-models/apps/v1/Deployment')) as {
      Deployment: new (data: object) => Model;
    };
    const sound = objects.find(({ manifest }) => manifest.kind === 'Deployment')?.manifest as unknown as {
      spec: { template: { spec: object } };
    };
    const wrong = structuredClone(sound);
    Object.assign(wrong.spec.template.spec, { terminationGracePeriodSeconds: 'soon' });
    assert.throws(() => new Deployment(wrong).validate());
  });

  test('settings and secrets exist in the program', () => {
    const named = objects.flatMap(({ manifest }) => Object.keys({ ...manifest.data, ...manifest.stringData }));
    assert.ok(named.length > 10);
    for (const name of named) assert.ok(settingNames.has(name), name);
    for (const name of SECRET_NAMES) assert.ok(named.includes(name), name);
  });

  test('the kustomization lists all files except the example secret', () => {
    const { resources } = parse(read(`${folder}/kustomization.yaml`)) as { resources: string[] };
    const files = new Set(objects.map(({ file }) => file).filter((file) => file !== 'secret.example.yaml'));
    assert.deepEqual(resources.toSorted(), [...files].sort());
  });
});

describe('Compose', () => {
  const compose = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<
      string,
      {
        environment?: Record<string, string>;
        command?: string[];
        depends_on?: object;
        image?: string;
        tmpfs?: string[];
      }
    >;
    volumes: Record<string, unknown>;
  };

  test('settings, commands and services exist', () => {
    const { services } = compose;
    for (const name of Object.keys(services['m4u']?.environment ?? {})) assert.ok(settingNames.has(name), name);
    for (const [name, { depends_on: needs = {}, command = [], image, tmpfs = [] }] of Object.entries(services)) {
      assert.ok(image, name);
      for (const mount of tmpfs) assert.match(mount, /^\/\w+(:\w+=\w+(,\w+=\w+)*)?$/);
      const needed = Array.isArray(needs) ? (needs as string[]) : Object.keys(needs);
      for (const other of needed) assert.ok(other in services, `${name} needs ${other}`);
      for (const word of command) if (word.startsWith('scripts/')) assert.ok(existsSync(join(root, word)), word);
    }
  });
});

test('the image and the systemd unit start M4U like npm start, and copy existing files', () => {
  const dockerfile = read('Dockerfile');
  const [, command = '[]'] = /\nCMD (\[.*\])\n/.exec(dockerfile) ?? [];
  assert.deepEqual(JSON.parse(command), ['node', ...serverFlags, 'main.ts']);
  const unit = read('deploy/systemd/m4u.service');
  assert.ok(unit.includes(`/node ${serverFlags.join(' ')} main.ts`));
  for (const setting of Object.entries(serverEnvironment).map((pair) => pair.join('=')))
    assert.ok(dockerfile.includes(` ${setting} `) && unit.includes(setting), setting);
  assert.match(dockerfile, /\nUSER 10001:10001\n/);
  // PostgreSQL comes from Debian, which updates it, without a default cluster.
  const [, folder] = /POSTGRES_BIN=(\S+)/.exec(dockerfile) ?? [];
  assert.match(dockerfile, /create_main_cluster = false[^]*apt-get install -y --no-install-recommends postgresql /);
  assert.ok(folder && dockerfile.includes(`sort -V | tail -n 1)" ${folder}`));
  for (const [, sources = ''] of dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm))
    for (const source of sources.split(' ')) assert.ok(existsSync(join(root, source)), source);
});

test('the image installs all packages that the program and its commands import', () => {
  const named = ['package.json', 'api/package.json', 'contract/package.json'].flatMap((path) => {
    const own = JSON.parse(read(path)) as { name: string; dependencies?: Record<string, string> };
    return [own.name, ...Object.keys(own.dependencies ?? {})];
  });
  const sourcesOf = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing/'))
      .map((path) => `${folder}/${path}`);
  const commands = ['backup', 'restore', 'bucket', 'staff', 'secrets'].map((name) => `scripts/${name}.ts`);
  const imported = new Set<string>();
  for (const file of [...sourcesOf('api/src'), ...sourcesOf('contract/src'), ...commands, 'main.ts'])
    for (const [, name = ''] of read(file).matchAll(
      /^(?:import|export) (?!type )[^;]*?from '(?!node:)((?:@[\w-]+\/)?[a-z][\w.-]*)/gm,
    ))
      imported.add(name);
  assert.ok(imported.size > 30);
  for (const name of imported) assert.ok(named.includes(name), `${name} is named by none of them`);
});
