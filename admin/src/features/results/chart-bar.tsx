import { chart, type Shape } from './chart-shape.ts';

interface ChartBarProps {
	bar: Shape['bars'][number];
	shape: Shape;
	/** What a pointer over the bar shows. */
	hint: string;
	/** Below the bar. */
	name?: string | undefined;
	className: string;
}

/** Names of the first and last bar stay within the drawing. */
function placeName({ bars, width }: Shape, { middle }: ChartBarProps['bar']) {
	const half = bars.length > 12 ? width / 2 : 0;
	if (half && middle === bars[0]?.middle) return { x: middle - half, textAnchor: 'start' } as const;
	if (half && middle === bars.at(-1)?.middle)
		return { x: middle + half, textAnchor: 'end' } as const;
	return { x: middle, textAnchor: 'middle' } as const;
}

/** One day or month; the pointer reaches it over its whole height. */
export const ChartBar = ({ bar, shape, hint, name, className }: ChartBarProps) => (
	<g>
		<title>{hint}</title>
		<rect
			className="hit"
			x={bar.middle - shape.step / 2}
			y="0"
			width={shape.step}
			height={chart.base}
		/>
		<rect
			className={className}
			x={bar.x}
			y={bar.y}
			width={shape.width}
			height={bar.height}
			rx="2"
		/>
		{name && (
			<text y={chart.base + 22} {...placeName(shape, bar)}>
				{name}
			</text>
		)}
	</g>
);
