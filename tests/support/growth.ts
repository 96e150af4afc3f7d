const cpuMs = (work: () => unknown): number => {
	const start = process.cpuUsage();
	work();
	const { user, system } = process.cpuUsage(start);
	return (user + system) / 1_000;
};
const least = (work: () => unknown) => Math.min(...[1, 2].map(() => cpuMs(work)));

/**
 * How many times longer a text of four times the length takes: about 4 in linear time, 16 in quadratic. What takes a
 * few milliseconds is counted as linear.
 */
export function growthOf(work: (text: string) => unknown, piece: string, length = 20_000): number {
	const textOf = (times: number) => piece.repeat((times * length) / piece.length);
	const [one, four] = [textOf(1), textOf(4)];
	work(one);
	return (
		least(() => work(four)) /
		Math.max(
			least(() => work(one)),
			2,
		)
	);
}
/** Between linear and quadratic, with room for a busy machine. */
export const mostGrowth = 9;
