import * as z from 'zod';
import { Flag } from '../../common.ts';
import { sectionNames } from './sections.rules.ts';

/** A section at its place on a page. Answers list every section, in the owner's order. */
export const PageSection = z.object({ name: z.enum(sectionNames), shown: z.boolean() });

/** The owner's order of sections: each at most once; omitted sections follow the others. */
export const PageSectionsDraft = z
  .array(z.object({ name: z.enum(sectionNames, { error: 'choice' }), shown: Flag }))
  .max(sectionNames.length)
  .refine((sections) => new Set(sections.map(({ name }) => name)).size === sections.length, { error: 'invalid' });
