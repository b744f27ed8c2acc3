import { m } from '../../paraglide/messages.js';
import { readValues } from '../../platform/forms/form.server.ts';
import type { KindEditor } from '../item/editor/editor.server.ts';
import { relicCalls } from './relic.server.ts';
import { relicFields } from './RelicForm.tsx';

/** Editor of heritage items (docs/rules/item.md#saving). */
export const relicEditor = {
  calls: relicCalls,
  form: relicFields,
  fileFields: ['recordingVi', 'recordingEn'],
  purpose: m.relic_edit_purpose,
  saved: m.relic_saved,
  save: async ({ id, owner, client: { relic } }, sent, images) => {
    const params = { id };
    const isNew = id === 'new';
    const fields = { ...readValues(relicFields, sent), images };
    if (owner.kind === 'group') {
      const saved = isNew
        ? await relic.insertOfGroup({ body: { ...fields, groupId: owner.id } })
        : await relic.updateOfGroup({ params, body: fields });
      return saved.data._id;
    }
    const saved = isNew ? await relic.insert({ body: fields }) : await relic.update({ params, body: fields });
    return saved.data._id;
  },
} satisfies KindEditor;
