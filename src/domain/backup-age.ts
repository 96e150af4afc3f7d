/** One night may fail; after two, nobody is making backups. */
const lateAfterMs = 50 * 3_600_000;

export const isBackupLate = (madeAt: string, now: string): boolean =>
	Date.parse(now) - Date.parse(madeAt) > lateAfterMs;
