import { expect, test } from 'vitest';
import { isSameCategoryName } from '#domain/names/category-address';

test.each(['Market\u200bing', '\u2060marketing', 'MARKET\u00ading'])(
	'signs that nobody sees make no other category: %j',
	(name) => expect(isSameCategoryName('Marketing', name)).toBe(true),
);
