import { beforeEach, expect, test } from 'vitest';
import { reachHeading } from '#elements/reach-heading.ts';

beforeEach(() => {
	document.body.innerHTML = `<h2 id="relacionados">Introdução</h2><div class="prose">
		<h2 id="sec-introducao"><a id="sec-Inicio_1"></a>Introdução</h2>
		<h2 id="sec-conta">A conta</h2>
		<h3 id="sec-conta-2">A conta</h3>
		<ol><li id="sec-nota-1">Nota</li></ol></div>`;
});

const comeBy = (hash: string) => {
	location.hash = '';
	location.hash = hash;
	reachHeading();
};

test.each([
	['introducao', '#sec-introducao'],
	['introdu%C3%A7%C3%A3o', '#sec-introducao'],
	['Introdu%C3%A7%C3%A3o', '#sec-introducao'],
	['h-introducao', '#sec-introducao'],
	['Inicio_1', '#sec-Inicio_1'],
	['conta', '#sec-conta'],
	['a-conta-1', '#sec-conta-2'],
	['nota-1', '#sec-nota-1'],
	['sec-conta', '#sec-conta'],
	['relacionados', '#relacionados'],
	['nada', '#nada'],
	['100%', '#100%'],
])('a reader who comes by #%s is taken to %s', async (hash, expected) => {
	comeBy(hash);
	await expect.poll(() => location.hash).toBe(expected);
});

test('and one who follows such a link on the page, too', async () => {
	location.hash = '';
	reachHeading();
	location.hash = 'a-conta';
	await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
	await expect.poll(() => location.hash).toBe('#sec-conta');
});
