import type { Client } from '@m4u/contract/api';
import type { Owner } from '@m4u/contract/common';
import type { ImageChoice } from '@m4u/contract/content/item/schema';
import type { RelicType } from '@m4u/contract/content/relic';
import type { SentForm } from '../../platform/forms/form.server.ts';
import { isOutstanding, pieceOf } from '../item/editor/editor.server.ts';

/** What the form of a heritage item says, before the API judges it: choices may be anything that was posted. */
export const relicOf = (values: SentForm['values']) => ({
  ...pieceOf(values),
  postType: values['postType'] as RelicType,
  period: values['period'] ?? '',
  place: values['place'] ?? '',
  outstanding: isOutstanding(values),
});

type RelicFields = ReturnType<typeof relicOf> & { images: ImageChoice[] };

/** Adds a heritage item, or changes the one of an id (docs/rules/item.md#saving); answers its id. Errors: the API's. */
export const saveRelic = async ({ relic }: Client, owner: Owner, id: string, fields: RelicFields): Promise<string> => {
  const params = { id };
  const isNew = id === 'new';
  if (owner.kind === 'group') {
    const saved = isNew
      ? await relic.insertOfGroup({ body: { ...fields, groupId: owner.id } })
      : await relic.updateOfGroup({ params, body: fields });
    return saved.data._id;
  }
  const saved = isNew ? await relic.insert({ body: fields }) : await relic.update({ params, body: fields });
  return saved.data._id;
};
