import type { AssociationReport } from '@m4u/contract/event/associationReport/schema';
import { kindOfPeriod, PERIOD_FORM, PERIOD_KINDS, type PeriodKind, periodAfter, periodOn } from '@m4u/contract/period';
import { upload } from '@m4u/contract/profile/upload';
import { redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { leaveFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm, refuseForm, type SentForm } from '../../platform/forms/form.server.ts';
import { keepPostedPicture } from '../../platform/forms/posted-picture.server.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { digitsOf } from '../../ui/fields/digits.ts';
import { reportPath } from './reportPaths.tsx';
import { periodsOffered, readScope, today } from './reports.server.ts';
import { figures } from './reportWords.tsx';

type Context = Readonly<RouterContextProvider>;

/** What the platform knows of a group's period; null for who runs no such group. */
export const readSuggestion = async (context: Context, groupId: string, period: string) => {
  try {
    const { data } = await api(context).associationReport.suggestion({ query: { groupId, period } });
    return { groupId, period, ...data };
  } catch (thrown) {
    const code = problemOf(thrown)?.code;
    if (code === 'not-found' || code === 'invalid') return null;
    throw thrown;
  }
};

/** Periods to choose from by their length; the one that a report is of is always among them. */
const choicesOf = (period: string): Readonly<Record<PeriodKind, string[]>> => {
  const offered = (kind: PeriodKind): string[] => {
    const periods = periodsOffered(kind);
    return kind === kindOfPeriod(period) && !periods.includes(period) ? [...periods, period] : periods;
  };
  return Object.fromEntries(PERIOD_KINDS.map((kind) => [kind, offered(kind)])) as Record<PeriodKind, string[]>;
};

/** What a form needs beside the report: groups, periods, and what is known of the one that it begins with. */
const deskOf = async (context: Context, groupId: string, period: string) => ({
  period,
  periods: choicesOf(period),
  suggestion: await readSuggestion(context, groupId, period),
  uploads: apiAddress(upload.insert),
});

/** An empty form: of the group and the period in the address, else of the first one and the last month that is over. */
export const newDesk = async (context: Context, search: URLSearchParams) => {
  const { groups } = await readScope(context);
  const group = groups.find(({ _id }) => _id === search.get('groupId')) ?? groups[0];
  if (!group) return null;
  const asked = search.get('period') ?? '';
  const period = PERIOD_FORM.test(asked) ? asked : periodAfter(periodOn('month', today()), -1);
  return { groups, group, ...(await deskOf(context, group._id, period)) };
};

/** The form of a report that is there. */
export const editDesk = async (context: Context, report: AssociationReport) => {
  const { groups } = await readScope(context);
  const group = groups.find(({ _id }) => _id === report.group._id) ?? { ...report.group, agency: report.agency };
  return { groups: [group], group, ...(await deskOf(context, group._id, report.period)) };
};

const textsIn = (value: unknown): string[] => {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  return all.filter((each) => typeof each === 'string');
};

const filesIn = (value: unknown): File[] => {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  return all.filter((each) => each instanceof File).filter(({ size }) => size > 0);
};

/** The documents that stay, and after them those that came with the form. Errors: those of the upload. */
const attachmentsOf = async (context: Context, { nested }: SentForm, files: readonly File[]): Promise<string[]> => {
  const dropped = textsIn(nested['drop']);
  const kept = textsIn(nested['attachments']).filter((id) => !dropped.includes(id));
  // One after another: each is read in full.
  for (const file of files) {
    const id = await keepPostedPicture(context, file);
    if (id !== undefined) kept.push(id);
  }
  return kept;
};

const figureOf = (text: string | undefined): string | null => digitsOf(text ?? '') || null;

/** The form's fields by the API's names, where they differ. */
const fieldNames = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`attachments.${at}`, 'documentFile']));

/** Saves a report as its form says, and submits it when that button was pressed; leads to it, or says what is wrong. */
export const saveReport = async (context: Context, request: Request, id?: string) => {
  const form = await readForm(request);
  const { values } = form;
  const files = filesIn(form.nested['documentFile']);
  if (files.some(({ type }) => type !== 'application/pdf'))
    return refuseForm(form, { fields: { documentFile: m.association_documents_pdf() } });
  const isSubmitted = form.intent === 'submit';
  const version = values['version'] ?? '';
  let saved: AssociationReport;
  try {
    const { data } = await api(context).associationReport.save({
      body: {
        ...(id !== undefined && { _id: id }),
        groupId: values['groupId'] ?? '',
        period: values['period'] ?? '',
        title: values['title'] ?? '',
        content: values['content'] ?? '',
        members: figureOf(values['members']),
        newMembers: figureOf(values['newMembers']),
        revenue: figureOf(values['revenue']),
        events: figureOf(values['events']),
        attachments: await attachmentsOf(context, form, files),
        status: isSubmitted ? 'submitted' : 'draft',
        ...(version !== '' && { version }),
      },
    });
    saved = data;
  } catch (thrown) {
    return problemReply(form, thrown, { fields: fieldNames });
  }
  const message = isSubmitted
    ? m.association_submitted_done({ agency: saved.agency?.name ?? '' })
    : m.association_saved_done();
  leaveFlash(context, { kind: 'success', message });
  throw redirect(reportPath(saved._id));
};

/** What is missing of a report that was to be submitted as it stands, by what its form calls it; what else is wrong as the API says it. */
export const refuseDeed = (form: SentForm, thrown: unknown) => {
  const missing = (problemOf(thrown)?.errors ?? []).filter(({ code }) => code === 'required');
  if (missing.length === 0) return problemReply(form, thrown);
  const labels = [{ of: 'content', label: m.association_content }, ...figures].flatMap(({ of, label }) =>
    missing.some(({ field }) => field === of) ? [label()] : [],
  );
  return refuseForm(form, { form: m.association_incomplete({ fields: labels.join(', ') }) });
};
