import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest';
import { signInByApi } from '../support/desk-api.ts';
import { checkEditor } from './checks/editor.ts';
import { checkFromSearchToDoor } from './checks/from-search-to-door.ts';
import { checkManners } from './checks/manners.ts';
import { checkReading } from './checks/reading.ts';
import { checkSigningIn } from './checks/signing-in.ts';
import { checkTools } from './checks/tools.ts';
import { checkWriting } from './checks/writing.ts';
import type { Engine } from './engines/engine.ts';
import { openGate } from './gate.ts';
import type { Kept } from './kept.ts';
import { Visit } from './visit.ts';

declare module 'vitest' {
	interface TaskMeta {
		/** Why its engine did not run. */
		notRun?: string;
	}
}

/** A browser that is not there is told of in the run's last lines; with REQUIRE_ENGINES it is a failure. */
export function checkIn(name: string, start: () => Promise<Engine>): void {
	describe(name, () => {
		const kept = {} as Kept;
		let reason: string | undefined;
		beforeAll(async () => {
			const [site, editorPage] = [inject('site'), inject('editorPage')];
			try {
				const engine = await start();
				kept.visit = new Visit(engine, await openGate(site.url));
				kept.editorPage = new Visit(engine, await openGate(editorPage));
			} catch (error) {
				if (process.env['REQUIRE_ENGINES']) throw error;
				reason = error instanceof Error ? error.message : String(error);
				return;
			}
			kept.desk = await signInByApi(site);
		}, 240_000);
		afterAll(async () => {
			await kept.visit?.gate.end();
			await kept.editorPage?.gate.end();
			await kept.visit?.engine.end();
		});
		beforeEach(async ({ task, skip }) => {
			if (reason !== undefined) {
				task.meta.notRun = `${name}: ${reason.split('\n')[0]}`;
				skip(reason);
			}
			kept.visit.gate.isOpen = true;
			await kept.visit.engine.resize(1280, 900);
		});
		checkEditor(kept);
		checkReading(kept);
		checkFromSearchToDoor(kept);
		checkSigningIn(kept);
		checkWriting(kept);
		checkTools(kept);
		checkManners(kept);
	});
}
