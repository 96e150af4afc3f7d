import { renderArticle } from '#article/render-article';
import { limits } from '#config/limits';
import { reservedSlugs } from '#config/reserved-slugs';
import { createPostRequest } from '#contract/create-post';
import { postFields } from '#contract/post-fields';
import { updatePostRequest } from '#contract/update-post';
import { makeSlug } from '#domain/names/slug';
import { usableImageUrl } from '#domain/pictures/picture-address';
import { makeExcerpt } from '#domain/text/excerpt';
import { normaliseText } from '#domain/text/titled-text';
import { serializeJsonLd } from '#seo/head-tags';
import { findForeign } from './html-oracle.ts';
import type { CorpusCase } from './read-corpus.ts';
import type { Verdict } from './verdict.ts';

const id = '6f1c0a52-7f5e-4a86-9a3b-0f6f3f6d2c11';
const boring = { id, title: 'Título', content: 'Texto.', author: 'Ana', category: 'Vendas' };

/** A hostile string in any field of create and update is accepted or rejected, and everything still works afterwards. */
export function judgeString(entry: CorpusCase, payload: string): Verdict {
	const violations: string[] = [];
	for (const field of Object.keys(postFields)) {
		for (const value of [payload, [payload], { name: payload }]) {
			for (const schema of [createPostRequest, updatePostRequest]) {
				const broken = findThrow(() => schema.safeParse({ ...boring, [field]: value }));
				if (broken) violations.push(`${field}: ${broken}`);
			}
		}
	}
	const broken = findThrow(() => violations.push(...judgeUse(payload)));
	return { id: entry.id, violations: broken ? [...violations, broken] : violations };
}

function judgeUse(payload: string): string[] {
	const found: string[] = [];
	const content = normaliseText({ title: payload, author: payload, content: payload });
	for (const text of [payload, content]) {
		found.push(...findForeign(renderArticle(text, { title: payload }).html));
		if (makeExcerpt(text).length > limits.excerpt) found.push('the excerpt is too long');
	}
	if (normaliseText({ title: payload, author: payload, content }) !== content) {
		found.push('normalising twice differs');
	}
	const slug = makeSlug(payload, id);
	if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) || reservedSlugs.includes(slug)) {
		found.push(`slug ${slug}`);
	}
	const json = serializeJsonLd({ payload });
	if (json.includes('<') || JSON.parse(json).payload !== payload) found.push('the JSON-LD breaks');
	return [...found, ...judgeImageUrl(payload)];
}

function judgeImageUrl(payload: string): string[] {
	const url = usableImageUrl(payload);
	if (url === null) return [];
	const parsed = URL.canParse(url, 'https://site.test')
		? new URL(url, 'https://site.test')
		: undefined;
	const isSafe = parsed?.protocol === 'https:' && parsed.username === '' && parsed.password === '';
	const isOwn = !url.startsWith('/') || parsed?.host === 'site.test';
	return isSafe && isOwn ? [] : [`image address ${url.slice(0, 80)}`];
}

function findThrow(act: () => unknown): string | undefined {
	try {
		act();
		return undefined;
	} catch (error) {
		return `throws ${String(error).slice(0, 200)}`;
	}
}
