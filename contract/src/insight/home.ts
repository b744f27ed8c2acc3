import * as z from 'zod';
import { ById, data, Done } from '../common.ts';
import { endpoints, FACTOR_ERRORS } from '../http/endpoint.ts';
import { GroupHome, HomeSpan, Mine, SettledSteps, Space } from './home/schema.ts';

/** Calls for the home: the reader's spaces, and what is new in them (docs/rules/home.md). */
export const home = endpoints({
  spaces: {
    method: 'GET',
    path: '/home/spaces',
    access: 'member',
    summary: 'The caller’s spaces with what waits there: own page, groups, agencies, weddings, events, staff',
    result: data(z.array(Space)),
  },
  mine: {
    method: 'GET',
    path: '/home/mine',
    access: 'member',
    summary: 'The caller’s card, news since yesterday, and the next step for their page',
    result: data(Mine),
  },
  group: {
    method: 'GET',
    path: '/home/group/:id',
    access: 'member',
    summary: 'Figures of a group today and over a span, newest orders, and open work; for group admins',
    params: ById,
    query: z.object({ days: HomeSpan.optional() }),
    result: data(GroupHome),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  settleSteps: {
    method: 'PUT',
    path: '/home/group/:id/start',
    access: 'member',
    summary: 'Settles first steps of a group that are done elsewhere or not wanted; for group admins',
    params: ById,
    body: SettledSteps,
    result: Done,
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
});
