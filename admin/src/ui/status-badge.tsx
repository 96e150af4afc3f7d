/** Shape and word, so that the status does not depend on colour. */
export type MarkKind =
	| 'draft'
	| 'scheduled'
	| 'live'
	| 'building'
	| 'queued'
	| 'late'
	| 'failed'
	/** A plan for a live post. */
	| 'change'
	| 'removal'
	/** To be reviewed. */
	| 'review';

export function StatusBadge({ kind, label }: { kind: MarkKind; label: string }) {
	return (
		<span className="status" data-status={kind}>
			<i className="dot" />
			{label}
		</span>
	);
}
