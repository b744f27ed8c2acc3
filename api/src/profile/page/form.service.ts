import type { PageForm, PageFormDraft } from '@m4u/contract/profile/member/form';
import { uuidv7 } from '../../platform/ids.ts';

/** Prepares a form for storage: existing questions keep their ids, others get a new one. */
export const withQuestionIds = ({ fields, ...form }: PageFormDraft, previousForm: PageForm | null): PageForm => {
  const freeIds = new Set(previousForm?.fields.map(({ _id }) => _id));
  return {
    ...form,
    fields: fields.map(({ _id, ...field }) => ({
      ...field,
      _id: _id !== undefined && freeIds.delete(_id) ? _id : uuidv7(),
    })),
  };
};
