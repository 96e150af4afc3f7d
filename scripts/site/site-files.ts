import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sitemap from '@astrojs/sitemap';
import type { HookParameters } from 'astro';
import { paths } from '#config/paths';
import type { Snapshot } from '#content/snapshot';
import { findSearchKey, searchKeyPath } from '#lib/search-engines';
import { lastChanges, listedPages } from '#seo/sitemap-entries';
import { BuildError } from './build-error.ts';
import type { BuiltPage } from './page-program.ts';

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

const { compare } = new Intl.Collator('en', { numeric: true });

interface Sitemap {
	siteUrl: string;
	outDir: string;
	/** All pages of the site; endpoints and pages that robots may not index are filtered out. */
	pages: readonly BuiltPage[];
	snapshot: Snapshot;
}

const refuse = (message: string): never => {
	throw new BuildError('code', `Não foi possível escrever o mapa do site: ${message}`);
};

/**
 * Runs Astro's sitemap integration through its own hooks, because pages are not rendered inside Astro's build. Pages
 * are passed in sorted order, because the integration's sort is slow on unsorted lists.
 */
export async function writeSitemap({ siteUrl, outDir, pages, snapshot }: Sitemap): Promise<void> {
	const lastChange = lastChanges(snapshot, siteUrl);
	const paths = pages.filter(({ file }) => file.endsWith('.html')).map(({ path }) => path);
	const { hooks } = sitemap({
		filter: listedPages(snapshot),
		serialize: (item) => {
			const lastmod = lastChange(item.url);
			return lastmod ? { ...item, lastmod } : item;
		},
	});
	const config = { site: siteUrl, base: '/', trailingSlash: 'never', build: { format: 'file' } };
	const logger = { info: () => undefined, warn: refuse, error: refuse };
	await hooks['astro:config:done']?.({ config } as HookParameters<'astro:config:done'>);
	await hooks['astro:routes:resolved']?.({
		routes: [],
	} as unknown as HookParameters<'astro:routes:resolved'>);
	await hooks['astro:build:done']?.({
		dir: pathToFileURL(`${outDir}/`),
		pages: paths.toSorted(compare).map((pathname) => ({ pathname })),
		logger,
	} as unknown as HookParameters<'astro:build:done'>);
}
