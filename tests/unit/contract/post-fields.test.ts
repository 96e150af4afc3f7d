import { expect, test } from 'vitest';
import { postFields } from '#contract/post-fields';

test('the mark that begins a file is no part of a text; within it the sign stays', () => {
	expect(postFields.content.parse('\ufeffOi\n')).toBe('Oi\n');
	expect(postFields.content.parse('Oi \ufeff lá')).toBe('Oi \ufeff lá');
	expect(postFields.content.parse('a\r\nb\rc\vd\u0085e\u2028f\u2029g')).toBe('a\nb\nc\nd\ne\nf\ng');
	expect(postFields.content.safeParse('\ufeff \n').success).toBe(false);
});
