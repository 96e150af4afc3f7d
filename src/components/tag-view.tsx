import { messages } from '#config/messages';
import { paths } from '#config/paths';
import type { NameGroup } from '#domain/names/group-by-name';
import { tagLabel } from '#domain/names/slug';
import type { Page } from '#domain/post/pagination';
import type { PostSummary } from '#domain/post/post';
import { ChipList } from './chip-list.tsx';
import { Pager } from './pager.tsx';
import { PostIndex } from './post-index.tsx';

export interface TagViewProps {
	tag: Pick<NameGroup, 'name' | 'slug'>;
	list: Page<PostSummary>;
	near: readonly Pick<NameGroup, 'name' | 'slug'>[];
}

/** One page of the posts with a tag. */
export function TagView({ tag, list, near }: TagViewProps) {
	const text = messages.tag;
	const chips = near.map(({ name, slug }) => ({
		text: text.title(tagLabel(name)),
		address: paths.tag(slug),
	}));
	return (
		<div className="wrap">
			<header className="page-head">
				<h1>
					<span className="hash" aria-hidden="true">
						#
					</span>
					{tagLabel(tag.name)}
				</h1>
				<p>{text.count(list.total)}</p>
			</header>
			<ChipList id="perto" title={text.near} chips={chips} />
			<PostIndex posts={list.items} headingLevel={2} />
			<Pager page={list.page} pages={list.pages} addressOf={(page) => paths.tag(tag.slug, page)} />
		</div>
	);
}
