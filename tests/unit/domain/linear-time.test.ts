import { expect, test } from 'vitest';
import { parseMarkdown } from '#article/markdown';
import { findAddressSpots } from '#domain/address-spots';
import { maskCode } from '#domain/mask-code';
import { growthOf, mostGrowth } from '../../support/growth.ts';

const parse = (text: string) => parseMarkdown(`a${text}`);
const signs = ['(', '[', '<', '`', '|', '![', '](', '](<', '<!--', '<pre>', '<pre ', '<code>'];
const unclosed = ['<img src="', "<a href='", '\n[a]:<', '![a](<', '` ', '``\n', '\n~~~'];
const declarations = ['<!--', '<?', '<!a ', '<![CDATA['];

test.each([
	['mask-code', maskCode, [...signs, ...unclosed]],
	['address-spots', findAddressSpots, [...signs, ...unclosed]],
	['markdown', parse, ['`', ...declarations, 'a|a|\n|-|\n|`']],
] as const)(
	'B12: %s reads signs without an end in linear time',
	(_, work, pieces) => {
		const slow = pieces.filter((piece) => growthOf(work, piece) > mostGrowth);
		expect(slow).toEqual([]);
	},
	120_000,
);
