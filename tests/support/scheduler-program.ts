import { connect } from '#db/client';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { createTestDeps } from './test-deps.ts';

/** A scheduler in a process of its own, which a test can kill: it ticks at every time that it is sent. */
const { db } = await connect(process.argv[2] ?? '', () => undefined);
const deps = createTestDeps(db);
process.on('message', (iso: string) => {
	deps.clock.set(iso);
	void runSchedule(deps).then(
		() => process.send?.('done'),
		() => process.send?.('done'),
	);
});
process.send?.('ready');
