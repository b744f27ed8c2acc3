import type { LucideIcon } from 'lucide-react';
import Briefcase from 'lucide-react/icons/briefcase';
import Cake from 'lucide-react/icons/cake';
import UserRound from 'lucide-react/icons/user-round';
import { m } from '../../../paraglide/messages.js';
import { date } from '../../../platform/language/formats.ts';

/** Personal facts besides the owner's text. */
export interface PersonFacts {
  readonly career: string | null;
  readonly childCareer: string | null;
  readonly interests: readonly string[];
  readonly gender: 'female' | 'male' | 'other' | null;
  readonly birthday: string | null;
}

/** Labels of the genders. */
export const genderWords: Readonly<Record<NonNullable<PersonFacts['gender']>, () => string>> = {
  female: m.profile_gender_female,
  male: m.profile_gender_male,
  other: m.profile_gender_other,
};

/** Whether all facts are empty. */
export const hasNoFacts = ({ career, childCareer, interests, gender, birthday }: PersonFacts): boolean =>
  !career && !childCareer && !gender && !birthday && interests.length === 0;

const Fact = ({ icon: Icon, label, text, lang }: { icon: LucideIcon; label: string; text: string; lang?: string }) => (
  <div className="flex items-center gap-3 py-1.5">
    <Icon aria-hidden size={20} className="text-(color:--brand-icon)" />
    <dt className="sr-only">{label}</dt>
    <dd lang={lang}>{text}</dd>
  </div>
);

/** Work, interests, gender and birthday; empty ones are omitted. `lang` is the language of the owner's texts. */
export const Facts = ({ career, childCareer, interests, gender, birthday, lang }: PersonFacts & { lang: string }) => {
  const work = [childCareer, career].filter(Boolean).join(' · ');
  return (
    <>
      <dl>
        {work !== '' && <Fact icon={Briefcase} label={m.profile_career()} text={work} lang={lang} />}
        {gender && <Fact icon={UserRound} label={m.profile_gender()} text={genderWords[gender]()} />}
        {birthday && <Fact icon={Cake} label={m.profile_birthday()} text={date(birthday)} />}
      </dl>
      {interests.length > 0 && (
        <ul aria-label={m.profile_interests()} className="flex flex-wrap gap-2 pt-2">
          {interests.map((interest) => (
            <li key={interest} lang={lang} className="rounded-full border border-line px-3 py-1 text-sm">
              {interest}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
