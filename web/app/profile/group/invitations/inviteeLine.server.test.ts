import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readInvitee } from './inviteeLine.server.ts';

test('reads the name and the address to invite from a line', () => {
  for (const [line, name, to] of [
    ['0987111222, quan.tran@vidu.vn', '', 'quan.tran@vidu.vn'],
    ['quan.tran@vidu.vn 0987 111 222', '', 'quan.tran@vidu.vn'],
    ['0987 111 222 quan.tran@vidu.vn', '', 'quan.tran@vidu.vn'],
    ['Quân Trần, 0987111222, quan.tran@vidu.vn', 'Quân Trần', 'quan.tran@vidu.vn'],
    ['0987111222; Quân Trần; quan.tran@vidu.vn', 'Quân Trần', 'quan.tran@vidu.vn'],
    ['Quân Trần - 0987 111 222 - quan.tran@vidu.vn', 'Quân Trần', 'quan.tran@vidu.vn'],
    ['0987111222, https://m4u.example/me/quan', '', 'https://m4u.example/me/quan'],
    ['Quân Trần <quan.tran@vidu.vn>', 'Quân Trần', 'quan.tran@vidu.vn'],
    ['1. Anh Tám: 0912 345 601', 'Anh Tám', '0912 345 601'],
    ['- Anh Tám 0912345601', 'Anh Tám', '0912345601'],
    ['0987 111 222', '', '0987 111 222'],
    ['Chú Tư, khong-phai@', 'Chú Tư', 'khong-phai@'],
    ['Cô Ba', 'Cô Ba', ''],
  ] as const)
    assert.deepEqual(readInvitee(line), { line, name, to }, line);
});
