import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inAppBrowser } from './inAppBrowser.ts';
import { shareTargets } from './shareTargets.ts';

const android =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const apple =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const computer =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const zalo = `${android} Zalo android/24110651 ZaloTheme/light ZaloLanguage/vi`;

const address = 'https://m4u.example/wedding/1?guest=a&lang=vi';
const link = 'https%3A%2F%2Fm4u.example%2Fwedding%2F1%3Fguest%3Da%26lang%3Dvi';

const of = (userAgent: string) => Object.fromEntries(shareTargets(address, userAgent).map((one) => [one.app, one]));

test('hands the whole address to the apps of phones', () => {
  for (const userAgent of [android, apple]) {
    const targets = of(userAgent);
    for (const app of ['zalo', 'messenger', 'facebook']) {
      assert.ok(targets[app]?.href?.includes(link), app);
      assert.equal(targets[app]?.isPasted, false, app);
    }
  }
  assert.match(of(android)['zalo']?.href ?? '', /^intent:.*;end$/);
  assert.match(of(apple)['zalo']?.href ?? '', /^zaloshareext:/);
});

test('opens Zalo and Messenger for pasting on computers', () => {
  const targets = of(computer);
  assert.deepEqual([targets['zalo']?.href, targets['zalo']?.isPasted], ['https://chat.zalo.me/', true]);
  assert.deepEqual([targets['messenger']?.href, targets['messenger']?.isPasted], ['https://www.messenger.com/', true]);
  assert.equal(targets['facebook']?.isPasted, false);
});

test('opens no app from its own browser', () => {
  assert.equal(inAppBrowser(zalo), 'Zalo');
  assert.deepEqual([of(zalo)['zalo']?.href, of(zalo)['zalo']?.isPasted], [null, true]);
  assert.ok(of(zalo)['messenger']?.href?.startsWith('fb-messenger:'));
});
