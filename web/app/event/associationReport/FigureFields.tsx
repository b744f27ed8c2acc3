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
import { useHydrated } from '../../ui/hydrated.ts';

/** Suggested figures of a group's period. */
export type Suggestion = ReportSuggestion & { readonly groupId: string; readonly period: string };

const useSuggestion = (start: Suggestion | null, groupId: string, period: string): Suggestion | undefined => {
  const { data, load } = useFetcher<Suggestion | null>();
  const isOf = (suggestion: Suggestion | null | undefined): suggestion is Suggestion =>
    suggestion?.groupId === groupId && suggestion.period === period;
  const suggestion = [data, start].find(isOf);
  const isMissing = suggestion === undefined;
  useEffect(() => {
    if (isMissing)
      void load(`${href('/action/associationReports/suggestion')}?${new URLSearchParams({ groupId, period })}`);
  }, [isMissing, load, groupId, period]);
  return suggestion;
};

interface KnownProps {
  suggestion: Suggestion;
  /** Copies the suggested figures into the fields; undefined without scripts. */
  take: (() => void) | undefined;
}

const SuggestionBox = ({ suggestion, take }: KnownProps) => (
  <div className="flex flex-col gap-2 rounded-md bg-accent-soft p-4">
    <p>
      {m.association_known({
        period: periodWords(suggestion.period, locale()),
        members: number(suggestion.members),
        newMembers: number(suggestion.newMembers),
        // A no-break space keeps the currency sign on the line of its number.
        revenue: money(suggestion.revenue).replace(' ', '\u00a0'),
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
  const suggestion = useSuggestion(start, groupId, period);
  const scripted = useHydrated();
  const [typed, setTyped] = useState({
    members: fields.members.defaultValue ?? '',
    newMembers: fields.newMembers.defaultValue ?? '',
    revenue: fields.revenue.defaultValue ?? '',
  });
  const take =
    suggestion &&
    (() =>
      setTyped({
        members: String(suggestion.members),
        newMembers: String(suggestion.newMembers),
        revenue: String(suggestion.revenue),
      }));
  const fieldProps = (name: keyof typeof typed) => ({
    field: fields[name],
    value: typed[name],
    onDigits: (digits: string) => setTyped((previous) => ({ ...previous, [name]: digits })),
  });
  return (
    <>
      {suggestion && <SuggestionBox suggestion={suggestion} take={scripted ? take : undefined} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField
          {...fieldProps('members')}
          label={m.association_members()}
          hint={m.association_members_hint()}
          unit=""
          digits={9}
        />
        <MoneyField
          {...fieldProps('newMembers')}
          label={m.association_new_members()}
          hint={m.association_new_members_hint()}
          unit=""
          digits={9}
        />
        <MoneyField {...fieldProps('revenue')} label={m.association_revenue()} digits={14} />
        <MoneyField field={fields.events} label={m.association_events()} unit="" digits={9} />
      </div>
    </>
  );
};
