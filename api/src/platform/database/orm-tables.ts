/** Drizzle's words for tables of PostgreSQL; why they are taken from here, `orm.ts` says. */
export * from 'drizzle-orm/pg-core';
