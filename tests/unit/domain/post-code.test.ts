import fc from 'fast-check';
import { expect, it } from 'vitest';
import { idStartIn, postCode } from '#domain/post/post-code';

const anId = fc.uuid();

it('a code finds its post, dash and capitals or not, also within a message', () => {
	fc.assert(
		fc.property(anId, (id) => {
			const code = postCode(id);
			for (const said of [code, code.toLowerCase(), code.replace('-', ''), `(Post ${code})`]) {
				expect(idStartIn(said)).toBe(id.slice(0, 8));
			}
		}),
	);
});

it('a code is short, has no vowel and never three letters in a row, so that it is no word', () => {
	fc.assert(
		fc.property(anId, (id) => {
			expect(postCode(id)).toMatch(/^[^\WAEIOUY_]{4}-[^\WAEIOUY_]{4}$/);
			expect(postCode(id)).not.toMatch(/[A-Z]{3}/);
		}),
	);
	expect(postCode('ffffffff-0000-4000-8000-000000000000')).toBe('ZD9G-ZD9G');
});

it('two posts share a code only if their ids begin alike', () => {
	const halves = new Set(
		Array.from({ length: 65_536 }, (_, half) =>
			postCode(`${half.toString(16).padStart(4, '0')}0000-0000-4000-8000-000000000000`),
		),
	);
	expect(halves.size).toBe(65_536);
});

it('words of a title are no code', () => {
	for (const text of ['', 'Gestão de caixa', 'NBR 5410', 'ABC1-DEF2', 'BCDF-GHJK', 'BB4TX-PM7R']) {
		expect(idStartIn(text), text).toBeUndefined();
	}
});
