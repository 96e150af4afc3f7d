import { makeCategorySlug } from '#domain/names/category-address';

/** Leads from any spelling of a category's name, such as `/categories/FINANÇAS`, to the category's own address. */
function followCategory(): void {
	const [, name] = /^\/categories\/([^/]+)\/?$/.exec(location.pathname) ?? [];
	if (name === undefined) return;
	const slug = makeCategorySlug(readName(name));
	if (slug !== name) location.replace(`/categories/${slug}`);
}

function readName(encoded: string): string {
	try {
		return decodeURIComponent(encoded);
	} catch {
		// Broken percent signs are in no category's name.
		return encoded;
	}
}

followCategory();
