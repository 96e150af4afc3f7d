import { expect, test } from 'vitest';
import { firstImageWithoutAlt } from '../../../admin/src/checks/check-text.ts';

test('a picture that is only an ornament asks for no description', () => {
	expect(firstImageWithoutAlt('Um.\n\n![](/a.webp#16x9,larga)')).toBe(5);
	expect(firstImageWithoutAlt('Um.\n\n![](/a.webp#16x9,larga,enfeite "Legenda")')).toBeUndefined();
	expect(firstImageWithoutAlt('![](/a.webp#enfeite) e ![](/b.webp)')).toBe(23);
});
