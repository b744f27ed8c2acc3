import { m } from '../../../paraglide/messages.js';
import type { FieldSource } from '../../../ui/fields/field.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useTypedText } from '../../../ui/fields/typedText.ts';
import { useHydrated } from '../../../ui/hydrated.ts';
import { classNames } from '../../../ui/classNames.ts';

const people = [m.start_job_shop, m.start_job_advisor, m.start_job_teacher, m.start_job_student, m.start_job_doctor];
const organizations = [
  m.start_work_shop,
  m.start_work_food,
  m.start_work_school,
  m.start_work_clinic,
  m.start_work_company,
];

/** Field for a title, with suggestions that fill it. */
export const HeadlineField = ({ field, isPerson }: { field: FieldSource; isPerson: boolean }) => {
  const { text: typed, setText: setTyped, box } = useTypedText(field.defaultValue ?? '');
  const scripted = useHydrated();
  return (
    <div className="flex flex-col gap-2">
      <TextField
        field={field}
        ref={box}
        label={isPerson ? m.start_headline() : m.start_headline_organization()}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        autoComplete="organization-title"
        maxLength={120}
      />
      <ul aria-label={m.start_suggestions()} className={classNames('flex flex-wrap gap-2', !scripted && 'invisible')}>
        {(isPerson ? people : organizations).map((words) => {
          const title = words();
          return (
            <li key={title}>
              <button
                type="button"
                aria-pressed={typed === title}
                onClick={() => setTyped(title)}
                className="surface min-h-11 rounded-full border border-line px-4 text-sm font-semibold hover:bg-sunken aria-pressed:border-ink"
              >
                {title}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
