import { expect, test } from 'vitest';
import { renderPreview } from '#contract/render-preview';
import { updatePost } from '#contract/update-post';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';

const api = apiForFile();

test('a preview shows links only to posts that readers can open, at a former address too', async () => {
	const open = await createdPost(api, { title: 'Aberto', slug: 'aberto', published: true });
	await createdPost(api, { title: 'Guardado', slug: 'guardado' });
	await api.call(updatePost, { ...open, slug: 'aberto-de-novo' });
	const linked = ['aberto', 'aberto-de-novo', 'guardado', 'nenhum'];
	const content = linked.map((slug) => `[Ver ${slug}](/post/${slug}#fim)`).join('\n\n');
	const { article } = await api.call(renderPreview, { title: 'Um', content });
	const left = [...article.html.matchAll(/href="\/post\/([\w-]+)#sec-fim"/g)].map(
		([, slug]) => slug,
	);
	expect(left).toEqual(['aberto', 'aberto-de-novo']);
	expect(article.html).toContain('<p>Ver guardado</p>');
});
