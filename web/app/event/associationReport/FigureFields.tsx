import type { ReportSuggestion } from '@m4u/contract/event/associationReport/schema';
import { periodWords } from '@m4u/contract/period';
import WandSparkles from 'lucide-react/icons/wand-sparkles';
import { useEffect, useState } from 'react';
import { href, useFetcher } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { money, number } from '../../platform/language/formats.ts';
import { locale } from '../../platform/language/language.ts';
import { Button } from '../../ui/Button.tsx';
import type { FieldSource } from '../../ui/fields/field.tsx';
import { MoneyField } from '../../ui/fields/MoneyField.tsx';
import { useScripted } from '../../ui/scripted.ts';

/** Suggested figures of a group's period. */
export type Suggestion = ReportSuggestion & { readonly groupId: string; readonly period: string };

const useSuggestion = (start: Suggestion | null, groupId: string, period: string): Suggestion | undefined => {
  const { data, load } = useFetcher<Suggestion | null>();
  const isOf = (known: Suggestion | null | undefined): known is Suggestion =>
    known?.groupId === groupId && known.period === period;
  const known = [data, start].find(isOf);
  const isMissing = known === undefined;
  useEffect(() => {
    if (isMissing)
      void load(`${href('/action/associationReports/suggestion')}?${new URLSearchParams({ groupId, period })}`);
  }, [isMissing, load, groupId, period]);
  return known;
};

interface KnownProps {
  known: Suggestion;
  /** Copies the suggested figures into the fields; undefined without scripts. */
  take: (() => void) | undefined;
}

const Known = ({ known, take }: KnownProps) => (
  <div className="flex flex-col gap-2 rounded-md bg-accent-soft p-4">
    <p>
      {m.association_known({
        period: periodWords(known.period, locale()),
        members: number(known.members),
        newMembers: number(known.newMembers),
        // A no-break space keeps the currency sign on the line of its number.
        revenue: money(known.revenue).replace(' ', '\u00a0'),
      })}
    </p>
    {take && (
      <Button variant="secondary" icon={WandSparkles} onClick={take} className="self-start">
        {m.association_known_take()}
      </Button>
    )}
  </div>
);

export interface FigureFieldsProps {
  fields: Readonly<Record<'members' | 'newMembers' | 'revenue' | 'events', FieldSource>>;
  groupId: string;
  period: string;
  /** Suggestion for the form's initial period. */
  start: Suggestion | null;
}

/** Fields of a report's figures, with the platform's suggestion, which the author can copy and change. */
export const FigureFields = ({ fields, groupId, period, start }: FigureFieldsProps) => {
  const known = useSuggestion(start, groupId, period);
  const scripted = useScripted();
  const [typed, setTyped] = useState({
    members: fields.members.defaultValue ?? '',
    newMembers: fields.newMembers.defaultValue ?? '',
    revenue: fields.revenue.defaultValue ?? '',
  });
  const take =
    known &&
    (() =>
      setTyped({
        members: String(known.members),
        newMembers: String(known.newMembers),
        revenue: String(known.revenue),
      }));
  const held = (name: keyof typeof typed) => ({
    field: fields[name],
    value: typed[name],
    onDigits: (digits: string) => setTyped((before) => ({ ...before, [name]: digits })),
  });
  return (
    <>
      {known && <Known known={known} take={scripted ? take : undefined} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField
          {...held('members')}
          label={m.association_members()}
          hint={m.association_members_hint()}
          unit=""
          digits={9}
        />
        <MoneyField
          {...held('newMembers')}
          label={m.association_new_members()}
          hint={m.association_new_members_hint()}
          unit=""
          digits={9}
        />
        <MoneyField {...held('revenue')} label={m.association_revenue()} digits={14} />
        <MoneyField field={fields.events} label={m.association_events()} unit="" digits={9} />
      </div>
    </>
  );
};
