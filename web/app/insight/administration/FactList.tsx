import type { ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';
import { Section } from '../../ui/Section.tsx';

/** Names with their values. */
export type Facts = readonly (readonly [label: string, value: ReactNode])[];

/** Names and values: in two columns on wide screens, in one on phones. */
export const FactList = ({ title, facts }: { title: string; facts: Facts }) => (
  <Section title={title}>
    <Card padded={false}>
      <dl className="divide-y divide-line">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-col gap-x-4 px-4 py-3 sm:flex-row sm:px-5">
            <dt className="text-muted sm:w-56 sm:shrink-0">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  </Section>
);
