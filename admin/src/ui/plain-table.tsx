// biome-ignore-all lint/a11y/noRedundantRoles: rows drawn as blocks lose their meaning in some browsers
// biome-ignore-all lint/a11y/useSemanticElements: the elements are semantic; the roles preserve that
import type { ReactNode } from 'react';
import '../styles/plain-table.css';

interface Column {
	label: string;
	/** Aligned right, for numbers and actions. */
	right?: boolean;
	/** The label is only for screen readers. */
	unseen?: boolean;
	/** The rows stand in its order, the most first. */
	isFalling?: boolean;
	className?: string;
}

interface PlainTableProps {
	labelledBy: string;
	className?: string;
	columns: readonly Column[];
	/** So narrow that it stays a table on a phone. */
	isNarrow?: boolean;
	/** `PlainRow`s. */
	children: ReactNode;
}

/** A table that shows as cards on a phone and stays a table for screen readers. */
export function PlainTable({
	labelledBy,
	className = '',
	columns,
	isNarrow = false,
	children,
}: PlainTableProps) {
	return (
		<table
			role="table"
			className={`plain ${isNarrow ? '' : 'cards '}${className}`}
			aria-labelledby={labelledBy}
		>
			<thead role="rowgroup">
				<tr role="row">
					{columns.map(({ label, right, unseen, isFalling, className: more }) => (
						<th
							key={label}
							scope="col"
							role="columnheader"
							className={[right && 'right', more].filter(Boolean).join(' ') || undefined}
							aria-sort={isFalling ? 'descending' : undefined}
						>
							{unseen ? <span className="visually-hidden">{label}</span> : label}
						</th>
					))}
				</tr>
			</thead>
			<tbody role="rowgroup">{children}</tbody>
		</table>
	);
}

export const PlainRow = ({ children }: { children: ReactNode }) => <tr role="row">{children}</tr>;

interface CellProps {
	className?: string;
	/** Precedes the value on a phone, where the header is hidden. */
	label?: string | undefined;
	children: ReactNode;
}

export const Cell = ({ className, label, children }: CellProps) => (
	<td role="cell" className={className} data-label={label}>
		{children}
	</td>
);
