const cpuMs = (work: () => unknown): number => {
	const start = process.cpuUsage();
	work();
	const { user, system } = process.cpuUsage(start);
	return (user + system) / 1_000;
};
export const leastCpuMs = (work: () => unknown): number =>
	Math.min(...[1, 2].map(() => cpuMs(work)));

/** Between linear time, in which a text of four times the length takes 4 times as long, and quadratic, which takes 16. */
const mostGrowth = 9;
/** Below this a measurement says nothing. */
const leastMs = 5;

function grows(work: (text: string) => unknown, piece: string): boolean {
	const textOf = (length: number) => piece.repeat(length / piece.length);
	const [one, four] = [textOf(20_000), textOf(80_000)];
	work(one);
	return (
		leastCpuMs(() => work(four)) >
		mostGrowth *
			Math.max(
				leastCpuMs(() => work(one)),
				leastMs,
			)
	);
}

/** The pieces whose repetition takes more than linear time, each time it is measured. */
export const listSlow = (work: (text: string) => unknown, pieces: readonly string[]): string[] =>
	pieces.filter((piece) => [1, 2, 3].every(() => grows(work, piece)));
