import { expect, test } from 'vitest';
import { title } from '#contract/post-fields';
import { cleanLine } from '#domain/text/clean-text';

test.each([
	['a change of direction', 'Conta\u202efdp.exe', 'Contafdp.exe'],
	['isolates, embeddings and marks', '\u2067a\u2069 \u202bb\u202c \u200ec\u200f\u061c', 'a b c'],
	['marks of no width', 'a\u200bb\u2060c\ufeffd\u00ade\u034ff', 'abcdef'],
	['fillers', 'a\u3164b\uffa0c\u115fd', 'abcd'],
	['tags and annotations', 'a\u{e0041}b\ufff9c\u{e0001}', 'abc'],
	['a joiner that joins nothing', 'a\u200db \u200d', 'ab'],
	['more than one line', ' um\r\ndois\ttrês\u2028quatro ', 'um dois três quatro'],
])('%s does not stay in a title or a name', (_, given, clean) => {
	expect(cleanLine(given)).toBe(clean);
});

test.each([
	'👩‍👩‍👧‍👦 família',
	'🏳️‍🌈',
	'👩🏽‍💻 código',
	'🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
	'❤️',
	'क्‍ष',
	'Ações & reações: “100 %” – já!',
	'مرحبا',
	'e\u0301 com acento',
])('%s stays as it was typed', (text) => {
	expect(cleanLine(text)).toBe(text);
});

test.each([
	'\u202e',
	'\u200b\u200b',
	'\u200d',
	'\ufe0f',
	'\u3164',
	'\u2800 ',
	'\u00a0\u2003',
	'\u0301',
])('a title of invisible signs (%j) is empty', (text) => {
	expect(cleanLine(text)).toBe('');
	expect(title.safeParse(text).error?.issues[0]?.message).toBe('Escreva um título.');
});

test('a megabyte of tags is cleaned within a test’s time', () => {
	expect(cleanLine(`a${'\u{e0061}'.repeat(300_000)}b`)).toBe('ab');
});
