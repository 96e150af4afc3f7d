import { dirname } from 'node:path/posix';

const dated =
	/^[ \t]*["']?(?:date|pubdate|publishdate|created|published)\w*["']?[ \t]*[:=][ \t]*["']?(\d{1,2})\/(\d{1,2})\/\d{4}\b/im;
/** Articles of one blog are dated alike. */
const most = 30;

/** Whether `03/04/2015` is in March: where another date of the blog has a 13th month or more if read day first. */
export async function isMonthFirst(
	names: readonly string[],
	readStart: (name: string) => Promise<string>,
): Promise<boolean> {
	const without = new Map<string, number>();
	for (const name of names) {
		const folder = dirname(name);
		const missed = without.get(folder) ?? 0;
		if (missed > most) continue;
		const [, first, second] = dated.exec(await readStart(name)) ?? [];
		if (Number(second) > 12) return true;
		if (Number(first) > 12) return false;
		if (!first) without.set(folder, missed + 1);
	}
	return false;
}
