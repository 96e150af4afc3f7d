const prefix = /^(?:resumo|resenha)(?:\s+d[oe]\s+livro)?\s*[:–—-]?\s+|^livro\s*:\s*/i;
const author =
	/^(.+?)(?:,\s+de|\s+[–—-])\s+((?!(?:[AO]s?|Uma?)\s)\p{Lu}[\p{L}.’']*(?:\s(?:d[aeo]s?|e|\p{Lu}[\p{L}.’']*))*\s\p{Lu}[\p{L}.’']*)$/u;

/** The book that the title of its summary names. */
export interface NamedBook {
	name: string;
	/** Empty when the title names nobody. */
	authors: string[];
}

/**
 * Reads a book and who wrote it from its summary's title.
 * @example namedBook('Resumo do livro Foco, de Daniel Goleman') → { name: 'Foco', authors: ['Daniel Goleman'] }
 */
export function namedBook(title: string): NamedBook {
	const bare = title.replace(prefix, '').trim() || title;
	const [, name = bare, by] = author.exec(bare) ?? [];
	return { name, authors: by ? by.split(/\s+e\s+/) : [] };
}
