import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { RedirectsHandler } from '@netlify/redirects';

const netlifyConfigPath = join(import.meta.dirname, '..', '..', 'netlify.toml');

export interface HeaderRule {
	for: string;
	forRegExp: RegExp;
	values: Record<string, string>;
}

export interface RedirectRule {
	from: string;
	to: string;
	status: number;
	force: boolean;
	query: Record<string, string>;
}

function failOn(errors: unknown[]): void {
	if (errors.length > 0) throw new Error(`Netlify cannot read the rules: ${errors.join('; ')}`);
}

/** The headers of `netlify.toml` as Netlify's own parser reads them. */
export async function readHeaderRules(): Promise<HeaderRule[]> {
	const options = { netlifyConfigPath, headersFiles: [], configHeaders: [], minimal: false };
	const { headers, errors } = await parseAllHeaders(options);
	failOn(errors);
	return headers as HeaderRule[];
}

/** The headers for a path; of several rules for one header the last counts. */
export const headersOf = (rules: readonly HeaderRule[], path: string): Record<string, string> =>
	Object.assign(
		{},
		...rules.filter((rule) => rule.forRegExp.test(path)).map((rule) => rule.values),
	);

/** A build's `_redirects` as Netlify's own parser reads it. */
export async function readRedirectRules(text: string): Promise<RedirectRule[]> {
	const folder = mkdtempSync(join(tmpdir(), 'blog-rules-'));
	try {
		const file = join(folder, '_redirects');
		writeFileSync(file, text);
		const options = { netlifyConfigPath, redirectsFiles: [file], configRedirects: [] };
		const { redirects, errors } = await parseAllRedirects({ ...options, minimal: false });
		failOn(errors);
		return redirects as RedirectRule[];
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** Where Netlify's own rules lead from each of these addresses. */
export async function follow(rules: readonly string[], from: readonly string[]): Promise<string[]> {
	const folder = mkdtempSync(join(tmpdir(), 'blog-rules-'));
	try {
		writeFileSync(join(folder, '_redirects'), rules.join('\n'));
		writeFileSync(join(folder, 'netlify.toml'), '');
		const options = { configRedirects: [], jwtRoleClaim: '', jwtSecret: '' };
		const handler = new RedirectsHandler({ ...options, projectDir: folder, publicDir: folder });
		const match = async (path: string) => {
			const rule = await handler.match(new Request(`http://localhost:9${path}`));
			return `${path} ${rule?.target.pathname} ${rule?.statusCode}`;
		};
		return await Promise.all(from.map(match));
	} finally {
		rmSync(folder, { recursive: true });
	}
}
