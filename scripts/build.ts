/** `npm run build`: installs and builds all that a run needs, and runs nothing: for images and packages. */
import { ensureWebBuilt } from './web-build.mjs';

await ensureWebBuilt();
