import { messages } from '../messages.ts';
import { Button } from './button.tsx';
import { Empty } from './empty.tsx';
import { FieldError } from './field.tsx';

interface LoadFailedProps {
	title: string;
	query: { error: Error | null; refetch: () => unknown };
}

interface CardWaitsProps extends LoadFailedProps {
	query: LoadFailedProps['query'] & { data: unknown };
}

/** Stands in a card until its data is loaded. */
export function CardWaits({ title, query }: CardWaitsProps) {
	const { loading, retry } = messages.common;
	if (query.data) return null;
	if (!query.error) return <p role="status">{loading}</p>;
	return (
		<div className="row between" role="alert">
			<FieldError>{title}</FieldError>
			<Button onClick={() => void query.refetch()}>{retry}</Button>
		</div>
	);
}

/** Says why something failed to load, and offers to retry. */
export const LoadFailed = ({ title, query }: LoadFailedProps) => (
	<Empty
		failed
		title={title}
		action={<Button onClick={() => void query.refetch()}>{messages.common.retry}</Button>}
	>
		{query.error?.message}
	</Empty>
);
