import { messages } from '../messages/all.ts';
import { Button } from './button.tsx';
import { Empty } from './empty.tsx';

interface LoadFailedProps {
	title: string;
	query: { error: Error | null; refetch: () => unknown };
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
