import type { RelicType } from '@m4u/contract/content/relic';
import { m } from '../../paraglide/messages.js';
import type { SentForm } from '../../platform/forms/form.server.ts';
import { isOutstanding, type KindEditor, pieceOf } from '../item/editor/editor.server.ts';
import { relicCalls } from './relic.server.ts';

/** Fields of a heritage item's form, not validated: choices may have any value. */
const relicOf = (values: SentForm['values']) => ({
  ...pieceOf(values),
  postType: values['postType'] as RelicType,
  period: values['period'] ?? '',
  place: values['place'] ?? '',
  outstanding: isOutstanding(values),
});

/** Editor of heritage items (docs/rules/item.md#saving). */
export const relicEditor = {
  calls: relicCalls,
  purpose: m.relic_edit_purpose,
  saved: m.relic_saved,
  save: async ({ id, owner, client: { relic } }, { values }, images) => {
    const params = { id };
    const isNew = id === 'new';
    const fields = { ...relicOf(values), images };
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
