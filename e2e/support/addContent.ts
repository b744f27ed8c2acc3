import { expect, type Page } from '@playwright/test';
import { scriptsRun } from './scripts.ts';
import { say } from './words.ts';

/**
 * Presses a kind in the sheet by which an owner adds content to their page; without scripts the kinds stand on the page
 * itself. `key` is that of the kind's words.
 */
export const addContent = async (page: Page, key: string): Promise<void> => {
  const button = page.getByRole('button', { name: say('section_add_content'), exact: true });
  const kind = page.getByRole('link', { name: say(key), exact: true });
  await expect(button.or(kind).filter({ visible: true }).first()).toBeVisible();
  const hasSheet = await button.isVisible();
  if (hasSheet) {
    await scriptsRun(page);
    await button.click();
  }
  await (hasSheet ? page.getByRole('dialog').getByRole('link', { name: say(key), exact: true }) : kind).click();
};
