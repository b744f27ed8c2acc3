import type { Page } from '@playwright/test';
import { say } from './words.ts';

/**
 * Presses a kind in the sheet by which an owner adds content to their page; without scripts the kinds stand on the page
 * itself. `key` is that of the kind's words.
 */
export const addContent = async (page: Page, key: string): Promise<void> => {
  const button = page.getByRole('button', { name: say('section_add_content'), exact: true });
  const hasSheet = await button.isVisible();
  if (hasSheet) await button.click();
  const kinds = hasSheet ? page.getByRole('dialog') : page;
  await kinds.getByRole('link', { name: say(key), exact: true }).click();
};
