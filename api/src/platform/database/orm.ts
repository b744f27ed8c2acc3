/**
 * Drizzle's query builder. Everybody takes it from here: its package names some thousand ways in, a list of 180 kB that
 * Node.js reads anew for each file that imports one of them, a quarter of the time that loading the program took.
 */
export * from 'drizzle-orm';
