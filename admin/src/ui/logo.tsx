import { useId } from 'react';

/** The brand: two columns, a slab, and light in the gap. */
export function Logo({ lit = true }: { lit?: boolean }) {
	const id = useId();
	return (
		<svg className="mark" viewBox="0 0 30 24" aria-hidden="true">
			<defs>
				<linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
					<stop stopColor="#f5ac62" />
					<stop offset="1" stopColor="#f5ac62" stopOpacity="0.12" />
				</linearGradient>
			</defs>
			{lit && <path className="light" d="M6 8h18l3 16H3z" fill={`url(#${id})`} />}
			<path
				className="beam"
				d="M0 2h30v6h-3v16h-4V8H7v16H3V8H0z"
				fill={lit ? 'var(--ink)' : 'var(--line-strong)'}
			/>
		</svg>
	);
}
