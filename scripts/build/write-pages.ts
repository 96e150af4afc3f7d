import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NeededFiles, type Needs } from './needed-files.ts';
import type { ProgramPage } from './page-program.ts';

/** Renders pages into `outDir`, where their folders are, one at a time; tells what they need. */
export async function writePages(pages: readonly ProgramPage[], outDir: string): Promise<Needs> {
	const needed = new NeededFiles();
	for (const page of pages) {
		const content = await page.render();
		if (page.file.endsWith('.html')) needed.add(page.file, content.toString());
		writeFileSync(join(outDir, page.file), content);
	}
	return needed.needs;
}
