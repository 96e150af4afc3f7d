import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeNameSlug, tagLabel } from '#domain/names/slug';

test.each([
	['rotina', 'rotina'],
	['Reuniões  longas', 'reunioes-longas'],
	["João D'Ávila", 'joao-davila'],
	['#rotina', 'rotina'],
	['C', 'c'],
	['C++', 'c-mais-mais'],
	['C#', 'c-sharp'],
	['.NET', 'ponto-net'],
	['24/7', '24-7'],
	['2.0', '2-0'],
	['P&D', 'p-e-d'],
	['☕', 'u2615'],
	['日本', 'u65e5-u672c'],
	['!!!', 'u21-u21-u21'],
	['index', 'nome-index'],
])('S54: the address of %s is %s', (name, slug) => {
	expect(makeNameSlug(name)).toBe(slug);
});

test.each([
	['Foco', 'foco'],
	['reunião', 'reuniao'],
	['fim-de-semana', 'Fim de semana'],
	['Gestão & Vendas', 'gestão e vendas'],
])('S54: %s and %s share an address', (one, other) => {
	expect(makeNameSlug(one)).toBe(makeNameSlug(other));
});

test('every name with a sign has an address that a file and a link can bear', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (name) => {
			fc.pre(name.trim() !== '');
			expect(makeNameSlug(name)).toMatch(/^(?!index$)[a-z0-9]+(?:-[a-z0-9]+)*$/);
			expect(makeNameSlug(name).length).toBeLessThanOrEqual(120);
		}),
	);
});

test('long names that begin alike keep apart', () => {
	const begin = 'muito '.repeat(30);
	expect(makeNameSlug(`${begin}um`)).not.toBe(makeNameSlug(`${begin}dois`));
});

test('a tag is shown without the # that was typed', () => {
	expect(['#rotina', 'rotina', '#'].map(tagLabel)).toEqual(['rotina', 'rotina', '#']);
});
