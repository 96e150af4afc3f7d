import { afterAll } from 'vitest';
import { startNeonBridge } from './neon-bridge.ts';

/** A setup file: the tests of this project reach their databases through Neon's driver. */
const bridge = await startNeonBridge();
process.env['TEST_DATABASE_DRIVER'] = 'neon';
afterAll(() => bridge.close());
