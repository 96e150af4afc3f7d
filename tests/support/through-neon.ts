import { afterAll, beforeEach } from 'vitest';
import { startNeonBridge } from './neon-bridge.ts';

declare module 'vitest' {
	interface TaskMeta {
		/** The project that a test is counted under, if it is not its folder. */
		layer?: string;
	}
}

/** A setup file: the tests of this project reach their databases through Neon's driver. */
const bridge = await startNeonBridge();
process.env['TEST_DATABASE_DRIVER'] = 'neon';
beforeEach(({ task }) => {
	task.meta.layer = 'neon';
});
afterAll(() => bridge.close());
