import type { GiftTerms } from '@m4u/contract/commerce/point/gift.rules';
import { eq } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { pointSettings as settings } from './tables.ts';

/** A row of a group's settings for giving points. */
export type SettingsRow = typeof settings.$inferSelect;

/**
 * Settings for giving points: `rate` in hundredths of a percent, `expiryMonths` null for points that never expire,
 * `invoicePrefix` null where invoices are numbered by hand, `rules` null where only the rate gives points.
 */
export type Giving = Pick<SettingsRow, 'rate' | 'expiryMonths' | 'invoicePrefix' | 'rules' | 'phoneReceipts'>;

/** Settings of a group as they are stored. */
export type StoredSettings = Giving & GiftTerms;

const givingColumns = {
  rate: settings.rate,
  expiryMonths: settings.expiryMonths,
  invoicePrefix: settings.invoicePrefix,
  rules: settings.rules,
  phoneReceipts: settings.phoneReceipts,
  gifts: settings.gifts,
  giftMinimum: settings.giftMinimum,
  giftMaximum: settings.giftMaximum,
  giftsPerDay: settings.giftsPerDay,
};

/** Finds the settings of a group; undefined when it never saved any. */
export const find = async (db: Executor, groupId: string): Promise<StoredSettings | undefined> => {
  const [row] = await db.select(givingColumns).from(settings).where(eq(settings.groupId, groupId));
  return row;
};

/** Saves some of the settings; the others stay, or come from `row` for a group without a saved row. */
export const save = async (
  tx: Transaction,
  row: Omit<SettingsRow, 'lastInvoice'>,
  changes: Partial<StoredSettings>,
): Promise<StoredSettings | undefined> => {
  const { updatedBy, updatedAt } = row;
  const [saved] = await tx
    .insert(settings)
    .values({ ...row, ...changes })
    .onConflictDoUpdate({ target: settings.groupId, set: { ...changes, updatedBy, updatedAt } })
    .returning(givingColumns);
  return saved;
};
