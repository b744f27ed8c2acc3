import { href, Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { date, number } from '../../platform/language/formats.ts';
import { withQuery } from '../../platform/search/filter.ts';
import { peopleListPath } from '../../profile/group/people/peoplePaths.tsx';
import { FittedFigure } from '../../ui/charts/FittedFigure.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ClubFigures } from './clubFigures.server.ts';

export interface ClubTilesProps {
  groupId: string;
  figures: ClubFigures;
  /** Days of the views. */
  span: { from: string; to: string };
}

/** People, page views and events of a group, each the way to more about it. */
export const ClubTiles = ({ groupId, figures: { members, events, views }, span }: ClubTilesProps) => {
  const tiles = [
    { to: peopleListPath(groupId), label: m.company_people(), value: members },
    ...(views === null
      ? []
      : [
          {
            to: withQuery(href('/dashboard/business/:id', { id: groupId }), { ...span }),
            label: m.dashboard_views(),
            value: views,
          },
        ]),
    { to: withQuery(href('/action/historyCheckIn'), { groupId }), label: m.space_events(), value: events },
  ];
  return (
    <Section id="club" title={m.statistics_club()}>
      <ul className="grid fit-2 gap-3 lg:grid-cols-3">
        {tiles.map(({ to, label, value }) => (
          <li key={label}>
            <Link to={to} className="surface block h-full rounded-md border border-line p-3 hover:bg-sunken">
              <span className="block text-sm text-muted">{label}</span>
              <FittedFigure>{number(value)}</FittedFigure>
            </Link>
          </li>
        ))}
      </ul>
      {views !== null && (
        <p className="text-sm text-muted">{m.statistics_club_views({ from: date(span.from), to: date(span.to) })}</p>
      )}
    </Section>
  );
};
