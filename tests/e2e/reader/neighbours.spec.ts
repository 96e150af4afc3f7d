import { findTwins } from '../../../scripts/corpus/find-twins.ts';
import { expect, test } from './measured-test.ts';

test('S57: no list of any page shows the same picture twice beside each other', ({ site }) => {
	expect(findTwins(site.folder)).toEqual([]);
});
