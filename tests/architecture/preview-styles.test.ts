import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheetsIn = (file: string) =>
	[...readFileSync(file, 'utf8').matchAll(/styles\/([a-z-]+)\.css/g)].map(([, name]) => name);

/** Of what surrounds an article in the public preview. */
const around = ['notice', 'state'];
/** Of every public page, as far as it concerns an article. */
const shared = ['tokens', 'base', 'category', 'shell', 'print'];

test('the desk’s preview dresses an article with the sheets of the public one', () => {
	const ofPage = sheetsIn('src/pages/previa.astro').filter((name) => !around.includes(`${name}`));
	const ofDesk = sheetsIn('admin/src/features/post-form/preview/preview-frame.tsx');
	expect(ofDesk.toSorted()).toEqual([...shared, ...ofPage].toSorted());
	expect(ofPage).toEqual(expect.arrayContaining(sheetsIn('src/pages/post/[slug].astro')));
	expect(ofPage).toContain('rich');
});
