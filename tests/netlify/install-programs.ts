import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { installPackages, installTool, toolsFolder } from '../../scripts/local/install-tool.ts';

declare module 'vitest' {
	export interface ProvidedContext {
		/** Netlify's own programs. */
		netlifyPrograms: string;
		/** The project's packages in a deploy, in a folder that one run uses at a time. */
		deployFolder: string;
	}
}

const root = join(import.meta.dirname, '..', '..');

/** This takes two minutes on a machine's first run, and no time afterwards. */
export default function setup(project: TestProject): void {
	const name = createHash('sha256').update(root).digest('hex').slice(0, 12);
	const deployFolder = join(toolsFolder, `deploy-${name}`);
	installPackages(root, deployFolder, ['--omit=dev']);
	project.provide('deployFolder', deployFolder);
	project.provide('netlifyPrograms', installTool(join(import.meta.dirname, 'programs')));
}
