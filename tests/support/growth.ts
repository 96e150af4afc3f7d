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

function grows(work: (text: string) => unknown, piece: string, length: number): boolean {
	const [one, four] = [1, 4].map((times) => piece.repeat((times * length) / piece.length)) as [
		string,
		string,
	];
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

/** The pieces whose repetition to `length` signs and to four times as many takes more than linear time, each time it is measured. */
export const listSlow = (
	work: (text: string) => unknown,
	pieces: readonly string[],
	length = 20_000,
): string[] => pieces.filter((piece) => [1, 2, 3].every(() => grows(work, piece, length)));
