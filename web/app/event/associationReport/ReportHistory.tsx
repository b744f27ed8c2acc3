import type { AssociationReport } from '@m4u/contract/event/associationReport/schema';
import Undo2 from 'lucide-react/icons/undo-2';
import { m } from '../../paraglide/messages.js';
import { dateAndTime } from '../../platform/language/formats.ts';
import { PlainText } from '../../ui/PlainText.tsx';
import { Timeline, TimelineItem } from '../../ui/Timeline.tsx';
import { reportStepWords } from './reportWords.tsx';

/** The steps of a report, oldest first. */
export const ReportSteps = ({ steps }: Pick<AssociationReport, 'steps'>) => (
  <Timeline label={m.association_history()}>
    {steps.map(({ kind, at, actor, reason }) => (
      <TimelineItem key={`${kind} ${at}`} when={dateAndTime(at)} title={reportStepWords[kind]()}>
        <p translate="no">{actor.closed ? m.association_somebody() : actor.name}</p>
        {reason !== '' && <PlainText text={reason} />}
      </TimelineItem>
    ))}
  </Timeline>
);

/** Shows the reason of a returned report; nothing for others. */
export const ReturnNotice = ({ reason }: { reason: string | null }) =>
  reason === null ? null : (
    <div className="flex items-start gap-3 rounded-md bg-accent-soft px-4 py-3">
      <Undo2 aria-hidden size={20} className="mt-0.5 shrink-0 text-accent-ink" />
      <div className="min-w-0">
        <p className="font-semibold">{m.association_returned_notice()}</p>
        <PlainText text={reason} />
      </div>
    </div>
  );
