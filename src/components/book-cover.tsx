import { namedBook } from '#domain/post/named-book';

interface BookCoverProps {
	title: string;
	/** The drawing of the book. */
	children: React.ReactNode;
}

/** A drawn cover with its book's name and author, for the eye alone: the title beside it says both. */
export function BookCover({ title, children }: BookCoverProps) {
	const { name, authors } = namedBook(title);
	return (
		<div className="book" aria-hidden="true">
			{children}
			<span>{name}</span>
			{authors.length > 0 && <span>{authors.join(' e ')}</span>}
		</div>
	);
}
