import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changesBetween } from '#merge/merge-text';

const text = fc
	.array(fc.constantFrom('Um.', 'Dois.', '---', '', '\n', 'Três\nlinhas.'))
	.map((parts) => parts.join('\n\n'));

it('the changes between two texts, applied, are the second, and lie apart in order', () => {
	fc.assert(
		fc.property(text, text, (before, after) => {
			let [made, at] = ['', 0];
			for (const { from, to, insert } of changesBetween(before, after)) {
				expect(from).toBeGreaterThanOrEqual(at);
				made += before.slice(at, from) + insert;
				at = to;
			}
			expect(made + before.slice(at)).toBe(after);
		}),
	);
});
