/** What the package's own readme says of the options that are used; it brings no types. */
declare module 'subset-font' {
	export default function subsetFont(
		font: Buffer,
		text: string,
		options: {
			targetFormat: 'woff2';
			keepFeatures: readonly string[];
			variationAxes: Record<string, number | { min: number; max: number; default: number }>;
			dropTables: readonly string[];
		},
	): Promise<Buffer>;
}
