import { paths } from '#config/paths';
import { site } from '#config/site';
import type { OutputOf, ParsedInputOf } from '#contract/endpoint';
import type { missedAddresses as endpoint, MissedTarget } from '#contract/missed-addresses';
import { findLinkedPosts, listPublicTitles } from '#db/posts/linked-posts';
import { freeAddress, leadAddress, type RedirectTarget } from '#db/posts/missed-address-redirects';
import { listPostCounts } from '#db/readers/read-results';
import { listCategoryUse } from '#db/topics/list-topics';
import { AppError } from '#domain/app-error';
import { addressWords, readRedirectTarget } from '#domain/names/missed-address';
import { nearestTitles } from '#domain/search/similar-words';
import { fold } from '#domain/text/fold';
import { localDay } from '#domain/time/dates';
import { datesOf } from '#domain/time/period';
import type { Caller } from '#lib/caller';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';
import { writeAudit } from '#lib/write-audit';
import { makeChange } from '#steps/text/make-change';

type Input = ParsedInputOf<typeof endpoint>;
type Of<Name extends Input['action']> = Extract<Input, { action: Name }>;
type Output = OutputOf<typeof endpoint>;

const mostPosts = 8;

async function findPosts({ address, q }: Of<'find'>, { db, now }: Deps): Promise<MissedTarget[]> {
	const found =
		q === ''
			? nearestTitles(addressWords(address), await listPublicTitles(db), 2)
			: (await findLinkedPosts(db, { q }, 60))
					.filter((post) => post.published && post.deleted_at === null)
					.slice(0, mostPosts);
	const today = localDay(now().toISOString());
	const ids = found.map(({ id }) => id);
	const counts = await listPostCounts(db, { ids, dates: datesOf('28d', today), today });
	return found.map(({ id, title, slug }) => {
		const views = counts.find(({ post_id, kind }) => post_id === id && kind === 'view');
		return { kind: 'post', id, title, address: paths.post(slug), count: views?.count ?? 0 };
	});
}

async function findCategories({ address, q }: Of<'find'>, { db }: Deps): Promise<MissedTarget[]> {
	const all = (await listCategoryUse(db)).map(({ id, name, slug, live }) => ({
		id,
		title: name,
		address: paths.category(slug),
		count: live,
		kind: 'category' as const,
		folded: fold(name),
	}));
	const found =
		q === ''
			? nearestTitles(addressWords(address), all, 1)
			: all.filter(({ folded }) => folded.includes(fold(q)));
	return found.map(({ folded: _, ...target }) => target);
}

function readTarget(to: Of<'redirect'>['to'], address: string): RedirectTarget {
	if ('post_id' in to) return to;
	const leads_to = readRedirectTarget(to.leads_to, site.company.url);
	if (leads_to !== undefined && leads_to !== address) return { leads_to };
	const text =
		leads_to === address
			? 'Um endereço não pode redirecionar para si mesmo.'
			: 'Só dá para redirecionar para uma página do blog ou para o site da empresa.';
	throw new AppError('invalid_input', text, { field: 'to' });
}

async function change(input: Of<'redirect' | 'undo'>, deps: Deps, caller: Caller): Promise<Output> {
	const { action, address } = input;
	const now = deps.now().toISOString();
	const { publication } = await makeChange(deps, async () => ({
		publication:
			action === 'redirect'
				? await leadAddress(deps.db, { address, to: readTarget(input.to, address), now })
				: await freeAddress(deps.db, { address, now }),
	}));
	const event = action === 'redirect' ? 'address_led' : 'address_freed';
	if (publication !== null) await writeAudit(deps, caller, { event, subject: address });
	return { success: true, targets: [], publication };
}

/** Leads addresses that readers missed to what they may have looked for. */
export const missedAddresses: Action<typeof endpoint> = async (input, deps, caller) => {
	if (input.action !== 'find') return change(input, deps, caller);
	const targets = [...(await findPosts(input, deps)), ...(await findCategories(input, deps))];
	return { success: true, targets, publication: null };
};
