import { expect, test } from 'vitest';
import { digitsOf, lettersOf } from '#domain/account/typed-code';

test.each([
	'123 456',
	'123-456',
	'123\u00a0456',
	'123\u202f456',
	'１２３４５６',
	'123\u200b456',
	'#123.456',
	'𝟏𝟐𝟑𝟒𝟓𝟔',
])('%j is 123456', (typed) => {
	expect(digitsOf(typed)).toBe('123456');
	expect(lettersOf(typed)).toBe('123456');
});

test.each(['4kq9-tz2m', ' 4KQ9 TZ2M ', '４ＫＱ９—ＴＺ２Ｍ', '4KQ9\u00ad TZ2M.'])(
	'%j keeps its letters, as capitals',
	(typed) => expect(lettersOf(typed)).toBe('4KQ9TZ2M'),
);
