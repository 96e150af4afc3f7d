import { expect, test } from 'vitest';
import { parseSafe, renderArticle } from '#article/render-article';
import { listElements } from '#article/tree';
import { findFirstPicture } from '#domain/pictures/shown-pictures';

const own = (letter: string) => `/images/${letter.repeat(64)}-1600.webp`;

test('the first picture of a text that is the blog’s own, with what is said of it', () => {
	const content = [
		'Começo.\n\n![De fora](https://outro.test/a.jpg)',
		`![Fio](${own('a')}#1600x40,enfeite)`,
		'```\n![Em código](/images/x.webp)\n```',
		`![Mesa \\[a de canto\\]](${own('b')}#2400x1350,larga,credito=Foto%3A%20Ana "Uma legenda")`,
		`![](${own('c')})`,
	].join('\n\n');
	expect(findFirstPicture(content)).toEqual({
		url: own('b'),
		width: 1600,
		height: 900,
		alt: 'Mesa [a de canto]',
		credit: 'Foto: Ana',
	});
	expect(findFirstPicture(`![](${own('c')})`)).toEqual({
		url: own('c'),
		width: 1600,
		height: undefined,
		alt: '',
		credit: '',
	});
});

test.each(['', 'Só palavras.', '![De fora](https://outro.test/a.jpg)', `[elo](${own('a')})`])(
	'there is none in %j',
	(content) => {
		expect(findFirstPicture(content)).toBeUndefined();
	},
);

const [a, b] = [own('a'), own('b')];

test.each([
	['by reference', `![Uma mesa][m]\n\n![](${b})\n\n[m]: ${a}#1600x900 "Título"`],
	['by reference to its own words', `[uma  mesa]: <${a}>\n\n![Uma mesa][]`],
	['that is not what its words name, too', `![Uma mesa](${a})\n\n[uma mesa]: ${b}`],
	['by its words alone', `![Uma mesa]\n\n[UMA MESA]: ${a}`],
	['by the first of two definitions', `![x][m]\n\n[m]: ${a}\n[m]: ${b}`],
	['behind a reference to nothing', `![x][nada] ![y](${a})`],
	['behind a definition that nothing shows', `[m]: ${a}\n\n![y](${b})`],
	['as HTML', `<img src="${a}" alt="Mesa &amp; &quot;cadeira&quot;">`],
	['as HTML that describes it first', `<p><img alt='Uma "mesa" e outra' src='${a}' width=10></p>`],
	['as HTML with a bare description', `<img class=x alt=mesa src=${a}>`],
	['with brackets in it', `![Mesa [de canto] e [outra [funda]]](${a})`],
	['with signs that are words', `![Mesa \\*de\\* canto \\[a\\] \\_ 2 \\\\ 3 &amp; 4](${a})`],
	['with marks', `![Uma **mesa** de *canto*, \`a\` e ~~b~~](${a})`],
	['with a link in it', `![Uma [mesa](https://a.test) de canto](${a})`],
	['on two lines', `![Uma mesa\nde canto](${a})`],
	['behind one that is escaped', `\\![Não](${a})\n\n![Sim](${b})`],
	['behind one whose bracket is escaped', `!\\[Não](${a})\n\n![Sim](${b})`],
	['behind an escaped reference', `\\![Não][m]\n\n![Sim](${b})\n\n[m]: ${a}`],
	['behind a backslash that is escaped', `\\\\![Sim](${a})\n\n![](${b})`],
	['in a link', `[![Mesa](${a})](https://a.test)`],
	['in a list', `- um\n- ![Mesa](<${a}>)`],
])('a picture %s is the one that readers see first, with their description', (_, content) => {
	const { html } = renderArticle(content, { title: '' });
	const images = listElements(parseSafe(html)).filter(({ name }) => name === 'img');
	const first = images
		.map(({ attributes }) => attributes)
		.find(({ src }) => src?.startsWith('/images/'));
	expect(first?.['src']).toBeDefined();
	const { url, alt } = findFirstPicture(content) ?? {};
	expect({ url, alt }).toEqual({ url: first?.['src'], alt: first?.['alt']?.replace(/\s+/g, ' ') });
});

test('a long description is cut between words, to what the field takes', () => {
	const alt = findFirstPicture(`![${'uma mesa e '.repeat(60)}](${a})`)?.alt ?? '';
	expect(alt).toMatch(/ (?:uma|mesa|e)…$/);
	expect(alt.length).toBeLessThanOrEqual(300);
	expect(alt.length).toBeGreaterThan(285);
});
