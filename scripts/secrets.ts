/** `npm run --silent secrets`: prints a fresh set of secrets for the environment of a server (docs/operations.md). */
import { createSecretTexts } from '../api/src/platform/keys/secrets.ts';

for (const [name, value] of Object.entries(createSecretTexts())) console.log(`${name}=${value}`);
