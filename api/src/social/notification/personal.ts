import {
  deleted,
  exportedAs,
  personalData,
  type Personal,
  excludedFromExport,
} from '../../platform/personal/personal.ts';
import { notificationCauses, notifications, notificationSettings, pushTokens } from './tables.ts';

/** Personal data in notifications, settings and devices. */
export const notificationPersonal: readonly Personal[] = [
  personalData({
    table: pushTokens,
    by: [pushTokens.memberId],
    gives: exportedAs('push-devices', 'Thiết bị nhận thông báo', 'Devices with notifications', [
      pushTokens.hash,
      pushTokens.sealed,
    ]),
    fate: deleted,
  }),
  personalData({
    table: notificationSettings,
    by: [notificationSettings.memberId],
    gives: exportedAs('notification-settings', 'Cài đặt thông báo', 'Notification settings'),
    fate: deleted,
  }),
  personalData({
    table: notificationCauses,
    by: [notificationCauses.memberId],
    gives: excludedFromExport('the same as the notifications, by the ids of what caused them'),
    fate: deleted,
  }),
  personalData({
    table: notifications,
    by: [notifications.memberId],
    gives: exportedAs('notifications', 'Thông báo', 'Notifications'),
    fate: deleted,
  }),
  personalData({
    table: notifications,
    by: [notifications.actorId],
    gives: excludedFromExport('what others were told of'),
    fate: deleted,
  }),
];
