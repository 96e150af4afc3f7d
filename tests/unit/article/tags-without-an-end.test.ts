import { describe, expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';

const render = (content: string) => renderArticle(content, { title: 'Um post' });
const read = (content: string) => render(content).plain_text.replace(/\s+/g, ' ');
const names = 'script style noscript template title textarea select svg math'.split(' ');

describe('a tag that would hide all that follows, and that nothing ends,', () => {
	test.each(names)('is the text that its author wrote: %s', (name) => {
		const content = `Preencha a tag <${name}> do documento.\n\nE depois teste.`;
		expect(read(content)).toBe(`Preencha a tag <${name}> do documento. E depois teste.`);
	});

	test.each([
		['two in one line', 'Entre <script> e <SCRIPT> depois.', 'Entre <script> e <SCRIPT> depois.'],
		['with attributes', 'Com <style xml:id="a" /> e fim.', 'Com <style xml:id="a" /> e fim.'],
		['at the start', '<style xml:id="a">\nA cor\n\nO fim', '<style xml:id="a"> A cor O fim'],
		['in code of HTML', '<pre><title>\nA</pre>\n\nO fim', '<title> A O fim'],
		['in emphasis', 'A tag _<title>_ diz.', 'A tag <title> diz.'],
		['in a list', '- use <select> aqui\n- fim', 'use <select> aqui fim'],
		['before one that ends', 'Um <title> aqui.\n\n<title>x</title>\n\nFim', 'Um <title> aqui. Fim'],
		['after one that ends', '<svg><path/></svg>\n\nUm <svg> aqui.', 'Um <svg> aqui.'],
	])('%s', (_, content, plain) => {
		expect(read(content)).toBe(plain);
	});

	test('what ends is hidden as before, across lines, too', () => {
		expect(read('Um\n\n<script>\nvar a;\n\nvar b;\n</script>\n\nfim')).toBe('Um fim');
		expect(read('Um <svg><title>x</title></svg> fim')).toBe('Um fim');
	});

	test('nothing of it is live', () => {
		expect(render('<script>alert(1)\n\n<img src=x onerror=alert(1)>').html).not.toMatch(
			/<script|onerror=alert\(1\)>/,
		);
	});
});
