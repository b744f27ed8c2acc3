import assert from 'node:assert/strict';
import { test } from 'node:test';
import { upload } from '@m4u/contract/profile/upload';
import { apiAddress } from './api-address.server.ts';
import { recordingAddress } from './recording-address.ts';

test('the address of a recording is that of the contract', () => {
  for (const id of ['019a0000-0000-7000-8000-000000000000', '../a?b'])
    assert.equal(recordingAddress(id), apiAddress(upload.recording, { id }));
});
