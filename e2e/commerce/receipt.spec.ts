import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expect, expectAccessible, phone, test } from '../support/people.ts';
import { arriveTalking, callAs } from '../support/talk.ts';
import { say } from '../support/words.ts';
import { signSeals } from '../support/seals.ts';

test('a buyer checks the signed receipt of a purchase, and keeps it', async ({ browser }, info) => {
  const dataDir = process.env['M4U_E2E_DATA'];
  test.skip(
    dataDir === undefined && !process.env['CI'],
    'the server was running before, and its night cannot be brought forward',
  );
  const owner = await arriveTalking(browser, 'Nguyễn Văn An');
  const buyer = await arriveTalking(browser, 'Lê Thị Khách');
  const brand = { kind: 'brand', name: 'Trà Gió Núi' };
  const { _id: groupId } = await callAs<{ _id: string }>(owner, 'POST', '/groupAndBrand/createGroup', brand);
  const invoice = { groupId, memberId: buyer.memberId, invoiceNumber: 'HD-0001', value: 2_500_000 };
  const { _id: order } = await callAs<{ _id: string }>(owner, 'POST', '/orderGroup', invoice);

  const { page } = buyer;
  await page.goto(`/action/historyEditHistory/${order}`);
  await page.getByRole('link', { name: say('seal_receipt') }).click();
  await expect(page.getByText(say('seal_waiting_title'))).toBeVisible();
  await expectAccessible(page);

  await signSeals(dataDir ?? '');
  await page.reload();
  await expect(page.getByText(say('seal_right'))).toBeVisible();
  await expect(page.getByText('+25')).toBeVisible();
  await expect(page.getByText(/^Kiểm thử TSA đóng dấu thời gian/)).toBeVisible();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: say('seal_keep') }).click();
  const kept = info.outputPath('receipt.html');
  await (await download).saveAs(kept);
  const context = await browser.newContext(phone);
  await context.setOffline(true);
  const reader = await context.newPage();
  await reader.goto(pathToFileURL(kept).href);
  await expect(reader.getByText('Đúng: chưa bị sửa từ khi được ký.')).toBeVisible();
  await expect(reader.getByText('+25 điểm')).toBeVisible();
  await expect(reader.getByText(/^Dấu thời gian \(RFC 3161\) của Kiểm thử TSA/)).toBeVisible();
  const stamp = reader.waitForEvent('download');
  await reader.getByRole('link', { name: 'stamp.der' }).click();
  expect(await (await stamp).failure()).toBeNull();

  // Somebody writes other points into the file.
  const forged = info.outputPath('forged.html');
  const text = await readFile(kept, 'utf8');
  await writeFile(forged, text.replace(String.raw`\"earn\", 25`, String.raw`\"earn\", 95`));
  await reader.goto(pathToFileURL(forged).href);
  await expect(reader.getByText('+95 điểm')).toBeVisible();
  await expect(reader.getByText('Sai: nội dung, đường đến gốc hoặc chữ ký không khớp.')).toBeVisible();
  for (const each of [owner, buyer]) await each.page.context().close();
  await context.close();
});
