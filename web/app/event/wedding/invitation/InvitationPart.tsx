import type { ReactNode } from 'react';
import { classNames } from '../../../ui/classNames.ts';
import { type Look, Ornament } from './designs/designs.tsx';

export interface InvitationPartProps {
  look: Look;
  /** Id of the section; `{id}-title` is the id of its title. */
  id: string;
  title: ReactNode;
  /** Text below the title. */
  lead?: ReactNode;
  /** Whether the part is left out in print. */
  screenOnly?: boolean;
  children?: ReactNode;
}

/** A part of an invitation, with the design's divider before its title. */
export const InvitationPart = ({ look, id, title, lead, screenOnly = false, children }: InvitationPartProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className={classNames('w-part', screenOnly && 'no-print')}>
    <Ornament look={look} part="divider" className="w-divider" />
    <h2 id={`${id}-title`} className="w-title">
      {title}
    </h2>
    {lead != null && <p className="w-lead">{lead}</p>}
    {children}
  </section>
);
