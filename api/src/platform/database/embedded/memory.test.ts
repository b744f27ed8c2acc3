import assert from 'node:assert/strict';
import { test } from 'node:test';
import { memorySettings } from './memory.ts';

const GIB = 2 ** 30;

test('PostgreSQL uses a share of the machine’s memory, within limits', () => {
  assert.deepEqual(memorySettings(2 * GIB), {
    shared_buffers: '128MB',
    effective_cache_size: '512MB',
    maintenance_work_mem: '64MB',
    work_mem: '8MB',
  });
  assert.deepEqual(memorySettings(8 * GIB), {
    shared_buffers: '512MB',
    effective_cache_size: '2048MB',
    maintenance_work_mem: '256MB',
    work_mem: '8MB',
  });
  assert.equal(memorySettings(512 * 2 ** 20)['shared_buffers'], '128MB');
  assert.equal(memorySettings(256 * GIB)['shared_buffers'], '1024MB');
});
