interface Kept {
	reply: Response;
	tag: string | null;
	endsAt: number;
}

/** The platform's network in front of a function: keeps a reply as its headers say, and forgets it by its tag. */
export function createTestNetwork(answer: (path: string) => Promise<Response>, now: () => Date) {
	const kept = new Map<string, Kept>();
	return {
		async ask(path: string): Promise<Response> {
			const found = kept.get(path);
			if (found && found.endsAt > now().getTime()) return found.reply.clone();
			const reply = await answer(path);
			const control = reply.headers.get('netlify-cdn-cache-control') ?? '';
			const seconds = Number(/s-maxage=(\d+)/.exec(control)?.[1] ?? 0);
			const tag = reply.headers.get('netlify-cache-tag');
			const endsAt = now().getTime() + seconds * 1000;
			if (seconds > 0) kept.set(path, { reply: reply.clone(), tag, endsAt });
			return reply;
		},
		purge(tags: readonly string[]): void {
			for (const [path, { tag }] of kept) if (tag && tags.includes(tag)) kept.delete(path);
		},
	};
}
