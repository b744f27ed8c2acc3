/** Pictures of README.md and docs/features.md: screens of the demo content, side by side. */
import type { Page } from '@playwright/test';
import { demoCheckIns } from '../../api/src/demo/seed/checkIns.ts';
import { demoBrand, demoFriend, demoOwner, demoPage, demoStaff, demoWedding } from '../support/demo.ts';
import { choose, envelope } from '../event/invitations.ts';
import type { Person } from '../support/people.ts';
import { expectReceipt, orderButton, typeAmount, typeInvoiceNumber } from '../commerce/counter.ts';
import { say } from '../support/words.ts';

/** One phone of a picture. */
interface Screen {
  readonly path: string;
  /** The person with the phone; undefined for a visitor. */
  readonly as?: Person;
  /** Prepares the page before its picture is taken. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Runs after the picture; the next phone shows the result. */
  readonly after?: (page: Page) => Promise<unknown>;
}

/** A picture; `name` is its file in docs/images. */
export interface Picture {
  readonly name: string;
  readonly screens: readonly Screen[];
}

/** The page whose QR code the camera sees. */
export const scannedPage = '/smc/quoc-bao';

const guest = `/wedding/${demoWedding.id}?guest=${demoWedding.waiting}`;
const PRODUCT = 'Bộ ấm chén bốn người';

/** Follows a link by its name and waits for its page. */
const follow = (name: string) => async (page: Page) => {
  const { href } = new URL(page.url());
  await page.getByRole('link', { name }).first().click();
  await page.waitForURL((url) => url.href !== href);
};

/** Scrolls until a heading or link is `below` pixels from the top. */
const scrollTo =
  (role: 'heading' | 'link', name: string, below = 32) =>
  (page: Page) =>
    page
      .getByRole('main')
      .getByRole(role, { name })
      .first()
      .evaluate((element, room) => {
        window.scrollTo({ top: element.getBoundingClientRect().top + scrollY - room, behavior: 'instant' });
      }, below);

const fillInvoice = async (page: Page): Promise<void> => {
  await typeAmount(page, '980000');
  await typeInvoiceNumber(page, 'GM-0271');
  await page.getByRole('radio', { name: /Mừng lò nung mới/ }).check();
  await page.getByText('833.000').first().waitFor();
};

const enterInvoice = async (page: Page): Promise<void> => {
  await orderButton(page).click();
  await expectReceipt(page);
};

/** Opens the invitation, and waits until its envelope has left. */
const openEnvelope = async (page: Page): Promise<void> => {
  if (await envelope(page).isVisible()) await envelope(page).click();
  await envelope(page).waitFor({ state: 'hidden' });
};

const fillReply = async (page: Page): Promise<void> => {
  await openEnvelope(page);
  await choose(page, say('wedding_reply_coming'), say('wedding_reply_yes'));
  await page.getByLabel(say('wedding_reply_people')).fill('2');
  const wish = page.getByLabel(say('wedding_reply_wish'));
  await wish.fill('Chúc hai bạn trăm năm hạnh phúc!');
  await wish.blur();
  await scrollTo('heading', say('wedding_reply'))(page);
};

const letGuestIn = async (page: Page): Promise<void> => {
  await page.getByText(say('checkin_big_in')).first().waitFor();
  await scrollTo('link', say('checkin_tab_scan'))(page);
};

const chooseTemplate = async (page: Page): Promise<void> => {
  await follow('CV nghệ nhân')(page);
  await scrollTo('heading', say('cv_part_look'))(page);
};

const previewCv = async (page: Page): Promise<void> => {
  await follow('CV chăm sóc khách hàng')(page);
  await page.getByText(say('cv_tab_preview'), { exact: true }).first().click();
};

export const pictures: readonly Picture[] = [
  { name: 'profiles', screens: [{ path: demoPage }, { path: '/smc/bep-khanh' }, { path: '/smc/ngan-ha' }] },
  {
    name: 'story-meet',
    screens: [{ path: '/fme/my-duyen' }, { path: demoPage }, { path: '/action/phonebook', as: demoOwner }],
  },
  {
    name: 'story-sell',
    screens: [
      { path: `${demoBrand}/products`, before: follow(PRODUCT) },
      { path: '/action/createPoint?memberId=quoc-bao', as: demoOwner, before: fillInvoice, after: enterInvoice },
      { path: '/action/viewPoint', as: demoFriend, before: follow('Gốm Mộc Nhiên') },
    ],
  },
  {
    name: 'story-celebrate',
    screens: [{ path: guest }, { path: guest, before: openEnvelope }, { path: guest, before: fillReply }],
  },
  {
    name: 'story-gather',
    screens: [
      { path: demoBrand },
      {
        path: `/action/historyCheckIn/${demoCheckIns.showroom}`,
        as: demoOwner,
        before: letGuestIn,
      },
      {
        path: '/action/associationReports/statistics?kind=quarter',
        as: demoFriend,
        before: scrollTo('link', say('association_tab_statistics')),
      },
    ],
  },
  {
    name: 'story-apply',
    screens: [
      { path: '/action/createCv', as: demoOwner, before: chooseTemplate },
      { path: '/cv/my-duyen' },
      { path: '/action/createCv', as: demoStaff, before: previewCv },
    ],
  },
];
