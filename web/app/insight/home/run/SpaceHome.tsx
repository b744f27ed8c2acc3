import type { Space } from '@m4u/contract/insight/home/schema';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/Card.tsx';
import { LinkList } from '../../../ui/LinkList.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Figures } from '../Figures.tsx';
import { HomeHead } from '../HomeHead.tsx';
import { NewsRow } from '../NewsRow.tsx';
import { spaceLine, spaceName } from '../spaces/spaceWords.tsx';
import { waysOf } from '../spaces/waysOf.tsx';
import { WayGrid } from '../WayGrid.tsx';
import type { SpaceFacts } from './facts.server.ts';
import { daysLeft, shownFacts } from './facts.tsx';
import { Column } from '../../../ui/layout/Column.tsx';

export interface SpaceHomeProps {
  space: Space;
  facts: SpaceFacts;
  memberId: string;
}

/** The home of an agency, a wedding, an event, or a group that one works for: its figures, what waits there, and its tools. */
export const SpaceHome = ({ space, facts, memberId }: SpaceHomeProps) => {
  const { entries, manage } = waysOf(space, { memberId, urlMinify: null, counts: null });
  const { figures, rows } = shownFacts(space, facts);
  const lead = [spaceLine(space), daysLeft(facts)].filter(Boolean).join(' · ');
  return (
    <>
      <HomeHead title={space.name === '' ? spaceName(space) : <span translate="no">{space.name}</span>} lead={lead} />
      <p className="pb-3 text-muted lg:hidden">{lead}</p>
      <Column kind="list" className="stack">
        {figures.length > 0 && (
          <Card padded={false}>
            <Figures figures={figures} />
          </Card>
        )}
        <div className="stack lg:grid lg:grid-cols-2 lg:items-start lg:gap-5">
          {rows.length > 0 && (
            <Section title={m.home_waiting()} className="lg:pt-0">
              <Card padded={false}>
                <ul className="divide-y divide-line">
                  {rows.map((row) => (
                    <NewsRow key={row.to} {...row} />
                  ))}
                </ul>
              </Card>
            </Section>
          )}
          <div className="stack lg:pt-2">
            <WayGrid ways={entries} />
            {manage.length > 0 && <LinkList ways={manage} />}
          </div>
        </div>
      </Column>
    </>
  );
};
