import type { AssociationReport } from '@m4u/contract/event/associationReport/schema';
import { periodKind, PERIOD_FORM, PERIOD_KINDS, type PeriodKind, periodAfter, periodOn } from '@m4u/contract/period';
import { upload } from '@m4u/contract/profile/upload';
import { redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm, readValues, refuseForm, type SentForm } from '../../platform/forms/form.server.ts';
import { keepPostedPicture } from '../../platform/forms/posted-picture.server.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { reportFields } from './ReportForm.tsx';
import { reportPath } from './reportPaths.tsx';
import { listPeriods, readScope, today } from './reports.server.ts';
import { reportFigures } from './reportWords.tsx';

type Context = Readonly<RouterContextProvider>;

/** Reads the suggested figures of a group's period; null when the reader does not administer the group. */
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

/** Selectable periods by kind; always include the period of the report. */
const choicesOf = (period: string): Readonly<Record<PeriodKind, string[]>> => {
  const offered = (kind: PeriodKind): string[] => {
    const periods = listPeriods(kind);
    return kind === periodKind(period) && !periods.includes(period) ? [...periods, period] : periods;
  };
  return Object.fromEntries(PERIOD_KINDS.map((kind) => [kind, offered(kind)])) as Record<PeriodKind, string[]>;
};

/** Data of the form besides the report: groups, periods, and the suggestion for the initial period. */
const deskOf = async (context: Context, groupId: string, period: string) => ({
  period,
  periods: choicesOf(period),
  suggestion: await readSuggestion(context, groupId, period),
  uploads: apiAddress(upload.insert),
});

/** Data of a new report's form: group and period of the address, else the first group and the last ended month. */
export const newDesk = async (context: Context, search: URLSearchParams) => {
  const { groups } = await readScope(context);
  const group = groups.find(({ _id }) => _id === search.get('groupId')) ?? groups[0];
  if (!group) return null;
  const requestedPeriod = search.get('period') ?? '';
  const period = PERIOD_FORM.test(requestedPeriod) ? requestedPeriod : periodAfter(periodOn('month', today()), -1);
  return { groups, group, ...(await deskOf(context, group._id, period)) };
};

/** Data of an existing report's form. */
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

/** Ids of the kept documents, followed by those uploaded with the form. Errors: those of the upload. */
const attachmentsOf = async (
  context: Context,
  { nestedValues }: SentForm,
  files: readonly File[],
): Promise<string[]> => {
  const droppedIds = textsIn(nestedValues['drop']);
  const attachmentIds = textsIn(nestedValues['attachments']).filter((id) => !droppedIds.includes(id));
  // Uploads one after another, since each file is read into memory.
  for (const file of files) {
    const id = await keepPostedPicture(context, file);
    if (id !== undefined) attachmentIds.push(id);
  }
  return attachmentIds;
};

/** Form fields whose names differ from the API's. */
const fieldNames = Object.fromEntries(
  Array.from({ length: 20 }, (_, index) => [`attachments.${index}`, 'documentFile']),
);

/** Saves a report, and submits it when that button was pressed; redirects to the report, or returns the refusal. */
export const saveReport = async (context: Context, request: Request, id?: string) => {
  const form = await readForm(request, reportFields);
  const files = filesIn(form.nestedValues['documentFile']);
  if (files.some(({ type }) => type !== 'application/pdf'))
    return refuseForm(form, { fields: { documentFile: m.association_documents_pdf() } });
  const isSubmitted = form.intent === 'submit';
  let saved: AssociationReport;
  try {
    const { data } = await api(context).associationReport.save({
      body: {
        ...(id !== undefined && { _id: id }),
        ...readValues(reportFields, form),
        attachments: await attachmentsOf(context, form, files),
        status: isSubmitted ? 'submitted' : 'draft',
      },
    });
    saved = data;
  } catch (thrown) {
    return problemReply(form, thrown, { fields: fieldNames });
  }
  const message = isSubmitted
    ? m.association_submitted_done({ agency: saved.agency?.name ?? '' })
    : m.association_saved_done();
  setFlash(context, { kind: 'success', message });
  throw redirect(reportPath(saved._id));
};

/**
 * Answers a refused submission without a form: names missing fields by their labels, else passes on the API's message.
 */
export const refuseDeed = (form: SentForm, thrown: unknown) => {
  const missing = (problemOf(thrown)?.errors ?? []).filter(({ code }) => code === 'required');
  if (missing.length === 0) return problemReply(form, thrown);
  const labels = [{ of: 'content', label: m.association_content }, ...reportFigures].flatMap(({ of, label }) =>
    missing.some(({ field }) => field === of) ? [label()] : [],
  );
  return refuseForm(form, { form: m.association_incomplete({ fields: labels.join(', ') }) });
};
