import { messages } from '../../messages.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import '../../styles/bulk.css';
import type { BulkAction } from './run-bulk.ts';

interface BulkBarProps {
	count: number;
	running: boolean;
	onAction: (action: BulkAction) => void;
	onClear: () => void;
}

export function BulkBar({ count, running, onAction, onClear }: BulkBarProps) {
	const { list } = messages;
	return (
		<section className="bulk" aria-label={list.bulkLabel}>
			<strong role="status">{list.selected(count)}</strong>
			<span className="grow" />
			<Button disabled={running} onClick={() => onAction('publish')}>
				{list.publish}
			</Button>
			<Button disabled={running} onClick={() => onAction('unpublish')}>
				{list.unpublish}
			</Button>
			<Button tone="warn" disabled={running} onClick={() => onAction('delete')}>
				{list.delete}
			</Button>
			<IconButton icon="x" label={list.clearSelection} onClick={onClear} />
		</section>
	);
}
