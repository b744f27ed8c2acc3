import { FIGURE_SPANS, QUEUE_KINDS } from '@m4u/contract/insight/administration/queue.rules';
import { data, href, redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { readPart, takeNext } from '../../../platform/administration/queue.server.ts';
import { api } from '../../../platform/api/api.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { readForm } from '../../../platform/forms/form.server.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { defineFilter, oneOf } from '../../../platform/search/filter.server.ts';
import { QUEUE_PAGE } from './Queue.tsx';

const readOverviewFilter = defineFilter({ show: readPart, days: oneOf(FIGURE_SPANS) });

/** Entries of the log beside the queue. */
const RECENT = 5;

/** Loads the overview of staff: figures, a page of the queue, health, the newest of the log. */
export const loadOverview = async (context: Readonly<RouterContextProvider>, search: URLSearchParams) => {
  const { page, filter } = readOverviewFilter(search);
  const calls = api(context);
  const [figures, queue, status, log] = await Promise.all([
    calls.audit.figures({ query: { days: filter.days || '14' } }),
    calls.queue.list({ query: { show: filter.show || undefined, page, limit: QUEUE_PAGE } }),
    calls.audit.status(),
    calls.audit.list({ query: { limit: RECENT } }),
  ]);
  return {
    figures: figures.data,
    items: queue.data,
    counts: queue.counts,
    total: queue.total,
    status: status.data,
    entries: log.data,
    page,
    ...filter,
    now: Date.now(),
  };
};

export type OverviewData = Awaited<ReturnType<typeof loadOverview>>;

const readKind = oneOf(QUEUE_KINDS);

/** Takes an item or gives it back. Errors: those of the calls, but for an item that a colleague has. */
const change = async (context: Readonly<RouterContextProvider>, intent: string, kindText: string, id: string) => {
  const kind = readKind(kindText);
  if (kind === '') throw data(null, { status: 404 });
  const calls = api(context).queue;
  const isTaken = intent !== 'release';
  try {
    await (isTaken ? calls.take({ params: { kind, id } }) : calls.release({ params: { kind, id } }));
    setFlash(context, { kind: 'success', message: isTaken ? m.admin_queue_taken() : m.admin_queue_released() });
  } catch (thrown) {
    const problem = problemOf(thrown);
    // Somebody was first, or has answered it meanwhile; the list shows how things are.
    if (problem?.code !== 'task-taken' && problem?.code !== 'not-found') throw thrown;
    setFlash(context, { kind: 'error', message: problem.detail });
  }
};

/** Gives back an item that the reader skips; one that they do not have stays as it is. */
const giveBack = async (context: Readonly<RouterContextProvider>, kindText: string, id: string) => {
  const kind = readKind(kindText);
  if (kind === '') return;
  try {
    await api(context).queue.release({ params: { kind, id } });
  } catch (thrown) {
    if ((problemOf(thrown)?.status ?? 500) >= 500) throw thrown;
  }
};

/** Answers the forms of the queue: take, give back, go to the next item. */
export const answerQueueForm = async (context: Readonly<RouterContextProvider>, request: Request) => {
  const { values, intent } = await readForm(request);
  const { kind = '', id = '' } = values;
  const here = scopeOf(context).visit.url;
  const search = new URLSearchParams(here.search);
  search.delete('index');
  const back = search.size > 0 ? `${here.pathname}?${search}` : here.pathname;
  if (intent !== 'next') {
    await change(context, intent, kind, id);
    throw redirect(back);
  }
  // Work that the reader took for themselves stays theirs when they skip it.
  if (id !== '' && values['queue'] !== 'mine') await giveBack(context, kind, id);
  const next = await takeNext(context, values['queue'], { due: values['due'], id });
  if (next === undefined) setFlash(context, { kind: 'info', message: m.admin_queue_done() });
  throw redirect(next ?? href('/admin'));
};
