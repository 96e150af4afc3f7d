import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '#config/paths';
import { findSearchKey, searchKeyPath } from '#lib/search-engines';

/** Writes the file by which search engines know who tells them of changes, where they are told of any. */
export async function writeSearchKey(
	{ outDir, siteUrl }: { outDir: string; siteUrl: string },
	{ CONTEXT: context, SITE_ID: siteId }: NodeJS.ProcessEnv = process.env,
): Promise<void> {
	const key = findSearchKey({ context, siteId, siteUrl });
	if (key !== undefined) await writeFile(join(outDir, searchKeyPath(key)), key);
}

interface SecurityContact {
	contact: string;
	siteUrl: string;
	now: Date;
}

/** A year at most, as RFC 9116 advises; whole months, so that builds of one month write the same bytes. */
const monthsOfUse = 11;

/** What `/.well-known/security.txt` says to somebody who found a vulnerability (RFC 9116). */
export function securityText({ contact, siteUrl, now }: SecurityContact): string {
	const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsOfUse));
	const fields = {
		Contact: contact,
		Expires: end.toISOString(),
		'Preferred-Languages': 'pt, en',
		Canonical: siteUrl + paths.securityText,
	};
	return Object.entries(fields)
		.map(([name, value]) => `${name}: ${value}\n`)
		.join('');
}
