import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { renderArticle } from '#article/render-article';
import { generateCorpus } from './corpus.ts';

const texts: string[] = [];
const walk = (v: unknown): void => {
	if (typeof v === 'string') {
		if (v.length) texts.push(v);
	} else if (v && typeof v === 'object') for (const x of Object.values(v)) walk(x);
};
for (const f of readdirSync('../shared/corpus')) {
	if (f.endsWith('.json')) walk(JSON.parse(readFileSync('../shared/corpus/' + f, 'utf8')));
}
for (const f of readdirSync('scripts/demo')) texts.push(readFileSync('scripts/demo/' + f, 'utf8'));
for (const p of generateCorpus({ count: 40 })) texts.push(p.content);
const out = texts.map((t) => {
	const r = renderArticle(t, { title: 'Título' });
	return createHash('sha1')
		.update(JSON.stringify({ ...r, renderer: '' }))
		.digest('hex');
});
const f = '/tmp/bench-h/base.json';
if (process.argv[2] === 'write') {
	writeFileSync(f, JSON.stringify(out));
	console.log(out.length);
} else {
	const b = JSON.parse(readFileSync(f, 'utf8'));
	let d = 0;
	out.forEach((h, i) => {
		if (h !== b[i] && d++ < 5) console.log('DIFF', i, JSON.stringify(texts[i]!.slice(0, 200)));
	});
	console.log('diffs', d, 'of', out.length);
}
