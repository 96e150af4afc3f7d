// biome-ignore-all lint/a11y/noRedundantRoles: rows drawn as blocks lose their meaning in some browsers
// biome-ignore-all lint/a11y/useSemanticElements: the elements are those; the roles keep them so
import type { ReactNode } from 'react';

interface Column {
	label: string;
	/** Numbers and actions stand at the right edge. */
	right?: boolean;
	/** Named for those who do not see it. */
	unseen?: boolean;
}

interface PlainTableProps {
	labelledBy: string;
	className?: string;
	columns: readonly Column[];
	/** `PlainRow`s. */
	children: ReactNode;
}

/** A table that becomes cards on a phone and stays a table to whoever hears it. */
export function PlainTable({ labelledBy, className = '', columns, children }: PlainTableProps) {
	return (
		<table role="table" className={`plain cards ${className}`} aria-labelledby={labelledBy}>
			<thead role="rowgroup">
				<tr role="row">
					{columns.map(({ label, right, unseen }) => (
						<th key={label} scope="col" role="columnheader" className={right ? 'r' : undefined}>
							{unseen ? <span className="vh">{label}</span> : label}
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
	/** Stands before the value on a phone, where the header is out of sight. */
	label?: string | undefined;
	children: ReactNode;
}

export const Cell = ({ className, label, children }: CellProps) => (
	<td role="cell" className={className} data-label={label}>
		{children}
	</td>
);
