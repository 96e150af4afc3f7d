import { type CategoryLike, categoryName } from '../names/category.ts';
import { fold } from '../text/fold.ts';
import { remember } from '../text/remember.ts';

/** Matches whole words, so that Facebook or notebook is not a book. */
const bookWord = /livro|resumo|resenha|(?<!face|note|chrome|mac)book/;

const namesBook = remember((name) => bookWord.test(fold(name)), 1_000);

/** A book has livro, resumo, resenha or book in its category or a tag, in any case. */
export function isBook(post: { category?: CategoryLike; tags: readonly string[] }): boolean {
	return [categoryName(post.category), ...post.tags].some(namesBook);
}
