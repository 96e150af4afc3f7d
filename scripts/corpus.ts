import { statSync } from 'node:fs';
import { renderArticle } from '#article/render-article';
import { buildImported } from '../tests/support/judges/build-imported.ts';
import { findForeign } from '../tests/support/judges/html-oracle.ts';
import { judgeInChromium } from '../tests/support/judges/in-chromium.ts';
import { judgeBody } from '../tests/support/judges/judge-body.ts';
import { judgeMarkdown } from '../tests/support/judges/judge-markdown.ts';
import { judgeString } from '../tests/support/judges/judge-strings.ts';
import { judgeWords } from '../tests/support/judges/judge-words.ts';
import { type Corpus, type CorpusCase, readCorpus } from '../tests/support/judges/read-corpus.ts';
import type { Verdict } from '../tests/support/judges/verdict.ts';
import { findChromium } from './check/find-chromium.ts';
import type { ImportItem, ImportSource } from './import/import-item.ts';
import { openSource } from './import/open-source.ts';

const payloadFields = [
	'payload',
	'input',
	'value',
	'string',
	'text',
	'url',
	'href',
	'html',
	'markdown',
];

/** Picks the judge for one case by its kind, or else by its shape. */
async function judge(corpus: Corpus, entry: CorpusCase): Promise<Verdict> {
	if (typeof entry['bytes_base64'] === 'string') return judgeBody(entry);
	if (typeof entry['markdown'] === 'string' && typeof entry['html'] === 'string') {
		return judgeMarkdown(entry);
	}
	if (typeof entry['content'] === 'string') return judgeWords(entry);
	if (/html|xss/i.test(corpus.kind)) {
		const { html } = renderArticle(payloadOf(entry), { title: '' });
		return { id: entry.id, violations: findForeign(html) };
	}
	return judgeString(entry, payloadOf(entry));
}

function payloadOf(entry: CorpusCase): string {
	const field = payloadFields.find((name) => typeof entry[name] === 'string');
	return field ? String(entry[field]) : JSON.stringify(entry);
}

/** Hostile HTML and strings are also shown in a real browser. */
async function judgeInBrowser(corpus: Corpus): Promise<Map<string, string[]>> {
	const payloads = corpus.cases.filter(
		(entry) => !('bytes_base64' in entry) && !('content' in entry) && !('markdown' in entry),
	);
	if (payloads.length === 0) return new Map();
	const cases = payloads.map((entry) => ({
		id: entry.id,
		html: renderArticle(payloadOf(entry), { title: '' }).html,
	}));
	return judgeInChromium(cases, findChromium());
}

function report(corpus: Corpus, verdicts: readonly Verdict[]): void {
	for (const { id, violations, note } of verdicts) {
		if (note) console.log(`  ${id}: ${note}`);
		for (const violation of violations) console.log(`✗ ${id}: ${violation}`);
	}
	const passed = verdicts.filter(({ violations }) => violations.length === 0).length;
	const share = ((100 * passed) / Math.max(1, verdicts.length)).toFixed(2);
	console.log(`${corpus.name} (${corpus.kind}): ${passed} of ${verdicts.length} cases, ${share} %`);
	const words = verdicts.reduce((sum, verdict) => sum + (verdict.words ?? 0), 0);
	const lost = verdicts.reduce((sum, verdict) => sum + (verdict.lost ?? 0), 0);
	if (words > 0) {
		console.log(
			`words kept: ${(100 * (1 - lost / words)).toFixed(4)} % (${lost} of ${words} lost)`,
		);
	}
}

/** The articles that a file's cases describe: their own fields, or attack fields by name. */
function asArticles(corpus: Corpus): ImportItem[] {
	return corpus.cases
		.filter((entry) => !('bytes_base64' in entry))
		.map((entry) => ({
			key: `${corpus.name}/${entry.id}`,
			source: entry.id,
			fields: { title: entry.id, content: payloadOf(entry), may_be_empty: true },
		}));
}

/** Goes through the real importer when the file is an export that people have. */
async function openArticles(file: string, corpus: Corpus | undefined): Promise<ImportSource> {
	const isCollection = corpus?.cases.some((entry) => typeof entry['content'] === 'string');
	if (!corpus || isCollection) return openSource(file);
	const items = asArticles(corpus);
	return { items: () => items };
}

async function judgeSite(file: string, corpus: Corpus | undefined): Promise<boolean> {
	const articles = await openArticles(file, corpus);
	const { imported, refused, missing, twins } = await buildImported(articles);
	for (const each of missing) console.log(`✗ ${each}`);
	for (const each of twins) console.log(`✗ the same picture twice, ${each}`);
	const shown = imported - missing.length;
	console.log(`site: ${shown} of ${imported} imported posts are on it, ${refused} were refused`);
	return missing.length + twins.length === 0;
}

async function judgeCases(corpus: Corpus): Promise<boolean> {
	const seen = await judgeInBrowser(corpus);
	const verdicts: Verdict[] = [];
	for (const entry of corpus.cases) {
		const verdict = await judge(corpus, entry);
		verdicts.push({
			...verdict,
			violations: [...verdict.violations, ...(seen.get(entry.id) ?? [])],
		});
	}
	report(corpus, verdicts);
	return verdicts.every(({ violations }) => violations.length === 0);
}

async function main(files: readonly string[]): Promise<void> {
	if (files.length === 0) throw new Error('npm run corpus -- FILE_OR_FOLDER [FILE_OR_FOLDER …]');
	for (const file of files) {
		// A folder of articles has no cases to judge; its built site is the test.
		const corpus = statSync(file).isDirectory() ? undefined : readCorpus(file);
		const isGood = corpus === undefined || (await judgeCases(corpus));
		const isWhole = await judgeSite(file, corpus);
		if (!isGood || !isWhole) process.exitCode = 1;
	}
}

await main(process.argv.slice(2));
