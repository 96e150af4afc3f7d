import type { Lane } from './deps.ts';
import { netlifyLateStore } from './late-store.ts';

export const openLane = (): Lane => ({
	store: netlifyLateStore(),
	renderLate: async (...given) => (await import('./late-renderer.ts')).renderLate(...given),
});
