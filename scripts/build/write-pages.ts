import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainError } from './build-error.ts';
import { NeededFiles, type Needs } from './needed-files.ts';
import type { ProgramPage } from './page-program.ts';

/** A page that could not be rendered. */
export interface PageFailure {
	path: string;
	message: string;
	/** With its stack trace. */
	log: string;
}

export interface WrittenPages {
	needs: Needs;
	failures: PageFailure[];
}

/** Renders pages one at a time into `outDir`, where their folders exist; returns the files they need. */
export async function writePages(
	pages: readonly ProgramPage[],
	outDir: string,
): Promise<WrittenPages> {
	const needed = new NeededFiles();
	const failures: PageFailure[] = [];
	for (const page of pages) {
		let content: string | Uint8Array;
		try {
			content = await page.render();
		} catch (error) {
			const message = error instanceof Error ? error.message : String(error);
			failures.push({ path: page.path, message, log: explainError(error) });
			continue;
		}
		if (page.file.endsWith('.html')) needed.add(page.file, content.toString());
		writeFileSync(join(outDir, page.file), content);
	}
	return { needs: needed.needs, failures };
}
