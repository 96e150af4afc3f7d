import { expect, test } from 'vitest';
import { toPost } from '../../../scripts/import/to-post.ts';

const now = '2026-11-20T12:00:00.000Z';
const created = '2026-10-01T09:00:00.000Z';
function imported(published_at: string, status = 'published') {
	const fields = { title: 'A', content: 'Oi.', created_at: created, is_exact: true, status };
	const item = { key: 'a', source: 'a.md', fields: { ...fields, published_at } };
	const { post, changes } = toPost(item, { now, publish: false });
	return { at: post.published_at, said: changes.filter((change) => change.includes('data')) };
}

test('an export’s date of publication is kept, before its creation too', () => {
	const at = '2024-12-24T23:00:00.000Z';
	expect(imported(at)).toEqual({ at, said: [] });
	expect(imported(at, 'draft')).toEqual({ at, said: [] });
});

test.each([
	'2026-11-20T12:00:01.000Z',
	'2026-02-31T12:00:00.000Z',
	'0001-01-01T00:00:00.000Z',
	'ontem',
])('a date of publication that cannot be is left out, and the report says so: %s', (said) => {
	const told = [`data de publicação inválida, ignorada: ${said}`];
	expect(imported(said)).toEqual({ at: created, said: told });
	expect(imported(said, 'draft')).toEqual({ at: null, said: told });
});
