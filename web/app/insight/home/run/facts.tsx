import type { Space } from '@m4u/contract/insight/home/schema';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import FileChartColumn from 'lucide-react/icons/file-chart-column';
import MailQuestionMark from 'lucide-react/icons/mail-question-mark';
import Images from 'lucide-react/icons/images';
import MessageSquareHeart from 'lucide-react/icons/message-square-heart';
import Send from 'lucide-react/icons/send';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import type { LucideIcon } from 'lucide-react';
import { href } from 'react-router';
import { statisticsPath } from '../../../event/associationReport/reportPaths.tsx';
import { periodTitle } from '../../../event/associationReport/reportWords.tsx';
import { eventPath } from '../../../event/checkIn/checkInPaths.tsx';
import { stepPath } from '../../../event/wedding/editor/steps.tsx';
import { addPath, guestsPath, photosPath, wishesPath } from '../../../event/wedding/weddingPaths.tsx';
import { m } from '../../../paraglide/messages.js';
import { number } from '../../../platform/language/formats.ts';
import { withQuery } from '../../../platform/search/filter.ts';
import type { Figure } from '../Figures.tsx';
import { type NewsRowProps, RowSign } from '../NewsRow.tsx';
import type { SpaceFacts } from './facts.server.ts';

/** Figures of a space, and what waits there or comes next. */
interface ShownFacts {
  readonly figures: readonly Figure[];
  readonly rows: readonly NewsRowProps[];
}

const row = (icon: LucideIcon, to: string, title: string, text: string): NewsRowProps => ({
  to,
  title,
  text,
  face: <RowSign icon={icon} />,
  end: <ChevronRight aria-hidden size={20} className="text-muted" />,
});

type FactsOf<Kind> = Extract<SpaceFacts, { kind: Kind }>;

const ofWedding = (id: string, { status, totals }: FactsOf<'wedding'>): ShownFacts => {
  const { invited, answered, people, declined, peopleArrived, wishesWaiting, photosWaiting } = totals;
  const unanswered = invited - answered;
  return {
    figures: [
      { label: m.wedding_total_invited(), value: invited },
      { label: m.wedding_total_people(), value: people },
      { label: m.wedding_total_declined(), value: declined },
      { label: m.wedding_total_arrived(), value: peopleArrived },
    ].filter(({ value }) => value > 0),
    rows: [
      ...(status === 'ACTIVE'
        ? []
        : [row(Send, stepPath(id, 'send'), m.home_wedding_publish(), m.home_wedding_hidden())]),
      ...(wishesWaiting > 0
        ? [
            row(
              MessageSquareHeart,
              wishesPath(id),
              m.home_wedding_wishes({ count: number(wishesWaiting) }),
              m.home_wedding_wishes_text(),
            ),
          ]
        : []),
      ...(photosWaiting > 0
        ? [
            row(
              Images,
              withQuery(photosPath(id), { state: 'waiting' }),
              m.home_wedding_photos({ count: number(photosWaiting) }),
              m.home_wedding_photos_text(),
            ),
          ]
        : []),
      ...(invited === 0 ? [row(UserRoundPlus, addPath(id), m.space_wedding_add(), m.home_wedding_guests_text())] : []),
      ...(unanswered > 0
        ? [
            row(
              MailQuestionMark,
              withQuery(guestsPath(id), { answer: 'unanswered' }),
              m.home_wedding_unanswered({ count: number(unanswered) }),
              m.home_wedding_unanswered_text(),
            ),
          ]
        : []),
    ],
  };
};

const ofEvent = (id: string, { counts, canEdit }: FactsOf<'event'>): ShownFacts => ({
  figures: [
    { label: m.home_event_expected(), value: counts.expected },
    { label: m.checkin_count_came(), value: counts.came },
    { label: m.checkin_count_inside(), value: counts.inside },
    { label: m.checkin_count_refused(), value: counts.refused + counts.unknown },
  ].filter(({ value }) => value > 0),
  rows:
    canEdit && counts.guests === 0
      ? [row(UserRoundPlus, eventPath(id, 'guests'), m.home_event_guests(), m.home_event_guests_text())]
      : [],
});

const ofAgency = (id: string, waiting: number, { reports }: FactsOf<'agency'>): ShownFacts => {
  const missing = reports.expected - reports.reported;
  return {
    figures: [
      { label: m.association_members(), value: reports.members },
      { label: m.association_new_members(), value: reports.newMembers },
      { label: m.association_reported(), value: reports.reported },
    ].filter(({ value }) => value > 0),
    rows: [
      ...(waiting > 0
        ? [
            row(
              ClipboardList,
              href('/admin/registrations'),
              m.home_agency_applications({ count: number(waiting) }),
              m.home_agency_applications_text(),
            ),
          ]
        : []),
      ...(missing > 0
        ? [
            row(
              FileChartColumn,
              statisticsPath({ agencyId: id }),
              m.home_agency_missing({ count: number(missing) }),
              periodTitle(reports.period),
            ),
          ]
        : []),
    ],
  };
};

/** Chooses what the home shows of a space's facts; nothing that is zero. */
export const shownFacts = ({ key, waiting }: Space, facts: SpaceFacts): ShownFacts => {
  switch (facts?.kind) {
    case 'wedding':
      return ofWedding(key, facts);
    case 'event':
      return ofEvent(key, facts);
    case 'agency':
      return ofAgency(key, waiting, facts);
    default:
      return { figures: [], rows: [] };
  }
};

/** Days to a wedding in words; nothing after its day. */
export const daysLeft = (facts: SpaceFacts): string => {
  if (facts?.kind !== 'wedding' || facts.daysLeft < 0) return '';
  return facts.daysLeft === 0 ? m.home_wedding_today() : m.home_wedding_days({ count: number(facts.daysLeft) });
};
