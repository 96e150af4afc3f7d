/** A reporter for Knip, which says nothing when it found nothing, not even whether it read anything. */
export default function countFiles({ counters }: { counters: { processed: number } }): void {
	console.log(`Read ${counters.processed} files`);
}
