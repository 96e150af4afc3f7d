import { expect, test } from 'vitest';
import { PictureLibrary } from '../../../scripts/import/pictures/picture-library.ts';
import { aPicture } from '../../support/factories/picture.ts';
import { memoryPictureStore } from '../../support/memory-picture-store.ts';

test('each picture that is brought is told, once', async () => {
	const bytes = await aPicture({ width: 60, height: 40 });
	const told: number[] = [];
	const library = new PictureLibrary({
		now: new Date(0),
		hosts: [],
		store: memoryPictureStore(),
		findPicture: (name) => ({ name, read: async () => bytes }),
		onPicture: ({ brought }) => void told.push(brought),
	});
	for (const name of ['a.png', 'b.png', 'a.png']) await library.find(name, 'a.md');
	expect(told).toEqual([1, 2]);
});
