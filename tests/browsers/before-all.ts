import type { TestProject } from 'vitest/node';
import { type EnginePrograms, type Found, findEngine } from '../../scripts/check/find-engines.ts';
import { servePage } from '../editor/page/serve-page.ts';
import { startSite, testAdmin } from '../support/running-site.ts';

declare module 'vitest' {
	export interface ProvidedContext {
		engines: { [Name in keyof EnginePrograms]: Found<Name> };
		/** `npm start`, for both engines. */
		site: { url: string; email: string; password: string; dataDir: string };
		/** The address of the editor's page. */
		editorPage: string;
	}
}

/** Installs one after the other, because the package manager works for one at a time. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const engines = { firefox: findEngine('firefox'), webkit: findEngine('webkit') };
	project.provide('engines', engines);
	const given = process.env['DESK_SITE_URL'];
	const site = given ? undefined : await startSite({ env: { PUBLIC_GA_ID: 'G-TEST123' } });
	const dataDir = site?.dataDir ?? process.env['DATA_DIR'] ?? '.data';
	project.provide('site', { ...testAdmin, url: site?.url ?? given ?? '', dataDir });
	const page = await servePage();
	project.provide('editorPage', page.url);
	return async () => {
		await page.stop();
		await site?.remove();
	};
}
