import { formatDateTime } from '#domain/time/dates';
import type { BuildStore } from './build-store.ts';

/** Says why a build failed, and what readers have meanwhile. */
export function explainBuildFailure(
	store: Pick<BuildStore, 'findLast'>,
	print: (line: string) => void,
): (error: unknown) => void {
	return (error) => {
		print(`A construção falhou: ${error instanceof Error ? error.message : String(error)}`);
		if (error instanceof Error && error.cause) print(String(error.cause));
		const last = store.findLast();
		if (last)
			print(`Os leitores continuam com o site de ${formatDateTime(last.version.built_at)}.`);
	};
}
