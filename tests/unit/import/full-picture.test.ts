import { expect, test } from 'vitest';
import { findFullAmong, listFuller } from '../../../scripts/import/pictures/full-picture.ts';

const old = 'antigo.example/wp-content/uploads/2021/04';

test.each([
	['foto-150x150.jpg', 'foto.jpg'],
	['foto-scaled.jpg', 'foto.jpg'],
	['foto-640x480.webp', 'foto.jpg'],
	['outra-300x200.jpg', undefined],
])('the full picture of %s is the one of the list that has its name: %s', (name, full) => {
	const names = ['foto.jpg', 'foto-300x200.jpg'];
	for (const listed of [names, names.toReversed()]) {
		const find = findFullAmong(listed.map((each) => `http://${old}/${each}`));
		expect(find(`https://www.${old}/${name}`)).toBe(full && `http://${old}/${full}`);
		const own = `https://www.${old}/foto-300x200.jpg`;
		expect(find(own)).toBe(own);
	}
});

test('outside WordPress’s folders a name with a size is only a name', () => {
	expect(listFuller('/assets/planta-300x200.png')).toEqual([]);
	expect(listFuller('https://a.files.wordpress.com/2021/foto.jpg?w=300')).toEqual([
		'https://a.files.wordpress.com/2021/foto.jpg',
	]);
	expect(listFuller(`https://${old}/foto-300x200.jpg`)).toEqual([
		`https://${old}/foto.jpg`,
		`https://${old}/foto-scaled.jpg`,
	]);
});
