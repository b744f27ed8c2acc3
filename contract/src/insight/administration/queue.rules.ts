/** The queue of staff: kinds of work, and when each is due (docs/rules/audit.md#queue). */
import { ANSWER_HOURS } from '../privacy/request.rules.ts';

/** Kinds of work: reports, letters to support, registrations for cards and of agencies, requests about personal data. */
export const QUEUE_KINDS = ['report', 'card', 'support', 'agency', 'data'] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

/** Hours in which each kind is due, from the moment since which it waits. The only place that defines them. */
export const DUE_HOURS: Readonly<Record<QueueKind, number>> = {
  report: 24,
  support: 24,
  card: 48,
  agency: 72,
  data: ANSWER_HOURS,
};

/** Hours for which work that somebody took is theirs; then it is free again. */
export const HELD_HOURS = 24;

/** Spans of the overview's figures, in days up to today. */
export const FIGURE_SPANS = ['1', '14', '90'] as const;

/** Fewest days that the figures are drawn for. */
export const FEWEST_DRAWN_DAYS = 14;
