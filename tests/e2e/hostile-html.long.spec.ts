import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { renderArticle } from '#article/render-article';
import { findChromium } from '../../scripts/check/find-chromium.ts';
import { judgeInChromium } from '../support/judges/in-chromium.ts';
import { readCorpus } from '../support/judges/read-corpus.ts';

const file = join(process.env['CORPUS_DIR'] ?? '../shared/corpus', 'dompurify.json');

test('B1: hostile articles run, ask and show nothing foreign in Chromium', async () => {
	test.skip(!existsSync(file), `${file} is absent`);
	const cases = readCorpus(file).cases.map(({ id, payload }) => ({
		id,
		html: renderArticle(String(payload), { title: '' }).html,
	}));
	const verdicts = await judgeInChromium(cases, findChromium());
	expect([...verdicts].filter(([, found]) => found.length > 0)).toEqual([]);
});

test('without the sanitiser the judge finds a script, a request and a foreign element', async () => {
	const html = '<script>alert(1)</script><img src="https://evil.test/a.png" onerror="alert(2)">';
	const seen = (await judgeInChromium([{ id: 'raw', html: `${html}<p>` }], findChromium())).get(
		'raw',
	);
	expect(seen).toEqual(
		expect.arrayContaining(['element script', 'attribute img[onerror]', 'script ran alert']),
	);
});
