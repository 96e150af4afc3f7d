import { describe, expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';

const shown = (content: string) =>
	renderArticle(`Abertura.\n\n${content}`, { title: '' }).html.split('\n')[1];

describe('a sign before a clipped word or a year is an apostrophe', () => {
	test.each([
		["Nos anos '90 e em '68.", 'Nos anos ’90 e em ’68.'],
		["O verão de '69", 'O verão de ’69'],
		['Os anos ‘80 e ’70', 'Os anos ’80 e ’70'],
		["'cê viu? 'Cê viu.", '’cê viu? ’Cê viu.'],
		["'tava lá, 'bora, 'guenta aí", '’tava lá, ’bora, ’guenta aí'],
		[
			"rock 'n' roll, rock ‘n’ roll e Guns 'N' Roses",
			'rock ’n’ roll, rock ’n’ roll e Guns ’N’ Roses',
		],
		["drum 'n bass", 'drum ’n bass'],
		["d'água, d'Ajuda, copo d' água", 'd’água, d’Ajuda, copo d’ água'],
		["os 1990's", 'os 1990’s'],
		["o '68 e o '98, e depois 'isto' e 'aquilo'", 'o ’68 e o ’98, e depois ‘isto’ e ‘aquilo’'],
		[
			"**'90** e *'isto'* e '*aquilo*'",
			'<strong>’90</strong> e <em>‘isto’</em> e ‘<em>aquilo</em>’',
		],
		["Ele disse 'o '68 acabou' e saiu", 'Ele disse ‘o ’68 acabou’ e saiu'],
		["'Quem viu 'cê lá?' ela disse", '‘Quem viu ’cê lá?’ ela disse'],
	])('%j', (typed, expected) => {
		expect(shown(typed)).toBe(`<p>${expected}</p>`);
	});
});

describe('a sign with a partner is a quotation', () => {
	test.each([
		["'Tá bom', disse.", '‘Tá bom’, disse.'],
		["'Tá bom' e 'cê vem?'", '‘Tá bom’ e ‘cê vem?’'],
		["Chama-se '90 graus' o bar", 'Chama-se ‘90 graus’ o bar'],
		["Ele disse \"ouvi 'copo d'água' ontem\"", 'Ele disse “ouvi ‘copo d’água’ ontem”'],
		['(‘isto’) e [‘aquilo’]', '(‘isto’) e [‘aquilo’]'],
		["'um 'dois' três'", '‘um ‘dois’ três’'],
	])('%j', (typed, expected) => {
		expect(shown(typed)).toBe(`<p>${expected}</p>`);
	});
});

describe('other signs stay what they are', () => {
	test.each([
		['Mede 5\' 6" de altura', 'Mede 5\' 6" de altura'],
		["'Era uma vez", '‘Era uma vez'],
		["6'2 e 5'", "6'2 e 5'"],
		["`'90` e '90", `<code translate="no">'90</code> e ’90`],
	])('%j', (typed, expected) => {
		expect(shown(typed)).toBe(`<p>${expected}</p>`);
	});

	test('and one wrong sign turns none of another block', () => {
		expect(renderArticle("- 'aberto\n- 'isto'\n\n'aquilo'", { title: '' }).html).toMatch(
			/aberto.*‘isto’.*‘aquilo’/s,
		);
	});
});
