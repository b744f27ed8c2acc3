/**
 * The browser of the journeys: Chromium out of an npm package, unpacked once beside the other installed things, with
 * the libraries it needs on a bare machine. CHROMIUM_PATH names an installed one to use instead. Its system's face is
 * Roboto, as on most phones, whatever the machine has: what stands in for a page's own face decides how much moves.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { execFile, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { writeWhole } from '../scripts/builds/whole-folder.mjs';

const root = dirname(import.meta.dirname);
const packageFolder = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
const folder = join(root, 'node_modules', '.cache', `chromium-${version}`);
const installed = process.env['CHROMIUM_PATH'];
const libraries = join(folder, 'al2023', 'lib');
const roboto = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/roboto/package.json'));
const fontSettings = join(root, 'node_modules', '.cache', 'fonts', 'fonts.conf');

/** How Playwright starts the browser. Of the package's own arguments one is right outside a function service. */
export const launchOptions = {
  executablePath: installed ?? join(folder, 'chromium'),
  args: ['--no-sandbox'],
  // Without a locale it cannot name a download in Vietnamese, and calls it `download`.
  env: { LANG: 'C.UTF-8', ...process.env, ...surroundings() } as Record<string, string>,
};

/** What the browser finds in packages because the machine lacks it, or has another. */
function surroundings(): Record<string, string> {
  return {
    ...(!installed && existsSync(libraries) && { LD_LIBRARY_PATH: libraries }),
    FONTCONFIG_FILE: fontSettings,
  };
}

/** Names the fonts: the package's, for what Roboto has no signs for, and Roboto's four that a phone draws pages with. */
async function writeFonts(): Promise<void> {
  const dirs = ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'].map((name) => join(roboto, name));
  const preferred = ['sans-serif', 'system-ui'].map(
    (name) => `<alias><family>${name}</family><prefer><family>Roboto</family></prefer></alias>`,
  );
  await mkdir(dirname(fontSettings), { recursive: true });
  writeWhole(
    fontSettings,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${[...dirs, join(folder, 'fonts')].map((dir) => `<dir>${dir}</dir>`).join('\n')}
<cachedir>${dirname(fontSettings)}</cachedir>
${preferred.join('\n')}
</fontconfig>
`,
  );
}

/** Unpacks the browser unless that was done, whole or not at all. */
export async function readyBrowser(): Promise<void> {
  await writeFonts();
  if (installed || existsSync(folder)) return;
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  await unpack(['chromium', 'swiftshader.tar', 'fonts.tar'], unfinished);
  const { stdout } = spawnSync('ldd', [join(unfinished, 'chromium')], { encoding: 'utf8' });
  if (stdout.includes('not found')) await unpack(['al2023.tar'], unfinished);
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true })); // another run was first
}

/** The package unpacks into the temporary folder of its process and nowhere else, so it gets one of its own. */
async function unpack(archives: readonly string[], into: string): Promise<void> {
  const paths = archives.map((archive) => join(packageFolder, 'bin', `${archive}.br`));
  const code = `import { inflate } from '@sparticuz/chromium';
    await Promise.all(${JSON.stringify(paths)}.map((path) => inflate(path)));`;
  const env = { ...process.env, TMPDIR: into };
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], { cwd: root, env });
}
