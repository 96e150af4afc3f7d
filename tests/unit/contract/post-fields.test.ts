import { expect, test } from 'vitest';
import { createPost } from '#contract/create-post';
import { postFields } from '#contract/post-fields';

test('the mark that begins a file is no part of a text; within it the sign stays', () => {
	expect(postFields.content.parse('\ufeffOi\n')).toBe('Oi\n');
	expect(postFields.content.parse('Oi \ufeff lá')).toBe('Oi \ufeff lá');
	expect(postFields.content.parse('a\r\nb\rc\vd\u0085e\u2028f\u2029g')).toBe('a\nb\nc\nd\ne\nf\ng');
	expect(postFields.content.safeParse('\ufeff \n').success).toBe(false);
});

test.each([
	['nothing', {}],
	['something else', { title: 1, content: null, author: [], category_id: 3 }],
])('what is missing is told as in the form: %s', (_, input) => {
	const { issues = [] } = createPost.request.safeParse(input).error ?? {};
	expect(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))).toEqual({
		title: 'Escreva um título.',
		content: 'Escreva o conteúdo.',
		author: 'Informe o autor.',
		category_id: 'Escolha uma categoria.',
	});
});
