import { useMemo } from 'react';
import { countReadWords, countSourceWords } from '#domain/text/read-time';
import { usePostForm } from '../../../text/form-context.ts';
import type { Preview } from './use-preview.ts';

/** How long the text is to its readers; until the server has answered, about as long. */
export function useLength({ reply, failed }: Preview): { words: number; minutes: number } {
	const { content } = usePostForm().settled;
	const article = failed ? undefined : reply?.article;
	const words = useMemo(
		() => (article ? countReadWords(article.plain_text) : countSourceWords(content)),
		[article, content],
	);
	return { words, minutes: reply?.article.reading_minutes ?? 0 };
}
