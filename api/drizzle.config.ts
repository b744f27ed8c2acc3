import { defineConfig } from 'drizzle-kit';

// `npm run migration -w api -- --name what-it-does` writes the next migration from the tables.
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./src/**/tables.ts', './src/**/*.tables.ts'],
  out: './migrations',
});
