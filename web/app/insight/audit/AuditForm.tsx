import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Form, href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { auditActWords, auditTargetWords } from './auditWords.tsx';
import { type Filter, hasFilter, withQuery } from '../../platform/search/filter.ts';

/** Filter of the log as in the address; empty texts are ignored. */
export type AuditFilter = Readonly<Record<'actor' | 'act' | 'kind' | 'target' | 'from' | 'to', string>>;

/** Path of the log with a filter. */
export const auditPath = (filter: Filter): string => withQuery(href('/admin/audit'), filter);

export interface AuditFormProps {
  filter: AuditFilter;
  /** Error messages of the API, by field. */
  refused: Readonly<Partial<Record<string, string>>>;
}

/** Filter form of the log; its values are in the address, so that a filtered log can be shared. */
export const AuditForm = ({ filter, refused }: AuditFormProps) => (
  <Card as="section" padded={false}>
    <details open={hasFilter(filter)}>
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 px-4 font-semibold sm:px-5">
        <SlidersHorizontal aria-hidden size={20} />
        {m.audit_filter()}
      </summary>
      <Form key={auditPath(filter)} action={href('/admin/audit')} className="stack px-4 pt-2 pb-5 sm:px-5">
        {filter.target !== '' && <input type="hidden" name="target" value={filter.target} />}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="actor"
            label={m.audit_actor()}
            hint={m.audit_actor_hint()}
            defaultValue={filter.actor}
            error={refused['actor'] ?? null}
            maxLength={254}
            autoComplete="off"
            className="sm:col-span-2"
          />
          <Select
            name="act"
            label={m.audit_act()}
            placeholder={m.audit_any()}
            defaultValue={filter.act}
            options={Object.entries(auditActWords).map(([value, text]) => ({ value, label: text() }))}
            error={refused['act'] ?? null}
          />
          <Select
            name="kind"
            label={m.audit_kind()}
            placeholder={m.audit_any()}
            defaultValue={filter.kind}
            options={Object.entries(auditTargetWords).map(([value, text]) => ({ value, label: text() }))}
            error={refused['kind'] ?? null}
          />
          <DateField name="from" label={m.audit_from()} defaultValue={filter.from} error={refused['from'] ?? null} />
          <DateField name="to" label={m.audit_to()} defaultValue={filter.to} error={refused['to'] ?? null} />
        </div>
        <div className="flex flex-wrap gap-2">
          <SubmitButton>{m.audit_apply()}</SubmitButton>
          {hasFilter(filter) && (
            <LinkButton to={href('/admin/audit')} variant="secondary">
              {m.audit_clear()}
            </LinkButton>
          )}
        </div>
      </Form>
    </details>
  </Card>
);
